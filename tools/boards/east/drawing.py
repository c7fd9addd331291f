"""Puts the East together: lines and coast make provinces."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import shapely
from shapely.geometry import LineString, MultiLineString, Point, Polygon, box

from bot.engine.terms import ProvinceId
from bot.render.map.layout import Box, Panels, SeaName
from tools.boards.drawing import Border, Drawing, Line, Ring
from tools.boards.drawing import Polygon as Area
from tools.boards.east.coast import land_image, land_masses, parts
from tools.boards.east.lines import Nodes, Pair, curves, wander
from tools.boards.east.warp import city_places
from tools.boards.facts import read_facts
from tools.boards.terrain import read_terrain

_HERE: Final = Path(__file__).parent
_OVER: Final = 3.0
"""How far borders run over the edge, to be cut off there."""
_SPECK: Final = 12.0
"""Square pixels of land in a province that nobody would see."""
_STUMP: Final = 0.5
_THIN: Final = 0.4
"""Pixels by which the points of a coast may be thinned out."""


def draw_east() -> Drawing:
    """The whole board."""
    page = tomllib.loads((_HERE / "page.toml").read_text(encoding="utf-8"))
    size, nodes, cities = tuple(page["size"]), Nodes(), city_places()
    masses = land_masses(size, _sea_lines(nodes))
    lines = curves(nodes, wander(land_image(size, masses), nodes.edge, cities.values()))
    beyond = shapely.union_all([Polygon(ring) for ring in page["beyond"].values()])
    field = box(*page["map"]).difference(beyond)
    provinces = _provinces(lines, nodes.edge, cities, field)
    land = shapely.union_all(masses)
    return Drawing(
        board="east",
        size=size,
        map=tuple(page["map"]),
        panels=Panels(**page["panels"]),
        names=tuple(SeaName(**name) for name in page["names"]),
        cities=cities,
        outlines={name: _ring(province.exterior.coords) for name, province in provinces.items()},
        land={name: _areas(province.intersection(land)) for name, province in provinces.items()},
        borders=tuple(Border(pair, _pieces(line.intersection(field))) for pair, line in lines.items()),
        terrain=read_terrain(_HERE / "terrain.json"),
    )


def _sea_lines(nodes: Nodes) -> MultiLineString:
    """Borders that must keep off the land."""
    lines, table = curves(nodes), read_facts("east")["borders"]["sea"]
    return MultiLineString([lines[a, b] for a, others in table.items() for b in others])


def _over(line: LineString, edge: Box) -> LineString:
    """The line, led over the edge where it ends on it, so that it cuts the edge for certain."""
    points = [(float(x), float(y)) for x, y in line.coords]
    left, top, right, bottom = edge
    for end in (0, -1):
        x, y = points[end]
        x += _OVER * ((x >= right) - (x <= left))
        y += _OVER * ((y >= bottom) - (y <= top))
        points[end] = (x, y)
    return LineString(points)


def _provinces(
    lines: Mapping[Pair, LineString], edge: Box, cities: Mapping[ProvinceId, tuple[float, float]], field: Any
) -> dict[ProvinceId, Polygon]:
    """The faces between the lines, each with the one city in it; raises ValueError where there is none."""
    rim = box(*edge).exterior
    web = shapely.union_all([rim, *(_over(line, edge) for line in lines.values())])
    faces = [
        face for face in parts(shapely.polygonize([web])) if box(*edge).covers(face.representative_point())
    ]
    provinces: dict[ProvinceId, Polygon] = {}
    for face in faces:
        inside = [name for name, at in cities.items() if face.contains(Point(at))]
        if len(inside) != 1:
            raise ValueError(
                f"A face around {face.representative_point()} holds {inside or 'no city'}; it needs one."
            )
        shown = parts(face.intersection(field))
        if len(shown) != 1:
            raise ValueError(f"{inside[0]} would be shown in {len(shown)} parts; it needs one.")
        provinces[inside[0]] = shown[0]
    return dict(sorted(provinces.items()))


def _ring(points: Iterable[tuple[float, ...]]) -> Ring:
    """Without the last point, which is the first one."""
    return [(float(x), float(y)) for x, y in points][:-1]


def _areas(land: Any) -> list[Area]:
    found: list[Area] = []
    for part in parts(land.simplify(_THIN)):
        if part.area >= _SPECK:
            holes = [hole for hole in part.interiors if Polygon(hole).area >= _SPECK]
            found.append([_ring(ring.coords) for ring in (part.exterior, *holes)])
    return found


def _pieces(line: Any) -> list[Line]:
    merged = shapely.line_merge(line) if line.geom_type == "MultiLineString" else line
    return [
        [(float(x), float(y)) for x, y in piece.coords]
        for piece in shapely.get_parts(merged)
        if piece.geom_type == "LineString" and piece.length > _STUMP
    ]
