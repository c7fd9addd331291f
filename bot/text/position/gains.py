"""Parts of what landing on a wedge would yield that all rulesets share."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.engine.rondel import RondelNation
from bot.engine.terms import UNITS, Unit
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.names import abridged

_MOST_NAMED: Final = 3


def format_advances(payable: Sequence[tuple[str, int]], *, dear: bool) -> str:
    """Format the first affordable know-hows, given by name and price; `dear` if others cost too much."""
    if not payable:
        return say("panel-gain-no-advance", dear=dear)
    named = [say("panel-advance-price", advance=name, price=price) for name, price in payable]
    return join(abridged(named, _MOST_NAMED), "or")


def format_marching(nation: RondelNation, steps: Callable[[Unit], int]) -> str:
    """Format the nation's units on the board, and how many moves each has."""
    counts = {unit: sum(map(sum, nation.stacks(unit).values())) for unit in UNITS}
    told = [
        say("panel-gain-marching", unit=unit, count=count, steps=steps(unit))
        for unit, count in counts.items()
        if count
    ]
    return ", ".join(told) or say("panel-gain-nobody")
