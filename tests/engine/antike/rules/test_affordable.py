"""How much can be had: whatever the position, as much as the rules let one have by single steps."""

import pytest

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Arm, Found, Rondel, Temple
from bot.engine.antike.rules.affordable import cities_most, temples_most, units_most
from tests.engine.playing import dice, late


def _taken(position: Position, kind: type) -> int:
    """How many can be had one after another; units where nothing else can stand first."""
    count = 0
    while True:
        found = [each for each in legal(position) if isinstance(each, kind)]
        single = [each for each in found if not isinstance(each, Arm) or each.legions + each.galleys == 1]
        if not single:
            return count
        position, _ = apply(position, min(single, key=lambda each: _claim(position, each)))
        count += 1


def _claim(position: Position, action: object) -> tuple[bool, bool]:
    """Legions go inland first, and galleys before legions ashore."""
    if not isinstance(action, Arm):
        return (False, False)
    return (position.setup.board.carries("galley", action.province), bool(action.legions))


@pytest.mark.parametrize("number", range(20))
def test_as_much_as_single_steps_take(number: int) -> None:
    start = late(dice("amounts", number), 4)
    for action in [each for each in legal(start) if isinstance(each, Rondel)]:
        here, _ = apply(start, action)
        if action.wedge == "temple":
            assert temples_most(here) == _taken(here, Temple)
        if action.wedge == "arming":
            assert units_most(here) == _taken(here, Arm)
        assert cities_most(here) == _taken(here, Found)
