"""2:1 trade with the bank (T4)."""

from collections.abc import Sequence
from functools import cache

from bot.engine.antike.actions import Trade
from bot.engine.antike.constants import TRADE_RATE
from bot.engine.antike.events import Traded
from bot.engine.antike.position import Position
from bot.engine.antike.update import Result, evolve, with_mover
from bot.engine.payment import check_trade
from bot.engine.purse import Purse, purses
from bot.engine.terms import CHIPS, RESOURCES

_GIVEN = purses(RESOURCES, TRADE_RATE)


def options(position: Position) -> Sequence[Trade]:
    """Return single trades: any two resources for any chip."""
    purse = position.current.purse
    return _single_steps(Purse(*(min(held, TRADE_RATE) for held in purse)))


@cache
def _single_steps(purse: Purse) -> tuple[Trade, ...]:
    """Return the single trades; more than two of a kind would add none."""
    return tuple(Trade(give, Purse.of(chip, 1)) for give in _GIVEN if purse.holds(give) for chip in CHIPS)


def apply(position: Position, action: Trade) -> Result:
    """Trade two resources for each chip taken, as many times as affordable."""
    give, take, purse = action.give, action.take, position.current.purse
    check_trade(action, purse, TRADE_RATE, 1)
    position = with_mover(position, purse=purse.minus(give).plus(take))
    position = evolve(position, bank=position.bank._replace(coins=position.bank.coins + give.coins))
    return position, (Traded(position.mover, give, take),)
