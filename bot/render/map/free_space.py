"""Free space for counters in a province: within its border, clear of its city, its name and each other.

Layouts list positions for the page they were made for. Maps in other proportions, and counters that fit none
of these positions, use free space instead.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import ceil
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from bot.render.core.shapes import shifted
from bot.render.map.layout import CITY_BOX, PAIR, SINGLE, Box, Level, Place, Point, Ring

SCALES: Final = (1.3, 1.15, 1.0, 0.87, 0.75, 0.64, 0.56, 0.5, 0.44)
"""Scales of counters, largest first; nothing is drawn smaller than the last one."""
_DIGIT: Final = {"single": 28.0, "pair": 20.0}
"""Approximate height of the numbers on a counter at scale 1, in page pixels."""
_READABLE: Final = sorted(
    product(_DIGIT, SCALES), key=lambda counter: _DIGIT[counter[0]] * counter[1], reverse=True
)
_CELL: Final = 3.0
"""Side of a grid cell in page pixels; positions are tried cell by cell."""
_ALL_FREE: Final = [0] * 255 + [255]


def city_box(place: Place) -> Box:
    """Return the box of a province's city with its temple."""
    return shifted(CITY_BOX, place.city)


def overlap(a: Box, b: Box) -> bool:
    """Return whether two boxes overlap."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def best_level(place: Place, taken: Sequence[Box], whole: Box, singles: int, nations: int) -> Level | None:
    """Return the most readable arrangement of counters: `singles`, one per kind of unit, or one per nation.

    `taken` are boxes to avoid, including the city and the name; `whole` is the visible area. Returns None if
    not even the smallest counters fit.
    """
    ground = _ProvinceFreeSpace(place, taken, whole)
    for form, scale in _READABLE:
        size, count = (SINGLE, singles) if form == "single" else (PAIR, nations)
        spots = ground.spots(size, scale, count)
        if len(spots) == count:
            return Level.model_construct(form=form, scale=scale, spots=spots)
    return None


class _ProvinceFreeSpace:
    """Free space of a province, as a coarse grid."""

    def __init__(self, place: Place, taken: Sequence[Box], whole: Box) -> None:
        self._city = place.city
        left, top = max(place.box[0], whole[0]), max(place.box[1], whole[1])
        right, bottom = min(place.box[2], whole[2]), min(place.box[3], whole[3])
        self._corner = (left, top)
        self._size = (max(1, int((right - left) / _CELL) + 1), max(1, int((bottom - top) / _CELL) + 1))
        self._free = self._filled([[place.outline]])
        draw = ImageDraw.Draw(self._free)
        rim = [self._cell(point) for point in place.outline]
        draw.line([*rim, rim[0]], fill=0)  # cells on the border belong to both sides
        for box in taken:
            draw.rectangle((*self._cell(box[:2]), *self._cell(box[2:])), fill=0)
        self._area = self._free.histogram()[255]
        self._land = self._filled(place.land)

    def _cell(self, point: Point) -> Point:
        return (point[0] - self._corner[0]) / _CELL, (point[1] - self._corner[1]) / _CELL

    def _filled(self, shapes: Sequence[Sequence[Ring]]) -> Image.Image:
        sheet = Image.new("L", self._size, 0)
        draw = ImageDraw.Draw(sheet)
        for outer, *holes in shapes:
            draw.polygon([self._cell(point) for point in outer], fill=255)
            for hole in holes:
                draw.polygon([self._cell(point) for point in hole], fill=0)
        return sheet

    def spots(self, size: Point, scale: float, most: int) -> list[tuple[float, float, Literal[0, 1]]]:
        """Return the middles of up to `most` free boxes: nearest the city, or in rows or columns if more fit.

        Each is x, y and whether it lies on land (1) or at sea (0).
        """
        half = (size[0] * scale / 2 / _CELL, size[1] * scale / 2 / _CELL)
        if most * half[0] * half[1] * 4 > self._area:
            return []
        free = self._eroded(half)
        near = self._cell(self._city)
        cells = [(x, y) for y, row in enumerate(free) for x, value in enumerate(row) if value]
        orders = (
            sorted(cells, key=lambda cell: (cell[0] - near[0]) ** 2 + (cell[1] - near[1]) ** 2),
            cells,
            sorted(cells),
        )
        best: list[tuple[int, int]] = []
        for order in orders:
            found = _spaced(order, half, most)
            if len(found) > len(best):
                best = found
            if len(best) == most:
                break
        return [self._spot(cell) for cell in best]

    def _spot(self, cell: tuple[int, int]) -> tuple[float, float, Literal[0, 1]]:
        dry = self._land.getpixel(cell)
        x, y = (corner + (value + 0.5) * _CELL for corner, value in zip(self._corner, cell, strict=True))
        return (x, y, 1 if dry else 0)

    def _eroded(self, half: Point) -> list[bytes]:
        """Return the grid rows; a cell is non-zero if a whole box around it is free."""
        width, height = self._size
        x, y = (max(1, ceil(value - 0.5)) for value in half)
        padded = Image.new("L", (width + 2 * x, height + 2 * y), 0)
        padded.paste(self._free, (x, y))
        around = padded.filter(ImageFilter.BoxBlur((x, y)))
        data = around.crop((x, y, x + width, y + height)).point(_ALL_FREE).tobytes()
        return [data[i * width : (i + 1) * width] for i in range(height)]


def _spaced(order: Iterable[tuple[int, int]], half: Point, most: int) -> list[tuple[int, int]]:
    """Pick up to `most` cells in order, each far enough from those already picked."""
    found: list[tuple[int, int]] = []
    for x, y in order:
        if all(abs(x - a) >= 2 * half[0] or abs(y - b) >= 2 * half[1] for a, b in found):
            found.append((x, y))
            if len(found) == most:
                break
    return found
