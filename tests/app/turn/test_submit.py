"""Submission of actions: who may enter what, once, and completely or not at all."""

from typing import Any

import pytest

from bot.app import App, Caller, GameRequest
from bot.app.antike.scripts import end_turn, found, turn_to
from bot.app.turn.payments import single
from bot.engine.errors import RuleError
from tests.app.tables import (
    CHANNEL,
    act,
    at_table,
    caller,
    look,
    mail,
    place,
    position_of,
    refused,
    several,
    user_of,
    written,
)
from tests.records.samples import given, text

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _everything(app: App) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of seven tables that a refused call must not change."""
    told = {}
    for table in ("games", "seats", "actions", "snapshots", "outbox", "interactions", "settings"):
        cursor = await app.context.database.reader.execute(f"SELECT * FROM {table}")  # noqa: S608
        told[table] = [tuple(row) for row in await cursor.fetchall()]
    return told


@pytest.mark.both
async def test_a_turn(app: App) -> None:
    """The Phoenicians (Ann) begin a game of four; the Persians (Bob) follow."""
    first = await at_table(app)
    assert user_of(first) == 1
    report = await app.play.submit(caller(1), turn_to("gold"))
    assert report.seat.user_id == 1
    assert not report.repeated
    assert [type(event).__name__ for event in report.events] == ["StoneMoved", "Produced"]
    assert user_of(report.table) == 1
    assert len(await mail(app)) == 1
    report = await app.play.submit(caller(1), end_turn())
    assert user_of(report.table) == 2
    assert report.table == await look(app)
    row = (await mail(app))[-1]
    assert (row["kind"], row["mention"]) == ("turn", [2])
    assert (report.table.game.length, report.table.game.turn_start) == (2, 2)


async def test_a_whole_turn_in_one_call(app: App) -> None:
    await at_table(app)
    report = await app.play.submit(caller(1), several([_GOLD, _END]))
    assert user_of(report.table) == 2
    assert len(await mail(app)) == 2


async def test_only_the_player_awaited_may_act(app: App) -> None:
    await at_table(app)
    before = await _everything(app)
    error = await refused("not-your-turn", app.play.submit(caller(2), turn_to("gold")))
    assert error.facts["awaited"].user_id == 1
    assert error.facts["nation"] == "persians"
    await refused("not-in-game", app.play.submit(caller(9), turn_to("gold")))
    await refused("no-game", app.play.submit(caller(1, CHANNEL + 1), turn_to("gold")))
    assert await _everything(app) == before


async def test_a_closed_game_takes_nothing(app: App) -> None:
    await at_table(app)
    await app.resignations.end(caller(1))
    before = await _everything(app)
    await refused("game-closed", app.play.submit(caller(1), turn_to("gold")))
    await refused("game-closed", app.play.undo(caller(1)))
    assert await _everything(app) == before


async def test_what_the_rules_refuse_changes_nothing(app: App) -> None:
    await at_table(app)
    before = await _everything(app)
    for script in (end_turn(), found(["knossos"]), single(_END), several([_GOLD, _GOLD])):
        with pytest.raises(RuleError):
            await app.play.submit(caller(1, interaction_id=5), script)
    assert await _everything(app) == before


@pytest.mark.both
async def test_a_script_that_fails_midway_changes_nothing(app: App) -> None:
    await place(app, text(position=given("phoenicians", phoenicians={"gold": 9, "marble": 9, "iron": 9})))
    before = await _everything(app)
    with pytest.raises(RuleError) as caught:
        await app.play.submit(
            caller(1, interaction_id=7),
            several([written("rondel", wedge="temple"), written("temple", province="tyros"), _GOLD]),
        )
    assert caught.value.code == "not-now"
    assert await _everything(app) == before


async def test_a_script_does_not_reach_into_the_next_turn(app: App) -> None:
    await at_table(app)
    before = await _everything(app)
    await refused("not-your-turn", app.play.submit(caller(1), several([_GOLD, _END, _GOLD])))
    assert await _everything(app) == before


@pytest.mark.both
async def test_a_script_with_a_fault_changes_nothing(app: App) -> None:
    await at_table(app)
    before = await _everything(app)

    def script(position: Any) -> Any:
        yield _GOLD
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await app.play.submit(caller(1), script)
    assert await _everything(app) == before
    await act(app, 1, _GOLD)


@pytest.mark.both
async def test_an_interaction_is_carried_out_once(app: App) -> None:
    await at_table(app)
    call = Caller(1, CHANNEL, 777)
    first = await app.play.submit(call, turn_to("gold"))
    before = await _everything(app)
    again = await app.play.submit(call, turn_to("gold"))
    assert again.repeated
    assert again.events == ()
    assert again.table == first.table
    assert await _everything(app) == before


@pytest.mark.both
async def test_an_interaction_is_known_after_the_turn_has_passed(app: App) -> None:
    """A repetition is recognised even where it would now be refused, or would be legal again."""
    await at_table(app)
    await app.play.submit(caller(1, interaction_id=1), several([_GOLD, _END]))
    for user_id in (2, 3, 4):
        await act(app, user_id, _GOLD, _END)
    before = await _everything(app)
    assert (await app.play.submit(caller(1, interaction_id=1), several([_GOLD, _END]))).repeated
    assert (await app.play.submit(caller(1, interaction_id=1), end_turn())).repeated
    assert (await app.play.undo(caller(1, interaction_id=1))).repeated
    assert await _everything(app) == before


@pytest.mark.both
async def test_an_undo_is_carried_out_once(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD)
    assert len((await app.play.undo(caller(1, interaction_id=9))).taken_back) == 1
    await act(app, 1, _GOLD)
    assert (await app.play.undo(caller(1, interaction_id=9))).repeated
    assert (await look(app)).game.length == 1


@pytest.mark.both
async def test_a_refused_interaction_may_be_tried_again(app: App) -> None:
    await at_table(app)
    with pytest.raises(RuleError):
        await app.play.submit(caller(1, interaction_id=3), end_turn())
    assert not (await app.play.submit(caller(1, interaction_id=3), turn_to("gold"))).repeated


async def test_an_outdated_button_is_refused(app: App) -> None:
    table = await at_table(app)
    stamp = (table.game.id, table.game.revision)
    await app.play.submit(caller(1), turn_to("gold"), stamp)
    before = await _everything(app)
    for old in (stamp, (table.game.id, 99), (99, table.game.revision + 1)):
        await refused("stale", app.play.submit(caller(1), end_turn(), old))
    assert await _everything(app) == before
    await app.play.submit(caller(1), end_turn(), (table.game.id, table.game.revision + 1))


async def test_an_undo_outdates_buttons_too(app: App) -> None:
    table = await at_table(app)
    await act(app, 1, _GOLD)
    seen = (await look(app)).game.revision
    await app.play.undo(caller(1))
    await act(app, 1, _GOLD)
    await refused("stale", app.play.submit(caller(1), end_turn(), (table.game.id, seen)))


async def test_a_button_of_an_older_game_of_the_channel(app: App) -> None:
    old = await at_table(app)
    await app.resignations.end(caller(1))
    new = await at_table(app)
    assert new.game.revision == old.game.revision
    await refused("stale", app.play.submit(caller(1), turn_to("gold"), (old.game.id, old.game.revision)))


async def test_a_button_of_an_older_game_is_not_refused_for_the_new_one(app: App) -> None:
    """Who has no seat in the new game, or waits for its start, would be told that of the game they played."""
    old = await at_table(app)
    stamp = (old.game.id, old.game.revision)
    await app.resignations.end(caller(1))
    await app.lobby.create(caller(7), GameRequest(1, "Gus"))
    await refused("stale", app.play.submit(caller(1), turn_to("gold"), stamp))
    await refused("stale", app.play.undo(caller(1), stamp=stamp))
    await refused("stale", app.proposals.undo(caller(1), stamp))
    await refused("stale", app.plans.play(caller(1), stamp))
    await refused("stale", app.plans.shorten(caller(1), stamp))


async def test_games_do_not_meet(app: App) -> None:
    await at_table(app)
    await at_table(app, channel_id=101)
    await act(app, 1, _GOLD)
    assert position_of(await look(app, 101)).current.wedge is None
    assert (await look(app, 101)).game.length == 0
    assert {row["channel_id"] for row in await mail(app)} == {100, 101}


@pytest.mark.both
async def test_the_log_says_who_did_what_and_when(app: App, clock: Any) -> None:
    await at_table(app)
    clock.seconds = 1_234_567
    await act(app, 1, _GOLD)
    await app.play.undo(caller(1))
    query = "SELECT seq, kind, nation, user_id, keep, at FROM actions ORDER BY seq"
    cursor = await app.context.database.reader.execute(query)
    rows = [tuple(row) for row in await cursor.fetchall()]
    assert rows == [
        (1, "action", "phoenicians", 1, None, 1_234_567),
        (2, "undo", "phoenicians", 1, 0, 1_234_567),
    ]


async def test_a_win_ends_the_game_and_tells_everybody(app: App) -> None:
    await place(app, text(position=given(greeks={"personages": {"king": 9}})))
    last = (await mail(app))[-1]["id"]
    report = await app.play.submit(caller(4), several([_GOLD, _END]))
    assert report.table.game.status == "over"
    assert report.table.game.result == {"winner": "greeks", "reason": "target"}
    assert report.table.awaited is None
    told = [(row["kind"], row["mention"]) for row in await mail(app, last)]
    assert told == [("won", [1, 2, 3, 4]), ("report", [])]
    await refused("game-over", app.play.submit(caller(1), turn_to("gold")))
    assert (await look(app)).position == report.position


@pytest.mark.both
async def test_settings_are_remembered(app: App) -> None:
    assert await app.setting("emoji") is None
    await app.remember("emoji", "1")
    await app.remember("emoji", "2")
    assert await app.setting("emoji") == "2"
