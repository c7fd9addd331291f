"""What of a ruleset's changes is marked on the board, and how; each ruleset hands in its own kinds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import Fought
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation, ProvinceId, Unit
from bot.render.core.palette import Colour
from bot.render.map.layout import Layout, Point
from bot.render.map.pieces import MapPieces
from bot.text.turns.changes import Change, TurnChanges

MOST: Final = 60
"""More changes than this are not marked: the latest turns are, as many as stay below."""
NEW: Final[Colour] = (30, 140, 60)
TAKEN: Final[Colour] = (200, 30, 30)
BUILT: Final[Colour] = (214, 150, 20)
RING: Final = 33.0
"""The radius of a ring round a city."""
_WALLED: Final = 39.5
"""The radius where a town wall would cover it."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Units that are no more."""

    province: ProvinceId
    nation: Nation
    unit: Unit
    count: int


@dataclass(frozen=True)
class Marking:
    """The kinds of changes that have a place; all others stand in legends only."""

    gather: Callable[[Sequence[Event]], tuple[TurnChanges, ...]]
    way_into: Callable[[Sequence[Event], ProvinceId], Sequence[Event]]
    """The moves that brought units into a province last."""
    tell: Callable[[Board, Any], str]
    rims: Mapping[type[Any], Colour]
    """Those that mean a city, at `province`: it gets a ring of that colour."""
    weights: Mapping[type[Any], int]
    """How much each matters where there is no room for everything."""
    own_losses: Mapping[type[Any], Callable[[Any], Loss]] = field(default_factory=dict)
    """Units lost otherwise than in a fight."""
    tables: Mapping[type[Any], Callable[[Layout, OwnPosition, Any], Sequence[Point]]] = field(
        default_factory=dict
    )
    """Those that show beside the map: the places for a number there, the best one first."""

    def loss(self, change: Change) -> Loss | None:
        """The units that a change has cost, if it is one that costs units."""
        if isinstance(change, Fought):
            return Loss(change.province, change.other, change.unit, change.count)
        lost = self.own_losses.get(type(change))
        return lost(change) if lost else None

    def ringed(self, change: Change) -> bool:
        """Whether a ring is drawn around its city."""
        return type(change) in self.rims

    @staticmethod
    def ring(pieces: MapPieces, province: ProvinceId) -> float:
        """The radius of a ring that shows around a city as it stands now."""
        return _WALLED if province in pieces.walls else RING

    def shown(self, since: Sequence[Event]) -> tuple[tuple[TurnChanges, ...], int]:
        """The turns that are marked, and how many changes before them are not."""
        turns = self.gather(since)
        shown = len(turns)
        room = MOST
        while shown and (len(turns[shown - 1].changes) <= room or shown == len(turns)):
            room -= len(turns[shown - 1].changes)
            shown -= 1
        return turns[shown:], sum(len(turn.changes) for turn in turns[:shown])
