"""Points, boxes and outlines."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin
from statistics import fmean
from typing import Final

Point = tuple[float, float]
Points = list[Point]
Box = tuple[float, float, float, float]
"""(left, top, right, bottom)."""
_STEPS: Final = 18


def whole_pixels(box: Box) -> tuple[int, int, int, int]:
    """Return a box with its edges rounded."""
    left, top, right, bottom = map(round, box)
    return left, top, right, bottom


def around(at: Point, size: Point) -> Box:
    """Return the box of a size centred on a point."""
    return (at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2)


def shifted(box: Box, by: Point) -> Box:
    """Return a box moved by so much, such as one relative to a point by that point."""
    return (by[0] + box[0], by[1] + box[1], by[0] + box[2], by[1] + box[3])


def bezier(*controls: Point) -> Points:
    """Return a Bézier curve of any degree from the first control point to the last."""
    curve: Points = []
    for i in range(_STEPS + 1):
        t, level = i / _STEPS, list(controls)
        while len(level) > 1:
            level = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in pairwise(level)]
        curve.append(level[0])
    return curve


def ring(x: float, y: float, radius: float, corners: int, start: float = -90.0) -> Points:
    """Return a regular polygon; `start` is the direction of its first corner in degrees."""
    angles = [radians(start + i * 360 / corners) for i in range(corners)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def octagon(x: float, y: float, radius: float) -> Points:
    """Return a regular octagon with a flat top, the outline of a stone."""
    return ring(x, y, radius, 8, -67.5)


def star(x: float, y: float, outer: float, inner: float, rays: int) -> Points:
    """Return a star with `rays` points, given its outer and inner radius."""
    a, b = ring(x, y, outer, rays), ring(x, y, inner, rays, 180 / rays - 90.0)
    return [point for pair in zip(a, b, strict=True) for point in pair]


def spread(places: Sequence[float], apart: float, least: float, most: float) -> list[float]:
    """Move ascending positions as little as needed to be at least `apart`, within `least` and `most`."""
    groups: list[list[float]] = []
    for index, place in enumerate(places):
        groups.append([place - index * apart])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    wanted = [fmean(group) for group in groups for _ in group]
    highest = max(least, most - apart * (len(places) - 1))
    return [min(max(each, least), highest) + index * apart for index, each in enumerate(wanted)]
