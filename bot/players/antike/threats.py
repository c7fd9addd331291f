"""Which units can conquer where: the basis of all evaluation of danger and opportunity."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike.constants import actions_per_unit, city_strength
from bot.engine.antike.position import NationState
from bot.engine.board import Board
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.players.geography import within

NOTHING: Final = 0
CITY: Final = 1
TEMPLE: Final = 2
"""Levels of openness of one nation to another: nothing, a city, a city with a temple."""

Striking = Mapping[ProvinceId, int]
"""Number of units by province in which they could conquer."""
Guards = Mapping[ProvinceId, int]
"""Units needed to conquer each city of a nation (M8)."""


class Forces:
    """Who could conquer where; results are cached while a nation's state is unchanged."""

    def __init__(self, board: Board) -> None:
        self._board = board
        # With the nation itself, to keep the id valid.
        self._strikes: dict[tuple[int, int], tuple[NationState, Striking]] = {}
        self._guards: dict[int, tuple[NationState, Guards]] = {}
        self._opens: dict[tuple[int, int], tuple[NationState, NationState, int]] = {}
        self._seen: dict[Nation, NationState] = {}
        self._openings: dict[Nation, dict[Nation, int]] = {}

    def strikes(self, nation: NationState, maneuvers: int = 1) -> Striking:
        """Return the number of a nation's units that could conquer in each province next maneuver, or later.

        A unit needs an action left on arrival (M9), so its reach is one less than its actions.
        """
        kept = self._strikes.get((id(nation), maneuvers))
        if kept is None or kept[0] is not nation:
            kept = (nation, self._compute_strikes(nation, maneuvers))
            self._strikes[id(nation), maneuvers] = kept
        return kept[1]

    def guards(self, nation: NationState) -> Guards:
        """Return the units needed to conquer each city of a nation."""
        kept = self._guards.get(id(nation))
        if kept is None or kept[0] is not nation:
            kept = (nation, _compute_guards(nation))
            self._guards[id(nation)] = kept
        return kept[1]

    def opens(self, attacker: NationState, defender: NationState) -> int:
        """Return the dearest city of one nation that another could conquer in its next maneuver."""
        key = (id(attacker), id(defender))
        kept = self._opens.get(key)
        if kept is None or kept[0] is not attacker or kept[1] is not defender:
            kept = (attacker, defender, self._compute_opens(attacker, defender))
            self._opens[key] = kept
        return kept[2]

    def openings(self, nations: Mapping[Nation, NationState]) -> Mapping[Nation, Mapping[Nation, int]]:
        """Return `opens` for all pairs of nations, attackers first; valid until the next call."""
        changed = {name for name, nation in nations.items() if self._seen.get(name) is not nation}
        for name in changed:
            row = self._openings.setdefault(name, {})
            for other, state in nations.items():
                if other != name:
                    row[other] = self.opens(nations[name], state)
                    if other not in changed:
                        self._openings[other][name] = self.opens(state, nations[name])
            self._seen[name] = nations[name]
        return self._openings

    def _compute_opens(self, attacker: NationState, defender: NationState) -> int:
        if len(defender.cities) < 2:
            return NOTHING  # M11
        power, worst = self.strikes(attacker), NOTHING
        for city, needed in self.guards(defender).items():
            if power.get(city, 0) >= needed:
                if city in defender.temples:
                    return TEMPLE
                worst = CITY
        return worst

    def _compute_strikes(self, nation: NationState, maneuvers: int) -> Striking:
        counted: dict[ProvinceId, int] = {}
        for unit in UNITS:
            steps = maneuvers * actions_per_unit(unit, nation.know_hows) - 1
            for place, stack in nation.stacks(unit).items():
                units = sum(stack)
                for target in within(self._board, unit, place, steps):
                    counted[target] = counted.get(target, 0) + units
        return counted


def _compute_guards(nation: NationState) -> Guards:
    plain = city_strength(nation.know_hows, temple=False)
    holy = city_strength(nation.know_hows, temple=True)
    guards = {city: holy if city in nation.temples else plain for city in nation.cities}
    for stacks in (nation.legions, nation.galleys):
        for place, stack in stacks.items():
            if place in guards:
                guards[place] += sum(stack)
    return guards
