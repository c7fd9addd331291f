"""Markings of Duellum's changes in pictures and replays."""

from collections.abc import Sequence
from typing import Final

from bot.engine.duellum import events as ev
from bot.engine.duellum.position import Position
from bot.render.duellum.know_hows import know_how_box
from bot.render.duellum.nation_cards import box_place, hand_place
from bot.render.map.layout import Layout, Point
from bot.render.views.highlights import HighlightKinds
from bot.render.views.marking import BUILT, NEW, TAKEN, Loss, Marking
from bot.text.duellum.turn.changes import KINDS, format_change

_SIDE: Final = 27
"""Distance between adjacent numbers, in pixels."""


def _know_how_spots(layout: Layout, position: Position, change: ev.Learned) -> Sequence[Point]:
    """Return positions for numbers in the know-how's row, right of its name."""
    _, top, right, bottom = know_how_box(layout, change.advance)
    return [(right - 200 - _SIDE * i, (top + bottom) / 2) for i in range(2)]


def _recruitment_box_spots(layout: Layout, position: Position, change: ev.Recruited) -> Sequence[Point]:
    x, y = box_place(layout, position, change.nation)
    return [(x - _SIDE * i, y) for i in range(3)]


def _hand_spots(layout: Layout, position: Position, change: ev.CardTaken | ev.CardPlayed) -> Sequence[Point]:
    x, y = hand_place(layout, position, change.nation)
    return [(x - _SIDE * i, y) for i in range(6)]


MARKING: Final = Marking(
    kinds=KINDS,
    format_change=format_change,
    outline_colours={
        ev.CityFounded: NEW,
        ev.Conquered: TAKEN,
        ev.WallDestroyed: TAKEN,
        ev.TempleBuilt: BUILT,
        ev.WallBuilt: BUILT,
    },
    own_losses={
        ev.UnitRemoved: lambda e: Loss(e.province, e.nation, e.unit, 1),
    },
    weights={
        ev.Conquered: 8,
        ev.Fought: 6,
        ev.UnitRemoved: 6,
        ev.WallDestroyed: 6,
        ev.CityFounded: 4,
        ev.TempleBuilt: 4,
        ev.WallBuilt: 3,
        ev.Armed: 2,
    },
    tables={
        ev.Learned: _know_how_spots,
        ev.Recruited: _recruitment_box_spots,
        ev.CardTaken: _hand_spots,
        ev.CardPlayed: _hand_spots,
    },
)
HIGHLIGHTS: Final = HighlightKinds(
    deeds={
        ev.CityFounded: "founded",
        ev.TempleBuilt: "temple",
        ev.WallBuilt: "wall",
        ev.WallDestroyed: "breached",
        ev.Conquered: "conquered",
    },
    won=ev.PersonageWon,
)
