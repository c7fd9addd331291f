"""Events that all rulesets share; a ruleset's own events are in its folder.

Rule ids are given for Antike and Duellum, in that order.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bot.engine.purse import Purse
from bot.engine.terms import Nation, Personage, ProvinceId, Unit, Wedge
from bot.engine.value import value


@value
class RoundBegan:
    """A new round began."""

    round: int


@value
class TurnBegan:
    """A nation's turn began; in Antike also its turn to pick a start city."""

    nation: Nation


@value
class StoneMoved:
    """A stone moved `steps` wedges (0 on a first turn) at the price `paid` (T2, DT2)."""

    nation: Nation
    wedge: Wedge
    steps: int
    paid: Purse


@value
class TempleBuilt:
    """A temple was built (B1, DB1)."""

    nation: Nation
    province: ProvinceId
    paid: Purse


@value
class Armed:
    """New units were placed in a province (A1, DA1); nothing is paid if a card provides them."""

    nation: Nation
    province: ProvinceId
    legions: int
    galleys: int
    paid: Purse


@value
class Moved:
    """Units crossed a border (M1, DM1); `actions_left` is their number of actions after the move."""

    nation: Nation
    unit: Unit
    count: int
    origin: ProvinceId
    target: ProvinceId
    actions_left: int


@value
class Fought:
    """Units fought; each side lost `count` of them (M3, DM4)."""

    mover: Nation
    other: Nation
    province: ProvinceId
    unit: Unit
    count: int


@value
class Traded:
    """A nation traded resources for chips (T4, DK7)."""

    nation: Nation
    give: Purse
    take: Purse


@value
class TurnEnded:
    """A nation ended its turn."""

    nation: Nation


@value
class PersonageMissed:
    """A nation was due `count` personages that the bank's stack could not provide (V1, DV1)."""

    nation: Nation
    personage: Personage
    count: int


@value
class GameWon:
    """The game was won (W1, W2, DW1); `reason` is that of the outcome."""

    nation: Nation
    reason: str


def begins_turn(events: Sequence[Any]) -> bool:
    """Return whether these events begin the next turn."""
    return any(isinstance(event, TurnBegan) for event in events)


def ends_turn(events: Sequence[Any]) -> bool:
    """Return whether these events end a turn."""
    return any(isinstance(event, TurnEnded) for event in events)


def split_at_next_turn(events: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """Split events into those of the current turn and those that begin the next one, without `TurnBegan`."""
    begins = (index for index, event in enumerate(events) if isinstance(event, RoundBegan | TurnBegan))
    at = next(begins, len(events))
    return list(events[:at]), [event for event in events[at:] if not isinstance(event, TurnBegan)]


def losses_among(conquests: Iterable[Any], nations: Collection[Nation | None]) -> tuple[Any, ...]:
    """Return the conquests that took a city from these nations, except those they have taken back since."""
    lost = list[Any]()
    for event in conquests:
        if event.nation in nations:
            lost = [other for other in lost if other.province != event.province]
        elif event.loser in nations:
            lost.append(event)
    return tuple(lost)


def turn_mark(nation: Nation) -> TurnBegan:
    """Return the event shown before a turn's events where several turns are displayed."""
    return TurnBegan(nation)
