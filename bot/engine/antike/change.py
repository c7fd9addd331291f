"""Small ways to replace parts of a position."""

from typing import Any

from bot.engine.antike.events import Event
from bot.engine.antike.evolve import evolve
from bot.engine.antike.position import Phase, Position
from bot.engine.purse import Purse
from bot.engine.terms import Nation

__all__ = ["Result", "paid", "with_mover", "with_nation"]

Result = tuple[Position, tuple[Event, ...]]
"""The next position and what happened on the way, in order."""


def with_nation(position: Position, nation: Nation, **changes: Any) -> Position:
    """The position with some fields of one nation replaced."""
    changed = evolve(position.nations[nation], **changes)
    return evolve(position, nations={**position.nations, nation: changed})


def with_mover(position: Position, **changes: Any) -> Position:
    """The position with some fields of the mover replaced."""
    return with_nation(position, position.mover, **changes)


def paid(position: Position, pay: Purse, phase: Phase | None = None, **changes: Any) -> Position:
    """The position after the mover has paid and changed; its coins are the bank's again (S7)."""
    nation, bank = position.current, position.bank
    changed = evolve(nation, purse=nation.purse.minus(pay), **changes)
    return evolve(
        position,
        nations={**position.nations, position.mover: changed},
        bank=bank._replace(coins=bank.coins + pay.coins) if pay.coins else bank,
        phase=phase or position.phase,
    )
