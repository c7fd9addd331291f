"""Plans of Duellum: cards that are due (DE4) come first, and do not stop a plan that still works."""

import json

import pytest

from bot.app import App, GameRequest
from bot.app.table import save_snapshots
from bot.app.turn.execution import choosing
from bot.engine.duellum.actions import Action, EndTurn, Rondel, TakeCard, Wall
from bot.engine.errors import RuleError
from bot.model import PlanRow
from bot.notation.duellum import parse_turn
from bot.records.duellum import position_to_json
from bot.text.duellum.rules.plans import format_plan
from bot.text.duellum.rules.topics import TOPICS
from bot.text.rules.topics import format_topic
from tests.app.tables import caller, look, mail, refused
from tests.engine.duellum.builders import nation, pay, position

_CITIES = "carthago:gold tingis:iron caesarea:iron siga:marble croton:gold"
_WALLED = (Rondel("temple"), Wall("croton"), EndTurn())


async def _due(app: App, line: str) -> int:
    """Return the Romans' player, who has a plan and is due a card, as the Carthaginians have won a king."""
    await app.lobby.create(caller(1), GameRequest(1, "Ann", "punic", "duellum"))
    await app.lobby.join(caller(2), "Bob")
    table = await app.lobby.start(caller(1))
    romans = nation(wedge="gold", cities="roma:gold ancona:marble", legions={"croton": 1})
    rival = nation(wedge="iron", cities=_CITIES, purse=pay(1), scholar=1)
    here = position(romans, rival, to_move="carthaginians", display="levy omen storm")
    async with app.context.database.transaction() as tx:
        await save_snapshots(tx, table.game.id, (0, here), (0, here))
        await tx.execute("UPDATE games SET begins = ?", (json.dumps(position_to_json(here)),))
    (player,) = [seat.user_id for seat in table.seats if seat.nation == "romans"]
    await app.plans.save(caller(player), parse_turn(line), "play")
    await _act(app, 3 - player, *_WALLED)
    return player


async def _act(app: App, user_id: int, *actions: Action) -> None:
    for action in actions:
        await app.play.submit(caller(user_id), choosing("duellum", action))


async def _plan(app: App, user_id: int) -> PlanRow | None:
    return (await app.plans.of(caller(user_id))).plan


async def _stamp(app: App) -> tuple[int, int]:
    game = (await look(app)).game
    return game.id, game.revision


async def test_a_plan_waits_until_the_cards_are_taken(app: App) -> None:
    player = await _due(app, "@marble; .")
    (*_, row) = await mail(app)
    assert "do that first, then play it with `/plan`" in row["payload"]["call"]
    view = await app.plans.of(caller(player))
    assert view.plan is not None
    assert view.plan.state == "ready"
    assert "+1 marble" in format_plan(view.board, view.plan, view.outlook)
    with pytest.raises(RuleError, match="not-now"):
        await app.plans.play(caller(player), await _stamp(app))
    await _act(app, player, TakeCard("levy"))
    assert (await look(app)).started.mover == "romans", "nothing is played unasked"
    await app.plans.play(caller(player), await _stamp(app))
    assert (await look(app)).started.mover == "carthaginians"
    assert await _plan(app, player) is None


async def test_a_plan_that_does_not_work_after_the_cards_either_says_why(app: App) -> None:
    player = await _due(app, "@maneuver-1; C croton 1L; .")
    view = await app.plans.of(caller(player))
    assert view.plan is not None
    assert view.plan.state == "stopped"
    told = format_plan(view.board, view.plan, view.outlook)
    assert "Croton takes exactly 2 units" in told
    assert "doesn't end the turn" not in told
    await refused("no-plan", app.plans.play(caller(player), await _stamp(app)))


async def test_a_plan_that_names_a_card_takes_it_once_confirmed(app: App) -> None:
    player = await _due(app, "+levy; @marble; .")
    view = await app.plans.of(caller(player))
    assert view.plan is not None
    assert (view.plan.mode, view.plan.state) == ("prepare", "ready")
    await app.plans.play(caller(player), await _stamp(app))
    here = (await look(app)).started
    assert (here.mover, dict(here.nations["romans"].cards)) == ("carthaginians", {"levy": 1})


def test_rules_say_that_a_plan_may_name_the_card_it_takes() -> None:
    assert "name the card it takes, e.g. `+levy`" in format_topic(TOPICS["plans"])
