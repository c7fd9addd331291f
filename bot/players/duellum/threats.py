"""Which cities each side could conquer: units within reach against the defence of the cities (DM6, DM7)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.position import NationState
from bot.engine.duellum.rules.rondel import crossings
from bot.engine.terms import UNITS, ProvinceId
from bot.players.geography import within

Striking = Mapping[ProvinceId, int]
"""Units by the province in which they could conquer."""
Guards = Mapping[ProvinceId, int]
"""What it takes to conquer each city of a nation (DM6), a Fortress aside."""


class Target(NamedTuple):
    """A hostile city, and what it takes to take it."""

    city: ProvinceId
    temple: bool
    needed: int
    near: int
    """Units that the next maneuver could use there."""
    later: int
    """Units that the maneuver after it could."""


class Forces:
    """Who could conquer where; what is worked out for a nation is kept while that stays as it is."""

    def __init__(self, board: DuellumBoard) -> None:
        self._board: Final = board
        # With the nation itself: an id is given anew once its owner is gone.
        self._strikes: dict[tuple[int, int], tuple[NationState, Striking]] = {}
        self._guards: dict[int, tuple[NationState, Guards]] = {}
        self._targets: dict[tuple[int, int], tuple[NationState, NationState, tuple[Target, ...]]] = {}

    def strikes(self, nation: NationState, maneuvers: int = 1) -> Striking:
        """How many units of a nation could conquer in each province in its next maneuver, or a later one."""
        key = (id(nation), maneuvers)
        kept = self._strikes.get(key)
        if kept is None or kept[0] is not nation:
            kept = (nation, self._counted(nation, maneuvers))
            self._strikes[key] = kept
        return kept[1]

    def guards(self, nation: NationState) -> Guards:
        """What it takes to conquer each city of a nation now."""
        kept = self._guards.get(id(nation))
        if kept is None or kept[0] is not nation:
            kept = (nation, _guarded(nation))
            self._guards[id(nation)] = kept
        return kept[1]

    def targets(self, attacker: NationState, defender: NationState) -> tuple[Target, ...]:
        """Cities of one nation that another could take in two maneuvers; none of a last city (DM9)."""
        key = (id(attacker), id(defender))
        kept = self._targets.get(key)
        if kept is None or kept[0] is not attacker or kept[1] is not defender:
            kept = (attacker, defender, self._reached(attacker, defender))
            self._targets[key] = kept
        return kept[2]

    def _reached(self, attacker: NationState, defender: NationState) -> tuple[Target, ...]:
        if len(defender.cities) < 2:
            return ()
        near, later = self.strikes(attacker), self.strikes(attacker, 2)
        # A Fortress guards the first city only, but nobody knows which that will be (DE8).
        more = max([card.number for card in self._board.fortresses if card.id in defender.cards], default=0)
        return tuple(
            [
                Target(city, city in defender.temples, needed + more, near.get(city, 0), later[city])
                for city, needed in self.guards(defender).items()
                if city in later
            ]
        )

    def _counted(self, nation: NationState, maneuvers: int) -> Striking:
        counted: dict[ProvinceId, int] = {}
        for unit in UNITS:
            steps = maneuvers * crossings(nation, unit)
            for place, stack in nation.stacks(unit).items():
                units = sum(stack)
                for target in within(self._board, unit, place, steps):
                    counted[target] = counted.get(target, 0) + units
        return counted


def _guarded(nation: NationState) -> Guards:
    more = "res_publica" in nation.know_hows
    guards = {
        city: (3 if city in nation.temples else 1) + (city in nation.walls) + more for city in nation.cities
    }
    for stacks in (nation.legions, nation.galleys):
        for place, stack in stacks.items():
            if place in guards:
                guards[place] += sum(stack)
    return guards
