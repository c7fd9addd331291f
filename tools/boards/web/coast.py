"""Land masses of a map, kept clear of the borders that only galleys cross."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import shapely
from PIL import Image, ImageDraw
from shapely.geometry import MultiLineString, Polygon, box

from tools.boards.sources.extracts import read_coast

_STEP: Final = 0.2
"""Maximum distance between points in degrees, so that long straight edges bend too."""
_SMALLEST: Final = 14.0
"""Minimum area in square pixels; smaller islets would be specks."""
_ISLET: Final = 450.0
"""Square pixels of an island, below which it is left out if a sea border runs over it or close by."""
_HEADLAND: Final = 500.0
"""Square pixels of land close to sea borders, below which it is trimmed as a headland."""
_CLEAR: Final = 5.0
_CHANNEL: Final = 2.0


def parts(shape: shapely.Geometry) -> list[Polygon]:
    """Return all polygons of a geometry, also from nested collections."""
    if shape.geom_type == "Polygon":
        return [] if shape.is_empty else [shape]
    inner = shapely.get_parts(shape) if shape.geom_type in {"MultiPolygon", "GeometryCollection"} else ()
    return [polygon for part in inner for polygon in parts(part)]


def page_coast(
    coast: str, window: tuple[float, float, float, float], place: Callable[[Any], Any], size: tuple[int, int]
) -> list[Polygon]:
    """Return the land of an extract on a page, and 60 pixels around it.

    `window` is west, south, east, north in degrees of all that the page can show. `place` converts rows of
    longitude and latitude to rows of x and y.
    """
    page = box(-60, -60, size[0] + 60, size[1] + 60)
    bent: list[Polygon] = []
    for outer, *holes in read_coast(coast):
        degrees = shapely.segmentize(Polygon(outer, holes).buffer(0).intersection(box(*window)), _STEP)
        for part in parts(degrees):
            whole = shapely.transform(part, place).buffer(0)
            bent += [piece for piece in parts(whole.intersection(page)) if piece.area >= _SMALLEST]
    return bent


def land_masses(coast: Iterable[Polygon], sea_lines: MultiLineString) -> list[Polygon]:
    """Return the land, largest mass first, trimmed where borders that only galleys cross graze it."""
    near = sea_lines.buffer(_CLEAR)
    masses: list[Polygon] = []
    for mass in parts(shapely.union_all(list(coast))):
        grazed = mass.intersection(near).area
        if grazed and mass.area < _ISLET:
            continue
        if 0 < grazed < _HEADLAND:
            masses += parts(mass.difference(sea_lines.buffer(_CHANNEL)))
        else:
            masses.append(mass)
    return sorted(
        (mass for mass in masses if mass.area >= _SMALLEST), key=lambda mass: (-mass.area, mass.bounds)
    )


def land_image(size: tuple[int, int], masses: Iterable[Polygon]) -> Image.Image:
    """Return a mask of the land: 255 on land, otherwise 0."""
    image = Image.new("L", size, 0)
    draw = ImageDraw.Draw(image)
    for mass in masses:
        draw.polygon(list(mass.exterior.coords), fill=255)
        for hole in mass.interiors:
            draw.polygon(list(hole.coords), fill=0)
    return image
