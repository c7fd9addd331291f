"""Conversion of an Antike position into plain data for drawing its map."""

from collections import defaultdict

from bot.engine.antike.position import Position, Stack
from bot.engine.terms import ProvinceId
from bot.render.map.pieces import Force, MapPieces, Units


def pieces_of(position: Position) -> MapPieces:
    """Return all pieces on the map."""
    return MapPieces(
        board=position.setup.board,
        owners={city: nation for nation, state in position.nations.items() for city in state.cities},
        resources=position.setup.board.resources,
        temples=frozenset().union(*(state.temples for state in position.nations.values())),
        units=units_of(position),
        contested=position.demand.province if position.demand else None,
    )


def units_of(position: Position) -> Units:
    """Return the forces in each province, by nation in seating order."""
    found = defaultdict[ProvinceId, list[Force]](list)
    for nation in position.setup.nations:
        state = position.nations[nation]
        moving = position.maneuvering and nation == position.mover
        for province in state.legions.keys() | state.galleys.keys():
            legions, galleys = state.stack("legion", province), state.stack("galley", province)
            if sum(legions) + sum(galleys):
                tipped = (_tipped_count(legions, moving), _tipped_count(galleys, moving))
                found[province].append(Force(nation, sum(legions), tipped[0], sum(galleys), tipped[1]))
    return found


def _tipped_count(stack: Stack, counts: bool) -> int:
    """Return the number of tipped units; none outside the nation's maneuver, when all are at index 0 (M2)."""
    return stack[0] if counts else 0
