"""Validation of actions against the record format, independent of the position."""

from collections.abc import Callable, Collection
from typing import Any

from tests.oracle.duellum import facts
from tests.oracle.duellum.state import impossible

Check = Callable[[Any, str], bool]

_REQUIRED: dict[str, tuple[str, ...]] = {
    "take_card": ("card",),
    "rondel": ("wedge",),
    "temple": ("province",),
    "wall": ("province",),
    "arm": ("province",),
    "learn": ("advance",),
    "recruit": (),
    "move": ("unit", "count", "from", "to"),
    "conquer": ("province",),
    "found": ("province", "resource"),
    "trade": ("give", "take"),
    "play_card": ("card",),
    "end_turn": (),
}
_OPTIONAL: dict[str, tuple[str, ...]] = {
    "rondel": ("pay", "chip"),
    "temple": ("pay",),
    "wall": ("pay",),
    "arm": ("legions", "galleys", "pay"),
    "learn": ("pay",),
    "recruit": ("legions", "galleys", "pay"),
    "move": ("actions_left",),
    "conquer": ("legions", "galleys"),
    "found": ("pay",),
}


def is_number(value: Any, least: int = 0) -> bool:
    """Return whether the value is an int, not a bool, of at least `least`."""
    return type(value) is int and value >= least


def is_name(value: Any, names: Collection[str]) -> bool:
    """Return whether the value is one of the names."""
    return isinstance(value, str) and value in names


def are_counts(value: Any, names: Collection[str]) -> bool:
    """Return whether the value is a dictionary of numbers of at least 0 by name."""
    return isinstance(value, dict) and all(is_name(key, names) and is_number(value[key]) for key in value)


_KINDS: dict[str, Check] = {
    "card": lambda value, board: is_name(value, facts.cards(board)),
    "wedge": lambda value, _board: is_name(value, facts.WEDGES),
    "chip": lambda value, _board: is_name(value, facts.CHIPS),
    "resource": lambda value, _board: is_name(value, facts.CHIPS),
    "advance": lambda value, _board: is_name(value, facts.KNOW_HOWS),
    "unit": lambda value, _board: is_name(value, facts.UNITS),
    **dict.fromkeys(
        ("province", "from", "to"), lambda value, board: is_name(value, facts.board(board)["provinces"])
    ),
    **dict.fromkeys(("legions", "galleys", "count", "actions_left"), lambda value, _board: is_number(value)),
    **dict.fromkeys(("pay", "give", "take"), lambda value, _board: are_counts(value, facts.KINDS)),
}


def check_action(action: Any, board: str) -> None:
    """Raise `ImpossibleError` for an action that no record may hold."""
    if not isinstance(action, dict) or not is_name(action.get("type"), _REQUIRED):
        impossible(f"no action: {action}")
    required, optional = {*_REQUIRED[action["type"]]}, {*_OPTIONAL.get(action["type"], ())}
    if action["type"] == "play_card" and is_name(action.get("card"), facts.cards(board)):
        for field in facts.cards(board)[action["card"]]["fields"]:
            (optional if field in facts.UNITS.values() else required).add(field)
    fields = set(action) - {"type"}
    if not required <= fields <= required | optional:
        impossible(f"missing or unknown fields: {action}")
    for field in fields:
        if not _KINDS[field](action[field], board):
            impossible(f"wrong kind of value: {action}")
