"""Borders as curves through nodes; on land they wind a little, to look natural."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import Any, Final

from PIL import Image, ImageFilter
from shapely.geometry import LineString, MultiLineString

from bot.engine.board import Board
from bot.render.map.layout import Box, Point
from tools.boards.painting.noise import smooth
from tools.boards.web.nodes import Arcs, Pair

_PIECES: Final = 80
_PIECE: Final = 4.0
_FINE: Final = 0.25
"""Tolerance in pixels by which a curve is simplified."""
_SWINGS: Final = ((46.0, 4.6), (19.0, 1.9))
"""Cell and amplitude in pixels of the noise that makes a land border look natural."""
_CALM: Final = (40.0, 65.0)
"""Distances to a city in pixels: up to the first a border is not bent, from the second on fully."""
_RIM: Final = 30.0


def _parabola(start: Point, middle: Point, end: Point) -> list[Point]:
    """Return a parabola through three points."""
    points = []
    for i in range(_PIECES + 1):
        t = i / _PIECES
        a, m, b = (1 - t) * (1 - 2 * t), 4 * t * (1 - t), t * (2 * t - 1)
        points.append((a * start[0] + m * middle[0] + b * end[0], a * start[1] + m * middle[1] + b * end[1]))
    return points


def _mixed(a: Point, b: Point, at: float, start: float, end: float) -> Point:
    part = (at - start) / (end - start)
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _beyond(end: Point, before: Point) -> Point:
    return 2 * end[0] - before[0], 2 * end[1] - before[1]


def _spline(points: Sequence[Point]) -> list[Point]:
    """Return a centripetal Catmull-Rom spline: it passes through all points and makes no loops."""
    control = [_beyond(points[0], points[1]), *points, _beyond(points[-1], points[-2])]
    knots = [0.0]
    for a, b in pairwise(control):
        knots.append(knots[-1] + hypot(b[0] - a[0], b[1] - a[1]) ** 0.5)
    curve = [points[0]]
    for i in range(1, len(control) - 2):
        p0, p1, p2, p3 = control[i - 1 : i + 3]
        t0, t1, t2, t3 = knots[i - 1 : i + 3]
        steps = max(1, round(hypot(p2[0] - p1[0], p2[1] - p1[1]) / _PIECE))
        for step in range(1, steps):
            t = t1 + (t2 - t1) * step / steps
            a1, a2, a3 = _mixed(p0, p1, t, t0, t1), _mixed(p1, p2, t, t1, t2), _mixed(p2, p3, t, t2, t3)
            b1, b2 = _mixed(a1, a2, t, t0, t2), _mixed(a2, a3, t, t1, t3)
            curve.append(_mixed(b1, b2, t, t1, t2))
        curve.append(p2)
    return curve


def _curve(points: Sequence[Point]) -> list[Point]:
    if len(points) == 3:
        return _parabola(points[0], points[1], points[2])
    return _spline(points)


def curves(arcs: Arcs, bend: Callable[[Point], Point] = lambda point: point) -> dict[Pair, LineString]:
    """Return all borders from node to node; `bend` has to be deterministic, so that ends stay joined."""
    drawn = {}
    for pair, arc in arcs.items():
        line = LineString([bend(point) for point in _curve(arc)]).simplify(_FINE)
        drawn[pair] = LineString([(round(x, 1), round(y, 1)) for x, y in line.coords])
    return drawn


def sea_lines(arcs: Arcs, board: Board) -> MultiLineString:
    """Return the lines of sea borders, which must keep off the land."""
    lines = curves(arcs)
    return MultiLineString(
        [lines[min(pair), max(pair)] for pair, kind in board.borders.items() if kind == "sea"]
    )


def wander(land: Image.Image, edge: Box, cities: Iterable[Point]) -> Callable[[Point], Point]:
    """Return a function that bends borders on land, but not at the coast, at the edge and beside cities."""
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
