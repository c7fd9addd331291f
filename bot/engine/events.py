"""What an action brings about in every ruleset so far; a ruleset's own events stand in its folder.

Rules are named for Antike and Duellum, in that order.
"""

from collections.abc import Sequence
from typing import Any

from bot.engine.purse import Purse
from bot.engine.terms import Nation, Personage, ProvinceId, Unit, Wedge
from bot.engine.value import value


@value
class RoundBegan:
    """A new round."""

    round: int


@value
class TurnBegan:
    """It is a nation's turn; in Antike also its turn to pick a start city."""

    nation: Nation


@value
class StoneMoved:
    """A stone went `steps` wedges on (0 on a first turn) for `paid` (T2, DT2)."""

    nation: Nation
    wedge: Wedge
    steps: int
    paid: Purse


@value
class TempleBuilt:
    """A temple stands (B1, DB1)."""

    nation: Nation
    province: ProvinceId
    paid: Purse


@value
class Armed:
    """New units stand in a province (A1, DA1); nothing is paid where a card gives them."""

    nation: Nation
    province: ProvinceId
    legions: int
    galleys: int
    paid: Purse


@value
class Moved:
    """Units crossed a border (M1, DM1); `actions_left` after the move."""

    nation: Nation
    unit: Unit
    count: int
    origin: ProvinceId
    target: ProvinceId
    actions_left: int


@value
class Fought:
    """`count` units were lost on each side (M3, DM4)."""

    mover: Nation
    other: Nation
    province: ProvinceId
    unit: Unit
    count: int


@value
class Traded:
    """Resources were given for chips (T4, DK7)."""

    nation: Nation
    give: Purse
    take: Purse


@value
class TurnEnded:
    """A nation ended its turn."""

    nation: Nation


@value
class PersonageMissed:
    """The stack could not give them (V1, DV1)."""

    nation: Nation
    personage: Personage
    count: int


@value
class GameWon:
    """The game is over (W1, W2, DW1); `reason` as the outcome has it."""

    nation: Nation
    reason: str


def begins_turn(events: Sequence[Any]) -> bool:
    """Whether the next turn has begun with these events."""
    return any(isinstance(event, TurnBegan) for event in events)


def ends_turn(events: Sequence[Any]) -> bool:
    """Whether a turn has ended with these events."""
    return any(isinstance(event, TurnEnded) for event in events)


def parted(events: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """What belongs to the turn that goes on or ends, and what the next one begins with."""
    begins = (index for index, event in enumerate(events) if isinstance(event, RoundBegan | TurnBegan))
    at = next(begins, len(events))
    return list(events[:at]), [event for event in events[at:] if not isinstance(event, TurnBegan)]


def turn_mark(nation: Nation) -> TurnBegan:
    """What stands before the events of a turn where several are shown."""
    return TurnBegan(nation)
