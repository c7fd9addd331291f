"""The way of a stone round the rondel, which both games share (T2, DT2)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.engine.payment import AnyPrice
from bot.engine.terms import WEDGES, Chip, Wedge

PAID_WITH: Final[Mapping[str, Chip]] = {"temple": "marble", "arming": "iron", "know-how": "gold"}
"""The chip that most of what is bought on a wedge costs."""
_FREE_STEPS: Final = 3


def steps_to(origin: Wedge | None, wedge: Wedge) -> int:
    """Steps clockwise to `wedge`, 8 to the same one; 0 where the stone is not on the rondel yet."""
    if origin is None:
        return 0
    return (WEDGES.index(wedge) - WEDGES.index(origin) - 1) % len(WEDGES) + 1


@cache
def wedge_price(origin: Wedge | None, wedge: Wedge) -> AnyPrice:
    """What the way to `wedge` costs."""
    return AnyPrice(max(0, steps_to(origin, wedge) - _FREE_STEPS))
