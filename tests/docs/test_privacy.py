"""`docs/privacy.md` names every table whose rows identify a person."""

import re
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_PAGE: Final = (_ROOT / "docs/privacy.md").read_text(encoding="utf-8")
_SCHEMAS: Final = sorted((_ROOT / "bot/store/migrations/sqlite").glob("*.sql"))
_TABLE: Final = re.compile(r"^CREATE TABLE (\w+) \((.*?)^\)", re.MULTILINE | re.DOTALL)
_COLUMN: Final = re.compile(r"^    ([a-z]\w*) (?:TEXT|INTEGER|BLOB|REAL)", re.MULTILINE)
_OF_PEOPLE: Final = {
    *("user_id", "host_id", "mover_id", "about_id", "to_id", "taken_by", "name", "asked", "agreed"),
    *("channel_id", "payload", "facts"),
}
_OF_OTHERS: Final = {"settings"}
"""Tables that identify nobody: `name` is that of a setting."""


def _told() -> set[str]:
    _, _, table = _PAGE.partition("## For hosts: where it is")
    return {
        name for row in re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE) for name in row.split("`")[1::2]
    }


def test_every_table_that_holds_people_is_named_and_exists() -> None:
    schema = "".join(path.read_text(encoding="utf-8") for path in _SCHEMAS)
    columns = {name: set(_COLUMN.findall(body)) for name, body in _TABLE.findall(schema)}
    assert len(columns) > 15
    holding = {name for name, its in columns.items() if its & _OF_PEOPLE} - _OF_OTHERS
    assert _told() == holding


def test_what_hosts_fill_in_stands_in_brackets() -> None:
    for name in ("privacy", "terms"):
        text = (_ROOT / f"docs/{name}.md").read_text(encoding="utf-8")
        assert {"[YOUR NAME]", "[CONTACT]", "[DATE]", "[NAME OF THE BOT]"} <= set(
            re.findall(r"\[[A-Z ]+\]", text)
        )
