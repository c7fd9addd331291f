"""View of changes: all changes since some moment, marked and numbered on the whole board."""

from collections.abc import Mapping, Sequence
from math import cos, hypot, radians, sin
from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from bot.engine.events import Armed
from bot.engine.terms import WEDGES, Nation, ProvinceId, Wedge
from bot.render.core.shapes import around
from bot.render.core.theme import Theme
from bot.render.core.viewport import Viewport
from bot.render.map import tokens
from bot.render.map.annotations import Annotations
from bot.render.map.arrows import ArrowRoutes
from bot.render.map.counter_placement import PlacedCounters, place_counters
from bot.render.map.layout import Layout, Point
from bot.render.map.pieces import MapPieces
from bot.render.tables.range import covered_boxes
from bot.render.tables.rondel import placed_stones, stone_spots
from bot.render.views.legend import Entry, add_legend
from bot.render.views.marking import Loss, Marking
from bot.render.views.request import ViewSpec
from bot.render.views.trace import preserving_tables, shorten_path
from bot.text.turns.changes import Change, March, StoneWay

if TYPE_CHECKING:
    from bot.render.core.palette import Colour

_SMALL: Final = 11.0
_HEAD: Final = 26.0
"""Size of an arrow's head in page pixels, which pieces, names and numbers must not cover."""


