"""The permission table: commands and controls by scene, and the outcome in every column."""

import csv
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.authorisation.cast import COLUMNS
from tests.authorisation.scenes import SCENES

CELLS: Final = Path(__file__).with_name("cells.csv")
NOT_THERE: Final = "-"
WORDS: Final = {
    "does": "is done, and only what is meant",
    "shows": "a private answer; nothing changes",
    "asks": "asks once more before anything happens; nothing changes",
    NOT_THERE: "nobody is in that position in this scene",
}
"""Every other word in a cell is the code of a refusal: a private answer, nothing changes."""


@dataclass(frozen=True, slots=True)
class Row:
    """A command with its options, or a control by the pattern of its custom id, in a scene.

    Options of a control are the text for `*` in the pattern, and the value chosen in a menu (`values`).
    """

    what: str
    scene: str
    who: str
    """Name of the permitted person; that of the scene if the file names none."""
    options: Mapping[str, Any]
    cells: Mapping[str, str]

    @property
    def is_control(self) -> bool:
        """Whether this is a button, menu or form."""
        return ":" in self.what

    @property
    def key(self) -> str:
        """Text that identifies the row: what is used, its options and the scene."""
        told = " ".join(f"{name}:{value}" for name, value in self.options.items())
        return f"{self.what} {told}".strip() + f" in {self.scene}"


def rows() -> list[Row]:
    """Return all rows, in the order of the file."""
    with CELLS.open(encoding="utf-8", newline="") as file:
        return [_row(line) for line in csv.DictReader(file)]


def _row(line: Mapping[str, str]) -> Row:
    pairs = (pair.partition("=") for pair in line["options"].split(";") if pair)
    options = {name.strip(): value.strip() for name, _, value in pairs}
    who = line["who"] or SCENES[line["scene"]].who
    return Row(line["what"], line["scene"], who, options, {one.key: line[one.key] for one in COLUMNS})


def covers(row: Row, custom_id: str) -> bool:
    """Return whether a control's row covers a custom id."""
    pattern = re.sub(r"\{\w+\}", r"\\d+", row.what).replace("*", ".+")
    return re.fullmatch(pattern, custom_id) is not None
