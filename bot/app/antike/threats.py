"""Cities that others could take on their next maneuver, as things stand."""

from collections.abc import Collection

from bot.engine.antike import Position
from bot.engine.antike.rules.conquest import defence
from bot.engine.antike.rules.movement_range import movement_range
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.model.turns import Threat


def threats_to(position: Position, nations: Collection[Nation]) -> tuple[Threat, ...]:
    """The weakest cities first; fights on the way, and whether the stone gets there, are left out of it.

    A last city cannot be taken (M11), and nobody counts the own other nation (S9).
    """
    owners = [nation for nation in nations if len(position.nations[nation].cities) > 1]
    if not owners:
        return ()
    found: list[Threat] = []
    for other in position.setup.nations:
        if other in nations:
            continue
        strength = _strength(position, other)
        for owner in owners:
            for city in sorted(position.nations[owner].cities):
                needed = defence(position, owner, city)
                if (units := strength.get(city, 0)) >= needed:
                    found.append(Threat(city, owner, other, units, needed))
    return tuple(sorted(found, key=lambda threat: threat.defence - threat.units))


def _strength(position: Position, nation: Nation) -> dict[ProvinceId, int]:
    """How many units of a nation stand in each province or can get there in one maneuver."""
    strength: dict[ProvinceId, int] = {}
    state = position.nations[nation]
    for unit in UNITS:
        for origin in state.legions if unit == "legion" else state.galleys:
            count = state.count(unit, origin)
            if count:
                reach = movement_range(position, nation, origin, unit)
                within = [province for province, steps in reach.steps.items() if steps < reach.actions]
                for province in (origin, *within):  # one action is left for the conquest (M9)
                    strength[province] = strength.get(province, 0) + count
    return strength
