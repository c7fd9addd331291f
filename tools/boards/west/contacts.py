"""Adjust the arcs to the board: borders long enough to see, and none that the board does not have.

If two provinces touch by accident, and the two at the ends of their border should touch instead, that short
border is turned by a right angle. A border of the board that came out too short is stretched.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import LineString

from tools.boards.projection import Array
from tools.boards.west.arcs import Arc

LEAST: Final = 46.0
"""Minimum length of a border in pixels, a little more than players are promised (40)."""
_PULL: Final = 150.0
"""Length in pixels over which a line is bent if its end is moved."""
_PIECE: Final = 4.0

Pair = tuple[int, int]
Node = tuple[float, float]


class DrawingError(ValueError):
    """A drawing that differs from the board; the text names the provinces, in `_turn` by their labels."""


def contacts_of(arcs: Sequence[Arc], sheet: Any) -> dict[Pair, float]:
    """Return each border's length in pixels on the sheet (a shapely polygon), over all its pieces."""
    length: dict[Pair, float] = {}
    for arc in arcs:
        if arc.sides[0] >= 0:
            seen = float(LineString(arc.line).intersection(sheet).length)
            length[arc.sides] = length.get(arc.sides, 0.0) + seen
    return length


def _pull(arc: Arc, node: Node, by: Array) -> None:
    """Move the end of an arc that lies on a node, and bend its beginning along."""
    for turned in (False, True):
        line = arc.line[::-1] if turned else arc.line
        if (round(line[0][0], 2), round(line[0][1], 2)) != node or arc.length < 1e-6:
            continue
        line = np.array(shapely.segmentize(LineString(line), _PIECE).coords)
        way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        line = line + (np.clip(1 - way / min(_PULL, way[-1]), 0, 1) ** 1.6)[:, None] * by
        arc.line = line[::-1] if turned else line


def _at(arcs: Sequence[Arc], node: Node, but: Arc) -> list[Arc]:
    return [arc for arc in arcs if arc is not but and node in arc.ends()]


def _stretch(arcs: Sequence[Arc], arc: Arc, by: float) -> None:
    """Pull a short border's ends apart; an end at the edge of the game stays there."""
    along = arc.line[-1] - arc.line[0]
    along = along / max(float(np.hypot(*along)), 1e-6)
    start, end = arc.line[0].copy(), arc.line[-1].copy()
    groups = [_at(arcs, node, arc) for node in arc.ends()]
    loose = [all(near.sides[0] >= 0 for near in group) for group in groups]
    share = by / max(1, sum(loose))
    for group, node, free, sign in zip(groups, arc.ends(), loose, (-1, 1), strict=True):
        for near in group if free else ():
            _pull(near, node, sign * share * along)
    start, end = start - share * along * loose[0], end + share * along * loose[1]
    arc.line = np.array([start, (start + end) / 2, end])


def _turn(arcs: Sequence[Arc], arc: Arc, wanted: Callable[[Pair], bool]) -> None:
    """Turn a border by a right angle: then the two at its ends touch, instead of the two it separates.

    Raises `DrawingError` if its ends are not junctions of three, or if the new pair is not `wanted`.
    """
    first, last = arc.ends()
    here, there = _at(arcs, first, arc), _at(arcs, last, arc)
    one, other = arc.sides
    ends = [{side for near in group for side in near.sides} - {one, other} for group in (here, there)]
    if len(here) != 2 or len(there) != 2 or [len(end) for end in ends] != [1, 1]:
        raise DrawingError(f"The border {arc.sides} does not end in two junctions of three; it cannot turn.")
    pair = (min(ends[0] | ends[1]), max(ends[0] | ends[1]))
    if not wanted(pair):
        raise DrawingError(f"Turning the border {arc.sides} would join {pair}, which the board does not.")
    start, end = arc.line[0].copy(), arc.line[-1].copy()
    middle, along = (start + end) / 2, (end - start) / max(float(np.hypot(*(end - start))), 1e-6)
    across = np.array([-along[1], along[0]]) * LEAST / 2
    if _towards(here, one, first) @ across < _towards(here, other, first) @ across:
        across = -across
    for group, node, old in ((here, first, start), (there, last, end)):
        for near in group:
            _pull(near, node, middle + (across if one in near.sides else -across) - old)
    arc.line, arc.sides = np.array([middle + across, middle, middle - across]), pair


def _towards(group: Sequence[Arc], side: int, node: Node) -> Array:
    """Return the vector from a node to a point at most 30 pixels along the border of one side."""
    arc = next(arc for arc in group if side in arc.sides)
    line = arc.line if arc.ends()[0] == node else arc.line[::-1]
    leg = LineString(line).interpolate(min(30.0, arc.length))
    return np.array([leg.x, leg.y]) - line[0]


def settle_contacts(
    arcs: Sequence[Arc], borders: set[Pair], sheet: Any, name: Callable[[int], str]
) -> list[str]:
    """Turn and stretch arcs where the board requires it, and return a text for each change.

    Raises `DrawingError` if a border cannot be turned, or one of the board's is missing.
    """
    told: list[str] = []
    for arc in arcs:
        if arc.sides[0] >= 0 and arc.sides not in borders:
            before = arc.sides
            _turn(arcs, arc, lambda pair: pair in borders or pair[0] < 0)
            told.append(f"turned {name(before[0])}-{name(before[1])}")
    touching = contacts_of(arcs, sheet)
    missing = sorted(borders - set(touching))
    if missing:
        pairs = ", ".join(f"{name(one)}-{name(other)}" for one, other in missing)
        raise DrawingError(f"The drawing lacks the borders {pairs}.")
    for sides, length in sorted(touching.items()):
        if length < LEAST - 0.5:
            longest = max((arc for arc in arcs if arc.sides == sides), key=lambda arc: arc.length)
            _stretch(arcs, longest, LEAST - length)
            told.append(f"stretched {name(sides[0])}-{name(sides[1])} from {length:.0f}")
    return told
