"""Check that cities, names and counters stand in their provinces and do not overlap."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from bot.engine.board import Board
from bot.engine.terms import ProvinceId
from bot.render.core.shapes import around
from bot.render.map.free_space import overlap
from bot.render.map.layout import PAIR, SINGLE, Box, Layout, Level, Place
from tools.boards.checking.sheets import Sheets
from tools.boards.pieces import Pieces, pieces_of

_ROUNDING: Final = 0.985
"""Minimum share of a counter's box within its province; its corners are round."""
_NAME: Final = 0.93
"""Minimum share of a name's box within its province; its first and last letter are lower than its box."""


def _boxes(level: Level) -> list[Box]:
    full = SINGLE if level.form == "single" else PAIR
    size = (full[0] * level.scale, full[1] * level.scale)
    return [around(spot[:2], size) for spot in level.spots]


def place_faults(sheets: Sheets, board: Board) -> Iterator[str]:
    """Yield a message for each misplaced or overlapping city, galley, name or counter."""
    layout, pieces = sheets.layout, pieces_of(board)
    for name, place in sorted(layout.provinces.items()):
        if sheets.owner(place.city) != name or sheets.covered(place.city):
            yield f"The city of {name} is not in its province."
        elif pieces.marks[name] == "galley":
            if sheets.dry(place.city):
                yield f"The galley of {name} is not on the sea."
        elif not sheets.dry(place.city):
            yield f"The city of {name} is not on land."
        if sheets.share(name, place.label.box) < _NAME:
            yield f"The name of {name} is not in its province."
        yield from _counter_faults(sheets, pieces, name, place)
    yield from _fixed_faults(layout, pieces)


def _counter_faults(sheets: Sheets, pieces: Pieces, name: ProvinceId, place: Place) -> Iterator[str]:
    both, rivals = pieces.both[name], pieces.rivals
    last = place.levels[-1] if place.levels else None
    if last is None or len(last.spots) < (2 * rivals if both and last.form == "single" else rivals):
        yield f"{name} has no room for the counters of {rivals} {'nation' if rivals == 1 else 'nations'}."
    for level in place.levels:
        boxes, what = _boxes(level), f"A {level.form} counter of scale {level.scale} in {name}"
        if any(sheets.share(name, box) < _ROUNDING for box in boxes):
            yield f"{what} is not in its province."
        if any(overlap(a, b) for a, b in combinations(boxes, 2)):
            yield f"{what} stands on another one."
        for other, neighbour in sheets.layout.provinces.items():
            fixed = (pieces.room(other, neighbour.city), neighbour.label.box)
            if any(overlap(box, thing) for box in boxes for thing in fixed):
                yield f"{what} stands on the city or the name of {other}."


def _fixed_faults(layout: Layout, pieces: Pieces) -> Iterator[str]:
    places = sorted(layout.provinces.items())
    things = [(f"the city of {name}", pieces.room(name, place.city)) for name, place in places]
    things += [(f"the name of {name}", place.label.box) for name, place in places]
    for (a, first), (b, second) in combinations(things, 2):
        if overlap(first, second):
            yield f"{a[0].upper()}{a[1:]} and {b} overlap."
