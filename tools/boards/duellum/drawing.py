"""Draw a board of Duellum: regions from its page, its coast and the lines of its borders."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import shapely
from shapely.geometry import Polygon, box

from bot.engine.board import Board
from bot.engine.terms import ProvinceId
from bot.render.map.layout import Point
from tools.boards.drawing import Border, Drawing, Terrain
from tools.boards.duellum.page import Page, read_page
from tools.boards.earth import read_earth, river_lines, seen_rivers
from tools.boards.pieces import pieces_of
from tools.boards.placing.cities import settle_cities
from tools.boards.projection import Projection
from tools.boards.sources.extracts import COAST
from tools.boards.web.coast import land_image, land_masses, page_coast, parts
from tools.boards.web.faces import areas, pieces, provinces_between, ring
from tools.boards.web.lines import curves, sea_lines, wander
from tools.boards.web.nodes import read_arcs

_BOARDS: Final = Path(__file__).resolve().parent.parent
_FINE: Final = 0.05
"""Maximum distance in degrees between the points of a ring of `beyond` or `shores`."""
_PARTS: Final = 24.0
"""Minimum area in square pixels of a piece of sea beyond the game that is painted."""
_AROUND: Final = 60.0
"""Margin around the page in pixels in which the length of rivers still counts."""


def draw_duellum(board: Board) -> Drawing:
    """Return the drawing of a board; raises `ValueError` if its nodes do not match its borders."""
    folder = _BOARDS / board.id
    page = read_page(folder)
    projection = Projection(page.view)
    arcs = read_arcs(folder / "nodes.toml", projection.point)
    if differing := set(arcs) ^ {tuple(sorted(pair)) for pair in board.borders}:
        raise ValueError(f"{board.id}: nodes and borders differ in {sorted(differing)}.")
    coast = page_coast(COAST, page.window, projection.points, page.size)
    masses = land_masses(coast, sea_lines(arcs, board))
    cities = _cities(folder, projection)
    bend = wander(land_image(page.size, masses), page.map, cities.values())
    lines = curves(arcs, bend)
    land = shapely.union_all(masses)
    edge = _largest(box(*page.map).difference(_rings(page.beyond, projection, bend)))
    field = edge.difference(_rings(page.shores, projection, bend).intersection(land))
    provinces = provinces_between(lines.values(), edge, cities, field)
    return Drawing(
        board=board.id,
        size=page.size,
        map=page.map,
        panels=page.panels,
        names=page.names,
        cities=_settled(board, page, cities, provinces, masses),
        outlines={name: ring(province.exterior.coords) for name, province in provinces.items()},
        land={name: areas(province.intersection(land)) for name, province in provinces.items()},
        borders=tuple(Border(pair, pieces(line.intersection(field))) for pair, line in lines.items()),
        terrain=_terrain(folder, projection, page, box(*page.map).difference(edge).difference(land), field),
    )


def _cities(folder: Path, projection: Projection) -> dict[ProvinceId, Point]:
    """Return the true position of each region's city or other mark, in pixels."""
    places = json.loads((folder / "cities.json").read_text(encoding="utf-8"))
    return {name: projection.point((x, y)) for name, (y, x) in sorted(places.items())}


def _rings(rings: Sequence[Sequence[Point]], projection: Projection, bend: Callable[[Point], Point]) -> Any:
    """Return rings in degrees as one geometry on the page; where they cross land they wind as borders do."""
    shapes = []
    for degrees in rings:
        line = projection.points(shapely.segmentize(Polygon(degrees), _FINE).exterior.coords)
        shapes.append(Polygon([bend((float(x), float(y))) for x, y in line]).buffer(0))
    return shapely.union_all(shapes)


def _largest(shape: Any) -> Polygon:
    return max(parts(shape), key=lambda part: part.area)


def _settled(
    board: Board,
    page: Page,
    cities: Mapping[ProvinceId, Point],
    provinces: Mapping[ProvinceId, Polygon],
    masses: Sequence[Polygon],
) -> dict[ProvinceId, Point]:
    """Return positions with enough room: galleys on water, cities and peaks on their own landmass."""
    standing, land = pieces_of(board), shapely.union_all(list(masses))
    grounds: dict[ProvinceId, Any] = {}
    for name, province in provinces.items():
        if standing.marks[name] == "galley":
            grounds[name] = province.difference(land)
        else:
            home = min(masses, key=lambda mass: mass.distance(shapely.Point(cities[name])))
            grounds[name] = province.intersection(home)
    titles = {name: province.name for name, province in board.provinces.items()}
    return settle_cities(cities, titles, provinces, grounds, standing, page.boxes)


def _terrain(folder: Path, projection: Projection, page: Page, waters: Any, field: Any) -> Terrain:
    sheet = box(0, 0, *page.size)
    rivers = seen_rivers(river_lines(projection, sheet.buffer(_AROUND)), field)
    seas = [part for part in parts(waters) if part.area >= _PARTS]
    return replace(
        read_earth(folder / "terrain.json", projection),
        rivers=rivers,
        waters=[[ring(line.coords) for line in (part.exterior, *part.interiors)] for part in seas],
    )
