"""Counter placement: in the province, or beside it with a leader line if the province is too small.

Positions of the layout are tried first, then free space in the province. If neither suffices, the province's
counters stand as one block, one plate per nation, in the nearest free space of the map.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.engine.terms import ProvinceId, Unit
from bot.render.core.shapes import around
from bot.render.map.free_space import best_level, city_box, overlap
from bot.render.map.layout import FIGURES, LEAST_FIGURE, PAIR, SINGLE, Box, Layout, Level, Place, Point
from bot.render.map.pieces import Force, Units

_CELL: Final = 5.0
_ASIDE: Final = (1.0, 0.87, 0.75, 0.64, 0.55, 0.45)
_COLUMNS: Final = (1, 2, 3)
_TRIES: Final = 1500
_BETWEEN: Final = 0.5
_AROUND: Final = 4.0
"""Free space added to a block's width and height."""


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter: for one kind of unit, or (`unit` None) for all units of a nation in the province."""

    force: Force
    unit: Unit | None
    at: Point
    scale: float
    lead: Point | None = None
    """End point of its leader line, if it stands beside its province: the province's city."""

    @property
    def box(self) -> Box:
        """Bounding box on the page."""
        w, h = PAIR if self.unit is None else SINGLE
        return around(self.at, (w * self.scale, h * self.scale))


PlacedCounters = Mapping[ProvinceId, Sequence[Counter]]
"""Counters by province."""


def obstacle_boxes(layout: Layout) -> list[Box]:
    """Return the boxes of all cities and names."""
    return [box for place in layout.provinces.values() for box in (city_box(place), place.label.box)]


