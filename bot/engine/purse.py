"""What a nation can pay with: chips and coins (S6, S8)."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple, Self

from bot.engine.terms import CHIPS, RESOURCES, Chip, Resource


class Purse(NamedTuple):
    """Counts of marble, iron and gold chips and of coins; also used for a price paid."""

    marble: int = 0
    iron: int = 0
    gold: int = 0
    coins: int = 0

    @classmethod
    def of(cls, resource: Resource, count: int) -> Self:
        """A purse that holds `count` of one resource."""
        return cls(**{resource: count})

    @property
    def total(self) -> int:
        """Chips and coins together."""
        return self.marble + self.iron + self.gold + self.coins

    def count_of(self, resource: Resource) -> int:
        """How many of one resource it holds."""
        return int(getattr(self, resource))

    def plus(self, other: "Purse") -> "Purse":
        """Both together."""
        return Purse(
            self.marble + other.marble,
            self.iron + other.iron,
            self.gold + other.gold,
            self.coins + other.coins,
        )

    def minus(self, other: "Purse") -> "Purse":
        """What is left after `other` is paid; may be negative, ask `holds` first."""
        return Purse(
            self.marble - other.marble,
            self.iron - other.iron,
            self.gold - other.gold,
            self.coins - other.coins,
        )

    def holds(self, other: "Purse") -> bool:
        """Whether `other` can be taken out of it."""
        return (
            self.marble >= other.marble
            and self.iron >= other.iron
            and self.gold >= other.gold
            and self.coins >= other.coins
        )

    @property
    def chips(self) -> dict[Chip, int]:
        """Its chips by kind, coins left out."""
        return {chip: self.count_of(chip) for chip in CHIPS}


EMPTY = Purse()


def purses(kinds: Sequence[Resource], size: int) -> tuple[Purse, ...]:
    """Every choice of so many out of these kinds."""
    return tuple(
        Purse(*(chosen.count(kind) for kind in RESOURCES))
        for chosen in combinations_with_replacement(kinds, size)
    )
