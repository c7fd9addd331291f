"""Parsing and autocompletion of the option `variant` of `/game new`."""

import re
from collections.abc import Sequence
from typing import Any, Final

from bot.app.antike.options import Options
from bot.client.errors import InputError
from bot.cogs.completion import Offer, completed, shortened, split_last
from bot.cogs.parsing import normalise, parts
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.i18n.input_words import any_of, input_keyword, input_keywords

_Choice = tuple[str, Any]
"""A field of the options and its value."""
_SETTINGS: Final[dict[str, _Choice]] = {
    "expert": ("expert", True),
    "military": ("military", True),
    "one-city": ("one_city", True),
    "four-nations": ("two_players", "four-nations"),
    "doubled": ("two_players", "doubled"),
    "draw": ("draw", True),
}
_GOAL: Final = re.compile(rf"(?:{any_of('variant-goal')}) ([1-9]\d{{0,5}})")
_USUAL_GOAL: Final = 12
_LEADS: Final = re.compile(rf"^(?:{any_of('variant-two-players')})\s+")


def read_variant(text: str) -> Options:
    """Parse settings by name: `expert, one city, goal 12`; raises `InputError`."""
    chosen: dict[str, Any] = {}
    for entry in parts(text):
        field, value = _read_setting(entry)
        if chosen.setdefault(field, value) != value:
            raise InputError(say("reading-two-variants", written=safe(text)))
    return Options(**chosen)


def _read_setting(entry: str) -> _Choice:
    name = _LEADS.sub("", normalise(entry))
    if goal := _GOAL.fullmatch(name):
        return "goal", int(goal[1])
    for setting, choice in _SETTINGS.items():
        if name in {normalise(word) for word in input_keywords(f"variant-{setting}")}:
            return choice
    names = join([f"`{known}`" for known in _setting_names(_USUAL_GOAL)], "or")
    raise InputError(say("reading-no-variant", written=safe(entry), names=names))


def _setting_names(goal: int) -> dict[str, str]:
    """Return the settings by their names in the current language."""
    offered = {input_keyword(f"variant-{setting}"): setting for setting in _SETTINGS}
    return {**offered, f"{input_keyword('variant-goal')} {goal}": "goal"}


def offer_variants(current: str) -> list[Offer]:
    """Autocomplete lists of distinct settings, with at most one rule for two players."""
    text, fragment = split_last(current)
    wanted = _GOAL.fullmatch(normalise(fragment))
    settings = _setting_names(int(wanted[1]) if wanted else _USUAL_GOAL)

    def possible(begun: Sequence[str]) -> list[str]:
        taken = {_read_setting(entry)[0] for entry in begun}
        return [name for name in settings if _read_setting(name)[0] not in taken]

    def offered(names: Sequence[str]) -> Offer:
        value = ", ".join(names)
        remark = say(f"offers-variant-{settings.get(names[-1], 'goal')}")
        return Offer(say("offers-line", value=value, remark=remark), value)

    try:
        return shortened(map(offered, completed(fragment, parts(text), possible, str)))
    except InputError:  # a complete entry is invalid
        return []
