"""Reach of units on the board, and the paths they can take."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.actions import Move
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit

_Cost = tuple[int, int]
"""Cost of a path: its number of hostile provinces, then its length."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Provinces that a nation's units of one type can reach from `origin`.

    `steps` maps every province within reach, without `origin`, to the fewest moves to it. `contested` are
    those where other nations have units of the same type, so that there is or may be a fight (M5, DM4).
    `supposed` is True if the nation is not on its maneuver now; the values then assume one that begins in the
    current position.
    """

    nation: Nation
    unit: Unit
    origin: ProvinceId
    count: int
    actions: int
    steps: Mapping[ProvinceId, int]
    contested: frozenset[ProvinceId]
    supposed: bool


def check_way(position: OwnPosition, action: Move, options: Callable[[OwnPosition], Sequence[Move]]) -> None:
    """Raise `RuleError` if a move names no units or no crossable border.

    `options` lists the possible moves, whose origins the error reports as allowed.
    """
    board = position.setup.board
    if action.unit not in UNITS:
        raise RuleError("no-such-unit", unit=action.unit, allowed=UNITS)
    for province in (action.origin, action.target):
        if province not in board.provinces:
            raise RuleError("no-such-province", province=province)
    if action.count < 1:
        raise RuleError("no-units-named")
    if not position.current.count(action.unit, action.origin):
        places = dict.fromkeys(move.origin for move in options(position) if move.unit == action.unit)
        raise RuleError("no-unit-there", province=action.origin, unit=action.unit, allowed=tuple(places))
    ways = board.ways(action.unit, action.origin)
    if action.target not in ways:
        raise RuleError("no-way", unit=action.unit, origin=action.origin, target=action.target, allowed=ways)


def paths(
    board: Board, unit: Unit, origin: ProvinceId, actions: int, hostile: Collection[ProvinceId]
) -> list[tuple[ProvinceId, ...]]:
    """Return the best path to each province within `actions` steps, shortest first; paths include `origin`.

    Units in `hostile` provinces can stop a march, so a path around them is preferred if it needs no more than
    `actions` steps.
    """
    best: dict[ProvinceId, tuple[_Cost, tuple[ProvinceId, ...]]] = {origin: ((0, 0), (origin,))}
    edge: list[tuple[ProvinceId, ...]] = [(origin,)]
    for _ in range(actions):
        edge = _extend_paths(board, unit, edge, best, hostile)
    found = [path for target, (_, path) in best.items() if target != origin]
    return sorted(found, key=lambda path: (len(path), board.provinces[path[-1]].name))


def _extend_paths(
    board: Board,
    unit: Unit,
    edge: Sequence[tuple[ProvinceId, ...]],
    best: dict[ProvinceId, tuple[_Cost, tuple[ProvinceId, ...]]],
    hostile: Collection[ProvinceId],
) -> list[tuple[ProvinceId, ...]]:
    """Extend paths by one step; revisit a province if a path with fewer hostile provinces leads there."""
    further: dict[ProvinceId, tuple[ProvinceId, ...]] = {}
    for path in edge:
        for target in board.ways(unit, path[-1]):
            way = (*path, target)
            cost = (sum(1 for province in way[1:] if province in hostile), len(way))
            if target not in path and (target not in best or cost < best[target][0]):
                best[target] = (cost, way)
                further[target] = way
    return list(further.values())
