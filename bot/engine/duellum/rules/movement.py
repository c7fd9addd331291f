"""DUELLUM, step 1: moving (DM1-DM4)."""

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.board import Board
from bot.engine.duellum import stacks
from bot.engine.duellum.actions import Move
from bot.engine.duellum.events import Moved
from bot.engine.duellum.position import Position, Stack
from bot.engine.duellum.rules.battles import fight
from bot.engine.duellum.update import Result, evolve
from bot.engine.errors import RuleError
from bot.engine.reach import check_way
from bot.engine.terms import UNITS, ProvinceId, Unit


def options(position: Position) -> Sequence[Move]:
    """Return every group of units with equal crossings left, in every size, across every border."""
    board, nation = position.setup.board, position.current
    listed: list[Move] = []
    for unit in UNITS:
        for province, stack in sorted(nation.stacks(unit).items()):
            if len(stack) > 1:
                listed += _moves(board, unit, province, stack)
    return listed


@lru_cache(maxsize=4096)
def _moves(board: Board, unit: Unit, province: ProvinceId, stack: Stack) -> tuple[Move, ...]:
    """Return the moves of one stack; cached, as most stacks do not change between actions."""
    mixed = sum(1 for count in stack if count) > 1
    return tuple(
        Move(unit, count, province, target, left if mixed else None)
        for left in range(len(stack) - 1, 0, -1)
        for count in range(1, stack[left] + 1)
        for target in board.ways(unit, province)
    )


def apply(position: Position, action: Move) -> Result:
    """Move a group across a border; it fights hostile units of its type at once (DM4)."""
    check_way(position, action, options)
    left = _crossings_left(position, action)
    nation, unit = position.current, action.unit
    nation = evolve(nation, **stacks.changed(nation, unit, action.origin, left, -action.count))
    nation = evolve(nation, **stacks.changed(nation, unit, action.target, left - 1, action.count))
    position = evolve(position, nations={**position.nations, position.mover: nation})
    event = Moved(position.mover, unit, action.count, action.origin, action.target, left - 1)
    position, fought = fight(position, unit, action.target, action.count, left - 1)
    return position, (event, *fought)


def _crossings_left(position: Position, action: Move) -> int:
    """Return which units move: those named, or the ones with most crossings left that suffice."""
    stack = position.current.stacks(action.unit)[action.origin]
    left = action.actions_left if action.actions_left is not None else _freshest(stack, action.count)
    if left is None or not 0 <= left < len(stack) or stack[left] < action.count:
        raise RuleError(
            "too-few-units", count=action.count, province=action.origin, stack=stack, unit=action.unit
        )
    if left == 0:
        raise RuleError("tipped", unit=action.unit, province=action.origin, stack=stack)
    return left


def _freshest(stack: Stack, count: int) -> int | None:
    return next((left for left in range(len(stack) - 1, -1, -1) if stack[left] >= count), None)
