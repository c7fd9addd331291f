"""Drafts: the next turn planned by buttons, saved with every press, never played before it comes."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.app import App, PlanView
from bot.app.antike.scripts import Script
from bot.engine.errors import RuleError
from bot.notation.antike import parse_turn, print_turn
from bot.panel.antike.builder import script_of
from bot.store import Database
from tests.app.tables import act, app_on, at_table, caller, look, place, position_of, refused, written
from tests.records.samples import endgame

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


def _press(turn: str) -> Script:
    return script_of(parse_turn(turn))


async def _view(app: App, user_id: int) -> PlanView:
    view = await app.player_views.of(caller(user_id), planning=True)
    assert view.plan is not None
    return view.plan


async def _stamp(app: App, user_id: int) -> tuple[int, int]:
    view = await _view(app, user_id)
    return view.table.game.id, view.stamp


async def _pressed(app: App, user_id: int, turn: str) -> PlanView:
    return await app.plans.extend(caller(user_id), _press(turn), await _stamp(app, user_id))


async def _line(app: App, user_id: int) -> str:
    return print_turn((await _view(app, user_id)).actions)


async def _stale(work: Any) -> None:
    await refused("stale", work)


async def test_a_draft_survives_the_program(tmp_path: Path) -> None:
    path = tmp_path / "antike.sqlite3"
    async with Database(path) as database:
        app = app_on(database)
        await at_table(app)
        await _pressed(app, 2, "@arming")
        await _pressed(app, 2, "A susa 1L; A artaxata 1L")
    async with Database(path) as database:
        app = app_on(database)
        assert await _line(app, 2) == "@arming; A susa 1L; A artaxata 1L"
        before = (await look(app)).game
        view = await app.plans.shorten(caller(2), await _stamp(app, 2))
        assert print_turn(view.actions) == "@arming", "what one press has put in goes together"
        assert (await look(app)).game == before, "the game knows nothing of it"


async def test_an_unfinished_draft_is_put_before_its_writer(app: App) -> None:
    await at_table(app)
    await _pressed(app, 2, "@gold")
    await act(app, 1, _GOLD, _END)
    view = await app.plans.of(caller(2))
    assert view.plan is not None
    assert (view.plan.state, view.plan.mode) == ("ready", "prepare")
    assert position_of(await look(app)).current.wedge is None, "nothing of it is played"


async def test_a_finished_draft_is_played_and_a_changed_one_is_not(app: App) -> None:
    await at_table(app)
    for user_id in (2, 3):
        await _pressed(app, user_id, "@gold")
        view = await app.plans.finish(caller(user_id), "play", await _stamp(app, user_id))
        assert view.plan is not None
        assert (view.plan.mode, view.outlook.ends, view.change) == ("play", True, None)
    view = await app.plans.shorten(caller(3), await _stamp(app, 3))
    assert view.plan is not None
    assert (view.plan.mode, print_turn(view.actions)) == ("prepare", "@gold")
    report = await act(app, 1, _GOLD, _END)
    assert report.position.mover == "arabs", "the Persians' plan is played, and the Arabs are asked"


async def test_what_was_offered_on_another_plan_is_not_added(app: App) -> None:
    await at_table(app)
    early = await _stamp(app, 2)
    await _pressed(app, 2, "@gold")
    await _stale(app.plans.extend(caller(2), _press("@marble"), early))
    await _stale(app.plans.shorten(caller(2), early))
    await _stale(app.plans.finish(caller(2), "play", early))
    await _stale(app.plans.extend(caller(2), _press("."), (early[0] + 1, await _of(app, 2))))
    await app.plans.finish(caller(2), "play", await _stamp(app, 2))
    await _stale(_pressed(app, 2, "@marble"))
    assert await _line(app, 2) == "@gold; ."


async def _of(app: App, user_id: int) -> int:
    return (await _stamp(app, user_id))[1]


async def test_what_is_not_legal_is_in_no_plan(app: App) -> None:
    await at_table(app)
    await _pressed(app, 2, "@arming")
    with pytest.raises(RuleError):
        await _pressed(app, 2, "A susa 1L; A athen 1L")
    assert await _line(app, 2) == "@arming"


async def test_there_is_nothing_to_plan_on_ones_own_turn(app: App) -> None:
    await at_table(app)
    view = await app.player_views.of(caller(1), planning=True)
    assert view.plan is None
    assert view.acts
    await _stale(app.plans.extend(caller(1), _press("@gold"), (view.table.game.id, 0)))
    assert not (await app.player_views.of(caller(1))).may_plan
    assert (await app.player_views.of(caller(2))).may_plan


async def test_there_is_nothing_to_plan_while_one_is_asked_off_turn(app: App) -> None:
    """The question comes first; its answer changes what the plan would begin from."""
    table = await place(app, endgame())
    begins = json.dumps(table.ruleset.codec.position_to_json(table.position))
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET begins = ?", (begins,))
    stamp = await _stamp(app, 1)
    knossos = written("move", unit="galley", count=1, start="athen", to="knossos")
    await act(app, 4, written("rondel", wedge="maneuver-1"), knossos)
    assert (await app.player_views.of(caller(1), planning=True)).plan is None
    assert not (await app.player_views.of(caller(1))).may_plan
    await _stale(app.plans.extend(caller(1), _press("@gold"), stamp))
    assert (await app.player_views.of(caller(2))).may_plan
    await act(app, 1, written("answer", nation="phoenicians", fight=False))
    assert (await app.player_views.of(caller(1))).may_plan


async def test_one_chip_is_paid_without_asking_and_two_are_not(app: App) -> None:
    """The Phoenicians, on GOLD after their first turn, plan every wedge; above one chip they must confirm."""
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    view = await app.plans.of(caller(1))
    costs = {}
    for wedge in ("iron", "temple", "gold", "maneuver-1", "arming", "marble", "know-how", "maneuver-2"):
        try:
            view = await app.plans.save(caller(1), parse_turn(f"@{wedge}"), "play")
        except RuleError:
            continue
        assert view.plan is not None
        costs[view.outlook.way] = view.plan.mode
    assert {way: mode for way, mode in costs.items() if way <= 1} == {0: "play", 1: "play"}
    assert {mode for way, mode in costs.items() if way > 1} == {"prepare"}
