"""Transactions: atomic, one at a time, also when a task is cancelled in the middle."""

import asyncio
import random

import pytest

from bot.model import SeatRow
from bot.store import Database, Games, Outbox, Settings
from tests.databases import REFUSED
from tests.store.conftest import new_game
from tests.support.outbox import queue_message

pytestmark = pytest.mark.both


class _TroubleError(Exception):
    pass


async def _value(database: Database, name: str) -> str | None:
    return await Settings(database.reader).get(name)


async def test_an_error_takes_everything_back(database: Database) -> None:
    async def work() -> None:
        async with database.transaction() as tx:
            await Settings(tx).put("a", "1")
            await Settings(tx).put("b", "2")
            raise _TroubleError

    with pytest.raises(_TroubleError):
        await work()
    assert (await _value(database, "a"), await _value(database, "b")) == (None, None)


async def test_an_error_of_the_database_takes_everything_back(database: Database, game_id: int) -> None:
    twice = [SeatRow(0, 5, "Ann", "greeks", False), SeatRow(1, 6, "Bob", "greeks", False)]

    async def work() -> None:
        async with database.transaction() as tx:
            await Settings(tx).put("a", "1")
            await Games(tx).set_seats(game_id, twice)

    with pytest.raises(REFUSED):
        await work()
    assert await _value(database, "a") is None
    assert await Games(database.reader).seats(game_id) == []


async def test_what_is_not_committed_is_not_read(database: Database) -> None:
    async with database.transaction() as tx:
        await Settings(tx).put("a", "1")
        assert await _value(database, "a") is None
        async with database.view() as view:
            assert await Settings(view).get("a") is None
    assert await _value(database, "a") == "1"


async def test_a_view_stays_as_it_was(database: Database) -> None:
    async with database.view() as view:
        assert await Settings(view).get("a") is None
        async with database.transaction() as tx:
            await Settings(tx).put("a", "1")
        assert await _value(database, "a") == "1"
        assert await Settings(view).get("a") is None
    async with database.view() as view:
        assert await Settings(view).get("a") == "1"


async def test_a_view_that_fails_leaves_the_next_one_alone(database: Database) -> None:
    async def look() -> None:
        async with database.view() as view:
            await Settings(view).get("a")
            raise _TroubleError

    with pytest.raises(_TroubleError):
        await look()
    async with database.transaction() as tx:
        await Settings(tx).put("a", "1")
    async with database.view() as view:
        assert await Settings(view).get("a") == "1"


async def test_one_at_a_time(database: Database) -> None:
    """No increment is lost when many tasks read a number and write it back."""

    async def increment() -> None:
        async with database.transaction() as tx:
            count = int(await Settings(tx).get("count") or 0)
            await asyncio.sleep(0)
            await Settings(tx).put("count", str(count + 1))

    await asyncio.gather(*(increment() for _ in range(30)))
    assert await _value(database, "count") == "30"


async def test_views_of_many_tasks_do_not_mix(database: Database) -> None:
    async def write(number: int) -> None:
        async with database.transaction() as tx:
            await Settings(tx).put("a", str(number))
            await Settings(tx).put("b", str(number))

    async def look() -> None:
        async with database.view() as view:
            first = await Settings(view).get("a")
            await asyncio.sleep(0)
            assert await Settings(view).get("b") == first

    await write(0)
    await asyncio.gather(*(work for number in range(20) for work in (write(number), look(), look())))


async def test_a_cancelled_task_leaves_all_or_nothing(database: Database) -> None:
    """Tasks are cancelled after any number of steps, while other tasks write too."""
    rng = random.Random(5)
    committed = set()

    async def work(number: int) -> None:
        async with database.transaction() as tx:
            game_id = await Games(tx).create(new_game(number))
            await Games(tx).set_seats(game_id, [SeatRow(0, 5, "Ann", None, False)])
            await queue_message(tx, game_id, f"n{number}", {}, channel=number)

    async def cancelled(number: int) -> None:
        task = asyncio.create_task(work(number))
        for _ in range(number % 25):
            await asyncio.sleep(rng.choice((0, 0, 0, 0.0005)))
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            return
        committed.add(number)

    for number in range(100):
        await asyncio.gather(cancelled(number), work(1_000 + number))
    for number in range(100):
        game = await Games(database.reader).in_channel(number)
        told = await Outbox(database.reader).by_nonce(f"n{number}")
        assert (game is None) == (told is None)
        assert game is not None or number not in committed
        if game is not None:
            assert len(await Games(database.reader).seats(game.id)) == 1
        assert await Games(database.reader).in_channel(1_000 + number) is not None


async def test_a_task_cancelled_while_it_waits_its_turn(database: Database) -> None:
    async def work() -> None:
        async with database.transaction() as tx:
            await Settings(tx).put("late", "1")

    async with database.transaction() as tx:
        waiting = asyncio.create_task(work())
        await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await Settings(tx).put("a", "1")
    assert (await _value(database, "a"), await _value(database, "late")) == ("1", None)


async def test_cancelled_twice(database: Database) -> None:
    for pause in range(12):

        async def work() -> None:
            async with database.transaction() as tx:
                await Settings(tx).put("a", "1")
                await asyncio.sleep(10)

        task = asyncio.create_task(work())
        await asyncio.sleep(0.005)
        task.cancel()
        for _ in range(pause):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with database.transaction() as tx:
            await Settings(tx).put("b", str(pause))
        assert (await _value(database, "a"), await _value(database, "b")) == (None, str(pause))


async def test_a_question_sees_what_is_committed_while_another_one_is_being_answered(
    database: Database,
) -> None:
    """A change confirmed to one player is visible to another who asks at the same time."""
    slow = await database.reader.execute("SELECT name FROM settings UNION SELECT 'a' UNION SELECT 'b'")
    await slow.fetchone()
    async with database.transaction() as tx:
        await Settings(tx).put("said", "yes")
    assert await Settings(database.reader).get("said") == "yes"
