"""Which cities each side could conquer: units within reach against defences (DM6, DM7)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.position import NationState
from bot.engine.duellum.rules.conquest import city_strength
from bot.engine.duellum.rules.rondel import crossings
from bot.engine.terms import UNITS, ProvinceId
from bot.players.geography import within

Striking = Mapping[ProvinceId, int]
"""Number of units by province in which they could conquer."""
Guards = Mapping[ProvinceId, int]
"""Units needed to conquer each city of a nation (DM6), without Fortress."""


class Target(NamedTuple):
    """A hostile city and the units needed for it."""

    city: ProvinceId
    temple: bool
    needed: int
    near: int
    """Units available there next maneuver."""
    later: int
    """Units available there the maneuver after."""


Targets = tuple[Target, ...]


class Forces:
    """Who could conquer where; results are cached while the objects they depend on are unchanged.

    Most actions move no unit. The nations are kept with each result, because the cache keys are ids.
    """

    def __init__(self, board: DuellumBoard) -> None:
        self._board: Final = board
        self._strikes: dict[tuple[int, int, int, int], tuple[NationState, Striking]] = {}
        self._guards: dict[tuple[int, int, int, int, int, bool], tuple[NationState, Guards]] = {}
        self._targets: dict[tuple[int, int, int, int], tuple[NationState, NationState, Targets]] = {}

    def strikes(self, nation: NationState, maneuvers: int = 1) -> Striking:
        """Return the number of units that could conquer in each province next maneuver, or later."""
        steps = [maneuvers * crossings(nation, unit) for unit in UNITS]
        key = (id(nation.legions), id(nation.galleys), steps[0], steps[1])
        kept = self._strikes.get(key)
        if kept is None:
            kept = self._strikes[key] = (nation, self._compute_strikes(nation, steps))
        return kept[1]

    def guards(self, nation: NationState) -> Guards:
        """Return the units needed to conquer each city of a nation."""
        key = (
            id(nation.cities),
            id(nation.temples),
            id(nation.walls),
            id(nation.legions),
            id(nation.galleys),
            "res_publica" in nation.know_hows,
        )
        kept = self._guards.get(key)
        if kept is None:
            guards = {city: city_strength(nation, city) for city in nation.cities}
            kept = self._guards[key] = (nation, guards)
        return kept[1]

    def fortified(self, nation: NationState) -> Guards:
        """Return the units needed for each city if it is the first conquered in a turn (DE8)."""
        more = self._fortress(nation)
        return {city: needed + more for city, needed in self.guards(nation).items()}

    def _fortress(self, nation: NationState) -> int:
        return max([card.number for card in self._board.fortresses if card.id in nation.cards], default=0)

    def targets(self, attacker: NationState, defender: NationState) -> Targets:
        """Return a nation's cities another could conquer in two maneuvers; never its last one (DM9)."""
        if len(defender.cities) < 2:
            return ()
        near, later, guards = self.strikes(attacker), self.strikes(attacker, 2), self.guards(defender)
        # A Fortress guards the first city only, but nobody knows which that will be (DE8).
        more = self._fortress(defender)
        key = (id(near), id(later), id(guards), more)
        kept = self._targets.get(key)
        if kept is None:
            found = [
                Target(city, city in defender.temples, needed + more, near.get(city, 0), later[city])
                for city, needed in guards.items()
                if city in later
            ]
            kept = self._targets[key] = (attacker, defender, tuple(found))
        return kept[2]

    def _compute_strikes(self, nation: NationState, steps: Sequence[int]) -> Striking:
        counted: dict[ProvinceId, int] = {}
        for unit, far in zip(UNITS, steps, strict=True):
            for place, stack in nation.stacks(unit).items():
                units = sum(stack)
                for target in within(self._board, unit, place, far):
                    counted[target] = counted.get(target, 0) + units
        return counted
