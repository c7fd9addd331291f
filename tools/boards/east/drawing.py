"""Draw the East: provinces from the coast and the lines of borders."""

import tomllib
from pathlib import Path
from typing import Final

import shapely
from shapely.geometry import LineString, Polygon, box

from bot.engine.board import Board
from bot.render.map.layout import Box, Panels, SeaName
from tools.boards.drawing import Border, Drawing
from tools.boards.east.warp import Warp, city_places
from tools.boards.sources.extracts import EAST_COAST
from tools.boards.terrain import read_terrain
from tools.boards.web.coast import land_image, land_masses, page_coast
from tools.boards.web.faces import areas, pieces, provinces_between, ring
from tools.boards.web.lines import curves, sea_lines, wander
from tools.boards.web.nodes import read_arcs

_HERE: Final = Path(__file__).parent
_NODES: Final = _HERE / "nodes.toml"
_WINDOW: Final = (5, -2, 72, 52)
"""West, south, east, north in degrees: all that the page can show."""
_OVER: Final = 3.0
"""Pixels by which borders are extended over the edge, to be cut off there."""


def draw_east(board: Board) -> Drawing:
    """Return the drawing of the East."""
    page = tomllib.loads((_HERE / "page.toml").read_text(encoding="utf-8"))
    size, arcs, cities = tuple(page["size"]), read_arcs(_NODES), city_places()
    edge = tuple(tomllib.loads(_NODES.read_text(encoding="utf-8"))["edge"])
    masses = land_masses(page_coast(EAST_COAST, _WINDOW, Warp().page, size), sea_lines(arcs, board))
    lines = curves(arcs, wander(land_image(size, masses), edge, cities.values()))
    beyond = shapely.union_all([Polygon(ring) for ring in page["beyond"].values()])
    field = box(*page["map"]).difference(beyond)
    over = [_over(line, edge) for line in lines.values()]
    provinces = provinces_between(over, box(*edge), cities, field)
    land = shapely.union_all(masses)
    return Drawing(
        board=board.id,
        size=size,
        map=tuple(page["map"]),
        panels=Panels(**page["panels"]),
        names=tuple(SeaName(**name) for name in page["names"]),
        cities=cities,
        outlines={name: ring(province.exterior.coords) for name, province in provinces.items()},
        land={name: areas(province.intersection(land)) for name, province in provinces.items()},
        borders=tuple(Border(pair, pieces(line.intersection(field))) for pair, line in lines.items()),
        terrain=read_terrain(_HERE / "terrain.json"),
    )


def _over(line: LineString, edge: Box) -> LineString:
    """Return the line, extended over the edge where it ends on it, so that it surely cuts the edge."""
    points = [(float(x), float(y)) for x, y in line.coords]
    left, top, right, bottom = edge
    for end in (0, -1):
        x, y = points[end]
        x += _OVER * ((x >= right) - (x <= left))
        y += _OVER * ((y >= bottom) - (y <= top))
        points[end] = (x, y)
    return LineString(points)
