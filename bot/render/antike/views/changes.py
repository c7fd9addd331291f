"""View of changes: what has happened since some moment, marked and numbered on the whole board."""

from collections.abc import Callable, Sequence
from math import cos, hypot, radians, sin
from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from bot.engine.antike import events as ev
from bot.engine.antike.position import Position
from bot.engine.terms import WEDGES, Nation, ProvinceId
from bot.render.antike.legend import Entry, add_legend
from bot.render.antike.map_pieces import units_of
from bot.render.antike.request import Subject
from bot.render.antike.technologies import cell_box
from bot.render.antike.trace import LOST, RIMS, preserving_tables
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map import tokens
from bot.render.map.annotations import Annotations, around
from bot.render.map.arrows import ArrowRoutes
from bot.render.map.counter_placement import PlacedCounters
from bot.render.map.layout import Box, Layout, Point
from bot.render.tables.range import covered_boxes
from bot.render.tables.rondel import stone_spots
from bot.text.antike.turn.changes import gather, tell_change
from bot.text.turns.changes import March, StoneWay, TurnChanges

if TYPE_CHECKING:
    from bot.render.core.palette import Colour

MOST: Final = 60
"""More changes than this are not marked: the latest turns are, as many as stay below."""
_SMALL: Final = 11.0
_HEAD: Final = (26.0, 26.0)
"""Room for the head of an arrow, which no number shall cover."""


def shown_turns(subject: Subject) -> tuple[tuple[TurnChanges, ...], int]:
    """The turns that are marked, and how many changes before them are not."""
    turns = gather(subject.since)
    shown = len(turns)
    room = MOST
    while shown and (len(turns[shown - 1].changes) <= room or shown == len(turns)):
        room -= len(turns[shown - 1].changes)
        shown -= 1
    return turns[shown:], sum(len(turn.changes) for turn in turns[:shown])


