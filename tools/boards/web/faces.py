"""Provinces as the faces between border lines, and the visible parts of them and their borders."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import shapely
from shapely.geometry import LineString, Point, Polygon

from bot.engine.terms import ProvinceId
from tools.boards.drawing import Line, Ring
from tools.boards.drawing import Polygon as Area
from tools.boards.web.coast import parts

_SPECK: Final = 12.0
"""Minimum area of land in a province, and of a hole in it, in square pixels; less is invisible."""
_CRUMB: Final = 300.0
"""Minimum area in square pixels of a part of a face within the field; smaller parts are left out."""
_STUMP: Final = 0.5
_THIN: Final = 0.4
"""Tolerance in pixels by which a coast is simplified."""


def provinces_between(
    lines: Iterable[LineString],
    edge: Polygon,
    cities: Mapping[ProvinceId, tuple[float, float]],
    field: shapely.Geometry,
) -> dict[ProvinceId, Polygon]:
    """Return the faces between lines that end on or beyond the edge, by the city in each, cut to the field.

    Raises `ValueError` for a face without a city, or with two, and for one that the field cuts to pieces.
    """
    web = shapely.union_all([edge.exterior, *lines])
    faces = [face for face in parts(shapely.polygonize([web])) if edge.covers(face.representative_point())]
    provinces: dict[ProvinceId, Polygon] = {}
    for face in faces:
        shown = [part for part in parts(face.intersection(field)) if part.area >= _CRUMB]
        if not shown:
            continue
        inside = [name for name, at in cities.items() if face.contains(Point(at))]
        if len(inside) != 1:
            raise ValueError(
                f"A face around {face.representative_point()} holds {inside or 'no city'}; it needs one."
            )
        if len(shown) != 1:
            raise ValueError(f"{inside[0]} would be shown in {len(shown)} parts; it needs one.")
        provinces[inside[0]] = shown[0]
    return dict(sorted(provinces.items()))


def ring(points: Iterable[tuple[float, ...]]) -> Ring:
    """Return a closed ring without its last point, which repeats the first."""
    return [(float(x), float(y)) for x, y in points][:-1]


def areas(land: Any) -> list[Area]:
    """Return the land of a province as polygons, simplified and without specks."""
    found: list[Area] = []
    for part in parts(land.simplify(_THIN)):
        if part.area >= _SPECK:
            holes = [hole for hole in part.interiors if Polygon(hole).area >= _SPECK]
            found.append([ring(piece.coords) for piece in (part.exterior, *holes)])
    return found


def pieces(line: Any) -> list[Line]:
    """Return the remaining pieces of a border as lines, without those of half a pixel or less."""
    merged = shapely.line_merge(line) if line.geom_type == "MultiLineString" else line
    return [
        [(float(x), float(y)) for x, y in piece.coords]
        for piece in shapely.get_parts(merged)
        if piece.geom_type == "LineString" and piece.length > _STUMP
    ]
