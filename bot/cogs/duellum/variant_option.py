"""The option `variant` of `/game new` for Duellum: the goal, and drawn nations."""

import re
from typing import Final

from bot.app.duellum.options import Options
from bot.client.errors import InputError
from bot.cogs.completion import Offer
from bot.cogs.parsing import fits, normalise, parts
from bot.engine.duellum.setup import HIGHEST_GOAL
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.i18n.input_words import any_of, input_keyword, input_keywords

_GOAL: Final = re.compile(rf"(?:{any_of('variant-goal')}) ([1-9]\d{{0,5}})")


def read_variant(text: str) -> Options:
    """Parse settings by name: `goal 7, draw`; raises `InputError`."""
    goal, draw = None, False
    for entry in parts(text):
        name = normalise(entry)
        if found := _GOAL.fullmatch(name):
            if goal not in {None, int(found[1])}:
                raise InputError(say("reading-two-variants", written=safe(text)))
            goal = int(found[1])
        elif name in {normalise(word) for word in input_keywords("variant-draw")}:
            draw = True
        else:
            names = f"`{input_keyword('variant-goal')} 7`, `{input_keyword('variant-draw')}`"
            raise InputError(say("reading-no-variant", written=safe(entry), names=names))
    return Options(goal, draw)


def offer_variants(current: str) -> list[Offer]:
    """Autocomplete goals from 1 to 11, and drawn nations."""
    values = [
        input_keyword("variant-draw"),
        *(f"{input_keyword('variant-goal')} {goal}" for goal in range(1, HIGHEST_GOAL + 1)),
    ]
    keys = ["draw", *["goal"] * HIGHEST_GOAL]
    return [
        Offer(say("offers-line", value=value, remark=say(f"offers-variant-{key}")), value)
        for value, key in zip(values, keys, strict=True)
        if fits(current, value)
    ]
