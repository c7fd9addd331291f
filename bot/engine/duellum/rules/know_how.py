"""SCIENTIA: know-hows and recruitment (DK1-DK6)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.duellum.actions import Learn, Recruit
from bot.engine.duellum.constants import RECRUIT_GOLD
from bot.engine.duellum.events import Learned, Recruited
from bot.engine.duellum.position import Position
from bot.engine.duellum.supply import units_left
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.duellum.update import Result, paid, with_mover, with_turn
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice, settle
from bot.engine.purse import Purse
from bot.engine.terms import UNITS

_learn: Final = cache(Learn)  # listed frequently


def is_new(position: Position, advance: KnowHow) -> bool:
    """Return whether the mover's rival does not own a know-how (DK2, DK3)."""
    return advance not in position.other.know_hows


def price(position: Position, advance: KnowHow) -> ChipPrice:
    """Return the price for the mover, reduced by Philosophers (DK2, DE7)."""
    listed = position.setup.board.prices[advance]
    gold = listed.first if is_new(position, advance) else listed.later
    return ChipPrice(gold=max(0, gold - position.turn.know_how_discount))


def learnable(position: Position) -> tuple[KnowHow, ...]:
    """Return the know-hows the mover neither owns nor has developed this turn (DK5)."""
    known = position.current.know_hows | position.turn.learned
    return tuple(advance for advance in KNOW_HOWS if advance not in known)


def learn_options(position: Position) -> Sequence[Learn]:
    """Return the affordable know-hows."""
    purse = position.current.purse
    return [_learn(advance) for advance in learnable(position) if price(position, advance).affordable(purse)]


def learn(position: Position, action: Learn) -> Result:
    """Develop a know-how; a new one counts towards scholars (DK3, DK5)."""
    advance = action.advance
    if advance not in KNOW_HOWS:
        raise RuleError("no-such-know-how", advance=advance, allowed=learnable(position))
    if advance not in learnable(position):
        raise RuleError("known-already", advance=advance, allowed=learnable(position))
    new = is_new(position, advance)
    pay = settle(price(position, advance), position.current.purse, action.pay)
    turn = position.turn
    position = with_turn(
        paid(position, pay),
        learned=turn.learned | {advance},
        scholars=turn.scholars + new,
        know_how_discount=0,
    )
    return position, (Learned(position.mover, advance, new, pay),)


def recruit_price(legions: int, galleys: int) -> ChipPrice:
    """Return the price of recruiting units (DK6)."""
    return ChipPrice(gold=RECRUIT_GOLD["legion"] * legions + RECRUIT_GOLD["galley"] * galleys)


def recruit_options(position: Position) -> Sequence[Recruit]:
    """Return every combination of units that supply and purse allow."""
    nation = position.current
    gold = nation.purse.gold + nation.purse.coins
    return _mixes(units_left(nation, "legion"), units_left(nation, "galley"), gold)


@cache
def _mixes(legions: int, galleys: int, gold: int) -> tuple[Recruit, ...]:
    return tuple(
        Recruit(first, second)
        for first in range(legions + 1)
        for second in range(galleys + 1)
        if first + second and recruit_price(first, second).gold <= gold
    )


def recruit(position: Position, action: Recruit) -> Result:
    """Recruit units, which cannot be placed this turn (DA3)."""
    check_recruits(position, action.legions, action.galleys)
    pay = settle(recruit_price(action.legions, action.galleys), position.current.purse, action.pay)
    return recruited(paid(position, pay), action.legions, action.galleys, pay)


def recruited(position: Position, legions: int, galleys: int, pay: Purse) -> Result:
    """Move units from the supply to the box."""
    box = position.current.box.plus("legion", legions).plus("galley", galleys)
    return with_mover(position, box=box), (Recruited(position.mover, legions, galleys, pay),)


def check_recruits(position: Position, legions: int, galleys: int) -> None:
    """Raise `RuleError` if no units are named, or the supply has too few (DK6)."""
    if min(legions, galleys) < 0 or legions + galleys == 0:
        raise RuleError("no-units-named")
    for unit, count in zip(UNITS, (legions, galleys), strict=True):
        if count > (left := units_left(position.current, unit)):
            raise RuleError("supply", unit=unit, left=left)
