"""Check that provinces touch exactly where the board has a border, and that the border is drawn there."""

import re
from collections.abc import Iterable, Iterator, Mapping
from math import hypot
from typing import Final

from bot.render.map.layout import Point
from tools.boards.checking.sheets import Pair, Sheets, steps

LEAST: Final = 16.0
"""Minimum length of a contact in pixels; a shorter one could be overlooked."""
_POINT: Final = 4.0
"""Pixels by which two of four provinces that nearly meet in a point may touch, because of rasterization."""
_NEAR: Final = 2
"""Maximum distance between a line and its contact, in cells of 2 by 2 pixels."""
_ASTRAY: Final = 0.08

Contacts = Mapping[Pair, list[tuple[int, int, int]]]
"""Pixels where two provinces touch: x, y, and 0 for side by side or 1 for one above the other."""


def contacts(sheets: Sheets) -> Contacts:
    """Return all pixels where two provinces touch on the map, by pair."""
    found: dict[Pair, list[tuple[int, int, int]]] = {}
    data, width = sheets.whose.tobytes(), sheets.layout.size[0]
    for way, step in ((0, 1), (1, width)):
        for at in _changes(data[:-step], data[step:]):
            a, b = data[at], data[at + step]
            if a and b:
                pair = (sheets.names[min(a, b) - 1], sheets.names[max(a, b) - 1])
                found.setdefault(pair, []).append((at % width, at // width, way))
    return found


def _changes(one: bytes, other: bytes) -> Iterator[int]:
    """Return the indices where two byte strings differ; as integers they are compared at once."""
    odd = int.from_bytes(one) ^ int.from_bytes(other)
    return (found.start() for found in re.finditer(rb"[^\0]", odd.to_bytes(len(one))))


def length(places: Iterable[tuple[int, int, int]]) -> float:
    """Return the length of a contact in pixels; winding ones are longer than this."""
    ways = [way for _, _, way in places]
    return hypot(ways.count(0), ways.count(1))


def touch_faults(found: Contacts, borders: Iterable[Pair]) -> Iterator[str]:
    """Yield a message for each contact that is superfluous, missing or too short."""
    wanted = set(borders)
    for a, b in sorted(wanted - found.keys()):
        yield f"{a} and {b} have a border but do not touch."
    for pair, places in sorted(found.items()):
        long = length(places)
        if pair not in wanted and long > _POINT:
            yield f"{pair[0]} and {pair[1]} touch over {long:.0f} pixels but have no border."
        if pair in wanted and long < LEAST:
            yield f"{pair[0]} and {pair[1]} touch over {long:.0f} pixels only; {LEAST:.0f} are needed."


def _cells(points: Iterable[Point], reach: int) -> set[tuple[int, int]]:
    around, cells = range(-reach, reach + 1), {_cell(at) for at in points}
    return {(x + dx, y + dy) for x, y in cells for dx in around for dy in around}


def _cell(at: Point) -> tuple[int, int]:
    return int(at[0]) // 2, int(at[1]) // 2


def _share_outside(points: list[Point], cells: set[tuple[int, int]]) -> float:
    outside = sum(_cell(at) not in cells for at in points)
    return outside / max(1, len(points))


def line_faults(found: Contacts, sheets: Sheets, borders: Iterable[Pair]) -> Iterator[str]:
    """Yield a message for each border without a line, line without a border, repeated or misplaced line."""
    wanted, drawn = set(borders), [border.between for border in sheets.layout.borders]
    for a, b in sorted({pair for pair in drawn if drawn.count(pair) > 1}):
        yield f"The line between {a} and {b} is given twice."
    for a, b in sorted(wanted - set(drawn)):
        yield f"The border between {a} and {b} is not drawn."
    for a, b in sorted(set(drawn) - wanted):
        yield f"A border between {a} and {b} is drawn, but there is none."
    for border in sheets.layout.borders:
        a, b = border.between
        line: list[Point] = [at for piece in border.lines for at, _, _ in steps(piece)]
        touching: list[Point] = [(x, y) for x, y, _ in found.get(border.between, [])]
        if touching and (astray := _share_outside(touching, _cells(line, _NEAR))) > _ASTRAY:
            yield f"{a} and {b} touch where no line is drawn ({astray:.0%} of the contact)."
        if (astray := _share_outside(line, _cells(touching, _NEAR))) > _ASTRAY:
            yield f"The line between {a} and {b} runs where they do not touch ({astray:.0%} of it)."
