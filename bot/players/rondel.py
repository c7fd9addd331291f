"""Prices of ways on the rondel."""

from typing import Final

from bot.engine.rondel import wedge_price
from bot.engine.terms import MANEUVERS, WEDGES, Wedge

PAID: Final[dict[tuple[Wedge | None, Wedge], int]] = {
    (origin, wedge): wedge_price(origin, wedge).total for origin in (None, *WEDGES) for wedge in WEDGES
}
"""Paid steps from wedge to wedge (T2, DT2)."""


def farther_maneuver(origin: Wedge | None) -> Wedge | None:
    """Return the maneuver wedge that costs more to reach than the equivalent other one."""
    if origin is None:
        return "maneuver-2"
    return max(MANEUVERS, key=lambda wedge: (PAID[origin, wedge], wedge))
