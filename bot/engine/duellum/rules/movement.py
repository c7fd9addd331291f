"""DUELLUM, step 1: moving (DM1-DM4)."""

from collections.abc import Sequence

from bot.engine.duellum import stacks
from bot.engine.duellum.actions import Move
from bot.engine.duellum.events import Moved
from bot.engine.duellum.position import Position
from bot.engine.duellum.rules.battles import fight
from bot.engine.duellum.update import Result, evolve
from bot.engine.reach import actions_left, check_way, moves_of
from bot.engine.terms import UNITS


def options(position: Position) -> Sequence[Move]:
    """Return every group of units with equal crossings left, in every size, across every border."""
    board, nation = position.setup.board, position.current
    listed: list[Move] = []
    for unit in UNITS:
        for province, stack in sorted(nation.stacks(unit).items()):
            if len(stack) > 1:
                listed += moves_of(board, unit, province, stack)
    return listed


def apply(position: Position, action: Move) -> Result:
    """Move a group across a border; it fights hostile units of its type at once (DM4)."""
    check_way(position, action, options)
    nation, unit = position.current, action.unit
    left = actions_left(action, nation.stacks(unit)[action.origin])
    nation = evolve(nation, **stacks.changed(nation, unit, action.origin, left, -action.count))
    nation = evolve(nation, **stacks.changed(nation, unit, action.target, left - 1, action.count))
    position = evolve(position, nations={**position.nations, position.mover: nation})
    event = Moved(position.mover, unit, action.count, action.origin, action.target, left - 1)
    position, fought = fight(position, unit, action.target, action.count, left - 1)
    return position, (event, *fought)
