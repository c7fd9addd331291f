"""`docs/privacy.md` names every table whose rows identify a person, and `/privacy` clears them."""

import re
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_PAGE: Final = (_ROOT / "docs/privacy.md").read_text(encoding="utf-8")
_SCHEMAS: Final = sorted((_ROOT / "bot/store/migrations/sqlite").glob("*.sql"))
_RENAMED: Final = re.compile(r"^ALTER TABLE (\w+) RENAME TO (\w+);", re.MULTILINE)
_TABLE: Final = re.compile(r"^CREATE TABLE (\w+) \((.*?)^\)", re.MULTILINE | re.DOTALL)
_COLUMN: Final = re.compile(r"^    ([a-z]\w*) (?:TEXT|INTEGER|BLOB|REAL)", re.MULTILINE)
_IDS: Final = {"user_id", "host_id", "mover_id", "about_id", "to_id", "taken_by"}
_OF_PEOPLE: Final = {*_IDS, "name", "asked", "agreed", "channel_id", "payload", "facts"}
_OF_OTHERS: Final = {"settings"}
"""Tables that identify nobody: `name` is that of a setting."""


def _told() -> set[str]:
    _, _, table = _PAGE.partition("## For hosts: where it is")
    return {
        name for row in re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE) for name in row.split("`")[1::2]
    }


def _columns() -> dict[str, set[str]]:
    """Return the columns of each table, by the name that it has in the end."""
    schema = "".join(path.read_text(encoding="utf-8") for path in _SCHEMAS)
    renamed = dict(_RENAMED.findall(schema))
    columns = {renamed.get(name, name): set(_COLUMN.findall(body)) for name, body in _TABLE.findall(schema)}
    assert len(columns) > 15
    return columns


def test_every_table_that_holds_people_is_named_and_exists() -> None:
    columns = _columns()
    holding = {name for name, its in columns.items() if its & _OF_PEOPLE} - _OF_OTHERS
    assert _told() == holding


def test_every_table_that_holds_ids_of_people_is_cleared() -> None:
    """Except `waits`, which are gone when a game ends, and only then is anybody removed from it."""
    clearing = set(re.findall(r"\w+", (_ROOT / "bot/store/privacy.py").read_text(encoding="utf-8")))
    holding = {name for name, its in _columns().items() if its & _IDS} - {"waits"}
    assert holding - clearing == set(), "bot/store/privacy.py has to replace or delete these ids"


def test_what_hosts_fill_in_stands_in_brackets() -> None:
    for name in ("privacy", "terms"):
        text = (_ROOT / f"docs/{name}.md").read_text(encoding="utf-8")
        assert {"[YOUR NAME]", "[CONTACT]", "[DATE]", "[NAME OF THE BOT]"} <= set(
            re.findall(r"\[[A-Z ]+\]", text)
        )