def bounding_box(boxes: Iterable[Box]) -> Box:
    """Return the smallest box around several boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def place_counters(layout: Layout, units: Units, pixel: float = 1.0) -> dict[ProvinceId, list[Counter]]:
    """Place the counters of every province; `pixel` is the number of picture pixels per page pixel.

    If the whole map has no space left, counters lie on their city.
    """
    placed: dict[ProvinceId, list[Counter]] = {}
    crowded: dict[ProvinceId, Sequence[Force]] = {}
    taken = obstacle_boxes(layout)
    for name, place in layout.provinces.items():
        present = units.get(name, ())
        found = counters(place, present, pixel)
        if found is None:
            found = _place_in_free_space(place, present, taken, layout.map, pixel)
        if found is None:
            crowded[name] = present
        placed[name] = found or []
    if crowded:
        free = _MapFreeSpace(layout, [*taken, *(counter.box for each in placed.values() for counter in each)])
        for name, present in crowded.items():
            city = layout.provinces[name].city
            others = [city_box(place) for other, place in layout.provinces.items() if other != name]
            placed[name] = free.aside(city, present, others, pixel)
    return placed


def counters(place: Place, present: Sequence[Force], pixel: float = 1.0) -> list[Counter] | None:
    """Place counters for all forces on positions of the layout, in the most readable form that fits.

    A smaller scale is preferred to galleys on dry land. Returns None if there are too few positions, or if
    the numbers would be too small at `pixel` picture pixels per page pixel.
    """
    if not present:
        return []
    singles = _singles(present)
    fitting = [
        level
        for level in place.levels
        if level.form == "single" and len(singles) <= len(level.spots) and _is_legible(level, pixel)
    ]
    if fitting:
        galleys = sum(unit == "galley" for _, unit in singles)
        afloat = (level for level in fitting if sum(not spot[2] for spot in level.spots) >= galleys)
        return _place_singles(next(afloat, fitting[0]), singles)
    for level in place.levels:
        if level.form == "pair" and len(present) <= len(level.spots) and _is_legible(level, pixel):
            return _place_pairs(level, present)
    return None


def _singles(present: Sequence[Force]) -> list[tuple[Force, Unit]]:
    singles: list[tuple[Force, Unit]] = [(force, "legion") for force in present if force.legions]
    return singles + [(force, "galley") for force in present if force.galleys]


def _is_legible(level: Level, pixel: float) -> bool:
    return FIGURES[level.form] * level.scale * pixel >= LEAST_FIGURE


def _place_in_free_space(
    place: Place, present: Sequence[Force], taken: Sequence[Box], whole: Box, pixel: float
) -> list[Counter] | None:
    """Place counters in the free space of a province, avoiding `taken`; None if it is too small."""
    singles = _singles(present)
    level = best_level(place, taken, whole, len(singles), len(present))
    if level is None or not _is_legible(level, pixel):
        return None
    return _place_singles(level, singles) if level.form == "single" else _place_pairs(level, present)


def _place_pairs(level: Level, present: Sequence[Force]) -> list[Counter]:
    return [
        Counter(force, None, spot[:2], level.scale) for force, spot in zip(present, level.spots, strict=False)
    ]


def _place_singles(level: Level, singles: Sequence[tuple[Force, Unit]]) -> list[Counter]:
    """Assign positions: legions prefer those on land, galleys those at sea, the nearest to the city first."""
    free = list(level.spots)
    placed = []
    for force, unit in singles:
        land = int(unit == "legion")
        spot = next((spot for spot in free if spot[2] == land), free[0])
        free.remove(spot)
        placed.append(Counter(force, unit, spot[:2], level.scale))
    return placed


class _MapFreeSpace:
    """Free space of the whole map, as a coarse grid."""

    def __init__(self, layout: Layout, taken: Sequence[Box]) -> None:
        left, top, right, bottom = layout.map
        self._corner = (left, top)
        self._sheet = Image.new("L", (int((right - left) / _CELL), int((bottom - top) / _CELL)), 255)
        for box in (*taken, *layout.panels.tables, layout.panels.rondel.box):
            self._take(box)

    def _take(self, box: Box) -> None:
        x, y = self._corner
        cells = tuple((value - start) / _CELL for value, start in zip(box, (x, y, x, y), strict=True))
        ImageDraw.Draw(self._sheet).rectangle(cells, fill=0)

    def aside(
        self, city: Point, present: Sequence[Force], others: Sequence[Box], pixel: float
    ) -> list[Counter]:
        """Place a block of plates near a city, as large as fits; the leader line avoids `others` if possible.

        If nothing fits, the block covers the city.
        """
        for scale in _ASIDE:
            if FIGURES["pair"] * scale * pixel < LEAST_FIGURE:
                break
            width, height = (side * scale + _BETWEEN for side in PAIR)
            blocks = [(columns, -(-len(present) // columns)) for columns in _COLUMNS]
            spots = [
                (middle, columns)
                for columns, rows in blocks
                if (
                    middle := self._nearest(
                        city, (columns * width + _AROUND, rows * height + _AROUND), others
                    )
                )
            ]
            if spots:
                (x, y), columns = min(spots, key=lambda spot: _squared_distance(spot[0], city))
                rows = -(-len(present) // columns)
                block = _block((x, y), columns, rows, present, scale, city)
                self._take(bounding_box(counter.box for counter in block))
                return block
        # A picture with something covered is better than none, for no turn may wait for a picture.
        return _block(city, 1, len(present), present, _ASIDE[-1], city)

    def _nearest(self, city: Point, size: Point, others: Sequence[Box]) -> Point | None:
        """Return the middle of the nearest free box of a size; None if there is none.

        Boxes whose line to the city crosses `others` are a last resort.
        """
        radius = (size[0] / 2 / _CELL + 0.5, size[1] / 2 / _CELL + 0.5)
        x, y = (int(value) + 1 for value in radius)
        width, height = self._sheet.size
        padded = Image.new("L", (width + 2 * x, height + 2 * y), 0)
        padded.paste(self._sheet, (x, y))
        spacious = padded.filter(ImageFilter.BoxBlur((x, y))).crop((x, y, x + width, y + height)).tobytes()
        cells = (
            (self._corner[0] + (i % width + 0.5) * _CELL, self._corner[1] + (i // width + 0.5) * _CELL)
            for i, value in enumerate(spacious)
            if value == 255
        )
        near = sorted(cells, key=lambda cell: _squared_distance(cell, city))
        clear = (cell for cell in near[:_TRIES] if not any(_crosses(city, cell, box) for box in others))
        return next(clear, near[0] if near else None)


def _block(
    middle: Point, columns: int, rows: int, present: Sequence[Force], scale: float, city: Point
) -> list[Counter]:
    """Return plates side by side, row by row."""
    (x, y), (width, height) = middle, (side * scale + _BETWEEN for side in PAIR)
    return [
        Counter(
            force,
            None,
            (x + (i % columns - (columns - 1) / 2) * width, y + (i // columns - (rows - 1) / 2) * height),
            scale,
            city,
        )
        for i, force in enumerate(present)
    ]


def _squared_distance(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """Return whether a straight line meets a box, sampled every 8 pixels."""
    (x0, y0), (x1, y1) = start, end
    if not overlap(box, (min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))):
        return False
    steps = max(1, round(_squared_distance(start, end) ** 0.5 / 8))
    points = ((x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps) for i in range(steps + 1))
    return any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in points)
