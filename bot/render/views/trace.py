"""Trace of the latest moves: arrows and rings under the pieces, crosses and counts beside them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import hypot
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.events import Armed
from bot.engine.terms import Nation, ProvinceId
from bot.render.core.palette import Colour
from bot.render.core.shapes import around, whole_pixels
from bot.render.core.viewport import Viewport
from bot.render.map.annotations import PALE, PAPER, Annotations
from bot.render.map.arrows import ArrowRoutes
from bot.render.map.borders import dense, offset_line
from bot.render.map.counter_placement import PlacedCounters, bounding_box, obstacle_boxes
from bot.render.map.free_space import overlap
from bot.render.map.layout import Box, Layout, Point
from bot.render.map.map_layer import name_sprite
from bot.render.map.pieces import MapPieces
from bot.render.views.marking import RING, Marking
from bot.text.turns.changes import Change, March, TurnChanges

_FINE: Final = 2
_BAND: Final = 40
"""Height of the bands in which an arrow is drawn, in pixels."""
_STEP: Final = 3.0
_AIR: Final = 4.0
"""Distance between an arrow's head and what is drawn above it, in page pixels."""
_SHORTEST: Final = 1.5
"""Length of the shortest arrow that a counter or name may leave, in lengths of its head."""
_EDGE: Final = 1.6
_NARROW: Final = 5.0
"""Width of a ring whose radius is exactly that of `Marking.ring`, in page pixels."""
_HALO: Final = 3.4
_ON_CITY: Final = 4.0
"""Gap between a city's centre and an arrow that starts on it: it stays visible between adjacent cities."""
_CROSS: Final = 11.0
_COUNT: Final = 15.0


@dataclass(frozen=True, slots=True)
class TraceStyle:
    """Style of a trace, with lengths in page pixels."""

    line: float
    head: float
    ring: float
    strength: float
    pale: float = PALE
    """Width of a ring's pale edge."""
    over: bool = False
    """Whether arrows lie on cities, with a pale edge around the dark one."""

    @property
    def outwards(self) -> float:
        """Additional radius compared to a narrow ring: its city covers what would grow inwards."""
        return max(0.0, self.ring - _NARROW) / 2 + self.pale - PALE


QUIET: Final = TraceStyle(line=5.0, head=17.0, ring=4.0, strength=0.72)
"""For the whole board: unobtrusive."""
CLEAR: Final = TraceStyle(line=7.0, head=22.0, ring=8.0, strength=0.95, pale=2.8)
"""For a close-up, which shows nothing else: rings are visible on a screen half as wide as the picture."""
ASKED: Final = TraceStyle(line=9.0, head=28.0, ring=5.0, strength=1.0, over=True)
"""For the one move that a question is about: conspicuous, even on ground of its own colour."""


