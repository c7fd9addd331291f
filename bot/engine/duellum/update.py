"""Creation of new positions from old ones, optimised for speed; a test compares the fields to the classes."""

from dataclasses import fields
from typing import Any, Final, TypeVar, cast

from bot.engine.duellum.events import Event
from bot.engine.duellum.position import NationState, Phase, Position, Turn
from bot.engine.purse import Purse
from bot.engine.terms import Nation

Result = tuple[Position, tuple[Event, ...]]
"""The next position and the events, in order."""
_Part = TypeVar("_Part", Position, NationState, Turn)
_POSITION: Final = frozenset(field.name for field in fields(Position))
_NATION: Final = frozenset(field.name for field in fields(NationState))
_TURN: Final = frozenset(field.name for field in fields(Turn))


def evolve(part: _Part, **changes: Any) -> _Part:
    """Return a part with some fields replaced, sharing all others; `TypeError` for unknown fields."""
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


def with_turn(position: Position, **changes: Any) -> Position:
    """Return the position with some fields of `turn` replaced."""
    return evolve(position, turn=evolve(position.turn, **changes))


def paid(position: Position, pay: Purse, phase: Phase | None = None, **changes: Any) -> Position:
    """Return the position after the mover paid and changed; its coins return to the bank (DP4)."""
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
    new.display = old.display
    new.discard = old.discard
    new.cards_due = old.cards_due
    new.foreseen = old.foreseen
    new.outcome = old.outcome
    return new


def _copy_nation(old: NationState) -> NationState:
    new = NationState.__new__(NationState)
    new.wedge = old.wedge
    new.purse = old.purse
    new.know_hows = old.know_hows
    new.cities = old.cities
    new.temples = old.temples
    new.walls = old.walls
    new.legions = old.legions
    new.galleys = old.galleys
    new.box = old.box
    new.personages = old.personages
    new.cards = old.cards
    return new


def _copy_turn(old: Turn) -> Turn:
    new = Turn.__new__(Turn)
    new.ready = old.ready
    new.armed = old.armed
    new.learned = old.learned
    new.scholars = old.scholars
    new.generals = old.generals
    new.conquered = old.conquered
    new.temple_discount = old.temple_discount
    new.know_how_discount = old.know_how_discount
    new.free_steps = old.free_steps
    new.settlers = old.settlers
    return new
