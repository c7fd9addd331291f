"""In random positions pages of a plan play nothing, and the plan they save is what would be played."""

from random import Random

import pytest

from bot.app import PlanView, PlayerView, Table
from bot.app.duellum.planner import as_if_on_turn
from bot.app.turn.plan_check import difference, run_script
from bot.app.turn.plan_lines import draft_line
from bot.app.turn.player_view import planning_view
from bot.boards import load_board
from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Action, EndTurn
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.model import PlanRow
from bot.notation.duellum import parse_turn
from bot.panel import Page, PanelRequest, page_of
from bot.panel.duellum.builder import script_of
from bot.panel.page import MOST_WEIGHT, PanelMenu, Row, weight
from bot.records.duellum import position_hash
from tests.engine.duellum.playing import begun, rich, steps
from tests.engine.playing import dice
from tests.panel.duellum.pressing import DUELLUM
from tests.panel.limits import check_sent, seats_of

pytestmark = pytest.mark.slow

_PRESSES = 8


def _view(position: Position, actions: list[Action]) -> PlayerView:
    """Return the view of the rival, who has planned these actions while the mover plays."""
    nation, seats = position.rival, seats_of(position.setup.nations)
    table, seat = Table(DUELLUM, seats, position), seats[position.setup.nations.index(nation)]
    planned = draft_line(position, nation, actions) if actions else None
    plan = PlanRow(nation, seat.user_id or 0, "prepare", (planned,)) if planned else None
    return planning_view(PlanView(table, nation, plan), seat, ())


def _asks(page: Page) -> list[PanelRequest]:
    """Return a page's requests about the plan; check Discord's limits, and that the others play nothing."""
    check_sent(page)
    assert weight(page.blocks) <= MOST_WEIGHT, page.title
    found: list[PanelRequest] = []
    for block in page.blocks:
        if isinstance(block, Row):
            asks = [PanelRequest.found(press.ask) for press in block.presses if press.ask]
            assert all(ask.planning or ask.verb == "go" for ask in asks), "the way out does nothing"
            found += [ask for ask in asks if ask.planning]
        elif isinstance(block, PanelMenu):
            lines = [PanelRequest.found(block.ask).chosen(option.value) for option in block.options]
            found += [line for line in lines if line]
    return found


def _pressed(position: Position, chance: Random) -> list[Action]:
    """Press random buttons of the plan; return the planned actions."""
    actions, asked = list[Action](), PanelRequest("go", 1, 1, "")
    for _ in range(_PRESSES):
        view = _view(position, actions)
        asks = _asks(page_of(view, asked.rest, asked.first))
        does = [ask for ask in asks if ask.verb == "do"]
        goes = [ask for ask in asks if ask.verb == "go"]
        if does and (not goes or chance.random() < 0.6):
            ask = chance.choice(does)
            more = run_script(view.position, script_of(parse_turn(ask.rest), ask.first))
            assert more, "everything that is offered can be done"
            actions, asked = [*actions, *more], PanelRequest("go", 1, 1, "", ask.first)
        elif goes:
            asked = chance.choice(goes)
        else:
            break
    if EndTurn() not in actions and EndTurn() in legal(_view(position, actions).position):
        actions.append(EndTurn())
    return actions


@pytest.mark.parametrize("board", ["punic", "hellenic"])
def test_what_is_pressed_into_a_plan_is_what_would_be_played(board: str) -> None:
    chance, languages, whole = dice("duellum planning", board), list(LANGUAGES), 0
    for here in (begun(load_board(board), chance), rich(load_board(board), chance)):
        for turn, step in enumerate(steps(here, chance, 12)):
            position, before = step.before, position_hash(step.before)
            with speaking(languages[turn % len(languages)]):
                actions = _pressed(position, chance)
                view = _view(position, actions)
                _asks(page_of(view))
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
