"""MANEUVER, phase 1: moving units (M1, M2)."""

from collections.abc import Sequence

from bot.engine.antike import stacks
from bot.engine.antike.actions import Move
from bot.engine.antike.events import Moved
from bot.engine.antike.position import Position
from bot.engine.antike.rules.fights import ask_others
from bot.engine.antike.update import Result, with_mover
from bot.engine.reach import actions_left, check_way, moves_of
from bot.engine.terms import UNITS


def options(position: Position) -> Sequence[Move]:
    """Return every move: each group of a type with equal actions left, in every count, over every border."""
    board, nation = position.setup.board, position.current
    listed: list[Move] = []
    for unit in UNITS:
        for province, stack in sorted(nation.stacks(unit).items()):
            listed += moves_of(board, unit, province, stack)
    return listed


def apply(position: Position, action: Move) -> Result:
    """Move a group across one border; opponents with units of its type there are asked to fight (M5)."""
    check_way(position, action, options)
    nation, unit = position.current, action.unit
    left = actions_left(action, nation.stack(unit, action.origin))
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
