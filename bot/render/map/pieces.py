"""What lies on a board's map, as plain data: each ruleset makes it from its positions."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.board import Board
from bot.engine.terms import Chip, Nation, ProvinceId, Unit


@dataclass(frozen=True, slots=True)
class Force:
    """A nation's units in one province: how many, and how many of them have no action left."""

    nation: Nation
    legions: int = 0
    legions_tipped: int = 0
    galleys: int = 0
    galleys_tipped: int = 0

    def count(self, unit: Unit) -> int:
        """How many of one kind."""
        return self.legions if unit == "legion" else self.galleys

    def tipped(self, unit: Unit) -> int:
        """How many of one kind are tipped (M2)."""
        return self.legions_tipped if unit == "legion" else self.galleys_tipped


Units = Mapping[ProvinceId, Sequence[Force]]
"""Who has units in each province, in order of seats; provinces without any may be left out."""


@dataclass(frozen=True, slots=True)
class MapPieces:
    """All pieces on the map of a board."""

    board: Board
    owners: Mapping[ProvinceId, Nation]
    """Whose city each province has, if there is one."""
    resources: Mapping[ProvinceId, Chip]
    """What a city yields in each province; where nothing is said, no such site is drawn."""
    temples: Collection[ProvinceId]
    units: Units
    contested: ProvinceId | None = None
    """The province that is outlined: somebody decides there whether to fight."""
    walls: Collection[ProvinceId] = ()
    sites: Collection[ProvinceId] = ()
    """Where a city may stand whose founder says what it yields; drawn where none stands yet."""
