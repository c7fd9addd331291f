"""Marks and counters in the provinces of a board, and the room that they need."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from bot.engine.terms import UNITS, ProvinceId
from bot.render.core.shapes import shifted
from bot.render.map.layout import CITY_BOX, PAIR, SINGLE, Box, Point

Mark = Literal["city", "walled_city", "galley", "peaks"]
"""Mark in the middle of a province: a city, a city that may have a wall, a galley or peaks."""
MARK_BOXES: Final[Mapping[Mark, Box]] = {
    "city": CITY_BOX,
    "walled_city": (-36.0, -57.0, 36.0, 36.0),
    "galley": (-34.0, -28.0, 34.0, 28.0),
    "peaks": (-40.0, -26.0, 40.0, 26.0),
}
"""Box of each mark in pixels, relative to its middle."""
_ANTIKE_NATIONS: Final = 6
_SMALL: Final = 0.55
"""Minimum scale of counters in Antike, where six nations can meet."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """Marks of the provinces, and the counters that need room there.

    `both`: whether both kinds of unit can stand in a province. `rivals`: number of nations whose counters can
    stand together; 1 in Duellum, because like units of the two nations never do (DM4).
    """

    rivals: int
    marks: Mapping[ProvinceId, Mark]
    both: Mapping[ProvinceId, bool]

    def mark_box(self, province: ProvinceId) -> Box:
        """Return the box of a province's mark in pixels, relative to its middle."""
        return MARK_BOXES[self.marks[province]]

    def room(self, province: ProvinceId, middle: Point) -> Box:
        """Return the box of a province's mark on the page, in pixels."""
        return shifted(self.mark_box(province), middle)

    def least_counters(self, province: ProvinceId) -> tuple[tuple[float, float], int]:
        """Return the minimum size of counters in a province in pixels, and how many of that size must fit."""
        both = self.both[province]
        if self.rivals == 1:
            return SINGLE, 1 + both
        width, height = PAIR if both else SINGLE
        return (width * _SMALL, height * _SMALL), self.rivals


def pieces_of(board: Any) -> Pieces:
    """Return the pieces of a board: in Antike a city everywhere, in Duellum only on the sites."""
    both = {name: all(board.carries(unit, name) for unit in UNITS) for name in board.provinces}
    if board.ruleset == "antike":
        return Pieces(_ANTIKE_NATIONS, dict.fromkeys(board.provinces, "city"), both)
    marks: dict[ProvinceId, Mark] = {
        name: "walled_city" if name in board.sites else "galley" if name in board.symbols else "peaks"
        for name in board.provinces
    }
    return Pieces(1, marks, both)
