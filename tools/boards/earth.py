"""Terrain in degrees of longitude and latitude, projected to a page."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import shapely
from shapely.geometry import LineString

from tools.boards.drawing import Patch, Range, River, Terrain
from tools.boards.projection import Projection
from tools.boards.sources.extracts import read_rivers

_RIVER: Final = (2.6, 60.0)
"""Width of drawn rivers, and minimum length of a river that is drawn, in pixels."""
_THIN: Final = 0.4
_STUMP: Final = 8.0


def _line(page: Projection, degrees: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(round(x, 1), round(y, 1)) for x, y in page.shape(LineString(degrees)).coords]


def _patch(page: Projection, item: dict[str, Any]) -> Patch:
    longitude, latitude = item["at"]
    x, y, radius = page.radius(longitude, latitude, item["km"])
    return Patch((round(x, 1), round(y, 1)), round(radius, 1), item["strength"])


def _range(page: Projection, item: dict[str, Any]) -> Range:
    width = item["km"] / page.view.km_per_pixel
    return Range(item["name"], _line(page, item["line"]), width, item["height"])


def read_earth(path: Path, page: Projection) -> Terrain:
    """Return mountains, woods and deserts in pixels, without rivers; sizes in the file are in km."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return Terrain(
        ranges=[_range(page, item) for item in data["ranges"]],
        rivers=[],
        greens=[_patch(page, item) for item in data["greens"]],
        deserts=[_patch(page, item) for item in data["deserts"]],
    )


def river_lines(page: Projection, sheet: Any) -> list[Any]:
    """Return all rivers as lines in pixels, clipped to the polygon `sheet`."""
    cut = [page.shape(LineString(line)).intersection(sheet) for line in read_rivers()]
    return [part for shape in cut for part in shapely.get_parts(shape) if part.geom_type == "LineString"]


def seen_rivers(lines: Iterable[Any], sheet: Any) -> list[River]:
    """Return the rivers that are long enough, clipped to the visible polygon `sheet`."""
    width, least = _RIVER
    found = []
    for line in lines:
        shown = line.intersection(sheet) if line.length >= least else None
        for part in () if shown is None else shapely.get_parts(shown):
            if part.geom_type == "LineString" and part.length >= _STUMP:
                way = [(round(x, 1), round(y, 1)) for x, y in part.simplify(_THIN).coords]
                found.append(River("", way, width))
    return found
