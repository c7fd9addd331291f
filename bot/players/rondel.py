"""What the way round the rondel costs, by wedge."""

from typing import Final

from bot.engine.rondel import wedge_price
from bot.engine.terms import MANEUVERS, WEDGES, Wedge

PAID: Final[dict[tuple[Wedge | None, Wedge], int]] = {
    (origin, wedge): wedge_price(origin, wedge).total for origin in (None, *WEDGES) for wedge in WEDGES
}
"""Steps to pay for from wedge to wedge (T2, DT2)."""


def farther_maneuver(origin: Wedge | None) -> Wedge | None:
    """The maneuver that costs more to reach than the other one, which allows just the same."""
    if origin is None:
        return "maneuver-2"
    return max(MANEUVERS, key=lambda wedge: (PAID[origin, wedge], wedge))
