"""Arrow routes: the lines along which units move, from city to city across the borders between them."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from bot.engine.terms import ProvinceId
from bot.render.map.borders import dense, offset_line
from bot.render.map.layout import Layout, Point

_OFF: Final = 33.0
"""Distance of both ends of a line from the middle of the city."""
_APART: Final = 13.0
"""Distance between lines on the same route."""
_EDGE: Final = 0.12
"""Share of a border at each end that no line crosses, because three provinces meet there."""


class ArrowRoutes:
    """Routes lines one after another; a line on a route already used is offset sideways."""

    def __init__(self, layout: Layout) -> None:
        self._cities = {name: place.city for name, place in layout.provinces.items()}
        self._borders = {frozenset(border.between): border.lines for border in layout.borders}
        self._used: Counter[frozenset[ProvinceId]] = Counter()

    def way(self, path: Sequence[ProvinceId], start: float = _OFF) -> list[Point]:
        """Return a smooth line from the first province's city to the last one's, bypassing cities between.

        `start` is the distance of its first point from the middle of the first city.
        """
        cities = [self._cities[province] for province in path]
        crossings = [self._crossing(a, b) for a, b in pairwise(path)]
        line = _smooth([cities[0], *crossings, cities[-1]])
        pairs = [frozenset(pair) for pair in pairwise(path)]
        before = max(self._used[pair] for pair in pairs)
        self._used.update(pairs)
        if before:
            line = offset_line(line, _APART * ((before + 1) // 2) * (1 if before % 2 else -1))
        return _trimmed(line, (cities[0], start), (cities[-1], _OFF))

    def _crossing(self, a: ProvinceId, b: ProvinceId) -> Point:
        """Return the border's crossing point on the shortest way between the cities, but not near its ends.

        If the layout has no border between them, return the midpoint.
        """
        (ax, ay), (bx, by) = self._cities[a], self._cities[b]
        points = []
        for line in self._borders.get(frozenset((a, b)), []):
            close = dense(list(line), 6.0)
            spare = round(len(close) * _EDGE)
            points += close[spare : len(close) - spare] or close
        straight = ((ax + bx) / 2, (ay + by) / 2)
        return min(
            points, key=lambda p: hypot(p[0] - ax, p[1] - ay) + hypot(p[0] - bx, p[1] - by), default=straight
        )


def _smooth(corners: Sequence[Point]) -> list[Point]:
    """Return a smooth curve through all corners (Catmull-Rom spline)."""
    ends = [corners[0], *corners, corners[-1]]
    line: list[Point] = []
    for i in range(len(corners) - 1):
        p0, p1, p2, p3 = ends[i : i + 4]
        for step in range(14):
            t = step / 14
            line.append(
                (_spline(t, p0[0], p1[0], p2[0], p3[0]), _spline(t, p0[1], p1[1], p2[1], p3[1])),
            )
    return [*line, corners[-1]]


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _trimmed(line: list[Point], *ends: tuple[Point, float]) -> list[Point]:
    """Drop the points of a line near the cities at both ends; a very short line keeps its middle third."""
    kept = [point for point in line if all(hypot(point[0] - x, point[1] - y) > near for (x, y), near in ends)]
    return kept if len(kept) > 2 else line[len(line) // 3 : 2 * len(line) // 3 + 1]
