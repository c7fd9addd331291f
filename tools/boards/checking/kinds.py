"""Check that a border's kind is the ground that it runs over: land, water or both."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.engine.terms import BorderKind
from bot.render.map.layout import BorderLine
from tools.boards.checking.sheets import Pair, Sheets, steps

_BESIDE: Final = 6.0
"""Distance to both sides of a line at which the ground is examined, in pixels."""
_ENOUGH: Final = 16.0
"""Minimum length in pixels over land of a border that legions cross, and over water of one for galleys."""


def ground(sheets: Sheets, border: BorderLine) -> tuple[float, float]:
    """Return a border's visible length over land and over water in pixels; along a coast neither counts."""
    land = water = 0.0
    for piece in border.lines:
        for (x, y), (across, down), long in steps(piece):
            places = [(x + across * side, y + down * side) for side in (0.0, _BESIDE, -_BESIDE)]
            if any(sheets.covered(place) for place in places):
                continue
            dry = sum(sheets.dry(place) for place in places)
            land += long * (dry == len(places))
            water += long * (dry == 0)
    return land, water


def _kind(land: float, water: float) -> BorderKind | None:
    kinds: dict[tuple[bool, bool], BorderKind] = {
        (True, True): "both",
        (True, False): "land",
        (False, True): "sea",
    }
    return kinds.get((land >= _ENOUGH, water >= _ENOUGH))


def kind_faults(
    sheets: Sheets, kinds: Mapping[Pair, BorderKind], exceptions: Mapping[Pair, str]
) -> Iterator[str]:
    """Yield a message for each border over ground not of its kind, and for each needless exception."""
    for border in sheets.layout.borders:
        wanted = kinds.get(border.between)
        land, water = ground(sheets, border)
        right = wanted is None or _kind(land, water) == wanted
        a, b = border.between
        if right and border.between in exceptions:
            yield f"The border between {a} and {b} is listed as an exception but shows its kind."
        if not right and border.between not in exceptions:
            yield (
                f"The border between {a} and {b} is {wanted}, but it runs {land:.0f} pixels over land "
                f"and {water:.0f} over water."
            )
