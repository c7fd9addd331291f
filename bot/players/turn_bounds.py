"""Upper bounds of what the rest of a turn can earn, common to both rulesets."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.engine.terms import Personage, ProvinceId


class ConquestTarget(NamedTuple):
    """A foreign city, and the minimum number of units needed for it (M8, DM6)."""

    city: ProvinceId
    temple: bool
    needed: int


class PersonageBounds(NamedTuple):
    """Upper bounds by kind of personage, and in total."""

    kinds: Mapping[Personage, int]
    score: int
    prey: tuple[ConquestTarget, ...] = ()
    """Foreign cities each of which could be conquered with all available units."""


NOTHING: Final = PersonageBounds({"king": 0, "scholar": 0, "general": 0, "citizen": 0, "navigator": 0}, 0)


def affordable(prices: Sequence[int], means: int) -> int:
    """Return how many prices are affordable, cheapest first."""
    count = 0
    for price in sorted(prices):
        means -= price
        if means < 0:
            break
        count += 1
    return count