class ChangeMarks:
    """All marks of a picture: some lie on the ground below the pieces, others above everything."""

    def __init__(self, layout: Layout, subject: Subject, theme: Theme) -> None:
        self.layout, self.subject, self.theme = layout, subject, theme
        self.routes = ArrowRoutes(layout)
        self._entries: list[Entry] = []
        self._rings: list[tuple[Point, Colour]] = []
        self._arrows: list[tuple[Sequence[Point], Colour]] = []
        self._arcs: list[tuple[Sequence[Point], Colour]] = []
        self._fights: list[tuple[str, ev.Fought]] = []
        self._numbers: list[tuple[str, Sequence[Point], Nation]] = []
        self._small: list[tuple[str, Sequence[Point], Nation]] = []
        turns, self._left_out = shown_turns(subject)
        board, number = subject.position.setup.board, 0
        for turn in turns:
            self._entries.append(Entry(turn.nation))
            for change in turn.changes:
                mark, label = _MARK.get(type(change)), ""
                if mark is not None:
                    number += 1
                    label = str(number)
                    mark(self, change, label)
                self._entries.append(Entry(turn.nation, tell_change(board, change), label))

    def below(self, image: Image.Image, _: PlacedCounters) -> None:
        """Draw rings and arrows on the bare map."""
        with preserving_tables(self.layout, image, [self.layout.map]):
            marks = Annotations(image, self.layout.map, ())
            for at, colour in self._rings:
                marks.ring(at, 32, colour, 6)
            for line, colour in self._arrows:
                marks.arrow(line, colour)

    def above(self, page: Image.Image) -> Image.Image:
        """Draw the rest on the finished page; the page with the legend below it."""
        heads = [around(line[-1], _HEAD) for line, _ in self._arrows]
        marks = Annotations(
            page, self.layout.map, [*covered_boxes(self.layout, units_of(self.subject.position)), *heads]
        )
        for label, fight in self._fights:
            self._crossed(page, marks, fight, label)
        for label, near, nation in self._numbers:
            marks.number(label, near, self.theme.nations[nation])
        tables = Annotations(page, self.layout.map, _stones(self.layout, self.subject.position))
        for line, colour in self._arcs:
            tables.arrow(line, colour, 3.6, 13.0)
        for label, near, nation in self._small:
            tables.number(label, near, self.theme.nations[nation], _SMALL)
        return add_legend(page, self._entries, self._left_out, self.theme)

    def _crossed(self, page: Image.Image, marks: Annotations, fight: ev.Fought, label: str) -> None:
        """The counter of what was lost, crossed out."""
        x, y = self._city(fight.province)
        at = marks.place([(x - 52, y + 6), (x + 52, y + 6), (x, y + 58)], (44, 46))
        Viewport(page).put(_piece(fight, self.theme), at)
        marks.cross(at, 19, LOST)
        x, y = at
        beside = [(x - 42, y), (x + 42, y), (x, y - 42), (x, y + 42)]
        marks.number(label, beside, self.theme.nations[fight.mover])

    def _city(self, province: ProvinceId) -> Point:
        return self.layout.provinces[province].city

    def _write(self, label: str, near: Sequence[Point], nation: Nation) -> None:
        self._numbers.append((label, near, nation))

    def ring(self, change: Any, label: str) -> None:
        """A city that was founded, conquered, given up or crowned with a temple."""
        at = self._city(change.province)
        self._rings.append((at, RIMS[type(change)]))
        self._write(label, _corners(*at), change.nation)

    def set_up(self, change: ev.Armed, label: str) -> None:
        """New units: a number is enough, the counters are there."""
        self._write(label, _corners(*self._city(change.province)), change.nation)

    def march(self, change: March, label: str) -> None:
        """An arrow over the borders that were crossed."""
        line = self.routes.way(change.path)
        self._arrows.append((line, self.theme.nations[change.nation]))
        middle = [line[len(line) * part // 12] for part in (6, 5, 7, 4, 8, 3, 9)]
        self._write(label, middle, change.nation)

    def fight(self, change: ev.Fought, label: str) -> None:
        """Units that are no more."""
        self._fights.append((label, change))

    def learn(self, change: ev.Learned, label: str) -> None:
        """A number on the chart."""
        left, top, right, bottom = cell_box(self.layout, change.advance)
        near = [(right - 12 - 24 * i, bottom - 36) for i in range(3)]
        self._small.append((label, [*near, (left + 8, bottom - 8), (left + 8, top + 6)], change.nation))

    def stone(self, change: StoneWay, label: str) -> None:
        """The way round the rondel, each on a circle of its own; the number beyond the stones."""
        (x, y) = self.layout.panels.rondel.center
        end = WEDGES.index(change.wedge) * 45 - 90
        if change.origin is not None:
            start = WEDGES.index(change.origin) * 45 - 90
            turn = (end - start) % 360 or 360
            radius = 42 + 7 * (len(self._arcs) % 6)
            arc = [_on(x, y, radius, start + turn * i / 40) for i in range(41)]
            self._arcs.append((arc, self.theme.nations[change.nation]))
        spot = _stone_at(self.layout, self.subject.position, change)
        self._small.append((label, _outwards(spot, (x, y)), change.nation))


def _stone_at(layout: Layout, position: Position, change: StoneWay) -> Point:
    """Where the stone lies now, or if it went on since, where the first one lies on that wedge."""
    there = [n for n in position.setup.nations if position.nations[n].wedge == change.wedge]
    spots = stone_spots(layout.panels.rondel.center, change.wedge, max(1, len(there)))
    return spots[there.index(change.nation)] if change.nation in there else spots[0]


def _stones(layout: Layout, position: Position) -> list[Box]:
    """The room of all stones on the rondel."""
    found = []
    for wedge in WEDGES:
        count = sum(state.wedge == wedge for state in position.nations.values())
        spots = stone_spots(layout.panels.rondel.center, wedge, count) if count else []
        found += [around(spot, (27, 27)) for spot in spots]
    return found


def _on(x: float, y: float, radius: float, degrees: float) -> Point:
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees))


def _outwards(spot: Point, center: Point) -> list[Point]:
    """Places beside a stone, away from the middle of the rondel."""
    dx, dy = spot[0] - center[0], spot[1] - center[1]
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    return [
        (spot[0] + ux * out + uy * side, spot[1] + uy * out - ux * side)
        for out, side in ((26, 0), (22, 18), (22, -18), (0, 28), (0, -28), (-26, 0))
    ]


def _corners(x: float, y: float) -> list[Point]:
    """Places for a number at a city."""
    return [(x + dx, y + dy) for dx, dy in ((-46, 0), (50, 0), (-42, -30), (44, -30), (-36, 36), (0, 48))]


def _piece(fight: ev.Fought, theme: Theme) -> Image.Image:
    draw = tokens.legion_counter if fight.unit == "legion" else tokens.galley_counter
    return draw(fight.other, fight.count, 0, 0.87, theme)


_MARK: Final[dict[type, Callable[[ChangeMarks, Any, str], None]]] = {
    StoneWay: ChangeMarks.stone,
    March: ChangeMarks.march,
    ev.TempleBuilt: ChangeMarks.ring,
    ev.Armed: ChangeMarks.set_up,
    ev.Learned: ChangeMarks.learn,
    ev.Fought: ChangeMarks.fight,
    ev.Conquered: ChangeMarks.ring,
    ev.CityGivenUp: ChangeMarks.ring,
    ev.CityFounded: ChangeMarks.ring,
    ev.CityPicked: ChangeMarks.ring,
}
"""What has a place on the board; all else stands in the legend only."""