class Trace:
    """Changes of some turns, laid out as markings on a map."""

    def __init__(
        self,
        layout: Layout,
        marking: Marking,
        pieces: MapPieces,
        turns: Iterable[TurnChanges],
        weight: TraceStyle = QUIET,
    ) -> None:
        self._layout, self._marking, self._weight, self._pieces = layout, marking, weight, pieces
        self._changes: list[tuple[Nation, Change]] = [(t.nation, c) for t in turns for c in t.changes]
        routes, begun = ArrowRoutes(layout), {"start": _ON_CITY} if weight.over else {}
        self._ways = [
            (nation, change.path[-1], routes.way(change.path, **begun))
            for nation, change in self._changes
            if isinstance(change, March)
        ]

    def below(self, view: Viewport, placed: PlacedCounters) -> None:
        """Draw rings and arrows on the map."""
        weight, scale = self._weight, view.scale
        marks = Annotations(view.image, (0, 0, *view.image.size), (), weight.strength)
        for _, change in self._changes:
            if self._marking.has_ring(change) and self._is_visible(view, change.province):
                at = view.at(self._city(change.province))
                radius = (self._marking.ring(self._pieces, change.province) + weight.outwards) * scale
                rim = self._marking.outline_colours[type(change)]
                marks.ring(at, radius, rim, weight.ring * scale, weight.pale * scale)
        if not weight.over:
            self._draw_arrows(view, placed)

    def among(self, view: Viewport, placed: PlacedCounters) -> None:
        """Draw arrows that lie on cities, then the names at both ends again, so that they are not covered."""
        if not self._weight.over:
            return
        self._draw_arrows(view, placed)
        ends = {end for _, change in self._changes if isinstance(change, March) for end in change.path}
        labels = [self._layout.provinces[end].label for end in sorted(ends)]
        view.put_all(name_sprite(each, view.scale, view.theme) for each in labels if view.contains(each.box))

    def _draw_arrows(self, view: Viewport, placed: PlacedCounters) -> None:
        for nation, way in self._shortened_arrows(placed):
            line = [view.at(point) for point in (*way[:-1:2], way[-1])]
            if any(0 <= x < view.image.width and 0 <= y < view.image.height for x, y in line):
                _draw_arrow(view, line, view.theme.nations[nation], self._weight)

    def _shortened_arrows(self, placed: PlacedCounters) -> Iterator[tuple[Nation, Sequence[Point]]]:
        """Yield nation and path of each arrow, shortened so that no counter or name hides its head."""
        for nation, target, way in self._ways:
            above = [counter.box for counter in placed.get(target, ())]
            if not self._weight.over:
                above.append(self._layout.provinces[target].label.box)
            yield nation, shorten_path(above, way, self._weight.head)

    def boxes(self) -> list[Box]:
        """Return the boxes of all that `below` draws, in page pixels."""
        rim, head = self._weight.ring + 5, 2 * (self._weight.head + 2 * _EDGE)
        cities = [c.province for _, c in self._changes if self._marking.has_ring(c)]
        rings = [(self._city(city), self._marking.ring(self._pieces, city)) for city in cities]
        arrows = [bounding_box(around(point, (head, head)) for point in way) for _, _, way in self._ways]
        return [*(around(at, (2 * (radius + rim), 2 * (radius + rim))) for at, radius in rings), *arrows]

    def above(self, view: Viewport, near: Layout, placed: PlacedCounters) -> None:
        """Cross out the places of lost units and draw the number of new ones, beside the pieces."""
        head = (self._weight.head * view.scale,) * 2
        heads = [around(view.at(way[-1]), head) for _, way in self._shortened_arrows(placed)]
        marks = Annotations(
            view.image, (0, 0, *view.image.size), [*_occupied_boxes(view, near, placed), *heads]
        )
        for nation, change in self._changes:
            lost, new = self._marking.loss(change) is not None, isinstance(change, Armed)
            if not (lost or new) or not self._is_visible(view, change.province):
                continue
            beside_it = [view.at(point) for point in _label_spots(self._city(change.province))]
            if lost:
                side = 2.6 * _CROSS * view.scale
                marks.cross(marks.place(beside_it, (side, side)), _CROSS * view.scale)
            else:
                count = f"+{change.legions + change.galleys}"
                marks.number(count, beside_it, view.theme.nations[nation], _COUNT * view.scale)

    def _city(self, province: ProvinceId) -> Point:
        return self._layout.provinces[province].city

    def _is_visible(self, view: Viewport, province: ProvinceId) -> bool:
        x, y = self._city(province)
        return view.intersects((x - RING, y - RING, x + RING, y + RING))


def shorten_path(above: Sequence[Box], way: Sequence[Point], head: float) -> Sequence[Point]:
    """Return a path that ends before any box above its end that would hide the arrow's head."""
    if not any(overlap(around(way[-1], (head, head)), box) for box in above):
        return way
    fine = dense(list(way), _STEP)
    half = round(head / 2 / _STEP)
    # More than the tip is looked at, because it may show beyond a box that hides the rest of the head.
    while any(overlap(around(point, (_AIR, _AIR)), box) for point in fine[-half:] for box in above):
        fine.pop()
    if len(fine) * _STEP < _SHORTEST * head:
        return way
    return fine[:: max(1, len(fine) // len(way))]


def _draw_arrow(view: Viewport, line: Sequence[Point], colour: Colour, weight: TraceStyle) -> None:
    """Draw an arrow with dark edges as polygons: `Annotations` draws finer ones, but ten times as slowly.

    It is drawn in bands, because most of the bounding box of a slanting arrow is empty.
    """
    width, head, edge = (value * view.scale for value in (weight.line, weight.head, _EDGE))
    edges = [(edge + _HALO * view.scale, PAPER)] if weight.over else []
    for grow, fill in (*edges, (edge, view.theme.edge), (0.0, colour)):
        shape = _arrow(line, width / 2 + grow, head, grow)
        for left, top, right, bottom in _bands(shape, view.image.size):
            mask = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE), 0)
            fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in shape]
            ImageDraw.Draw(mask).polygon(fine, fill=round(255 * weight.strength))
            view.image.paste(fill, (left, top, right, bottom), mask.reduce(_FINE))


