"""The coin of the round, and the chip that stands for one the bank does not have (S7)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.antike.actions import TakeChip
from bot.engine.antike.change import Result, with_mover, with_nation
from bot.engine.antike.events import ChipOwed, ChipTaken, CoinTaken, Event, RoundBegan
from bot.engine.antike.position import Position
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS

__all__ = ["apply", "begin_round", "options"]


def begin_round(position: Position) -> Result:
    """Each nation takes a coin in turn order, or is owed a chip."""
    events: list[Event] = [RoundBegan(position.round)]
    for name in position.setup.turn_order:
        if position.bank.coins:
            position = replace(position, bank=position.bank._replace(coins=position.bank.coins - 1))
            purse = position.nations[name].purse.plus(Purse(coins=1))
            position = with_nation(position, name, purse=purse)
            events.append(CoinTaken(name))
        else:
            position = with_nation(position, name, owes_chip=True)
            events.append(ChipOwed(name))
    return position, tuple(events)


def options(position: Position) -> Iterator[TakeChip]:
    """Any chip."""
    return (TakeChip(chip) for chip in CHIPS)


def apply(position: Position, action: TakeChip) -> Result:
    """Take the owed chip; chips are not limited (S6)."""
    if action.resource not in CHIPS:
        raise RuleError("no-such-chip", resource=action.resource, allowed=CHIPS)
    purse = position.current.purse.plus(Purse.of(action.resource, 1))
    position = with_mover(position, purse=purse, owes_chip=False)
    return position, (ChipTaken(position.mover, action.resource),)
