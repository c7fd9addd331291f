"""Small ways to replace parts of a position."""

from dataclasses import replace
from typing import Any

from bot.engine.antike.events import Event
from bot.engine.antike.position import Phase, Position
from bot.engine.purse import Purse
from bot.engine.terms import Nation

__all__ = ["Result", "paid", "with_mover", "with_nation"]

Result = tuple[Position, tuple[Event, ...]]
"""The next position and what happened on the way, in order."""


def with_nation(position: Position, nation: Nation, **changes: Any) -> Position:
    """The position with some fields of one nation replaced."""
    nations = dict(position.nations)
    nations[nation] = replace(nations[nation], **changes)
    return replace(position, nations=nations)


def with_mover(position: Position, **changes: Any) -> Position:
    """The position with some fields of the mover replaced."""
    return with_nation(position, position.mover, **changes)


def paid(position: Position, pay: Purse, phase: Phase | None = None) -> Position:
    """The position after the mover has paid; its coins are the bank's again (S7)."""
    position = with_mover(position, purse=position.current.purse.minus(pay))
    bank = position.bank._replace(coins=position.bank.coins + pay.coins)
    return replace(position, bank=bank, phase=phase or position.phase)
