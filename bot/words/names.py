"""Names of things as people read them."""

from collections.abc import Sequence
from typing import Final

from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES, KnowHow, Nation, ProvinceId, Unit, Wedge

__all__ = [
    "KNOW_HOW_NAMES",
    "NATION_NAMES",
    "WEDGE_NAMES",
    "join",
    "place",
    "plural",
    "resources",
    "units",
]

NATION_NAMES: Final[dict[Nation, str]] = {
    "greeks": "Greeks",
    "romans": "Romans",
    "germans": "Germanic tribes",
    "phoenicians": "Phoenicians",
    "carthaginians": "Carthaginians",
    "persians": "Persians",
    "arabs": "Arabs",
    "egyptians": "Egyptians",
    "babylonians": "Babylonians",
}
WEDGE_NAMES: Final[dict[Wedge, str]] = {
    "iron": "IRON",
    "temple": "TEMPLE",
    "gold": "GOLD",
    "maneuver-1": "MANEUVER (by GOLD)",
    "arming": "ARMING",
    "marble": "MARBLE",
    "know-how": "KNOW-HOW",
    "maneuver-2": "MANEUVER (by KNOW-HOW)",
}
KNOW_HOW_NAMES: Final[dict[KnowHow, str]] = {
    "wheel": "Wheel",
    "roads": "Roads",
    "sailing": "Sailing",
    "navigation": "Navigation",
    "market": "Market",
    "currency": "Currency",
    "monarchy": "Monarchy",
    "democracy": "Democracy",
}


def place(board: Board, province: ProvinceId) -> str:
    """A province by its printed name; an unknown one as it was written."""
    known = board.provinces.get(province)
    return known.name if known else repr(province)


def plural(count: int, word: str, many: str | None = None) -> str:
    """A count with its word."""
    return f"{count} {word if count == 1 else many or word + 's'}"


def units(count: int, unit: Unit) -> str:
    """So many legions or galleys."""
    return plural(count, unit)


def resources(purse: Purse) -> str:
    """Chips and coins in words; `nothing` for an empty purse."""
    told = [
        plural(count, "coin") if resource == "coins" else f"{count} {resource}"
        for resource in RESOURCES
        if (count := purse.count_of(resource))
    ]
    return join(told) or "nothing"


def join(words: Sequence[str], last: str = "and") -> str:
    """A list in words: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
