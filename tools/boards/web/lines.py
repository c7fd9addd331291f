"""The borders of the East as curves through frozen nodes (`nodes.toml`).

On the printed board no more than three provinces meet anywhere, so every inner node is known by its three.
Wherever a node is moved, the topology stays right as long as no two curves cross.
"""

import tomllib
from collections.abc import Callable, Iterable
from math import hypot
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageFilter
from shapely.geometry import LineString

from bot.engine.terms import ProvinceId
from bot.render.map.layout import Box, Point
from tools.boards.painting.noise import smooth

Pair = tuple[ProvinceId, ProvinceId]
_FILE: Final = Path(__file__).parent / "nodes.toml"
_PIECES: Final = 80
_FINE: Final = 0.25
"""Pixels by which a curve's points may be thinned out."""
_SWINGS: Final = ((46.0, 4.6), (19.0, 1.9))
"""Cell and width of the bends that make a land border look grown, in pixels."""
_CALM: Final = (40.0, 65.0)
"""Nearer to a city than this a border runs straight, farther off it winds."""
_RIM: Final = 30.0


class Nodes:
    """The frozen nodes; raises KeyError where a border has not two ends."""

    def __init__(self) -> None:
        data = tomllib.loads(_FILE.read_text(encoding="utf-8"))
        self.edge: Box = tuple(data["edge"])
        ends: dict[frozenset[str], list[Point]] = {}
        for name, at in data["nodes"].items():
            a, b, c = name.split()
            for pair in ((a, b), (a, c), (b, c)):
                ends.setdefault(frozenset(pair), []).append(tuple(at))
        for name, at in data["exits"].items():
            ends.setdefault(frozenset(name.split()), []).append(tuple(at))
        self.arcs: dict[Pair, tuple[Point, Point, Point]] = {}
        for name, middle in sorted(data["middles"].items()):
            a, b = sorted(name.split())
            found = ends.get(frozenset((a, b)), [])
            if len(found) != 2:
                raise KeyError(f"The border {a}-{b} has {len(found)} ends in {_FILE.name}; it needs 2.")
            self.arcs[a, b] = (found[0], tuple(middle), found[1])


def _curve(start: Point, middle: Point, end: Point) -> list[Point]:
    """A parabola through three points."""
    points = []
    for i in range(_PIECES + 1):
        t = i / _PIECES
        a, m, b = (1 - t) * (1 - 2 * t), 4 * t * (1 - t), t * (2 * t - 1)
        points.append((a * start[0] + m * middle[0] + b * end[0], a * start[1] + m * middle[1] + b * end[1]))
    return points


def curves(nodes: Nodes, bend: Callable[[Point], Point] = lambda point: point) -> dict[Pair, LineString]:
    """All borders from node to node. `bend` moves the same place always alike, so that ends stay joined."""
    drawn = {}
    for pair, arc in nodes.arcs.items():
        line = LineString([bend(point) for point in _curve(*arc)]).simplify(_FINE)
        drawn[pair] = LineString([(round(x, 1), round(y, 1)) for x, y in line.coords])
    return drawn


def wander(land: Image.Image, edge: Box, cities: Iterable[Point]) -> Callable[[Point], Point]:
    """Bends for borders on land; at the coast, at the edge and beside cities lines stay where they are."""
    size, towns = land.size, list(cities)
    inland: Any = (
        land.filter(ImageFilter.GaussianBlur(11))
        .point([min(255, max(0, 2 * v - 255)) for v in range(256)])
        .load()
    )
    fields: Any = [
        [(smooth(size, cell, seed + i).load(), width) for i, (cell, width) in enumerate(_SWINGS)]
        for seed in (30, 40)
    ]

    def bend(point: Point) -> Point:
        x, y = point
        rim = min(x - edge[0], edge[2] - x, y - edge[1], edge[3] - y)
        near = min(hypot(x - cx, y - cy) for cx, cy in towns)
        at = (min(max(round(x), 0), size[0] - 1), min(max(round(y), 0), size[1] - 1))
        calm = min(1.0, max(0.0, rim / _RIM)) * min(1.0, max(0.0, (near - _CALM[0]) / (_CALM[1] - _CALM[0])))
        strength = calm * inland[at] / 255
        dx, dy = (sum(noise[at] * width for noise, width in field) for field in fields)
        return x + strength * dx, y + strength * dy

    return bend
