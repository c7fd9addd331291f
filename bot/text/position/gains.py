"""Parts of what landing on a wedge would yield that all rulesets share."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.engine.payment import AnyPrice
from bot.engine.rondel import RondelNation, way_payment
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Unit, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.rulesets import ruleset_of
from bot.text.names import abridged

_MOST_NAMED: Final = 3


def format_paid_gain(
    position: OwnPosition, move: Any, price: AnyPrice, format_gain: Callable[[Any, Wedge], str]
) -> str:
    """Summarise what a move of the stone would yield, paid with the chips that the wedge needs least.

    The panel pays them in the same way; the wedge's command does so where its purchases need it.
    """
    pay = way_payment(price, move.wedge, position.current.purse)
    after, _ = ruleset_of(position).rules.apply(position, replace(move, pay=pay))
    return format_gain(after, move.wedge)


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
