"""Moves of units across borders: their options and checks, reach, and paths."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.engine.actions import Move
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit

Opponents = tuple[int, int]
"""Nations with units of a type in a province, and the number of those units."""
_Cost = tuple[int, int, int, int]
"""Cost of a path: its number of hostile provinces, its length, then the opponents in those provinces."""


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


@lru_cache(maxsize=4096)
def moves_of(board: Board, unit: Unit, province: ProvinceId, stack: tuple[int, ...]) -> tuple[Move, ...]:
    """Return the moves of one stack; cached, as most stacks are the same after an action."""
    mixed = sum(1 for count in stack if count) > 1
    return tuple(
        Move(unit, count, province, target, left if mixed else None)
        for left in range(len(stack) - 1, 0, -1)
        for count in range(1, stack[left] + 1)
        for target in board.ways(unit, province)
    )


def actions_left(action: Move, stack: tuple[int, ...]) -> int:
    """Return the actions left of the units that move: as stated, else of the freshest sufficient group.

    Raises `RuleError` if the stack has too few such units, or if they have no action left.
    """
    left = action.actions_left if action.actions_left is not None else most_moves(stack, action.count)
    if not 0 <= left < len(stack) or stack[left] < action.count:
        raise RuleError(
            "too-few-units", count=action.count, province=action.origin, stack=stack, unit=action.unit
        )
    if left == 0:
        raise RuleError("tipped", unit=action.unit, province=action.origin, stack=stack)
    return left


def most_moves(stack: tuple[int, ...], count: int) -> int:
    """Return the actions left of the freshest group of `count` units in a stack; -1 if there is none."""
    return next((left for left in range(len(stack) - 1, -1, -1) if stack[left] >= count), -1)


def quiet_paths(
    position: OwnPosition, unit: Unit, origin: ProvinceId, actions: int
) -> list[tuple[ProvinceId, ...]]:
    """Return the mover's best path to each province within `actions` steps, shortest first, as `paths` does.

    Opponents with units of the same type can stop a march (M5, DM4), so paths around them are preferred.
    """
    hostile: dict[ProvinceId, Opponents] = {}
    for nation, state in position.nations.items():
        for province, stack in state.stacks(unit).items() if nation != position.mover else ():
            nations, units = hostile.get(province, (0, 0))
            hostile[province] = (nations + 1, units + sum(stack))
    return paths(position.setup.board, unit, origin, actions, hostile)


def paths(
    board: Board, unit: Unit, origin: ProvinceId, actions: int, hostile: Mapping[ProvinceId, Opponents]
) -> list[tuple[ProvinceId, ...]]:
    """Return the best path to each province within `actions` steps, shortest first; paths include `origin`.

    A path around `hostile` provinces is preferred if it needs no more than `actions` steps; of two that are
    equal otherwise, that with fewer opponents.
    """
    best: dict[ProvinceId, tuple[_Cost, tuple[ProvinceId, ...]]] = {origin: ((0, 0, 0, 0), (origin,))}
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
    hostile: Mapping[ProvinceId, Opponents],
) -> list[tuple[ProvinceId, ...]]:
    """Extend paths by one step; revisit a province if a path of lower cost leads there."""
    further: dict[ProvinceId, tuple[ProvinceId, ...]] = {}
    for path in edge:
        for target in board.ways(unit, path[-1]):
            way = (*path, target)
            met = [hostile[province] for province in way[1:] if province in hostile]
            cost = (len(met), len(way), sum(each[0] for each in met), sum(each[1] for each in met))
            if target not in path and (target not in best or cost < best[target][0]):
                best[target] = (cost, way)
                further[target] = way
    return list(further.values())
