"""A proof that every turn ends, and what is known about whole games.

Proven, for each turn: a number that is never negative falls with every action, so no turn goes on for ever.
Not provable for a whole game: no action on a wedge is compulsory (T3), so idle players can play for ever. It
is only observed that games of players who want to win end.
"""

from bot.engine.antike import Phase, Position
from bot.engine.terms import UNITS

_ALL_TO_COME = 1_000_000
"""More than any turn needs, for while the stone has not moved: production and units' actions are to come."""
_RESOURCE, _UNIT, _STEP, _ANSWER = 3, 1, 10, 1
"""Weights: arming pays 3 for a 1; a move pays at least a 10 for at most five answers; a trade two for one."""


def left_to_do(here: Position) -> int:
    """Return a bound on the actions left in this turn, which every action lowers; -1 after the game."""
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
