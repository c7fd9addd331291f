"""In random positions pages of a plan play nothing, and the plan they save is what would be played."""

import pytest

from bot.app.duellum.planner import as_if_on_turn
from bot.app.turn.plan_check import difference
from bot.boards import load_board
from bot.engine.duellum import apply
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.panel import page_of
from bot.records.duellum import position_hash
from tests.engine.duellum.playing import begun, rich, steps
from tests.engine.playing import dice
from tests.panel.duellum.pressing import DUELLUM
from tests.panel.planning import plan_asks, random_plan

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("board", ["punic", "hellenic"])
def test_what_is_pressed_into_a_plan_is_what_would_be_played(board: str) -> None:
    chance, languages, whole = dice("duellum planning", board), list(LANGUAGES), 0
    for here in (begun(load_board(board), chance), rich(load_board(board), chance)):
        for turn, step in enumerate(steps(here, chance, 12)):
            position, before = step.before, position_hash(step.before)
            with speaking(languages[turn % len(languages)]):
                view, actions = random_plan(position, position.rival, chance, DUELLUM)
                list(plan_asks(page_of(view)))
            assert position_hash(position) == before, "nothing is played"
            assert view.plan is not None
            if view.plan.plan is None:
                continue
            begins = played = as_if_on_turn(position, position.rival)
            for action in actions:
                played, _ = apply(played, action)
            assert [each.action for each in view.plan.plan.steps] == actions
            assert position_hash(played) == position_hash(view.position)
            assert difference(begins, view.plan.plan.steps) is None
            whole += view.plan.outlook.ends
    assert whole > 5
