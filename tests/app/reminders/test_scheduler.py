"""The scheduler alone: it wakes when a job is due, or when a due time changes."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import GameSettings
from bot.app.antike.scripts import turn_to
from bot.store import AnsweredInteractions, Database
from tests.app.tables import CHANNEL, Clock, at_table, caller, mail
from tests.app.waiting import DAY, WaitingTable, until
from tests.support.damaged_game import reopened_with_damage

pytestmark = pytest.mark.both


async def test_it_wakes_when_another_time_is_set(waiting: WaitingTable) -> None:
    """A change of a user's preferences wakes it too, and cancelling its task stops it."""
    await waiting.begin(GameSettings(deadline=DAY))
    running = [asyncio.create_task(work) for work in (waiting.app.scheduler.run(), waiting.delivery.run())]
    try:
        await asyncio.sleep(0.02)
        waiting.clock.seconds += DAY
        await waiting.app.preferences.change(2, lambda person: replace(person, every=DAY))
        await until(lambda: any("ran out of time" in message.content for message in waiting.mailbox.messages))
    finally:
        for task in running:
            task.cancel()
        await asyncio.wait(running)
    assert all(task.cancelled() for task in running)


async def test_it_forgets_answers_nobody_can_ask_for_again(waiting: WaitingTable) -> None:
    """An interaction cannot be repeated after a day, so its answer is deleted; a later answer is kept."""
    await waiting.begin()
    for interaction in (7, 8):
        await waiting.app.play.submit(caller(1, interaction_id=interaction), turn_to("gold"))
        waiting.clock.seconds += DAY - 60
        await waiting.app.play.undo(caller(1))
    answers, watching = (
        AnsweredInteractions(waiting.database.reader),
        asyncio.create_task(waiting.app.scheduler.run()),
    )
    try:
        async with asyncio.timeout(60):
            while await answers.has(7):
                await asyncio.sleep(0.002)
    finally:
        watching.cancel()
        await asyncio.wait([watching])
    assert await answers.has(8)


async def test_a_game_that_cannot_be_read_holds_up_no_reminder_of_others(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "antike.sqlite3"
    async with Database(path) as database:
        before = WaitingTable(database, clock)
        for channel_id in (CHANNEL, CHANNEL + 1):
            await at_table(before.app, channel_id=channel_id)
        await before.settle()
    async with reopened_with_damage(path, 1, monkeypatch) as database:
        waiting = WaitingTable(database, clock)
        clock.seconds += 2 * DAY
        await waiting.app.scheduler.work()
        told = [(row["game_id"], row["kind"]) for row in await mail(waiting.app)]
        assert (2, "reminder") in told
