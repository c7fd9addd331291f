"""The permission table as a page of the documentation."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.authorisation.cast import COLUMNS, Column
from tests.authorisation.rows import WORDS, Row, rows
from tests.authorisation.scenes import SCENES

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "authorisation.md"
_HEAD: Final = """\
# Who may do what

This table has every command, button, menu and form, and what happens when each kind of person uses it. The
tests in `tests/authorisation` find all commands and custom ids, so none can be left out, and try every cell
through the real client on the local Discord. `python -m tests.authorisation` writes this page from
`tests/authorisation/cells.csv`. Every answer is private, even to requests that Discord would prevent.

A cell holds one of these words, or the code of a refusal, which changes nothing:

"""
_BETWEEN: Final = """
Controls are tried in private answers. If a person has a seat in the control's game, it works in any channel,
because `/my games` and the option `game` bring such answers there. A control of another channel's game is
refused under a public message. `@game` stands for the scene's game, `@ours` for the bot's latest message
there, `@theirs` for a message by somebody else. Capitalised names are commands in the menus of messages and
people.

A refusal is logged with its code (`interaction … refused: not-your-turn`), a refusal by the rules also with
the actions tried, in notation. Nothing that people write is logged. Unknown custom ids get
`unknown-control`, options that are too long or not in their list get `too-long` and `unknown-choice`.
"""


def page() -> str:
    """Return the whole page."""
    known = rows()
    parts = [
        _HEAD + _listed({f"`{word}`": told for word, told in WORDS.items()}),
        "The columns:\n\n" + _listed({f"`{column.key}`": column.told for column in COLUMNS}),
        "The scenes:\n\n" + _listed({f"`{scene.key}`": scene.told for scene in SCENES.values()}),
        _BETWEEN.strip(),
        "## Commands\n\n" + _table([row for row in known if not row.is_control], controls=False),
        "## Buttons, menus and forms\n\n" + _table([row for row in known if row.is_control], controls=True),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _listed(told: dict[str, str]) -> str:
    return "\n".join(f"- {word}: {meaning}" for word, meaning in told.items())


def _table(known: Sequence[Row], *, controls: bool) -> str:
    columns = [column for column in COLUMNS if controls or not column.controls]
    head = ["used", "scene", *(column.key for column in columns)]
    lines = [head, ["---"] * len(head), *(_line(row, columns) for row in known)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _line(row: Row, columns: Sequence[Column]) -> list[str]:
    options = " ".join(f"{name}: {value}" for name, value in row.options.items())
    sign = "" if row.what[0].isupper() else "/"
    used = row.what.replace("|", "\\|") if row.is_control else f"{sign}{row.what} {options}".strip()
    return [f"`{used}`", row.scene, *(row.cells[column.key] for column in columns)]
