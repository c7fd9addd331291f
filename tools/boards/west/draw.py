"""Draw the West: from coast, rivers and cities to provinces, step by step.

    python -m tools.boards.west.draw

prints which borders were turned or stretched, and how long every border is (in pixels). Needs the build
libraries (extra `boards`).
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import LineString

from bot.boards import load_board
from bot.engine.terms import ProvinceId
from tools.boards.drawing import Border, Drawing, Line, Polygon, Ring
from tools.boards.earth import seen_rivers
from tools.boards.pieces import pieces_of
from tools.boards.placing.cities import settle_cities
from tools.boards.west.arcs import Arc, find_arcs
from tools.boards.west.canvas import playground
from tools.boards.west.contacts import settle_contacts
from tools.boards.west.design import MAP, NAMES, PANELS, SIZE
from tools.boards.west.land import share_land, snap
from tools.boards.west.sea import share_sea
from tools.boards.west.smooth import refine
from tools.boards.west.world import World, read_world

_SPECK: Final = 6.0
"""Minimum area of a piece of land that is drawn, in square pixels."""


def _rounded(line: Any) -> list[tuple[float, float]]:
    return [(round(x, 1), round(y, 1)) for x, y in line.coords]


def _ring(ring: Any) -> Ring:
    return _rounded(ring)[:-1]


def _parts(shape: Any, kind: str, least: float) -> list[Any]:
    parts = [part for part in shapely.get_parts(shape) if part.geom_type == kind]
    return [part for part in parts if (part.area if kind == "Polygon" else part.length) >= least]


def _outlines(arcs: Sequence[Arc], labels: Any, count: int, sheet: Any) -> list[Any]:
    """Return the provinces as polygons, formed only by the arcs and the edge of the map.

    Of a province in several parts only the largest is returned.
    """
    lines = shapely.union_all([LineString(arc.line) for arc in arcs])
    faces = shapely.polygonize(shapely.get_parts(lines))
    pieces: list[list[Any]] = [[] for _ in range(count)]
    for face in shapely.get_parts(faces):
        at = face.representative_point()
        label = int(labels[int(np.clip(at.y, 0, SIZE[1] - 1)), int(np.clip(at.x, 0, SIZE[0] - 1))])
        if label >= 0:
            pieces[label].append(face)
    whole = [shapely.union_all([face.intersection(sheet) for face in piece]) for piece in pieces]
    return [max(shapely.get_parts(shape), key=lambda part: part.area) for shape in whole]


def _home(outline: Any, world: World, mass: int) -> Any:
    """Return the part of a province on the landmass of its city; `mass` counts from 1."""
    return outline.intersection(world.masses[mass - 1])


def _land(outline: Any, masses: Any) -> list[Polygon]:
    parts = _parts(outline.intersection(masses), "Polygon", _SPECK)
    parts.sort(key=lambda part: (-part.area, part.bounds))
    return [[_ring(ring) for ring in (part.exterior, *part.interiors)] for part in parts]


def _borders(arcs: Sequence[Arc], names: Sequence[ProvinceId], sheet: Any) -> list[Border]:
    lines: dict[tuple[ProvinceId, ProvinceId], list[Line]] = {}
    for arc in arcs:
        if arc.sides[0] >= 0:
            one, other = sorted(names[side] for side in arc.sides)
            seen = LineString(arc.line).intersection(sheet)
            lines.setdefault((one, other), []).extend(_rounded(p) for p in _parts(seen, "LineString", 1.0))
    return [Border(pair, lines[pair]) for pair in sorted(lines)]


def draw_west() -> Drawing:
    """Return the drawing of the West; raises `DrawingError` if it differs from `data/boards/west.json`."""
    world, board = read_world(), load_board("west")
    names = list(world.cities)
    land = world.land
    seeds = snap(world, land)
    labels = refine(share_sea(world, *share_land(world, land, seeds), seeds, land), world.cities)
    arcs = find_arcs(labels)
    number = {name: at for at, name in enumerate(names)}
    pairs = {(number[one], number[other]) for one, other in (sorted(pair) for pair in board.borders)}
    sheet = playground().intersection(shapely.box(*MAP))
    for line in settle_contacts(arcs, pairs, sheet, names.__getitem__):
        sys.stderr.write(f"{line}\n")
    outlines = _outlines(arcs, labels, len(names), sheet)
    masses = shapely.union_all(world.masses)
    own = {name: _home(outlines[at], world, int(land[seeds[at]])) for at, name in enumerate(names)}
    titles = {name: province.name for name, province in board.provinces.items()}
    shapes = dict(zip(names, outlines, strict=True))
    return Drawing(
        board="west",
        size=SIZE,
        map=MAP,
        panels=PANELS,
        names=NAMES,
        cities=settle_cities(world.cities, titles, shapes, own, pieces_of(board)),
        outlines={name: _ring(outlines[at].exterior) for at, name in enumerate(names)},
        land={name: _land(outlines[at], masses) for at, name in enumerate(names)},
        borders=_borders(arcs, names, sheet),
        terrain=replace(world.terrain, rivers=seen_rivers(world.rivers, sheet)),
    )


def main() -> None:
    """Draw the West, and print the length of every border."""
    drawing = draw_west()
    for border in drawing.borders:
        length = sum(LineString(line).length for line in border.lines)
        sys.stdout.write(f"{length:6.0f}  {'-'.join(border.between)}\n")
    points = len(list(chain.from_iterable(drawing.outlines.values())))
    sys.stdout.write(f"{len(drawing.borders)} borders, {points} points in the outlines.\n")


if __name__ == "__main__":
    main()
