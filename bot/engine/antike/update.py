"""Creation of new positions from old ones, optimised for speed because every action needs it.

`dataclasses.replace` passes every field through a constructor, which would make random play a fifth slower.
Copying fields one by one is fast in plain Python and almost free in the compiled engine. A test compares the
copied fields with the classes.
"""

from dataclasses import fields
from typing import Any, Final, TypeVar, cast

from bot.engine.antike.events import Event
from bot.engine.antike.position import NationState, Phase, Position, Turn
from bot.engine.purse import Purse
from bot.engine.terms import Nation

Result = tuple[Position, tuple[Event, ...]]
"""The next position and the events, in order."""
_Part = TypeVar("_Part", Position, NationState, Turn)
_POSITION: Final = frozenset(field.name for field in fields(Position))
_NATION: Final = frozenset(field.name for field in fields(NationState))
_TURN: Final = frozenset(field.name for field in fields(Turn))


def evolve(part: _Part, **changes: Any) -> _Part:
    """Return a part with some fields replaced, sharing all others; raises `TypeError` for unknown fields."""
    if isinstance(part, Position):
        evolved: Any = _copy_position(part)
        known = _POSITION
    elif isinstance(part, NationState):
        evolved = _copy_nation(part)
        known = _NATION
    else:
        evolved = _copy_turn(part)
        known = _TURN
    for name, value in changes.items():
        if name not in known:
            raise TypeError(f"{type(part).__name__} has no field {name!r}")
        setattr(evolved, name, value)
    return cast("_Part", evolved)


def with_nation(position: Position, nation: Nation, **changes: Any) -> Position:
    """Return the position with some fields of one nation replaced."""
    changed = evolve(position.nations[nation], **changes)
    return evolve(position, nations={**position.nations, nation: changed})


def with_mover(position: Position, **changes: Any) -> Position:
    """Return the position with some fields of the mover replaced."""
    return with_nation(position, position.mover, **changes)


def paid(position: Position, pay: Purse, phase: Phase | None = None, **changes: Any) -> Position:
    """Return the position after the mover paid and changed; its coins return to the bank (S7)."""
    nation, bank = position.current, position.bank
    changed = evolve(nation, purse=nation.purse.minus(pay), **changes)
    return evolve(
        position,
        nations={**position.nations, position.mover: changed},
        bank=bank._replace(coins=bank.coins + pay.coins) if pay.coins else bank,
        phase=phase or position.phase,
    )


def _copy_position(old: Position) -> Position:
    new = Position.__new__(Position)
    new.setup = old.setup
    new.round = old.round
    new.mover = old.mover
    new.nations = old.nations
    new.bank = old.bank
    new.phase = old.phase
    new.turn = old.turn
    new.demand = old.demand
    new.choice = old.choice
    new.outcome = old.outcome
    return new


def _copy_nation(old: NationState) -> NationState:
    new = NationState.__new__(NationState)
    new.wedge = old.wedge
    new.purse = old.purse
    new.know_hows = old.know_hows
    new.cities = old.cities
    new.temples = old.temples
    new.legions = old.legions
    new.galleys = old.galleys
    new.personages = old.personages
    new.earned = old.earned
    new.owes_chip = old.owes_chip
    return new


def _copy_turn(old: Turn) -> Turn:
    new = Turn.__new__(Turn)
    new.armed = old.armed
    new.scholars = old.scholars
    new.generals = old.generals
    new.all_eight = old.all_eight
    new.stacks_were_empty = old.stacks_were_empty
    return new
