"""Maximum numbers of temples, units and cities: in every position as many as by single actions."""

import pytest

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Arm, Found, Rondel, Temple
from bot.engine.antike.rules.affordable import cities_most, temples_most, units_most
from tests.engine.playing import dice, late, possible_in_a_row


def _claim(position: Position, action: object) -> tuple[bool, bool]:
    """Return a sort key: legions inland first, then galleys, then legions where galleys can stand."""
    if not isinstance(action, Arm):
        return (False, False)
    return (position.setup.board.carries("galley", action.province), bool(action.legions))


@pytest.mark.parametrize("number", range(20))
def test_as_much_as_single_steps_take(number: int) -> None:
    start = late(dice("amounts", number), 4)
    for action in [each for each in legal(start) if isinstance(each, Rondel)]:
        here, _ = apply(start, action)
        if action.wedge == "temple":
            assert temples_most(here) == possible_in_a_row(here, Temple, _claim)
        if action.wedge == "arming":
            assert units_most(here) == possible_in_a_row(here, Arm, _claim)
        assert cities_most(here) == possible_in_a_row(here, Found, _claim)
