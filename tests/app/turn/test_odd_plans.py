"""Plans of special turns: start cities, the personage of K4, two nations of one player."""

import pytest

from bot.app import App, GameRequest, PlanView
from bot.app.antike.options import Options
from bot.engine.errors import RuleError
from bot.model import LogRow
from bot.notation.antike import parse_turn
from bot.store import Games
from tests.app.tables import NAMES, act, caller, look, place, position_of, user_of, written
from tests.records.samples import SEATS, endgame

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _plan(app: App, user_id: int, turn: str) -> PlanView:
    return await app.plans.save(caller(user_id), parse_turn(turn))


async def _log(app: App) -> list[LogRow]:
    return await Games(app.context.database.reader).log((await look(app)).game.id)


async def test_a_start_city_can_be_planned(app: App) -> None:
    await app.lobby.create(caller(1), GameRequest(1, NAMES[1], "east", "antike", 4, Options(one_city=True)))
    for user_id, name in enumerate(SEATS, 1):
        await app.lobby.join(caller(user_id), NAMES[user_id], name)
    await app.lobby.start(caller(1))
    with pytest.raises(RuleError):
        await _plan(app, 2, "P tyros")
    await _plan(app, 2, "P susa")
    report = await act(app, 1, written("pick_city", province="tyros"))
    assert user_of(report.table) == 3
    assert report.position.owner("susa") == "persians"
    await _plan(app, 1, "@marble; .")
    await act(app, 3, written("pick_city", province="saba"))
    plan = (await app.plans.of(caller(1))).plan
    assert plan is not None
    assert plan.state == "waiting"
    report = await act(app, 4, written("pick_city", province="athen"))
    assert (user_of(report.table), report.position.round) == (2, 1), "round 1 began with the planned turn"


async def test_the_personage_for_all_eight_can_be_planned(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, _GOLD, _END)
    view = await _plan(app, 4, "@know-how 1g; K democracy; .; *general")
    assert view.outlook.unchecked is None
    assert view.outlook.ends
    for user_id in (1, 2, 3):
        owed = [written("take_chip", resource="gold")] if user_id == 2 else []
        report = await act(app, user_id, *owed, written("rondel", wedge="marble"), _END)
    assert report.position.nations["greeks"].personages.general == 1
    assert user_of(report.table) == 1


async def test_a_player_of_two_nations_plans_the_next_one(app: App) -> None:
    """S9: while one nation of a player is on turn, the turn of the other one can be planned."""
    options = Options(two_players="four-nations")
    await app.lobby.create(caller(1), GameRequest(1, NAMES[1], "east", "antike", None, options))
    await app.lobby.join(caller(2), NAMES[2])
    table = await app.lobby.start(caller(1))
    mover = user_of(table)
    view = await _plan(app, mover, "@gold; .")
    order = position_of(table).setup.turn_order
    mine = [name for name in order if name in {seat.nation for seat in table.seats_of(mover)}]
    assert view.nation == next(name for name in mine if name != order[0])
    await act(app, mover, _GOLD, _END)
    other = user_of(await look(app))
    if other != mover:
        await act(app, other, _GOLD, _END)
    assert [(row.nation, row.reason) for row in await _log(app)][-2:] == [(view.nation, "plan")] * 2
