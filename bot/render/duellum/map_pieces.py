"""Conversion of a Duellum position into plain data for drawing its map."""

from bot.engine.duellum.position import Position
from bot.engine.rondel import stones_of
from bot.render.map.pieces import MapPieces, units_of


def pieces_of(position: Position) -> MapPieces:
    """Return all pieces on the board."""
    board, states = position.setup.board, position.nations.values()
    return MapPieces(
        board=board,
        owners={city: nation for nation, state in position.nations.items() for city in state.cities},
        resources={city: chip for state in states for city, chip in state.cities.items()},
        temples=frozenset().union(*(state.temples for state in states)),
        units=units_of(position),
        stones=stones_of(position),
        walls=frozenset().union(*(state.walls for state in states)),
        sites=board.sites,
    )
