"""Move cities and other marks a little off their true places, so that mark, name and counters fit."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import shapely

from bot.engine.terms import ProvinceId
from bot.render.core.shapes import shifted
from bot.render.core.text import text_width
from bot.render.map.layout import LABEL_LEADING, LABEL_SIZE, TITLE_BOX, Box, Point
from tools.boards.pieces import Pieces

_STEP: Final = 6
_FURTHEST: Final = 66
"""Step between the places that are tried, and their maximum distance from the true one, in pixels."""
_EDGE: Final = 4.5
_GAP: Final = 2.0
"""Minimum distance of boxes from borders, and from each other, in pixels."""
_DRY: Final = 4.0
"""Minimum distance of a city's middle from the edge of its land, in pixels."""
_CELL: Final = 2
_RIGHT: Final = 4.0
_LEFT: Final = 4.0
_BELOW: Final = 3.0
"""Gaps between a mark and a name to its right, to its left or below it, in pixels."""
_WAY: Final = 0.35
_CRAMPED: Final = 2000.0
_ROOM: Final = 50.0
_SHORT: Final = 60.0
"""Costs of a pixel off the true place, a covered name or mark, lost room, a counter that does not fit."""


def _label_boxes(at: Point, mark: Box, size: tuple[float, float]) -> Iterator[Box]:
    """Yield boxes for a name beside its mark: right, left, below; above is a city's temple."""
    (x, y), (width, height), (from_left, _, from_right, down) = at, size, mark
    right, left, below = x + from_right + _RIGHT, x + from_left - _LEFT, y + down + _BELOW
    for slide in (-30.0, -15.0, 0.0, 15.0, 30.0):
        yield right, y - height / 2 + slide, right + width, y + height / 2 + slide
        yield left - width, y - height / 2 + slide, left, y + height / 2 + slide
    for slide in (-0.5, -0.25, 0.0, 0.25, 0.5):
        start = x - width / 2 + slide * (width + 20)
        yield start, below, start + width, below + height


class _Room:
    """The free part of a province as a boolean raster of its bounding box."""

    def __init__(self, outline: shapely.Polygon, taken: Sequence[Box]) -> None:
        inner = outline.buffer(-_EDGE)
        self.left, self.top, right, bottom = inner.bounds
        across = np.arange(self.left, right, _CELL) + _CELL / 2
        down = np.arange(self.top, bottom, _CELL) + _CELL / 2
        xs, ys = np.meshgrid(across, down)
        self.free: Any = shapely.contains_xy(inner, xs, ys)
        for box in taken:
            self.free[self._part(box)] = False

    def _part(self, box: Box) -> tuple[slice, slice]:
        left, right = (max(0, round((at - self.left) / _CELL)) for at in (box[0] - _GAP, box[2] + _GAP))
        top, bottom = (max(0, round((at - self.top) / _CELL)) for at in (box[1] - _GAP, box[3] + _GAP))
        return slice(top, bottom), slice(left, right)

    def lacks(self, box: Box) -> float:
        """Return the fraction of a box that is not on free cells, 0 to 1."""
        whole = (box[2] - box[0]) * (box[3] - box[1]) / _CELL**2
        rows, columns = (round((box[at + 2] - box[at]) / _CELL) for at in (1, 0))
        top, left = round((box[1] - self.top) / _CELL), round((box[0] - self.left) / _CELL)
        part = self.free[max(0, top) : max(0, top + rows), max(0, left) : max(0, left + columns)]
        return max(0.0, 1 - float(part.sum()) / whole)

    def counters(self, boxes: Sequence[Box], size: tuple[float, float], most: int) -> tuple[int, int]:
        """Return how many counters (up to `most`) fit beside these boxes, and in how many cells the first.

        Each is put into the first free place, which is not always the best order, but a quick one.
        """
        free = self.free.copy()
        for box in boxes:
            free[self._part(box)] = False
        columns, rows = (int(side / _CELL) + 1 for side in size)
        count = cells = 0
        while count < most:
            sums = np.pad(free.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
            inside = (
                sums[rows:, columns:]
                - sums[:-rows, columns:]
                - sums[rows:, :-columns]
                + sums[:-rows, :-columns]
            )
            fits = np.argwhere(inside == rows * columns)
            cells = cells or len(fits)
            if not len(fits):
                break
            top, left = fits[0]
            free[top : top + rows, left : left + columns] = False
            count += 1
        return count, cells


def _name_size(name: str) -> tuple[float, float]:
    """Return the width and height of a name in pixels; a name of two words takes two lines."""
    words = name.split(" ", 1)
    return max(text_width("label", LABEL_SIZE, word) for word in words) + 4, len(words) * LABEL_LEADING


def _places(at: Point, ground: shapely.Geometry) -> Iterator[Point]:
    """Return the true place and those around it, as far as they lie inside the ground."""
    inner = ground.buffer(-_DRY)
    steps = range(-_FURTHEST, _FURTHEST + 1, _STEP)
    spots = [(at[0] + x, at[1] + y) for x in steps for y in steps if x * x + y * y <= _FURTHEST**2]
    return (spot for spot in spots if shapely.contains_xy(inner, *spot))


@dataclass(frozen=True, slots=True)
class _Need:
    """Boxes to be placed in a province: its mark, its name (`title`), and `most` counters of one size."""

    mark: Box
    title: tuple[float, float]
    size: tuple[float, float]
    most: int


def _settle(at: Point, ground: shapely.Geometry, room: _Room, need: _Need) -> tuple[Point, Box]:
    """Return the best place of a mark and the box of its name.

    If no place lies inside the ground, the true place and the box of the mark.
    """
    most = max(1, room.counters((), need.size, need.most)[1])
    found: list[tuple[float, Point, Box]] = []
    for spot in _places(at, ground):
        way = float(np.hypot(spot[0] - at[0], spot[1] - at[1]))
        mark = shifted(need.mark, spot)
        boxes = _label_boxes(spot, need.mark, need.title)
        label = min(boxes, key=lambda box: (round(room.lacks(box), 3), box))
        count, cells = room.counters((mark, label), need.size, need.most)
        cost = _WAY * way + _CRAMPED * (2 * room.lacks(mark) + room.lacks(label))
        cost += _SHORT * (need.most - count)
        cost += _ROOM * (1 - cells / most)
        found.append((cost, spot, label))
    if not found:
        return at, shifted(need.mark, at)
    _, spot, label = min(found)
    return spot, label


def settle_cities(
    cities: Mapping[ProvinceId, Point],
    names: Mapping[ProvinceId, str],
    outlines: Mapping[ProvinceId, shapely.Polygon],
    grounds: Mapping[ProvinceId, shapely.Geometry],
    pieces: Pieces,
    panels: Sequence[Box] = (),
) -> dict[ProvinceId, Point]:
    """Return the places of cities and other marks, each on its ground; the smallest provinces come first.

    `panels` are boxes that lie over provinces.
    """
    settled, taken = dict(cities), dict[ProvinceId, list[Box]]()
    for name in sorted(cities, key=lambda name: outlines[name].area):
        others = [TITLE_BOX, *panels, *(box for boxes in taken.values() for box in boxes)]
        need = _Need(pieces.mark_box(name), _name_size(names[name]), *pieces.least_counters(name))
        spot, label = _settle(cities[name], grounds[name], _Room(outlines[name], others), need)
        settled[name] = (round(spot[0]), round(spot[1]))
        taken[name] = [shifted(need.mark, spot), label]
    return settled
