"""How far units get over the board, and by which ways."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.actions import Move
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit

_Cost = tuple[int, int]
"""Hostile provinces on a way, and its length."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How far units of one kind get from `origin`.

    `steps` has every province within reach with the fewest moves to it, never `origin`. `contested` are those
    where others have like units: there is a fight, or may be (M5, DM4). `supposed` says that the nation is
    not on its maneuver now, so that all this holds for one that begins as things stand.
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
    """Raise `RuleError` where a move names no units or no way of the board; `options` list what can move."""
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
    """A way to each province within so many steps, each with where it begins; nearer ones first.

    Hostile units stand in a march's way, so a way round them is better where it costs no more steps than
    there are.
    """
    best: dict[ProvinceId, tuple[_Cost, tuple[ProvinceId, ...]]] = {origin: ((0, 0), (origin,))}
    edge: list[tuple[ProvinceId, ...]] = [(origin,)]
    for _ in range(actions):
        edge = _further(board, unit, edge, best, hostile)
    found = [path for target, (_, path) in best.items() if target != origin]
    return sorted(found, key=lambda path: (len(path), board.provinces[path[-1]].name))


def _further(
    board: Board,
    unit: Unit,
    edge: Sequence[tuple[ProvinceId, ...]],
    best: dict[ProvinceId, tuple[_Cost, tuple[ProvinceId, ...]]],
    hostile: Collection[ProvinceId],
) -> list[tuple[ProvinceId, ...]]:
    """One step further; a province is kept again where a way with fewer hostile ones leads there."""
    further: dict[ProvinceId, tuple[ProvinceId, ...]] = {}
    for path in edge:
        for target in board.ways(unit, path[-1]):
            way = (*path, target)
            cost = (sum(1 for province in way[1:] if province in hostile), len(way))
            if target not in path and (target not in best or cost < best[target][0]):
                best[target] = (cost, way)
                further[target] = way
    return list(further.values())
