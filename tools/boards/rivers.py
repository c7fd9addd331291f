"""Rivers that wind between the points given for them."""

import random
from itertools import pairwise
from math import hypot

Line = list[tuple[float, float]]


def winding(points: Line) -> Line:
    """Return a smooth line along the points with small bends; the same points give the same bends."""
    chance = random.Random(repr(points))  # noqa: S311
    line = [(float(x), float(y)) for x, y in points]
    for _ in range(2):
        finer = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            swing = chance.uniform(-0.16, 0.16)
            finer.append(((ax + bx) / 2 - (by - ay) * swing, (ay + by) / 2 + (bx - ax) * swing))
            finer.append((bx, by))
        line = finer
    for _ in range(3):
        line = _round_off(line)
    return [
        point
        for i, point in enumerate(line)
        if i == 0 or hypot(point[0] - line[i - 1][0], point[1] - line[i - 1][1]) > 0
    ]


def _round_off(line: Line) -> Line:
    """Return the line after one step of Chaikin's corner cutting; the ends stay."""
    cut = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        cut += [
            (ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25),
            (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75),
        ]
    return [*cut, line[-1]]
