"""Dataclasses of a board's geometry: the input of placing and painting.

All positions are pixels of the page, from its upper left corner. Rings are not closed: the last point does
not repeat the first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.engine.terms import ProvinceId
from bot.render.map.layout import Box, Panels, Point, SeaName

Line = Sequence[Point]
Ring = Sequence[Point]
Polygon = Sequence[Ring]
"""An outer ring, then its holes."""


@dataclass(frozen=True, slots=True)
class Lens:
    """A place that is drawn larger than its surroundings, which are pushed outwards.

    A point at distance r pixels from the middle moves outwards by `power` r exp(-r²/(2 `spread`²)); a map has
    no folds as long as the powers of all overlapping lenses together stay well below 2.
    """

    longitude: float
    latitude: float
    power: float
    spread: float


@dataclass(frozen=True, slots=True)
class Border:
    """The visible pieces of the border between two provinces; `between` in order of id."""

    between: tuple[ProvinceId, ProvinceId]
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Range:
    """Mountains along a line; `height` 0 to 1, `width` in pixels across the whole range."""

    name: str
    line: Line
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class River:
    """A river as it is to be drawn, `width` pixels wide."""

    name: str
    line: Line
    width: float


@dataclass(frozen=True, slots=True)
class Patch:
    """A round soft patch of woods or desert; `strength` 0 to 1."""

    at: Point
    radius: float
    strength: float


@dataclass(frozen=True, slots=True)
class Terrain:
    """Terrain that is painted, without effect on the rules.

    `waters` is the sea beyond the game; if it is empty, everything beyond is painted as land.
    """

    ranges: Sequence[Range]
    rivers: Sequence[River]
    greens: Sequence[Patch]
    deserts: Sequence[Patch]
    waters: Sequence[Polygon] = ()


@dataclass(frozen=True, slots=True)
class Drawing:
    """Geometry of a board on its page, without names of provinces, counters and paint.

    `map` is the part of the page that shows provinces; outside all outlines it is beyond the game: sea in the
    terrain's `waters`, otherwise land. `land` is the land within each province, clipped to its outline.
    """

    board: str
    size: tuple[int, int]
    map: Box
    panels: Panels
    names: Sequence[SeaName]
    cities: Mapping[ProvinceId, Point]
    outlines: Mapping[ProvinceId, Ring]
    land: Mapping[ProvinceId, Sequence[Polygon]]
    borders: Sequence[Border]
    terrain: Terrain
