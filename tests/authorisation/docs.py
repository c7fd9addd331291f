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

Every command, and every button, menu and form, used by everybody who could. The page is made from
`tests/authorisation/cells.csv` (`python -m tests.authorisation` writes it). `tests/authorisation` walks the
command tree and the registered custom ids, so that nothing new is without its cells, and plays each cell
through the real client on the local Discord. Every answer is private, also to what Discord itself would not
let happen.

A cell holds one of these words, or the code of a refusal, after which nothing is changed:

"""
_BETWEEN: Final = """
Controls are pressed in private answers here. Those of a game in which somebody has a seat work for that
person wherever such an answer stands: `/my games` and the option `game` bring them into any channel. Under a
public message a control of another channel's game is refused. `@game` stands for the game of the scene,
`@ours` for the latest message of the bot there, `@theirs` for one of somebody else. Names with a capital
are commands in the menus of messages and people.

What is refused is logged by its code (`interaction … refused: not-your-turn`), a refusal of the rules
also by what was tried, in notation; of what people write nothing is logged. Custom ids that
nothing of ours answers to get `unknown-control`; options that are too long or not in their list,
`too-long` and `unknown-choice`.
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
