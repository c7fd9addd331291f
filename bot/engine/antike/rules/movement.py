"""MANEUVER, phase 1: moving units (M1, M2)."""

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.antike import stacks
from bot.engine.antike.actions import Move
from bot.engine.antike.events import Moved
from bot.engine.antike.position import Position, Stack
from bot.engine.antike.rules.fights import ask_others
from bot.engine.antike.update import Result, with_mover
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.reach import check_way
from bot.engine.terms import UNITS, ProvinceId, Unit


def options(position: Position) -> Sequence[Move]:
    """Return every move: each group of a type with equal actions left, in every count, over every border."""
    board, nation = position.setup.board, position.current
    listed: list[Move] = []
    for unit in UNITS:
        for province, stack in sorted(nation.stacks(unit).items()):
            listed += _moves(board, unit, province, stack)
    return listed


@lru_cache(maxsize=4096)
def _moves(board: Board, unit: Unit, province: ProvinceId, stack: Stack) -> tuple[Move, ...]:
    """Return the moves of one stack; cached, as most stacks are the same after an action."""
    mixed = sum(1 for count in stack if count) > 1
    return tuple(
        Move(unit, count, province, target, left if mixed else None)
        for left in (3, 2, 1)
        for count in range(1, stack[left] + 1)
        for target in board.ways(unit, province)
    )


def apply(position: Position, action: Move) -> Result:
    """Move a group across one border; opponents with units of its type there are asked to fight (M5)."""
    check_way(position, action, options)
    left = _actions_left(position, action)
    nation, unit = position.current, action.unit
    stayed = stacks.add(nation.stack(unit, action.origin), left, -action.count)
    arrived = stacks.add(nation.stack(unit, action.target), left - 1, action.count)
    there = stacks.with_stack(nation.stacks(unit), action.origin, stayed)
    there = stacks.with_stack(there, action.target, arrived)
    position = (
        with_mover(position, legions=there) if unit == "legion" else with_mover(position, galleys=there)
    )
    event = Moved(position.mover, unit, action.count, action.origin, action.target, left - 1)
    position, asked = ask_others(position, unit, action.target)
    return position, (event, *asked)


def _actions_left(position: Position, action: Move) -> int:
    """Return the actions left of the units that move: as stated, else of the freshest sufficient group."""
    stack = position.current.stack(action.unit, action.origin)
    left = action.actions_left if action.actions_left is not None else _freshest(stack, action.count)
    if left is None or left > 3 or left < 0 or stack[left] < action.count:
        raise RuleError(
            "too-few-units", count=action.count, province=action.origin, stack=stack, unit=action.unit
        )
    if left == 0:
        raise RuleError("tipped", unit=action.unit, province=action.origin, stack=stack)
    return left


def _freshest(stack: Stack, count: int) -> int | None:
    return next((left for left in (3, 2, 1, 0) if stack[left] >= count), None)
