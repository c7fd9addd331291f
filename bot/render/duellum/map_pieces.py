"""Conversion of a Duellum position into plain data for drawing its map."""

from collections import defaultdict

from bot.engine.duellum.position import Position, Stack
from bot.engine.terms import ProvinceId
from bot.render.map.pieces import Force, MapPieces, Units


def pieces_of(position: Position) -> MapPieces:
    """Return all pieces on the map."""
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
    """Return the forces in each province, by nation in seating order."""
    found = defaultdict[ProvinceId, list[Force]](list)
    for nation in position.setup.nations:
        state = position.nations[nation]
        moving = position.maneuvering and nation == position.mover
        for province in state.legions.keys() | state.galleys.keys():
            legions, galleys = state.legions.get(province, ()), state.galleys.get(province, ())
            spent = (_spent_count(legions, moving), _spent_count(galleys, moving))
            found[province].append(Force(nation, sum(legions), spent[0], sum(galleys), spent[1]))
    return found


def _spent_count(stack: Stack, counts: bool) -> int:
    """Return the number of units without crossings left; outside its movement all are at index 0 (DM3)."""
    return stack[0] if stack and counts else 0
