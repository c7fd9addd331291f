"""Geography of the West in pixels of the page: coast, rivers, mountains and cities."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
from scipy import ndimage
from shapely.geometry import LineString, Polygon

from bot.engine.terms import ProvinceId
from tools.boards.drawing import Terrain
from tools.boards.earth import read_earth, river_lines
from tools.boards.projection import Array, Projection
from tools.boards.sources.extracts import read_coast
from tools.boards.west.canvas import CELL, GRID, fill, strokes
from tools.boards.west.design import SIZE
from tools.boards.west.page import VIEW

_HERE: Final = Path(__file__).parent
_MARGIN: Final = 60.0
"""Pixels beyond the page within which geography is kept, so that nothing ends at its edge by accident."""
_LEAST: Final = 3.0
"""Minimum area of an islet in square pixels."""


@dataclass(frozen=True)
class World:
    """Geography: landmasses (`masses`), the largest first; `cities` at their true places, in order of id."""

    page: Projection
    masses: list[Any]
    rivers: list[Any]
    terrain: Terrain
    cities: Mapping[ProvinceId, tuple[float, float]]

    @property
    def land(self) -> Array:
        """Number of the landmass of every cell, from 1; 0 for water."""
        return fill(self.masses)

    @property
    def river(self) -> Array:
        """Mask of the cells along rivers."""
        return strokes(self.rivers, 4)

    @property
    def rough(self) -> Array:
        """Roughness of every cell, 0 to 1: most along the middle of a range, less towards its sides."""
        rough = np.zeros(GRID)
        for item in self.terrain.ranges:
            line = strokes([LineString(item.line)], CELL)
            if line.any():
                away = ndimage.distance_transform_edt(~line) * CELL / (item.width / 2)
                rough = np.maximum(rough, item.height * np.exp(-(away**2)))
        return rough


def _polygons(shape: Any) -> list[Any]:
    """Return the polygons of a shape, made valid where it touches itself."""
    parts = shapely.get_parts(shapely.get_parts(shapely.make_valid(shape)))
    return [part for part in parts if part.geom_type == "Polygon"]


def _masses(page: Projection, sheet: Any) -> list[Any]:
    # Made valid before and after: rounded to the extract's steps, a narrow bay may touch its other shore.
    degrees = [part for outer, *holes in read_coast() for part in _polygons(Polygon(outer, holes))]
    drawn = [part for polygon in degrees for part in _polygons(page.shape(polygon))]
    joined = shapely.union_all(drawn).intersection(sheet)
    kept = [part for part in _polygons(joined) if part.area >= _LEAST]
    return sorted(kept, key=lambda part: (-part.area, part.bounds))


def _city(page: Projection, place: list[float]) -> tuple[float, float]:
    x, y = page.points([(place[1], place[0])])[0]
    return round(float(x)), round(float(y))


def read_world() -> World:
    """Read coast, rivers, terrain and cities from their files, and project them to the page."""
    page, cities = Projection(VIEW), json.loads((_HERE / "cities.json").read_text(encoding="utf-8"))
    terrain = read_earth(_HERE / "terrain.json", page)
    sheet = shapely.box(0, 0, *SIZE).buffer(_MARGIN)
    return World(
        page,
        _masses(page, sheet),
        river_lines(page, sheet),
        terrain,
        {name: _city(page, cities[name]) for name in sorted(cities)},
    )
