"""Cities that the rival could take on its next maneuver, as things stand."""

from collections import Counter
from collections.abc import Collection

from bot.engine.duellum import Position
from bot.engine.duellum.rules.conquest import city_strength
from bot.engine.duellum.rules.rondel import crossings
from bot.engine.terms import UNITS, Nation, ProvinceId
from bot.model.turns import Threat


def threats_to(position: Position, nations: Collection[Nation]) -> tuple[Threat, ...]:
    """The weakest cities first; battles on the way, and whether the stone gets there, are left out of it.

    A last city cannot be taken (DM9).
    """
    found: list[Threat] = []
    for owner in nations:
        state, rival = position.nations[owner], position.setup.rival(owner)
        if len(state.cities) == 1:
            continue
        strength = _strength(position, rival)
        for city in sorted(state.cities):
            needed = city_strength(state, city)
            if strength[city] >= needed:
                found.append(Threat(city, owner, rival, strength[city], needed))
    return tuple(sorted(found, key=lambda threat: threat.defence - threat.units))


def _strength(position: Position, nation: Nation) -> Counter[ProvinceId]:
    """How many units of a nation stand in each province or can get there in one maneuver (DM1)."""
    board, state, strength = position.setup.board, position.nations[nation], Counter[ProvinceId]()
    for unit in UNITS:
        for origin, stack in state.stacks(unit).items():
            reached = edge = {origin}
            for _ in range(crossings(state, unit)):
                edge = {target for place in edge for target in board.ways(unit, place)} - reached
                reached = reached | edge
            for province in reached:
                strength[province] += sum(stack)
    return strength
