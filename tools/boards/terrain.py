"""Read `terrain.json`: mountains, rivers, woods and deserts of a board."""

import json
import random
from itertools import pairwise
from math import hypot
from pathlib import Path

from tools.boards.drawing import Patch, Range, River, Terrain

Line = list[tuple[float, float]]


def read_terrain(path: Path) -> Terrain:
    """Return one board's terrain; rivers are given by few points, and bends are added between them."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return Terrain(
        ranges=tuple(Range(**item) for item in data["ranges"]),
        rivers=tuple(
            River(item["name"], _winding([tuple(at) for at in item["line"]]), item["width"])
            for item in data["rivers"]
        ),
        greens=tuple(Patch(**item) for item in data["greens"]),
        deserts=tuple(Patch(**item) for item in data["deserts"]),
    )


def _winding(points: Line) -> Line:
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
