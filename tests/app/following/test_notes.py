"""A player's own note on a game: kept, shown to nobody else, and in nothing that others read."""

import json
from dataclasses import replace

import pytest

from bot.app import App, AppError, GameSettings
from bot.app.antike.scripts import end_turn, turn_to
from bot.app.feeds import PublicTable
from bot.feeds.table_json import table_json, waiting_game_json
from tests.app.tables import CHANNEL, at_table, caller, look, mail, user_of
from tests.app.waiting import DAY, WaitingTable

_NOTE = "Petra falls in round four"


@pytest.mark.both
async def test_a_note_is_kept_replaced_and_forgotten(app: App) -> None:
    game = (await at_table(app)).game
    assert await app.notes.read(caller(1)) == ""
    await app.notes.save(caller(1), _NOTE)
    await app.notes.save(caller(2), "mine")
    assert (await app.notes.read(caller(1)), await app.notes.read(caller(2))) == (_NOTE, "mine")
    mine, _ = await app.queries.own(1, 5)
    assert [own.note for own in mine] == [_NOTE]
    await app.notes.save(caller(1), "")
    assert (await app.notes.of(1, game.id), await app.notes.of(2, game.id)) == ("", "mine")


async def test_only_for_players_of_the_game(app: App) -> None:
    await at_table(app)
    for who in (caller(9), caller(1, CHANNEL + 1)):
        with pytest.raises(AppError):
            await app.notes.save(who, _NOTE)


async def test_it_comes_with_private_calls_and_with_nothing_else(app: App) -> None:
    table = await at_table(app)
    first = user_of(table)
    second = user_of(replace(table)) % 4 + 1
    for user_id in table.people:
        await app.notes.save(caller(user_id), f"{_NOTE} {user_id}")
        await app.preferences.change(user_id, lambda person: replace(person, place="both"))
    await app.play.submit(caller(first), turn_to("marble"))
    await app.play.submit(caller(first), end_turn())
    rows = await mail(app)
    direct = [row for row in rows if row["channel_id"] == second]
    assert [row["payload"]["note"] for row in direct] == [f"📝 Your note: {_NOTE} {second}"]
    others = [row for row in rows if row["channel_id"] != second]
    assert _NOTE not in json.dumps([row["payload"] for row in others])
    record = await app.queries.record(caller(first))
    assert _NOTE not in repr(record)
    assert _NOTE not in json.dumps(table_json(PublicTable(await look(app), None)))
    mine, _ = await app.queries.own(first, 5)
    assert _NOTE not in json.dumps([waiting_game_json(own) for own in mine])


async def test_it_comes_below_the_end_of_the_time_and_stays_there(waiting: WaitingTable) -> None:
    await waiting.preferences(1, place="dm")
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.app.notes.save(caller(1), _NOTE)
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    await waiting.app.deadlines.choose(caller(2), wait.id, "extend")
    await waiting.settle()
    call, note = waiting.mailbox.standing(1)[-1].content.splitlines()
    assert f"⏳ <t:{waiting.clock.seconds + DAY}:R>" in call
    assert note == f"📝 Your note: {_NOTE}"


async def test_it_is_deleted_with_whoever_is_forgotten(app: App) -> None:
    await at_table(app)
    await app.notes.save(caller(1), _NOTE)
    await app.resignations.end(caller(1))
    await app.stats.forget(1)
    cursor = await app.context.database.reader.execute("SELECT COUNT(*) FROM private_notes")
    row = await cursor.fetchone()
    assert row is not None
    assert row[0] == 0
