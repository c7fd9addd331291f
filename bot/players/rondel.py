"""What the way round the rondel costs, worked out once."""

from typing import Final

from bot.engine.rondel import wedge_price
from bot.engine.terms import WEDGES, Wedge

PAID: Final[dict[tuple[Wedge | None, Wedge], int]] = {
    (origin, wedge): wedge_price(origin, wedge).total for origin in (None, *WEDGES) for wedge in WEDGES
}
"""Steps to pay for from wedge to wedge (T2, DT2)."""
