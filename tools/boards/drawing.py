"""What the geography of a board delivers: everything that placing and painting need to know.

All places are pixels of the page, from its upper left corner. Rings are not closed: the last point is not the
first one again.
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
class Border:
    """The visible pieces of the border between two provinces; `between` in order of id."""

    between: tuple[ProvinceId, ProvinceId]
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Range:
    """Mountains along a line; `height` 0 to 1, `width` across the whole range."""

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
    """What makes land look like land; it says nothing about the rules.

    `waters` is the sea beyond the game; without any, all that lies beyond is painted as land.
    """

    ranges: Sequence[Range]
    rivers: Sequence[River]
    greens: Sequence[Patch]
    deserts: Sequence[Patch]
    waters: Sequence[Polygon] = ()


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board drawn on its page, but for names, counters and paint.

    `map` is the part of the page that shows provinces; what of it lies in no outline is land beyond the game.
    `land` holds the land within each province, clipped to its outline.
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
