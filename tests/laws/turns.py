"""Why every turn comes to an end, and what can be said about whole games.

Proven, turn by turn: a number that is never negative falls with every action of a turn, so no turn goes on
for ever. Not provable for a whole game: nobody has to do anything on a wedge (T3), so a table of idlers plays
as long as it likes. What is only observed is that players who want something come to an end.
"""

from bot.engine.antike import Phase, Position
from bot.engine.terms import UNITS

_ALL_TO_COME = 1_000_000
"""More than any turn: the stone has not moved, so production and the units' actions are still to come."""
_RESOURCE, _UNIT, _STEP, _ANSWER = 3, 1, 10, 1
"""Arming pays 3 for a 1; a move pays at least a 10 for at most five answers; a trade pays two for one."""


def left_to_do(here: Position) -> int:
    """A bound on the actions still possible in this turn; every action makes it smaller."""
    if here.phase is Phase.OVER:
        return -1
    if here.phase is Phase.PERSONAGE:
        return 0  # one choice, then the turn passes on
    nation = here.current
    steps = sum(
        left * count
        for unit in UNITS
        for stack in nation.stacks(unit).values()
        for left, count in enumerate(stack)
    )
    units = sum(each.total(unit) for each in here.nations.values() for unit in UNITS)
    asked = len(here.demand.asked) if here.demand else 0
    left = _RESOURCE * (nation.purse.total + 2 * nation.owes_chip) + _UNIT * units
    left += _STEP * steps + _ANSWER * asked + 1
    return left + (_ALL_TO_COME if here.phase in (Phase.RONDEL, Phase.PICK) else 0)
