"""Pieces on a board as plain data, which each ruleset derives from its positions."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from bot.engine.board import Board
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Chip, Nation, ProvinceId, Unit, Wedge


@dataclass(frozen=True, slots=True)
class Force:
    """A nation's units in one province: their number, and how many are tipped (no action left)."""

    nation: Nation
    legions: int = 0
    legions_tipped: int = 0
    galleys: int = 0
    galleys_tipped: int = 0

    def count(self, unit: Unit) -> int:
        """Return the number of units of one kind."""
        return self.legions if unit == "legion" else self.galleys

    def tipped(self, unit: Unit) -> int:
        """Return the number of tipped units of one kind (M2)."""
        return self.legions_tipped if unit == "legion" else self.galleys_tipped


Units = Mapping[ProvinceId, Sequence[Force]]
"""Forces by province, in seating order; provinces without units may be omitted."""


@dataclass(frozen=True, slots=True)
class MapPieces:
    """All pieces on a board."""

    board: Board
    owners: Mapping[ProvinceId, Nation]
    """Owner of the city by province, for provinces with a city."""
    resources: Mapping[ProvinceId, Chip]
    """What a city yields by province; without an entry neither city nor site is drawn, except `sites`."""
    temples: Collection[ProvinceId]
    units: Units
    contested: ProvinceId | None = None
    """Highlighted province, where a nation is deciding whether to fight."""
    walls: Collection[ProvinceId] = ()
    sites: Collection[ProvinceId] = ()
    """City sites whose founder chooses what they yield; drawn as long as they have no city."""
    stones: Mapping[Nation, Wedge | None] = field(default_factory=dict)
    """Wedge of each nation's stone, in seating order; None before its first turn. Empty without a rondel."""

    def places_of(self, nation: Nation) -> set[ProvinceId]:
        """Return the provinces with a city or units of a nation."""
        owned = {province for province, owner in self.owners.items() if owner == nation}
        return owned | {
            province for province, forces in self.units.items() if any(f.nation == nation for f in forces)
        }


def units_of(position: OwnPosition) -> Units:
    """Return the forces in each province; tipped units only of a nation in its maneuver (M2, DM3).

    Otherwise all its units are at index 0 of their stacks.
    """
    found = defaultdict[ProvinceId, list[Force]](list)
    for nation in position.setup.nations:
        state = position.nations[nation]
        moving = position.maneuvering and nation == position.mover
        for province in state.legions.keys() | state.galleys.keys():
            stacks = [state.stacks(unit).get(province, (0,)) for unit in UNITS]
            counts = [count for stack in stacks for count in (sum(stack), stack[0] if moving else 0)]
            found[province].append(Force(nation, *counts))
    return found
