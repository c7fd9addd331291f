"""A board: its provinces, borders and start cities, read from the data file without the bot's code."""

import json
from functools import cache
from pathlib import Path
from typing import Any

BOARDS = Path(__file__).parents[3] / "data" / "boards"


@cache
def load(name: str) -> dict[str, Any]:
    """Return a board file, with its provinces and borders as dictionaries."""
    data = json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))
    borders: dict[str, dict[str, str]] = {province["id"]: {} for province in data["provinces"]}
    for one, other, kind in data["borders"]:
        borders[one][other] = kind
        borders[other][one] = kind
    return {
        "resources": {province["id"]: province["resource"] for province in data["provinces"]},
        "borders": borders,
        "start_cities": data["start_cities"],
        "start_nation": data["start_nation"],
    }


def crosses(unit: str, border: str) -> bool:
    """Return whether a unit crosses a border (M1): legions land, galleys sea, either one of both kinds."""
    if unit == "legion":
        return border in ("land", "both")
    return border in ("sea", "both")


def can_move(board: dict[str, Any], unit: str, origin: str, target: str) -> bool:
    """Return whether the two provinces share a border that such a unit crosses (M1)."""
    return target in board["borders"][origin] and crosses(unit, board["borders"][origin][target])


def can_stand(board: dict[str, Any], unit: str, province: str) -> bool:
    """Return whether such a unit can cross any border of the province (A2)."""
    return any(crosses(unit, border) for border in board["borders"][province].values())
