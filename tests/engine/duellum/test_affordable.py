"""Maximum numbers of temples, walls and units: in every position as many as by single actions."""

from typing import Any

import pytest

from bot.engine.duellum import DuellumBoard, Position, apply, legal
from bot.engine.duellum.actions import Arm, Rondel, Temple, Wall
from bot.engine.duellum.rules.affordable import temples_at_once, temples_most, units_most, walls_most
from bot.engine.duellum.rules.building import temple_price
from bot.engine.terms import UNITS
from tests.engine.duellum.builders import HELLENIC, PUNIC
from tests.engine.duellum.playing import dice, rich, steps


def _taken(position: Position, kind: type[Any]) -> int:
    """Return how many actions of a type are possible one after another, in the order of `_claim`."""
    count = 0
    while True:
        found = [each for each in legal(position) if isinstance(each, kind)]
        single = [each for each in found if not isinstance(each, Arm) or each.legions + each.galleys == 1]
        if not single:
            return count
        position, _ = apply(position, min(single, key=lambda each: _claim(position, each)))
        count += 1


def _claim(position: Position, action: Any) -> int:
    """Return a sort key: the cheapest temple first (DB2), and units first where no others can stand."""
    if isinstance(action, Temple):
        return temple_price(position, action.province).total
    return sum(position.setup.board.carries(unit, action.province) for unit in UNITS)


@pytest.mark.parametrize("board", [PUNIC, HELLENIC], ids=lambda board: str(board.id))
def test_as_much_as_single_steps_take(board: DuellumBoard) -> None:
    chance, found = dice(board.id, "amounts"), {"temple": 0, "arming": 0}
    for step in steps(rich(board, chance), chance, 600):
        for action in [each for each in legal(step.before) if isinstance(each, Rondel)]:
            here, _ = apply(step.before, action)
            if action.wedge == "temple":
                assert temples_at_once(here) <= temples_most(here) == _taken(here, Temple)
                assert walls_most(here) == _taken(here, Wall)
                found["temple"] += temples_most(here)
            elif action.wedge == "arming":
                assert units_most(here) == _taken(here, Arm)
                found["arming"] += units_most(here)
    assert all(found.values()), found