def _bands(shape: Sequence[Point], size: tuple[int, int]) -> Iterator[tuple[int, int, int, int]]:
    """Yield boxes of an image, one below the other, that together contain a closed outline."""
    edges = [*zip(shape, [*shape[1:], shape[0]], strict=True)]
    lowest = min(int(max(y for _, y in shape)) + 2, size[1])
    for top in range(max(int(min(y for _, y in shape)) - 1, 0), lowest, _BAND):
        bottom = min(top + _BAND, lowest)
        xs = [x for edge in edges for x in _within_band(edge, top - 1, bottom + 1)]
        left, right = max(int(min(xs, default=0)) - 1, 0), min(int(max(xs, default=0)) + 2, size[0])
        if left < right:
            yield left, top, right, bottom


def _within_band(edge: tuple[Point, Point], top: float, bottom: float) -> Iterator[float]:
    """Yield the x coordinates that bound a straight edge between two heights; nothing if it lies outside."""
    (ax, ay), (bx, by) = sorted(edge, key=lambda point: point[1])
    if by < top or ay > bottom:
        return
    for height in (max(ay, top), min(by, bottom)):
        yield ax + (bx - ax) * (height - ay) / (by - ay) if by > ay else ax
    if by == ay:
        yield bx


def _arrow(line: Sequence[Point], half: float, head: float, grow: float) -> list[Point]:
    """Return the outline of an arrow with a shaft of twice `half`; its head grows by `grow` on all sides."""
    (x, y), (tx, ty) = line[-1], line[max(0, len(line) - 3)]
    length = hypot(x - tx, y - ty) or 1.0
    ux, uy = (x - tx) / length, (y - ty) / length
    body = [point for point in line if hypot(point[0] - x, point[1] - y) > head * 0.8] or [line[0]]
    body.append((x - ux * head * 0.8, y - uy * head * 0.8))
    broad, back, tip = head * 0.55 + grow * 1.3, head + grow, grow * 1.6
    root = (x - ux * back, y - uy * back)
    return [
        *offset_line(body, half),
        (root[0] - uy * broad, root[1] + ux * broad),
        (x + ux * tip, y + uy * tip),
        (root[0] + uy * broad, root[1] - ux * broad),
        *reversed(offset_line(body, -half)),
    ]


def _label_spots(city: Point) -> list[Point]:
    x, y = city
    return [(x + dx, y + dy) for dx, dy in ((-46, 0), (48, 0), (-42, -30), (44, -30), (-36, 36), (0, 48))]


def _occupied_boxes(view: Viewport, near: Layout, placed: PlacedCounters) -> list[Box]:
    """Return the boxes of everything on the visible part of the map, in image pixels."""
    boxes = [*obstacle_boxes(near), *(counter.box for each in placed.values() for counter in each)]
    return [(*view.at(box[:2]), *view.at(box[2:])) for box in boxes if view.intersects(box)]


@contextmanager
def preserving_tables(layout: Layout, page: Image.Image, drawn: Sequence[Box]) -> Iterator[None]:
    """Context manager that restores a page's tables after drawing within some boxes of it."""
    panels = layout.panels
    across = 2 * (panels.rondel.radius + 4)
    dial = around(panels.rondel.center, (across, across))
    touched = [
        (whole_pixels(table), table == dial)
        for table in (*panels.tables, dial)
        if any(overlap(table, box) for box in drawn)
    ]
    kept = [(box, page.crop(box), _disc(box) if rounded else None) for box, rounded in touched]
    yield
    for box, before, mask in kept:
        page.paste(before, box[:2], mask)


def _disc(box: tuple[int, int, int, int]) -> Image.Image:
    """Return a round mask of a box's size."""
    disc = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, disc.width - 1, disc.height - 1), fill=255)
    return disc
