"""Movement of the stone around the rondel, shared by both games (T2, DT2)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.engine.payment import AnyPrice
from bot.engine.purse import Purse
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import WEDGES, Chip, Nation, Wedge

PAID_WITH: Final[Mapping[str, Chip]] = {"temple": "marble", "arming": "iron", "know-how": "gold"}
"""The chip in which most purchases on a wedge are priced."""
_FREE_STEPS: Final = 3


def stones_of(position: OwnPosition) -> dict[Nation, Wedge | None]:
    """Return the wedge of each nation's stone, in seating order; None before its first turn."""
    return {nation: position.nations[nation].wedge for nation in position.setup.nations}


def steps_to(origin: Wedge | None, wedge: Wedge) -> int:
    """Return the clockwise steps to `wedge`: 8 to the same wedge, 0 if the stone is not yet on the rondel."""
    if origin is None:
        return 0
    return (WEDGES.index(wedge) - WEDGES.index(origin) - 1) % len(WEDGES) + 1


@cache
def wedge_price(origin: Wedge | None, wedge: Wedge) -> AnyPrice:
    """Return the price of moving the stone to `wedge`."""
    return AnyPrice(max(0, steps_to(origin, wedge) - _FREE_STEPS))


def way_payment(price: AnyPrice, wedge: str, purse: Purse) -> Purse:
    """Return the payment for the way to `wedge` that leaves most for its purchases, if it has any."""
    kind = PAID_WITH.get(wedge)
    return price.sparing(purse, kind) if kind else price.default(purse)
