"""Threatened cities, as computed for computer players, to warn people."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.model.turns import Threat

Count = Callable[[Any], Mapping[ProvinceId, int]]
"""Counts units by province for the state of a nation."""


def threats_to(
    position: OwnPosition, nations: Collection[Nation], strikes: Count, guards: Count
) -> tuple[Threat, ...]:
    """Return cities that opponents could conquer in their next maneuver, weakest first.

    `strikes` counts the units that could conquer in each province, `guards` those needed for each city.
    Fights on the way, and whether the stone gets there, are ignored. For a nation in the middle of a maneuver
    the next one counts as well, which can do all that this one still can. A last city cannot be conquered
    (M11, DM9), and a player's own other nation (S9) is no opponent.
    """
    found: list[Threat] = []
    for other, attacker in position.nations.items():
        power = {} if other in nations else strikes(attacker)
        for owner in nations:
            state = position.nations[owner]
            needs = guards(state) if len(state.cities) > 1 else {}
            for city, needed in sorted(needs.items()):
                if (units := power.get(city, 0)) >= needed:
                    found.append(Threat(city, owner, other, units, needed))
    return tuple(sorted(found, key=lambda threat: threat.defence - threat.units))
