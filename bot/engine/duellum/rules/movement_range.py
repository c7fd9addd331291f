"""Movement range: the provinces within the crossings of units (DM1-DM4)."""

from collections.abc import Mapping

from bot.engine.duellum.position import Position
from bot.engine.duellum.rules.rondel import crossings
from bot.engine.reach import Reach
from bot.engine.terms import Nation, ProvinceId, Unit


def movement_range(position: Position, nation: Nation, origin: ProvinceId, unit: Unit) -> Reach:
    """Return the reach of a nation's units from `origin`, in its current or next movement.

    All of them march together: those left after a battle continue.
    """
    state, rival = position.nations[nation], position.nations[position.setup.rival(nation)]
    moving = position.maneuvering and position.mover == nation
    stack = state.stacks(unit).get(origin, ())
    most = len(stack) - 1 if moving else crossings(state, unit)
    ready = stack[most] if moving and stack else sum(stack)
    hostile = {province: sum(units) for province, units in rival.stacks(unit).items()}
    steps = _explore_range(position, unit, origin, most, ready, hostile)
    contested = frozenset(province for province in steps if hostile.get(province))
    return Reach(nation, unit, origin, sum(stack), max(0, most), steps, contested, not moving)


def _explore_range(
    position: Position,
    unit: Unit,
    origin: ProvinceId,
    most: int,
    ready: int,
    hostile: Mapping[ProvinceId, int],
) -> dict[ProvinceId, int]:
    """Return the fewest crossings to every province; of equal ways the one with most units left counts."""
    board, steps, edge = position.setup.board, dict[ProvinceId, int](), {origin: ready}
    for step in range(1, most + 1):
        further: dict[ProvinceId, int] = {}
        for province, count in edge.items():
            for target in board.ways(unit, province):
                if target != origin and steps.get(target, step) == step:
                    steps[target] = step
                    left = max(0, count - hostile.get(target, 0))
                    further[target] = max(further.get(target, 0), left)
        edge = {province: count for province, count in further.items() if count}
    return steps
