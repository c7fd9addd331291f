"""Numbers and names of the rules, and the facts of boards and cards (own copies, in `facts/`)."""

import json
from functools import cache
from pathlib import Path
from typing import Any

_FACTS = Path(__file__).parent / "facts"

BOARDS = ("punic", "hellenic")
OTHER = "other"
"""The Punic board with other numbers and other cards, such as an owner of the game might supply."""
CHIPS = ("marble", "iron", "gold")
KINDS = (*CHIPS, "coins")
UNITS = {"legion": "legions", "galley": "galleys"}
KNOW_HOWS = ("strata", "navigatio", "moneta", "res_publica", "commercium")

# DT1, clockwise.
WEDGES = ("iron", "temple", "gold", "maneuver-1", "arming", "marble", "know-how", "maneuver-2")
MANEUVERS = ("maneuver-1", "maneuver-2")

START_CHIPS = 3  # DS2
UNITS_EACH = 12  # DS3
TEMPLES = 12  # DS4
TOKENS = {"marble": 12, "iron": 12, "gold": 10}  # DS4
PERSONAGES = {"king": 6, "scholar": 5, "general": 4, "citizen": 4, "navigator": 2}  # DS4
WALL_SYMBOLS = (0, 1, 2, 3, 5, 7)  # DV6
DISPLAY = 3  # DS7
GOAL = 9  # DW1
HIGHEST_GOAL = 11  # DW1
FREE_STEPS = 3  # DT2
TEMPLE_PRICE = 6  # DB1
UNIT_PRICE = 2  # DA1
RECRUIT_PRICE = {"legions": 1, "galleys": 2}  # DK6


@cache
def board(name: str) -> dict[str, Any]:
    """Return the board's facts, its provinces and borders by id."""
    if name == OTHER:
        return {**board("punic"), **json.loads((_FACTS / "other.json").read_text(encoding="utf-8"))}
    read = json.loads((_FACTS / f"{name}.json").read_text(encoding="utf-8"))
    provinces = {province["id"]: province for province in read["provinces"]}
    borders: dict[str, dict[str, str]] = {province: {} for province in provinces}
    for border in read["borders"]:
        one, other = border["between"]
        borders[one][other] = borders[other][one] = border["kind"]
    return {**read, "provinces": provinces, "borders": borders}


@cache
def cards(name: str) -> dict[str, dict[str, Any]]:
    """Return the event cards of a board by id, in the order of their file."""
    file = "other-events.json" if name == OTHER else "events.json"
    read = json.loads((_FACTS / file).read_text(encoding="utf-8"))
    return {card["id"]: card for card in read["cards"]}


def crosses(unit: str, border: str) -> bool:
    """Return whether the unit crosses a border: legions red, galleys blue, both combined ones (DM2)."""
    return border == "both" or border == {"legion": "land", "galley": "sea"}[unit]


def can_stand(name: str, unit: str, province: str) -> bool:
    """Return whether the unit can stand in a province, that is, cross one of its borders (DA4)."""
    return any(crosses(unit, border) for border in board(name)["borders"][province].values())
