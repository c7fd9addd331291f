"""The most that the rest of a turn could bring, as both rulesets have it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.engine.terms import Personage, ProvinceId


class Prey(NamedTuple):
    """A foreign city, and the units that it takes at least (M8, DM6)."""

    city: ProvinceId
    temple: bool
    needed: int


class Most(NamedTuple):
    """The most that the rest of a turn could bring of each kind, and in all."""

    kinds: Mapping[Personage, int]
    score: int
    prey: tuple[Prey, ...] = ()
    """Foreign cities that each could fall to all units there are."""


NOTHING: Final = Most({"king": 0, "scholar": 0, "general": 0, "citizen": 0, "navigator": 0}, 0)


def affordable(prices: Sequence[int], means: int) -> int:
    """How many of these can be paid, the cheapest first."""
    count = 0
    for price in sorted(prices):
        means -= price
        if means < 0:
            break
        count += 1
    return count
