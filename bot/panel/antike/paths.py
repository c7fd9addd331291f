"""The best way for a group to every province it can reach: few questions on the way, then few steps."""

from collections.abc import Sequence

from bot.engine.antike import Position
from bot.engine.antike.rules.fights import opponents
from bot.engine.board import Board
from bot.engine.terms import ProvinceId, Unit

__all__ = ["paths"]

_Cost = tuple[int, int]


def paths(position: Position, unit: Unit, origin: ProvinceId, actions: int) -> list[tuple[ProvinceId, ...]]:
    """A way to each province within so many steps, each with where it begins; nearer ones first.

    Others with like units may stop a march (M5), so a way round them is better where it costs no more actions
    than there are.
    """
    board = position.setup.board
    hostile = {province for province in board.provinces if opponents(position, unit, province)}
    best: dict[ProvinceId, tuple[_Cost, tuple[ProvinceId, ...]]] = {origin: ((0, 0), (origin,))}
    edge: list[tuple[ProvinceId, ...]] = [(origin,)]
    for _ in range(actions):
        edge = _spread(board, unit, edge, best, hostile)
    found = [path for target, (_, path) in best.items() if target != origin]
    return sorted(found, key=lambda path: (len(path), board.provinces[path[-1]].name))


def _spread(
    board: Board,
    unit: Unit,
    edge: Sequence[tuple[ProvinceId, ...]],
    best: dict[ProvinceId, tuple[_Cost, tuple[ProvinceId, ...]]],
    hostile: set[ProvinceId],
) -> list[tuple[ProvinceId, ...]]:
    """One step further; a province is kept again where a way with fewer questions leads there."""
    further: dict[ProvinceId, tuple[ProvinceId, ...]] = {}
    for path in edge:
        for target in board.ways(unit, path[-1]):
            way = (*path, target)
            cost = (sum(1 for province in way[1:] if province in hostile), len(way))
            if target not in path and (target not in best or cost < best[target][0]):
                best[target] = (cost, way)
                further[target] = way
    return list(further.values())
