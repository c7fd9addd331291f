"""KNOW-HOW: buying know-hows (K1-K4)."""

from collections.abc import Sequence
from functools import cache

from bot.engine.antike.actions import Learn
from bot.engine.antike.constants import know_how_price
from bot.engine.antike.events import Learned
from bot.engine.antike.position import Position
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow
from bot.engine.antike.update import Result, evolve, paid
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice, settle
from bot.engine.terms import Nation


def is_new(position: Position, nation: Nation, advance: KnowHow) -> bool:
    """Return whether no nation but `nation` has the know-how (K3)."""
    return not any(advance in other.know_hows for name, other in position.nations.items() if name != nation)


def price(position: Position, nation: Nation, advance: KnowHow) -> ChipPrice:
    """Return the price of a know-how for a nation now (K2)."""
    return know_how_price(advance, new=is_new(position, nation, advance))


def has_all(know_hows: frozenset[KnowHow]) -> bool:
    """Return whether these are all eight know-hows (K4, T4)."""
    return len(know_hows) == len(KNOW_HOWS)


def learnable(position: Position) -> tuple[KnowHow, ...]:
    """Return the know-hows the mover lacks but has the basic one of, regardless of price (K1)."""
    return _next_know_hows(position.current.know_hows)


@cache
def _next_know_hows(known: frozenset[KnowHow]) -> tuple[KnowHow, ...]:
    """Return the know-hows that a nation with these can learn next (K1)."""
    return tuple(
        advance
        for advance in KNOW_HOWS
        if advance not in known and BASIC_KNOW_HOWS.get(advance, advance) in known | {advance}
    )


def least_price(position: Position) -> ChipPrice | None:
    """Return the price of the cheapest know-how to learn now, affordable or not; None if none is left."""
    prices = [price(position, position.mover, advance) for advance in learnable(position)]
    return min(prices, key=lambda each: each.total, default=None)


def options(position: Position) -> Sequence[Learn]:
    """Return every affordable know-how that can be learned."""
    purse = position.current.purse
    return [
        Learn(advance)
        for advance in learnable(position)
        if price(position, position.mover, advance).affordable(purse)
    ]


def apply(position: Position, action: Learn) -> Result:
    """Buy one know-how; a NEW one is counted for the award of a scholar (K3)."""
    nation, advance = position.current, action.advance
    if advance not in KNOW_HOWS:
        raise RuleError("no-such-know-how", advance=advance, allowed=learnable(position))
    if advance in nation.know_hows:
        raise RuleError("known-already", advance=advance, allowed=learnable(position))
    if advance not in learnable(position):
        raise RuleError("needs-basic", advance=advance, basic=BASIC_KNOW_HOWS[advance])
    new = is_new(position, position.mover, advance)
    pay = settle(know_how_price(advance, new=new), nation.purse, action.pay)
    know_hows = nation.know_hows | {advance}
    position = paid(position, pay, know_hows=know_hows)
    turn = evolve(position.turn, scholars=position.turn.scholars + new, all_eight=has_all(know_hows))
    return evolve(position, turn=turn), (Learned(position.mover, advance, new, pay),)
