"""Rows of computer players, their due turns and summaries, turn clocks and waits."""

from dataclasses import replace

import pytest

from bot.model import JobRow, NewGame, SeatRow, WaitRow
from bot.model.schedule import TurnClockRow
from bot.store import BotSummaries, BotTurns, Database, Games, Jobs, TurnClocks, Waits
from bot.store.migrations import migrations
from tests.databases import REFUSED
from tests.support.outbox import queue_message

pytestmark = pytest.mark.both


async def made(database: Database, channel_id: int = 2) -> int:
    async with database.transaction() as tx:
        return await Games(tx).create(NewGame(1, channel_id, 3, "antike", "east", {}, 0))


async def test_seats_keep_their_computer_players(database: Database) -> None:
    game_id = await made(database)
    own = SeatRow(0, -1, "Bot Juno", "greeks", False, "hard")
    stand_in = SeatRow(1, 5, "Ann", "arabs", False, "easy", 4)
    async with database.transaction() as tx:
        await Games(tx).set_seats(game_id, [own, stand_in])
    assert await Games(database.reader).seats(game_id) == [own, stand_in]
    assert (own.computer, stand_in.computer) == (True, False)
    with pytest.raises(REFUSED):
        async with database.transaction() as tx:
            await tx.execute("UPDATE seats SET bot = 'perfect'")


async def test_a_game_waits_once_and_can_be_put_off(database: Database) -> None:
    game_id = await made(database)
    async with database.transaction() as tx:
        await BotTurns(tx).put(game_id, 10)
        await BotTurns(tx).postpone(game_id, 15)
    turns = BotTurns(database.reader)
    assert await turns.ready(14) == []
    assert await turns.next() == 15
    (row,) = await turns.ready(15)
    assert (row.game_id, row.attempts) == (game_id, 1)
    async with database.transaction() as tx:
        await BotTurns(tx).put(game_id, 20)
    assert (await turns.ready(20))[0] == replace(row, due_at=20, attempts=0)
    async with database.transaction() as tx:
        await BotTurns(tx).drop(game_id)
    assert await turns.next() is None


async def test_the_earliest_untold_action_counts(database: Database) -> None:
    game_id = await made(database)
    async with database.transaction() as tx:
        assert await BotSummaries(tx).get(game_id) is None
        await BotSummaries(tx).begin(game_id, 12)
        await BotSummaries(tx).begin(game_id, 20)
        assert await BotSummaries(tx).get(game_id) == 12
        await BotSummaries(tx).begin(game_id, 7)
        assert await BotSummaries(tx).get(game_id) == 7
        await BotSummaries(tx).clear(game_id)
        assert await BotSummaries(tx).get(game_id) is None


async def test_a_job_that_was_put_off_meanwhile_is_let_alone(database: Database) -> None:
    """It was read when it was due, and scheduled anew before it was taken."""
    game_id = await made(database)
    read, again = JobRow(game_id, "reminder", "7", 10, {}), JobRow(game_id, "reminder", "7", 500, {"n": 2})
    async with database.transaction() as tx:
        await Jobs(tx).put(read)
        assert await Jobs(tx).ready(9) == []
        assert await Jobs(tx).ready(10) == [read]
        await Jobs(tx).put(again)
        assert not await Jobs(tx).take(read)
        await Jobs(tx).postpone(read, 60)
    assert await Jobs(database.reader).get(game_id, "reminder", "7") == again
    for other in ((game_id + 1, "reminder", "7"), (game_id, "call", "7"), (game_id, "reminder", "8")):
        assert await Jobs(database.reader).get(*other) is None
    async with database.transaction() as tx:
        await Jobs(tx).postpone(again, 700)
        later = replace(again, at=700)
        assert await Jobs(tx).take(later)
        assert not await Jobs(tx).take(later)
    assert await Jobs(database.reader).next() is None


