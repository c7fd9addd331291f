"""The option `variant` of `/game new`: reading it, and what opens while it is typed."""

import re
from collections.abc import Sequence
from typing import Any, Final

from bot.app import Options
from bot.client.errors import InputError
from bot.cogs.offers import Offer, completed, shortened, split_last
from bot.cogs.reading import fold, parts
from bot.words.names import join
from bot.words.public import safe

__all__ = ["offer_variants", "read_variant"]

_Choice = tuple[str, Any]
"""A field of the options, and what it becomes."""
_SETTINGS: Final[dict[str, _Choice]] = {
    "expert": ("expert", True),
    "military": ("military", True),
    "one city": ("one_city", True),
    "four nations": ("two_players", "four-nations"),
    "doubled": ("two_players", "doubled"),
    "draw": ("draw", True),
}
_REMARKS: Final = {  # without commas: these divide lists
    "expert": "no personage for all eight know-hows",
    "military": "victory points: 2 for a general",
    "one city": "one start city each: picked from three",
    "four nations": "two players with two nations each",
    "doubled": "two players with twice the material",
    "draw": "nobody picks a nation: all are drawn",
    "goal 12": "so many personages win",
}
_GOAL: Final = re.compile(r"goal ([1-9]\d{0,5})")
_LEADS: Final = re.compile(r"^(?:two players|2 players)\s+")


def read_variant(text: str) -> Options:
    """Settings by name: `expert, one city, goal 12`; raises `InputError`."""
    chosen: dict[str, Any] = {}
    for entry in parts(text):
        field, value = _read(entry)
        if chosen.setdefault(field, value) != value:
            raise InputError(f"“{safe(text[:60])}” asks for two things that do not go together.")
    return Options(**chosen)


def _read(entry: str) -> _Choice:
    name = _LEADS.sub("", fold(entry)).replace("start city", "city")
    if goal := _GOAL.fullmatch(name):
        return "goal", int(goal[1])
    if name not in _SETTINGS:
        known = join([f"`{setting}`" for setting in [*_SETTINGS, "goal 12"]], "or")
        raise InputError(f"There is no variant “{safe(entry[:60])}”. Possible, with commas: {known}.")
    return _SETTINGS[name]


def offer_variants(current: str) -> list[Offer]:
    """Lists of settings, each once, and only one way to play with two."""
    text, fragment = split_last(current)
    goal = fold(fragment) if _GOAL.fullmatch(fold(fragment)) else "goal 12"

    def possible(begun: Sequence[str]) -> list[str]:
        taken = {_read(entry)[0] for entry in begun}
        return [name for name in (*_SETTINGS, goal) if _read(name)[0] not in taken]

    def told(names: Sequence[str]) -> Offer:
        value = ", ".join(names)
        return Offer(f"{value} — {_REMARKS.get(names[-1], _REMARKS['goal 12'])}", value)

    try:
        return shortened(map(told, completed(fragment, parts(text), possible, str)))
    except InputError:  # a finished entry cannot be read
        return []
