"""Movement range: every province within the actions of units (M1, K5).

It is computed by applying the rules of movement to a hypothetical position.
"""

from bot.engine.antike.actions import Answer, Move
from bot.engine.antike.position import Phase, Position, Turn
from bot.engine.antike.rules import fights, movement
from bot.engine.antike.rules.rondel import fresh_stacks
from bot.engine.antike.update import evolve
from bot.engine.reach import Reach, paths
from bot.engine.terms import UNITS, Nation, ProvinceId, Unit


def movement_range(position: Position, nation: Nation, origin: ProvinceId, unit: Unit) -> Reach:
    """Return the reach of a nation's units of one type from `origin`, in its current or next maneuver."""
    may_move = position.maneuvering and position.phase in {Phase.WEDGE, Phase.ANSWER}
    supposed = not (may_move and position.mover == nation)
    ready = _with_new_maneuver(position, nation) if supposed else _with_open_movement(position)
    stack = ready.current.stack(unit, origin)
    actions = max((left for left, units in enumerate(stack) if units), default=0)
    steps, contested = _explore_range(ready, origin, unit, actions)
    return Reach(nation, unit, origin, sum(stack), actions, steps, contested, supposed)


def _with_new_maneuver(position: Position, nation: Nation) -> Position:
    """Return the position as if the nation had just moved its stone to a maneuver wedge (K5)."""
    state = position.nations[nation]
    roused = evolve(state, wedge="maneuver-1", **fresh_stacks(state))
    nations = {**position.nations, nation: roused}
    return evolve(_with_open_movement(position), mover=nation, nations=nations, turn=Turn())


def _with_open_movement(position: Position) -> Position:
    """Return the position with movement open and without demands to fight."""
    return evolve(position, phase=Phase.WEDGE, demand=None, choice=(), outcome=None)


def _explore_range(
    position: Position, origin: ProvinceId, unit: Unit, actions: int
) -> tuple[dict[ProvinceId, int], frozenset[ProvinceId]]:
    """Return the fewest moves to every province, and the contested ones, by moving one unit breadth-first."""
    steps: dict[ProvinceId, int] = {}
    contested: set[ProvinceId] = set()
    ahead = [(position, origin, actions)]
    for step in range(1, actions + 1):
        now, ahead = ahead, []
        for here, province, left in now:
            for move in _moves(here, province, unit, left):
                if move.target in steps or move.target == origin:
                    continue
                there, _ = movement.apply(here, move)
                if there.demand is not None:
                    contested.add(move.target)
                steps[move.target] = step
                ahead.append((_decline_fights(there), move.target, left - 1))
    return steps, frozenset(contested)


def _moves(position: Position, province: ProvinceId, unit: Unit, left: int) -> list[Move]:
    """Return the moves of one unit with `left` actions."""
    return [
        move
        for move in movement.options(position)
        if (move.unit, move.origin, move.count) == (unit, province, 1) and move.actions_left in {None, left}
    ]


def _decline_fights(position: Position) -> Position:
    """Return the position after all nations asked have declined to fight."""
    while position.demand is not None:
        position, _ = fights.answer(position, Answer(position.demand.asked[0], fight=False))
    return position


def count_followers(position: Position, province: ProvinceId) -> int:
    """Return how many of the mover's units elsewhere can still come to a province and conquer (M2, M9).

    Fights on the way are not considered.
    """
    count = 0
    for unit in UNITS:
        for origin, stack in position.current.stacks(unit).items():
            ways = paths(position.setup.board, unit, origin, len(stack) - 2, {})
            steps = next((len(path) - 1 for path in ways if path[-1] == province), None)
            count += sum(stack[steps + 1 :]) if steps else 0
    return count
