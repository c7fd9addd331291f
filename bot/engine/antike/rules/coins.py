"""The coin of the round, and the chip that stands for one the bank does not have (S7)."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike.actions import TakeChip
from bot.engine.antike.change import Result, with_mover
from bot.engine.antike.events import ChipOwed, ChipTaken, CoinTaken, Event, RoundBegan
from bot.engine.antike.evolve import evolve
from bot.engine.antike.position import Position
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS

__all__ = ["apply", "begin_round", "options"]

_COIN: Final = Purse(coins=1)
_ANY_CHIP: Final = tuple(TakeChip(chip) for chip in CHIPS)


def begin_round(position: Position) -> Result:
    """Each nation takes a coin in turn order, or is owed a chip."""
    events: list[Event] = [RoundBegan(position.round)]
    nations, left = dict(position.nations), position.bank.coins
    for name in position.setup.turn_order:
        nation = nations[name]
        if left:
            left -= 1
            nations[name] = evolve(nation, purse=nation.purse.plus(_COIN))
            events.append(CoinTaken(name))
        else:
            nations[name] = evolve(nation, owes_chip=True)
            events.append(ChipOwed(name))
    return evolve(position, nations=nations, bank=position.bank._replace(coins=left)), tuple(events)


def options(position: Position) -> Sequence[TakeChip]:
    """Any chip."""
    del position  # the bank has chips without end (S6)
    return _ANY_CHIP


def apply(position: Position, action: TakeChip) -> Result:
    """Take the owed chip; chips are not limited (S6)."""
    if action.resource not in CHIPS:
        raise RuleError("no-such-chip", resource=action.resource, allowed=CHIPS)
    purse = position.current.purse.plus(Purse.of(action.resource, 1))
    position = with_mover(position, purse=purse, owes_chip=False)
    return position, (ChipTaken(position.mover, action.resource),)
