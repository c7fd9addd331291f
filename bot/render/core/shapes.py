"""Points, boxes and outlines."""

from itertools import pairwise
from math import cos, radians, sin
from typing import Final

Point = tuple[float, float]
Points = list[Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
_STEPS: Final = 18


def bend(*controls: Point) -> Points:
    """A Bézier curve of any degree through its first and last control point."""
    curve: Points = []
    for i in range(_STEPS + 1):
        t, level = i / _STEPS, list(controls)
        while len(level) > 1:
            level = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in pairwise(level)]
        curve.append(level[0])
    return curve


def ring(x: float, y: float, radius: float, corners: int, start: float = -90.0) -> Points:
    """A regular polygon; `start` is the direction of its first corner in degrees."""
    angles = [radians(start + i * 360 / corners) for i in range(corners)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def octagon(x: float, y: float, radius: float) -> Points:
    """A stone: eight corners, flat at the top."""
    return ring(x, y, radius, 8, -67.5)


def star(x: float, y: float, outer: float, inner: float, rays: int, start: float = -90.0) -> Points:
    """A star by its two radii."""
    a, b = ring(x, y, outer, rays, start), ring(x, y, inner, rays, start + 180 / rays)
    return [point for pair in zip(a, b, strict=True) for point in pair]