async def test_the_latest_ends_of_turns(database: Database) -> None:
    game_id, other = await made(database), await made(database, channel_id=4)
    clock = TurnClockRow(game_id, "arabs", 1, 5, 30, None, 0, extended=False, carried=0, ended_at=100)
    async with database.transaction() as tx:
        for row in (
            clock,
            replace(clock, nation="greeks", ended_at=None),
            replace(clock, nation="persians", ended_at=300),
            replace(clock, round=2, ended_at=200),
            replace(clock, game_id=other, ended_at=400),
        ):
            await TurnClocks(tx).put(row)
    clocks = TurnClocks(database.reader)
    assert await clocks.last_ends(game_id, 2) == [300, 200]
    assert await clocks.last_ends(game_id, 9) == [300, 200, 100]
    async with database.transaction() as tx:
        await TurnClocks(tx).put(replace(clock, ended_at=500))
    assert await clocks.last_ends(game_id, 1) == [500], "the same turn, played again"
    assert await clocks.latest(game_id, "arabs", 1) == replace(clock, ended_at=500)


async def test_until_when_nobody_is_pinged_and_when_the_player_acted(database: Database) -> None:
    game_id = await made(database)
    async with database.transaction() as tx:
        wait = await Waits(tx).add(WaitRow(game_id, "turn", "1:arabs", 5, "arabs", 10, 10, None))
        await Waits(tx).save(replace(wait, quiet_until=300, acted_at=200))
    assert await Waits(database.reader).by_id(wait.id) == replace(wait, quiet_until=300, acted_at=200)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ({}, None),
        ({"sent_at": 30, "message_id": 5}, 30),
        ({"sent_at": 30, "problem": "no access"}, None),
        ({"sent_at": 30}, 10),
        ({"sent_at": 5, "message_id": 5}, 10),
        ({"sent_at": 5, "message_id": 5, "edit_at": 12}, None),
    ],
    ids=["unsent", "arrived", "given up", "not needed", "edited in live play", "to be edited in live play"],
)
async def test_when_a_call_of_an_older_version_arrived(
    database: Database, message: dict[str, object], told: int | None
) -> None:
    """Migration 021. A reminder that is still to be sent changes nothing."""
    game_id = await made(database)
    (step,) = [step for step in migrations("sqlite") if "told_at" in step.name]
    _, *updates, _ = step.read_text().split(";")
    async with database.transaction() as tx:
        wait = await Waits(tx).add(WaitRow(game_id, "turn", "1:arabs", 5, "arabs", 10, 10, None))
        for nonce in ("call", "reminder"):
            await queue_message(tx, game_id, nonce, {"text": ""}, 7)
        query = "UPDATE outbox SET wait = ?, sent_at = ?, message_id = ?, problem = ?, edit_at = ?"
        values = [message.get(column) for column in ("sent_at", "message_id", "problem", "edit_at")]
        await tx.execute(f"{query} WHERE nonce = 'call'", (wait.id, *values))
        if "message_id" in message:
            await tx.execute("UPDATE outbox SET wait = ? WHERE nonce = 'reminder'", (wait.id,))
        for update in updates:
            await tx.execute(update)
    assert await Waits(database.reader).by_id(wait.id) == replace(wait, told_at=told)


async def test_an_own_action_noted_by_an_older_version_is_moved(database: Database) -> None:
    """It was the second before the end of the quiet time (migration 018)."""
    game_id = await made(database)
    (step,) = [step for step in migrations("sqlite") if "acted_at" in step.name]
    (update,) = [line for line in step.read_text().splitlines() if line.startswith("UPDATE")]
    async with database.transaction() as tx:
        waits = Waits(tx)
        acted = await waits.add(WaitRow(game_id, "turn", "1:arabs", 5, "arabs", 10, 10, None))
        await waits.save(replace(acted, called_at=100, quiet_until=101))
        called = await waits.add(WaitRow(game_id, "answer", "1:greeks", 6, "greeks", 10, 10, None))
        await waits.save(replace(called, called_at=100, quiet_until=400))
        await tx.execute(update.rstrip(";"))
    waits = Waits(database.reader)
    assert await waits.by_id(acted.id) == replace(acted, called_at=100, acted_at=100)
    assert await waits.by_id(called.id) == replace(called, called_at=100, quiet_until=400)
