"""Markings of Antike's changes in pictures and replays."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.antike.position import Position
from bot.render.antike.know_hows import cell_box
from bot.render.map.layout import Layout, Point
from bot.render.views.highlights import HighlightKinds
from bot.render.views.marking import BUILT, NEW, TAKEN, Marking
from bot.text.antike.turn.changes import KINDS, format_change


def _know_how_spots(layout: Layout, position: Position, change: ev.Learned) -> Sequence[Point]:
    """Return positions for numbers in the know-how's cell, the best one first."""
    left, top, right, bottom = cell_box(layout, change.advance)
    near = [(right - 12 - 24 * i, bottom - 36) for i in range(3)]
    return [*near, (left + 8, bottom - 8), (left + 8, top + 6)]


MARKING: Final = Marking(
    kinds=KINDS,
    format_change=format_change,
    outline_colours={
        ev.CityFounded: NEW,
        ev.CityPicked: NEW,
        ev.Conquered: TAKEN,
        ev.CityGivenUp: TAKEN,
        ev.TempleBuilt: BUILT,
    },
    weights={
        ev.Conquered: 8,
        ev.CityGivenUp: 8,
        ev.Fought: 6,
        ev.CityFounded: 4,
        ev.CityPicked: 4,
        ev.TempleBuilt: 4,
        ev.Armed: 2,
    },
    tables={ev.Learned: _know_how_spots},
)
HIGHLIGHTS: Final = HighlightKinds(
    deeds={
        ev.CityPicked: "founded",
        ev.CityFounded: "founded",
        ev.TempleBuilt: "temple",
        ev.CityGivenUp: "lost",
        ev.Conquered: "conquered",
    },
    won=ev.PersonageWon,
)
