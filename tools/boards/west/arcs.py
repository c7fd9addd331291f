"""Lines between labels: every border is one line, shared by the two provinces it separates."""

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString

from tools.boards.projection import Array

Corner = tuple[int, int]
"""A corner between pixels, as row and column."""

_STAIRS: Final = 0.9
_PIECE: Final = 4.0
_KERNEL: Final = np.array([1, 4, 6, 4, 1]) / 16
_ROUNDS: Final = 3
_FINE: Final = 0.25
"""Smoothing of lines: tolerance for stairs, length of pieces (pixels), kernel, rounds, final tolerance."""


@dataclass
class Arc:
    """A line between junctions, or a ring; `sides`: labels that it separates, the lower first (-1: none)."""

    sides: tuple[int, int]
    line: Array

    def ends(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return both ends, rounded so that they can be compared."""
        first, last = self.line[0], self.line[-1]
        return (round(first[0], 2), round(first[1], 2)), (round(last[0], 2), round(last[1], 2))

    @property
    def length(self) -> float:
        """Length in pixels."""
        return float(np.hypot(*np.diff(self.line, axis=0).T).sum())


def _cracks(labels: Array) -> dict[Corner, dict[Corner, tuple[int, int]]]:
    """Return for every corner on a border its neighbouring corners, with the labels on both sides."""
    steps: dict[Corner, dict[Corner, tuple[int, int]]] = defaultdict(dict)

    def join(start: Corner, end: Corner, one: int, other: int) -> None:
        sides = (min(one, other), max(one, other))
        steps[start][end], steps[end][start] = sides, sides

    for row, column in zip(*(at.tolist() for at in np.nonzero(labels[:, :-1] != labels[:, 1:])), strict=True):
        one, other = int(labels[row, column]), int(labels[row, column + 1])
        join((row, column + 1), (row + 1, column + 1), one, other)
    for row, column in zip(*(at.tolist() for at in np.nonzero(labels[:-1] != labels[1:])), strict=True):
        one, other = int(labels[row, column]), int(labels[row + 1, column])
        join((row + 1, column), (row + 1, column + 1), one, other)
    return steps


def _is_junction(corner: Corner, steps: dict[Corner, dict[Corner, tuple[int, int]]]) -> bool:
    return len(steps[corner]) != 2 or len(set(steps[corner].values())) > 1


def _walk(start: Corner, then: Corner, steps: dict[Corner, dict[Corner, tuple[int, int]]]) -> list[Corner]:
    path = [start, then]
    while not _is_junction(path[-1], steps) and path[-1] != start:
        path.append(next(corner for corner in steps[path[-1]] if corner != path[-2]))
    return path


def _rounded(path: list[Corner]) -> Array:
    """Return a path along pixels as a smooth line (rows of x and y); its ends stay where they are."""
    stairs = LineString([(column, row) for row, column in path]).simplify(_STAIRS)
    line = np.array(shapely.segmentize(stairs, _PIECE).coords)
    for _ in range(_ROUNDS if len(line) >= 4 else 0):
        # Mirrored at its ends, the line runs straight into its junctions.
        before, after = 2 * line[0] - line[2:0:-1], 2 * line[-1] - line[-2:-4:-1]
        longer = np.vstack([before, line, after])
        soft = np.column_stack([np.convolve(longer[:, axis], _KERNEL, "valid") for axis in (0, 1)])
        line[1:-1] = soft[1:-1]
    return np.array(LineString(line).simplify(_FINE).coords)


def find_arcs(labels: Array) -> list[Arc]:
    """Return all lines between different labels of a raster, rings last, in order of their starts."""
    steps, arcs, done = _cracks(labels), list[Arc](), set[tuple[Corner, Corner]]()
    corners = sorted(steps)
    for corner in [*(c for c in corners if _is_junction(c, steps)), *corners]:
        for then in sorted(steps[corner]):
            if (corner, then) in done:
                continue
            path = _walk(corner, then, steps)
            done.update(pairwise(path))
            done.update(pairwise(path[::-1]))
            arcs.append(Arc(steps[corner][then], _rounded(path)))
    return arcs
