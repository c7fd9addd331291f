"""Find the best place for a province's name beside its city."""

from collections.abc import Callable, Iterator
from math import hypot
from typing import Final

from PIL import Image

from bot.render.core.text import text_width
from bot.render.map.layout import LABEL_LEADING, LABEL_SIZE, Box
from tools.boards.layout_file import Part
from tools.boards.placing.cost_rasters import CostRasters, mean
from tools.boards.placing.room import apart

_STEPS: Final = 6
"""Number of steps by which a name may be moved along its city to either side."""
_FREE: Final = 255.0
_FAR: Final = 132
_COARSE: Final = 6
"""Maximum offset of a name from its city, and the step between the offsets tried, in pixels."""
CRAMPED: Final = 9.0

Way = tuple[float, float, str, float]
"""Left and top of the name, alignment of its lines, and cost."""
Ways = Callable[[tuple[float, float], Box, tuple[int, int]], Iterator[Way]]


def label_box(label: Part) -> Box:
    """Return the box of a name."""
    (x, y), (w, h) = label["at"], label["size"]
    return (x, y, x + w, y + h)


def _splits(name: str) -> list[list[str]]:
    """Return the name in one line, and also in two lines if it has two words."""
    return [[name], name.split(" ", 1)] if " " in name else [[name]]


def _size(lines: list[str]) -> tuple[int, int]:
    width = max(text_width("label", LABEL_SIZE, line) for line in lines)
    return round(width + 4), round(len(lines) * LABEL_LEADING)


def _ways(city: tuple[float, float], mark: Box, size: tuple[int, int]) -> Iterator[Way]:
    (x, y), (w, h), (left, up, right, down) = city, size, mark
    for step in range(-_STEPS, _STEPS + 1):
        price = abs(step) * 0.4
        slide = step / _STEPS * (w / 2 + 10)
        yield x + right + 4, y - h / 2 + 5 * step, "left", price
        yield x + left - 4 - w, y - h / 2 + 5 * step, "right", price + 1
        yield x - w / 2 + slide, y + down + 3, "middle", price + 1
        yield x - w / 2 + slide, y + up + 1 - h, "middle", price + 2.4


def _ways_off(city: tuple[float, float], _: Box, size: tuple[int, int]) -> Iterator[Way]:
    """Yield places farther off, for a name that fits nowhere beside its city."""
    (x, y), (w, h) = city, size
    for down in range(-_FAR, _FAR + 1, _COARSE):
        for right in range(-_FAR, _FAR + 1, _COARSE):
            yield x - w / 2 + right, y - h / 2 + down, "middle", 2.0 + hypot(right, down) / 40


def find_label(
    costs: CostRasters, place: Part, inside: Image.Image, name: str, taken: list[Box], mark: Box
) -> tuple[Part, float]:
    """Return the best label and its cost (over `CRAMPED` it touches what it should not)."""
    label, cost = _best(costs, place, inside, name, taken, mark, _ways)
    if cost > CRAMPED:
        off, off_cost = _best(costs, place, inside, name, taken, mark, _ways_off)
        if off_cost < cost:
            return off, off_cost
    return label, cost


def _best(
    costs: CostRasters, place: Part, inside: Image.Image, name: str, taken: list[Box], mark: Box, ways: Ways
) -> tuple[Part, float]:
    found: list[tuple[float, Part]] = []
    for lines in _splits(name):
        size = _size(lines)
        for left, top, align, price in ways(tuple(place["city"]), mark, size):
            box = (left, top, left + size[0], top + size[1])
            cost = price + 2.0 * (len(lines) - 1) + sum(60 for other in taken if not apart(box, other, 2))
            cost += mean(costs.lines, box) / 6 + mean(costs.panels, box) * 2 + (_FREE - mean(inside, box)) / 6
            side = align if len(lines) > 1 else "middle"
            found.append(
                (cost, {"lines": lines, "at": [round(left), round(top)], "size": list(size), "align": side})
            )
    cost, label = min(found, key=lambda item: item[0])
    return label, cost
