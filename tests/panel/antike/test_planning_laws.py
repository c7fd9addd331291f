"""In random positions pages of a plan play nothing, and the plan they save is what would be played."""

from typing import Any

import pytest

from bot.app.antike.planner import as_if_on_turn
from bot.app.turn.plan_check import difference
from bot.boards import load_board
from bot.engine.antike import Phase, Position, apply, legal
from bot.engine.antike.actions import Action, Answer
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.panel import page_of
from bot.records.antike import position_hash
from tests.engine.playing import at_random, dice, late, pick
from tests.panel.planning import plan_asks, random_plan

_TURNS = 8


def _played(position: Position, actions: list[Action]) -> Position:
    """Return the position after the actions, where nations that are asked do not fight."""
    for action in actions:
        position, _ = apply(position, action)
        while position.phase is Phase.ANSWER and position.awaited is not None:
            position, _ = apply(position, Answer(position.awaited, fight=False))
    return position


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("number", [3, 4, 6])
def test_what_is_pressed_into_a_plan_is_what_would_be_played(board: str, number: int) -> None:
    chance, languages, whole = dice("planning", board, number), list(LANGUAGES), 0
    for begun in (late(chance, number, board=load_board(board)), at_random(chance, number)):
        position = begun
        for turn in range(_TURNS):
            if position.phase is Phase.OVER:
                break
            others = [name for name in position.setup.turn_order if name != position.mover]
            nation, before = chance.choice(others), position_hash(position)
            with speaking(languages[turn % len(languages)]):
                view, actions = random_plan(position, nation, chance)
                list(plan_asks(page_of(view)))
            assert position_hash(position) == before, "nothing is played"
            assert view.plan is not None
            if view.plan.plan is not None:
                begins = as_if_on_turn(position, nation)
                assert [step.action for step in view.plan.plan.steps] == actions
                assert position_hash(_played(begins, actions)) == position_hash(view.position)
                assert difference(begins, view.plan.plan.steps) is None
                whole += view.plan.outlook.ends
            position, _ = apply(position, pick(chance, list(legal(position))))
    assert whole > 5


@pytest.mark.parametrize("settings", [{"one_city": True}, {"two_players": "doubled"}])
def test_the_next_start_city_is_planned_on_a_page(settings: dict[str, Any]) -> None:
    chance = dice("planning a city", *settings)
    position = at_random(chance, 2 if "two_players" in settings else 4, **settings)
    nation = next(name for name in position.setup.turn_order if name != position.mover)
    view, actions = random_plan(position, nation, chance)
    assert actions
    assert view.plan is not None
    assert view.plan.outlook.unchecked is None
