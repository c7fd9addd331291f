"""Games with a rondel: what their positions have in common, and the movement of the stone (T2, DT2).

Texts and panel pages that these games share need such positions; other rulesets do without them.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Final, Protocol

from bot.engine.payment import AnyPrice
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.ruleset import Position, Setup
from bot.engine.terms import WEDGES, Chip, Nation, ProvinceId, Unit, Wedge

PAID_WITH: Final[Mapping[str, Chip]] = {"temple": "marble", "arming": "iron", "know-how": "gold"}
"""The chip in which most purchases on a wedge are priced."""
_FREE_STEPS: Final = 3


class RondelSetup(Setup, Protocol):
    """Set-up of a game with a rondel."""

    @property
    def target(self) -> int:
        """Score that wins."""


class RondelNation(Protocol):
    """State of a nation in a game with a rondel."""

    @property
    def wedge(self) -> Wedge | None:
        """Wedge of its stone; None before its first turn."""

    @property
    def purse(self) -> Purse:
        """Its resources."""

    @property
    def personages(self) -> Personages:
        """Personages it has won."""

    @property
    def cities(self) -> Collection[ProvinceId]:
        """Its cities."""

    def stacks(self, unit: Unit) -> Mapping[ProvinceId, Sequence[int]]:
        """Return its units of a type by province, in each counted by actions left."""


class RondelPosition(Position, Protocol):
    """Position of a game with a rondel."""

    @property
    def setup(self) -> RondelSetup:
        """Set-up of the game."""

    @property
    def nations(self) -> Mapping[Nation, RondelNation]:
        """States of all nations."""

    @property
    def current(self) -> RondelNation:
        """State of the mover."""

    @property
    def winner(self) -> Nation | None:
        """The winner; None if the game is running or has none."""

    def owner(self, province: ProvinceId) -> Nation | None:
        """Return the owner of the city in a province; None without a city."""


def stones_of(position: RondelPosition) -> dict[Nation, Wedge | None]:
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
