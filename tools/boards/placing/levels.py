"""Find places for counters in a province: few large ones, and more and more smaller ones."""

from collections.abc import Callable
from typing import Any, Final

from PIL import Image

from bot.render.core.shapes import around
from bot.render.map.layout import PAIR, SINGLE, Box
from tools.boards.layout_file import Part
from tools.boards.placing.cost_rasters import mean
from tools.boards.placing.room import Cost, Room, pack

_SINGLES: Final = (("single", 1.0), ("single", 0.87), ("single", 0.75))
_SMALL: Final = (("single", 0.65), ("single", 0.56), ("single", 0.5))
"""Levels of provinces with only one kind of unit, or only one counter of each; they never need pairs."""
_PAIRS: Final = (
    ("pair", 1.0),
    ("pair", 0.87),
    ("pair", 0.75),
    ("pair", 0.64),
    ("pair", 0.55),
    ("pair", 0.48),
)
_SLOPES: Final = (
    (1, 0.01),
    (0.01, 1),
    (-1, 0.01),
    (0.01, -1),
    (1, -0.01),
    (-0.01, 1),
    (-1, -0.01),
    (-0.01, -1),
)


def _sloping(across: float, down: float) -> Cost:
    return lambda x, y: across * x + down * y


def _near(city: tuple[float, float]) -> Cost:
    return lambda x, y: float(((x - city[0]) ** 2 + (y - city[1]) ** 2) ** 0.5)


def _ways(near: Cost, dry: Image.Image, box: Box) -> list[tuple[Cost, ...]]:
    """Return several ways to fill a province; which one holds most depends on its shape."""
    x0, y0, x1, y1 = box

    ground: Any = dry.load()

    def on(land: bool) -> Cost:
        return lambda x, y: near(x, y) + 120 * ((ground[x, y] == 255) != land)

    ways: list[tuple[Cost, ...]] = [(near,), (on(True), on(False)), (on(True),), (on(False),)]
    ways += [(_sloping(across, down),) for across, down in _SLOPES]
    return [*ways, (lambda x, y: -near(x, y),), (lambda x, y: min(x - x0, x1 - x) + min(y - y0, y1 - y),)]


def _worth(
    dry: Image.Image, size: tuple[float, float], both: bool
) -> Callable[[list[tuple[int, int]]], float]:
    """Return a function that rates a list of places.

    More are better, and if `both` units can stand there, places on land and on the sea.
    """

    def worth(spots: list[tuple[int, int]]) -> float:
        grounds = {mean(dry, around(spot, size)) >= 128 for spot in spots}
        return len(spots) + 1.5 * (both and len(grounds) == 2)

    return worth


def find_levels(
    place: Part, inside: Image.Image, dry: Image.Image, taken: list[Box], both: bool, rivals: int
) -> list[Part]:
    """Return levels from the most readable to the first that holds all, if any does.

    `both`: whether both kinds of unit can stand there; `rivals`: nations whose counters stand there together.
    """
    room = Room(inside)
    for box in taken:
        room.take(box)
    near = _near(tuple(place["city"]))
    ways = _ways(near, dry, inside.getbbox() or (0, 0, 0, 0))
    levels: list[Part] = []
    for form, scale in (*_SINGLES, *(_PAIRS if both and rivals > 1 else _SMALL)):
        full, most = (SINGLE, rivals * (1 + both)) if form == "single" else (PAIR, rivals)
        size = (full[0] * scale, full[1] * scale)
        places = room.places(size)
        best = max((pack(places, size, most, way) for way in ways), key=_worth(dry, size, both))
        if len(best) > max((len(level["spots"]) for level in levels if level["form"] == form), default=0):
            best = sorted(best, key=lambda spot: (near(*spot), spot))
            spots = [[x, y, int(mean(dry, around((x, y), size)) >= 128)] for x, y in best]
            levels.append({"form": form, "scale": scale, "spots": spots})
        if len(best) == most:
            break
    return levels
