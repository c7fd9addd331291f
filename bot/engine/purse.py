"""Resources a nation can pay with: chips and coins (S6, S8)."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple, Self

from bot.engine.terms import CHIPS, RESOURCES, Chip, Resource


class Purse(NamedTuple):
    """Numbers of marble, iron and gold chips and of coins; also used for payments."""

    marble: int = 0
    iron: int = 0
    gold: int = 0
    coins: int = 0

    @classmethod
    def of(cls, resource: Resource, count: int) -> Self:
        """Return a purse that holds `count` of one resource."""
        return cls(**{resource: count})

    @property
    def total(self) -> int:
        """Number of chips and coins in total."""
        return self.marble + self.iron + self.gold + self.coins

    def count_of(self, resource: Resource) -> int:
        """Return the number of one resource."""
        return int(getattr(self, resource))

    def plus(self, other: "Purse") -> "Purse":
        """Return the sum of both purses."""
        return Purse(
            self.marble + other.marble,
            self.iron + other.iron,
            self.gold + other.gold,
            self.coins + other.coins,
        )

    def minus(self, other: "Purse") -> "Purse":
        """Return the purse after paying `other`; counts may be negative, so check `holds` first."""
        return Purse(
            self.marble - other.marble,
            self.iron - other.iron,
            self.gold - other.gold,
            self.coins - other.coins,
        )

    def holds(self, other: "Purse") -> bool:
        """Return whether the purse holds at least `other` of every resource."""
        return (
            self.marble >= other.marble
            and self.iron >= other.iron
            and self.gold >= other.gold
            and self.coins >= other.coins
        )

    @property
    def chips(self) -> dict[Chip, int]:
        """Chips by kind, without coins."""
        return {chip: self.count_of(chip) for chip in CHIPS}


EMPTY = Purse()


def purses(kinds: Sequence[Resource], size: int) -> tuple[Purse, ...]:
    """Return every combination of `size` resources of these kinds, with repetition."""
    return tuple(
        Purse(*(chosen.count(kind) for kind in RESOURCES))
        for chosen in combinations_with_replacement(kinds, size)
    )
