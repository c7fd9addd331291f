"""Conversion of an Antike position into plain data for drawing its map."""

from bot.engine.antike.position import Position
from bot.engine.rondel import stones_of
from bot.render.map.pieces import MapPieces, units_of


def pieces_of(position: Position) -> MapPieces:
    """Return all pieces on the board."""
    return MapPieces(
        board=position.setup.board,
        owners={city: nation for nation, state in position.nations.items() for city in state.cities},
        resources=position.setup.board.resources,
        temples=frozenset().union(*(state.temples for state in position.nations.values())),
        units=units_of(position),
        stones=stones_of(position),
        contested=position.demand.province if position.demand else None,
    )
