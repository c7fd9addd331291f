"""Cities that others could take, as computer players see it, for people who want to be warned."""

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.model.turns import Threat


class Forces(Protocol):
    """Who could conquer where, as each ruleset works it out."""

    def strikes(self, nation: Any) -> Mapping[ProvinceId, int]:
        """How many units of a nation could conquer in each province in its next maneuver."""

    def guards(self, nation: Any) -> Mapping[ProvinceId, int]:
        """What it takes to conquer each city of a nation now."""


def threats_to(position: OwnPosition, nations: Collection[Nation], forces: Forces) -> tuple[Threat, ...]:
    """Cities that others could take in their next maneuver as things stand, the weakest first.

    Fights on the way, and whether the stone gets there, are left out of it. For whoever is in the midst of a
    maneuver the next one counts as well: it takes all that this one still can. A last city cannot be taken
    (M11, DM9), and nobody counts the own other nation (S9).
    """
    found: list[Threat] = []
    for other, attacker in position.nations.items():
        power = {} if other in nations else forces.strikes(attacker)
        for owner in nations:
            state = position.nations[owner]
            guards = forces.guards(state) if len(state.cities) > 1 else {}
            for city, needed in sorted(guards.items()):
                if (units := power.get(city, 0)) >= needed:
                    found.append(Threat(city, owner, other, units, needed))
    return tuple(sorted(found, key=lambda threat: threat.defence - threat.units))
