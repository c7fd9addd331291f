"""In random positions pages of a plan play nothing, and the plan they save is what would be played."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.app import PlanView, PlayerView, Table
from bot.app.antike.planner import as_if_on_turn
from bot.app.turn.plan_check import difference, run_script
from bot.app.turn.plan_lines import draft_line
from bot.app.turn.player_view import planning_view
from bot.boards import load_board
from bot.engine.antike import Phase, Position, apply, legal
from bot.engine.antike.actions import Action, Answer, EndTurn
from bot.engine.terms import Nation
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.model import PlanRow, SeatRow
from bot.notation.antike import parse_turn
from bot.panel import Page, PanelMenu, PanelRequest, Row, page_of
from bot.panel.antike.builder import script_of
from bot.records.antike import position_hash
from tests.engine.playing import at_random, dice, late, pick
from tests.panel.limits import ROW, check_sent

_TURNS, _PRESSES = 8, 8


def _view(position: Position, nation: Nation, actions: list[Action]) -> PlayerView:
    """Return the view of a nation that has planned these actions while others play."""
    seats = tuple(
        SeatRow(index, 100 + index, f"Player {index}", name, conceded=False)
        for index, name in enumerate(position.setup.turn_order)
    )
    table, seat = Table(ROW, seats, position), seats[position.setup.turn_order.index(nation)]
    steps = draft_line(position, nation, actions) if actions else None
    plan = PlanRow(nation, seat.user_id or 0, "prepare", (steps,)) if steps else None
    return planning_view(PlanView(table, nation, plan), seat, ())


def _asks(page: Page) -> Iterator[PanelRequest]:
    """Yield a page's requests about the plan; check Discord's limits, and that other buttons play nothing."""
    check_sent(page)
    for block in page.blocks:
        if isinstance(block, Row):
            for press in block.presses:
                if press.ask.startswith("antike:plan-"):
                    yield _read(press.ask)
                elif press.ask:
                    assert _read(press.ask, PanelRequest.PATTERN).verb == "go", (
                        "there is a way out, and it does nothing"
                    )
        elif isinstance(block, PanelMenu):
            for option in block.options:
                assert len(option.value) <= 100
                chosen = _read(block.ask).chosen(option.value)
                assert chosen is not None
                yield chosen


def _read(text: str, pattern: str = PanelRequest.PLANNING) -> PanelRequest:
    match = re.fullmatch(pattern, text)
    assert match is not None, text
    assert len(text) <= 100, text
    ask = PanelRequest.read(match)
    assert ask.planning == (pattern == PanelRequest.PLANNING)
    return ask


def _random_plan(position: Position, nation: Nation, chance: Random) -> tuple[PlayerView, list[Action]]:
    """Press random buttons of the plan; return the resulting view and the planned actions."""
    actions, asked = list[Action](), PanelRequest("go", 1, 1, "")
    for _ in range(_PRESSES):
        view = _view(position, nation, actions)
        asks = list(_asks(page_of(view, asked.rest, asked.first)))
        does = [ask for ask in asks if ask.verb == "do"]
        goes = [ask for ask in asks if ask.verb == "go"]
        if does and (not goes or chance.random() < 0.6):
            ask = chance.choice(does)
            pressed = run_script(view.position, script_of(parse_turn(ask.rest), ask.first))
            assert pressed, "everything that is offered can be done"
            actions, asked = [*actions, *pressed], PanelRequest("go", 1, 1, "", ask.first)
        elif goes:
            asked = chance.choice(goes)
        else:
            break
    ends = EndTurn() in legal(_view(position, nation, actions).position)
    if ends and not _view(position, nation, actions).plan.outlook.ends:  # type: ignore[union-attr]
        actions.append(EndTurn())
    return _view(position, nation, actions), actions


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
                view, actions = _random_plan(position, nation, chance)
                list(_asks(page_of(view)))
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
    view, actions = _random_plan(position, nation, chance)
    assert actions
    assert view.plan is not None
    assert view.plan.outlook.unchecked is None
