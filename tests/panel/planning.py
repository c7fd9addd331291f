"""A player who presses random buttons on the pages of a plan, without Discord in between."""

from collections.abc import Iterator
from random import Random

from bot.app import PlanView, PlayerView, Table
from bot.app.turn.plan_check import run_script
from bot.app.turn.plan_lines import draft_line
from bot.app.turn.player_view import planning_view
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation
from bot.model import GameRow, PlanRow
from bot.panel import Page, PanelMenu, PanelRequest, Row, page_of
from bot.rulesets import ruleset_of
from tests.panel.limits import ROW, check_sent, seats_of

_PRESSES = 8


def planned_view(
    position: OwnPosition, nation: Nation, actions: list[Action], row: GameRow = ROW
) -> PlayerView:
    """Return the view of a nation that has planned these actions while others play."""
    table = Table(row, seats_of(position.setup.turn_order), position)
    (seat,) = [each for each in table.seats if each.nation == nation]
    steps = draft_line(position, nation, actions) if actions else None
    plan = PlanRow(nation, seat.user_id or 0, "prepare", (steps,)) if steps else None
    return planning_view(PlanView(table, nation, plan), seat, ())


def plan_asks(page: Page) -> Iterator[PanelRequest]:
    """Yield a page's requests about the plan; check Discord's limits, and that other buttons play nothing."""
    check_sent(page)
    for block in page.blocks:
        if isinstance(block, Row):
            asks = [PanelRequest.found(press.ask) for press in block.presses if press.ask]
            assert all(ask.planning or ask.verb == "go" for ask in asks), "the way out does nothing"
            yield from (ask for ask in asks if ask.planning)
        elif isinstance(block, PanelMenu):
            for option in block.options:
                chosen = PanelRequest.found(block.ask).chosen(option.value)
                assert chosen is not None
                assert chosen.planning
                yield chosen


def random_plan(
    position: OwnPosition, nation: Nation, chance: Random, row: GameRow = ROW
) -> tuple[PlayerView, list[Action]]:
    """Press random buttons of the plan; return the resulting view and the planned actions."""
    found, actions, asked = ruleset_of(position), list[Action](), PanelRequest("go", 1, 1, "")
    for _ in range(_PRESSES):
        view = planned_view(position, nation, actions, row)
        asks = list(plan_asks(page_of(view, asked.rest, asked.first)))
        does = [ask for ask in asks if ask.verb == "do"]
        goes = [ask for ask in asks if ask.verb == "go"]
        if does and (not goes or chance.random() < 0.6):
            ask = chance.choice(does)
            script = found.panel.script_of(found.notation.parse_turn(ask.rest), ask.first)
            pressed = run_script(view.position, script)
            assert pressed, "everything that is offered can be done"
            actions, asked = [*actions, *pressed], PanelRequest("go", 1, 1, "", ask.first)
        elif goes:
            asked = chance.choice(goes)
        else:
            break
    view, ending = planned_view(position, nation, actions, row), found.rules.end_turn_action()
    assert view.plan is not None
    if ending in found.rules.legal(view.position) and not view.plan.outlook.ends:
        actions.append(ending)
    return planned_view(position, nation, actions, row), actions
