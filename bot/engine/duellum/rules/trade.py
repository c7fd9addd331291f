"""COMMERCIUM: three for two with the bank (DK7)."""

from collections.abc import Sequence
from functools import cache

from bot.engine.duellum.actions import Trade
from bot.engine.duellum.constants import TRADE_GIVE, TRADE_TAKE
from bot.engine.duellum.events import Traded
from bot.engine.duellum.position import Position
from bot.engine.duellum.update import Result, evolve, with_mover
from bot.engine.payment import check_trade
from bot.engine.purse import Purse, purses
from bot.engine.terms import CHIPS, RESOURCES

_GIVEN = purses(RESOURCES, TRADE_GIVE)
_TAKEN = purses(CHIPS, TRADE_TAKE)


def options(position: Position) -> Sequence[Trade]:
    """Return single steps: any three for any two."""
    purse = position.current.purse
    return _single_steps(Purse(*(min(held, TRADE_GIVE) for held in purse)))


@cache
def _single_steps(purse: Purse) -> tuple[Trade, ...]:
    """Return the single steps; more than three of a kind add none."""
    return tuple(Trade(give, take) for give in _GIVEN if purse.holds(give) for take in _TAKEN)


def apply(position: Position, action: Trade) -> Result:
    """Trade three for every two taken, as often as affordable."""
    give, take, purse = action.give, action.take, position.current.purse
    check_trade(action, purse, TRADE_GIVE, TRADE_TAKE)
    position = with_mover(position, purse=purse.minus(give).plus(take))
    if give.coins:
        position = evolve(position, bank=position.bank._replace(coins=position.bank.coins + give.coins))
    return position, (Traded(position.mover, give, take),)
