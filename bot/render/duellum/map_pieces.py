"""What lies on the map in a position of Duellum, as plain data for the map."""

from collections import defaultdict

from bot.engine.duellum.position import Position, Stack
from bot.engine.terms import ProvinceId
from bot.render.map.pieces import Force, MapPieces, Units


def pieces_of(position: Position) -> MapPieces:
    """All pieces on the map."""
    board, states = position.setup.board, position.nations.values()
    return MapPieces(
        board=board,
        owners={city: nation for nation, state in position.nations.items() for city in state.cities},
        resources={city: chip for state in states for city, chip in state.cities.items()},
        temples=frozenset().union(*(state.temples for state in states)),
        units=units_of(position),
        walls=frozenset().union(*(state.walls for state in states)),
        sites=board.sites,
    )


def units_of(position: Position) -> Units:
    """Who has units in each province, in order of seats."""
    found = defaultdict[ProvinceId, list[Force]](list)
    for nation in position.setup.nations:
        state = position.nations[nation]
        moving = position.maneuvering and nation == position.mover
        for province in state.legions.keys() | state.galleys.keys():
            legions, galleys = state.legions.get(province, ()), state.galleys.get(province, ())
            spent = (_spent(legions, moving), _spent(galleys, moving))
            found[province].append(Force(nation, sum(legions), spent[0], sum(galleys), spent[1]))
    return found


def _spent(stack: Stack, counts: bool) -> int:
    """Units without a crossing left; off its movement a nation's units all stand at index 0 (DM3)."""
    return stack[0] if stack and counts else 0
