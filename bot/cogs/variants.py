"""The option `variant` of `/game new`: reading it, and what opens while it is typed."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.app import Options
from bot.client.errors import InputError
from bot.cogs.offers import Offer, completed, shortened, split_last
from bot.cogs.reading import fold, parts
from bot.words.names import join
from bot.words.public import safe

__all__ = ["offer_variants", "read_variant"]

_SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "expert": {"expert": True},
    "military": {"military": True},
    "one city": {"one_city": True},
    "four nations": {"two_players": "four-nations"},
    "doubled": {"two_players": "doubled"},
    "draw": {"draw": True},
}
_REMARKS: Final = {
    "expert": "no personage for all eight know-hows",
    "military": "victory points, 2 for a general",
    "one city": "one start city each, picked from three",
    "four nations": "two players with two nations each",
    "doubled": "two players, twice the material",
    "draw": "nobody picks a nation, all are drawn",
    "goal 12": "so many personages win",
}
_GOAL: Final = re.compile(r"goal (\d{1,6})")
_LEADS: Final = re.compile(r"^(?:two players|2 players)\s+")


def read_variant(text: str) -> Options:
    """Settings by name: `expert, one city, goal 12`; raises `InputError`."""
    options = Options()
    for entry in parts(text):
        name = _LEADS.sub("", fold(entry)).replace("start city", "city")
        goal = _GOAL.fullmatch(name)
        if name not in _SETTINGS and goal is None:
            known = join([f"`{setting}`" for setting in [*_SETTINGS, "goal 12"]], "or")
            raise InputError(f"There is no variant “{safe(entry[:60])}”. Possible, with commas: {known}.")
        chosen = {"goal": int(goal[1])} if goal else _SETTINGS[name]
        (field, value) = next(iter(chosen.items()))
        if getattr(options, field) not in (None, False, value):
            raise InputError(f"“{safe(text[:60])}” asks for two things that do not go together.")
        options = replace(options, **chosen)
    return options


def offer_variants(current: str) -> list[Offer]:
    """Lists of settings, each once, and only one way to play with two."""
    text, fragment = split_last(current)
    earlier = parts(text)

    def possible(begun: Sequence[str]) -> list[str]:
        taken = {field for entry in begun for field in _fields(entry)}
        return [name for name in _offered(fragment) if taken.isdisjoint(_fields(name))]

    def told(names: Sequence[str]) -> Offer:
        value = ", ".join(names)
        return Offer(f"{value} — {_REMARKS.get(names[-1], 'so many win')}", value)

    return shortened(map(told, completed(fragment, earlier, possible, str)))


def _offered(fragment: str) -> list[str]:
    typed = fold(fragment)
    return [*_SETTINGS, typed if _GOAL.fullmatch(typed) else "goal 12"]


def _fields(entry: str) -> set[str]:
    """The settings that an entry fills; none where it cannot be read."""
    try:
        options = read_variant(entry)
    except InputError:
        return set()
    return {name for name in ("goal", *_FIELDS) if getattr(options, name)}


_FIELDS: Final = tuple({field: None for chosen in _SETTINGS.values() for field in chosen})
