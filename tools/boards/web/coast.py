"""The land masses of the East on its page."""

from collections.abc import Iterable
from typing import Final

import shapely
from PIL import Image, ImageDraw
from shapely.geometry import MultiLineString, Polygon, box

from tools.boards.east.warp import Warp
from tools.boards.sources.extracts import EAST_COAST, read_coast

_WINDOW: Final = (5, -2, 72, 52)
"""West, south, east, north in degrees: all that the page can show."""
_STEP: Final = 0.2
"""Degrees between points, so that long straight edges bend too."""
_SMALLEST: Final = 14.0
"""Square pixels; smaller islets would be specks."""
_ISLET: Final = 450.0
"""An island of less can be left out where a sea border runs over it."""
_HEADLAND: Final = 500.0
"""A headland of less is trimmed where a sea border grazes it."""
_CLEAR: Final = 5.0
_CHANNEL: Final = 2.0


def parts(shape: shapely.Geometry) -> list[Polygon]:
    """The polygons of a shape, however deep they lie in it."""
    if shape.geom_type == "Polygon":
        return [] if shape.is_empty else [shape]
    inner = shapely.get_parts(shape) if shape.geom_type in {"MultiPolygon", "GeometryCollection"} else ()
    return [polygon for part in inner for polygon in parts(part)]


def _bent(size: tuple[int, int]) -> list[Polygon]:
    warp, page = Warp(), box(-60, -60, size[0] + 60, size[1] + 60)
    bent: list[Polygon] = []
    for outer, *holes in read_coast(EAST_COAST):
        degrees = shapely.segmentize(Polygon(outer, holes).buffer(0).intersection(box(*_WINDOW)), _STEP)
        for part in parts(degrees):
            whole = shapely.transform(part, warp.page).buffer(0)
            bent += [piece for piece in parts(whole.intersection(page)) if piece.area >= _SMALLEST]
    return bent


def land_masses(size: tuple[int, int], sea_lines: MultiLineString) -> list[Polygon]:
    """Land, largest mass first, with clear water under the borders that only galleys cross."""
    near = sea_lines.buffer(_CLEAR)
    masses: list[Polygon] = []
    for mass in parts(shapely.union_all(_bent(size))):
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
    """White on land."""
    image = Image.new("L", size, 0)
    draw = ImageDraw.Draw(image)
    for mass in masses:
        draw.polygon(list(mass.exterior.coords), fill=255)
        for hole in mass.interiors:
            draw.polygon(list(hole.coords), fill=0)
    return image