class ChangeMarks:
    """Markings of a picture, some drawn below the pieces and others above everything."""

    def __init__(
        self, layout: Layout, marking: Marking, request: ViewSpec, pieces: MapPieces, theme: Theme
    ) -> None:
        self.layout, self.request, self.theme = layout, request, theme
        self._marking, self._pieces = marking, pieces
        self.routes = ArrowRoutes(layout)
        self._placed = place_counters(layout, pieces.units)
        self._entries: list[Entry] = []
        self._rings: list[tuple[Point, float, Colour]] = []
        self._arrows: list[tuple[Sequence[Point], Colour]] = []
        self._arcs: list[tuple[Sequence[Point], Colour]] = []
        self._losses: list[tuple[str, Loss, Nation]] = []
        self._numbers: list[tuple[str, Sequence[Point], Nation]] = []
        self._small: list[tuple[str, Sequence[Point], Nation]] = []
        turns, self._left_out = marking.turns_marked(request.since)
        board, number = request.position.setup.board, 0
        for turn in turns:
            self._entries.append(Entry(turn.nation))
            for change in turn.changes:
                label = str(number + 1)
                if self._mark(change, label, turn.nation):
                    number += 1
                else:
                    label = ""
                self._entries.append(Entry(turn.nation, marking.format_change(board, change), label))

    def _mark(self, change: Change, label: str, actor: Nation) -> bool:
        """Record the marking of a change under a number; return False if it has no place on the page."""
        kind = type(change)
        if kind is StoneWay:
            self._add_stone_way(change, label)
        elif kind is March:
            self._add_march(change, label)
        elif kind in self._marking.outline_colours:
            self._add_ring(change, label, actor)
        elif kind is Armed:
            self._numbers.append((label, _city_number_spots(*self._city(change.province)), actor))
        elif (loss := self._marking.loss(change)) is not None:
            self._losses.append((label, loss, actor))
        elif kind in self._marking.tables:
            near = self._marking.tables[kind](self.layout, self.request.position, change)
            self._small.append((label, near, actor))
        else:
            return False
        return True

    def below(self, view: Viewport, _: PlacedCounters) -> None:
        """Draw rings and arrows on the bare map."""
        with preserving_tables(self.layout, view.image, [self.layout.map]):
            marks = Annotations(view.image, self.layout.map, ())
            for at, radius, colour in self._rings:
                marks.ring(at, radius - 1, colour, 6)
            for line, colour in self._arrows:
                marks.arrow(line, colour)

    def above(self, page: Image.Image) -> Image.Image:
        """Draw the other markings on the finished page; return it with the legend added below."""
        heads = [around(line[-1], (_HEAD, _HEAD)) for line, _ in self._arrows]
        marks = Annotations(page, self.layout.map, [*covered_boxes(self.layout, self._pieces.units), *heads])
        for label, loss, actor in self._losses:
            self._draw_loss(page, marks, loss, label, actor)
        for label, near, nation in self._numbers:
            marks.number(label, near, self.theme.nations[nation])
        center = self.layout.panels.rondel.center
        stones = [around(spot, (27, 27)) for _, spot in placed_stones(center, self._pieces.stones)]
        tables = Annotations(page, (0, 0, *page.size), stones)
        for line, colour in self._arcs:
            tables.arrow(line, colour, 3.6, 13.0)
        for label, near, nation in self._small:
            tables.number(label, near, self.theme.nations[nation], _SMALL)
        return add_legend(page, self._entries, self._left_out, self.theme)

    def _draw_loss(
        self, page: Image.Image, marks: Annotations, loss: Loss, label: str, actor: Nation
    ) -> None:
        """Draw the counter of lost units, crossed out."""
        x, y = self._city(loss.province)
        at = marks.place([(x - 52, y + 6), (x + 52, y + 6), (x, y + 58)], (44, 46))
        counter = tokens.unit_counter(loss.unit, loss.nation, loss.count, 0, 0.87, self.theme)
        Viewport(page).put(counter, at)
        marks.cross(at, 19)
        x, y = at
        beside = [(x - 42, y), (x + 42, y), (x, y - 42), (x, y + 42)]
        marks.number(label, beside, self.theme.nations[actor])

    def _city(self, province: ProvinceId) -> Point:
        return self.layout.provinces[province].city

    def _add_ring(self, change: Any, label: str, actor: Nation) -> None:
        """Record a ring around a city that was founded or conquered, or where something was built or lost."""
        at = self._city(change.province)
        self._rings.append(
            (
                at,
                self._marking.ring(self._pieces, change.province),
                self._marking.outline_colours[type(change)],
            )
        )
        self._numbers.append((label, _city_number_spots(*at), actor))

    def _add_march(self, change: March, label: str) -> None:
        """Record an arrow across the borders of a march; no counter or name at its end hides its head."""
        target = change.path[-1]
        above = [counter.box for counter in self._placed[target]]
        above.append(self.layout.provinces[target].label.box)
        line = shorten_path(above, self.routes.way(change.path), _HEAD)
        self._arrows.append((line, self.theme.nations[change.nation]))
        middle = [line[len(line) * part // 12] for part in (6, 5, 7, 4, 8, 3, 9)]
        self._numbers.append((label, middle, change.nation))

    def _add_stone_way(self, change: StoneWay, label: str) -> None:
        """Record an arc around the rondel, each at a radius of its own, with the number beyond the stones."""
        (x, y) = self.layout.panels.rondel.center
        end = WEDGES.index(change.wedge) * 45 - 90
        if change.origin is not None:
            start = WEDGES.index(change.origin) * 45 - 90
            turn = (end - start) % 360 or 360
            radius = 42 + 7 * (len(self._arcs) % 6)
            arc = [_circle_point(x, y, radius, start + turn * i / 40) for i in range(41)]
            self._arcs.append((arc, self.theme.nations[change.nation]))
        spot = _stone_point(self.layout, self._pieces.stones, change)
        self._small.append((label, _stone_number_spots(spot, (x, y)), change.nation))


def _stone_point(layout: Layout, stones: Mapping[Nation, Wedge | None], change: StoneWay) -> Point:
    """Return the position of a stone, or of the first one on that wedge if it has moved on since."""
    there = [nation for nation, wedge in stones.items() if wedge == change.wedge]
    spots = stone_spots(layout.panels.rondel.center, change.wedge, max(1, len(there)))
    return spots[there.index(change.nation)] if change.nation in there else spots[0]


def _circle_point(x: float, y: float, radius: float, degrees: float) -> Point:
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees))


def _stone_number_spots(spot: Point, center: Point) -> list[Point]:
    """Return positions for a number at a stone, the outer side of the rondel first."""
    dx, dy = spot[0] - center[0], spot[1] - center[1]
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    return [
        (spot[0] + ux * out + uy * side, spot[1] + uy * out - ux * side)
        for out, side in ((26, 0), (22, 18), (22, -18), (0, 28), (0, -28), (-26, 0))
    ]


def _city_number_spots(x: float, y: float) -> list[Point]:
    """Return positions for a number at a city."""
    return [(x + dx, y + dy) for dx, dy in ((-46, 0), (50, 0), (-42, -30), (44, -30), (-36, 36), (0, 48))]
