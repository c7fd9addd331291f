"""Markings of changes on the board; each ruleset supplies its own kinds of changes."""

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
from bot.text.turns.changes import Change, ChangeKinds, TurnChanges

MOST: Final = 60
"""Maximum number of changes marked: the latest turns that stay within it, at least one."""
NEW: Final[Colour] = (0, 140, 110)
TAKEN: Final[Colour] = (170, 16, 16)
BUILT: Final[Colour] = (214, 150, 20)
RING: Final = 33.0
"""Radius of a ring around a city, in page pixels."""
_WALLED: Final = 39.5
"""Radius of a ring around a city with a town wall, which would cover a smaller one."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Units lost by a change."""

    province: ProvinceId
    nation: Nation
    unit: Unit
    count: int


@dataclass(frozen=True)
class Marking:
    """Kinds of changes with a place on the page; all others appear in legends only."""

    kinds: ChangeKinds
    format_change: Callable[[Board, Any], str]
    outline_colours: Mapping[type[Any], Colour]
    """Ring colours of the changes that concern a city, that of their `province`."""
    weights: Mapping[type[Any], int]
    """Weight of each kind of change if there is no room for everything."""
    own_losses: Mapping[type[Any], Callable[[Any], Loss]] = field(default_factory=dict)
    """Losses of the changes that cost units other than in a fight."""
    tables: Mapping[type[Any], Callable[[Layout, OwnPosition, Any], Sequence[Point]]] = field(
        default_factory=dict
    )
    """Changes shown beside the map, with the positions for a number there, the best one first."""

    def loss(self, change: Change) -> Loss | None:
        """Return the units lost by a change; None if it costs no units."""
        if isinstance(change, Fought):
            return Loss(change.province, change.other, change.unit, change.count)
        lost = self.own_losses.get(type(change))
        return lost(change) if lost else None

    def has_ring(self, change: Change) -> bool:
        """Return whether a ring is drawn around the city of a change."""
        return type(change) in self.outline_colours

    @staticmethod
    def ring(pieces: MapPieces, province: ProvinceId) -> float:
        """Return the radius of a ring that is visible around a city, with or without a wall."""
        return _WALLED if province in pieces.walls else RING

    def turns_marked(self, since: Sequence[Event]) -> tuple[tuple[TurnChanges, ...], int]:
        """Return the turns that are marked, and the number of earlier changes that are not."""
        turns = self.kinds.changes_by_turn(since)
        shown = len(turns)
        room = MOST
        while shown and (len(turns[shown - 1].changes) <= room or shown == len(turns)):
            room -= len(turns[shown - 1].changes)
            shown -= 1
        return turns[shown:], sum(len(turn.changes) for turn in turns[:shown])
