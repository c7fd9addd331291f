"""Queries run in the event loop, and in the connection's thread if they would block the loop."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database, Settings, StoreTroubleError
from bot.store.sqlite.connection import EagerConnection, connect_eagerly

_LONG = (
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)"
    " SELECT SUM(i) AS total FROM n"
)


@pytest.fixture
async def connection(path: Path) -> AsyncIterator[EagerConnection]:
    opened = await connect_eagerly(path, lambda _: None)
    await opened.execute("CREATE TABLE notes (text TEXT)")
    opened.row_factory = sqlite3.Row
    yield opened
    await opened.close()


@pytest.fixture
def threads(connection: EagerConnection) -> list[str]:
    """Return a list that gets the thread's name at each call of `here()`, a new SQL function."""
    found: list[str] = []

    def here() -> int:
        found.append(threading.current_thread().name)
        return 1

    connection._conn.create_function("here", 0, here)
    return found


async def test_a_short_query_is_answered_without_a_way_to_the_thread(
    connection: EagerConnection, threads: list[str]
) -> None:
    await connection.execute("INSERT INTO notes VALUES (here())")
    cursor = await connection.execute("SELECT here() AS one, text FROM notes")
    rows = [dict(row) for row in await cursor.fetchall()]
    assert rows == [{"one": 1, "text": "1"}]
    assert threads == [threading.main_thread().name] * 2


async def test_a_query_that_fails_is_not_run_again(connection: EagerConnection, threads: list[str]) -> None:
    with pytest.raises(sqlite3.OperationalError, match="integer overflow"):
        await connection.execute("SELECT ABS(here() * -9223372036854775808)")
    assert threads == [threading.main_thread().name]


async def test_a_long_query_is_given_up_and_answered_on_the_thread_from_then_on(
    connection: EagerConnection, threads: list[str]
) -> None:
    query = _LONG.replace("SUM(i)", "here() * SUM(i)")
    for _ in range(2):
        answer = asyncio.ensure_future(_value(connection, query))
        await asyncio.sleep(0)
        assert not answer.done(), "whoever else has something to do does it meanwhile"
        assert await answer == 500_000_500_000
    assert threading.main_thread().name not in threads
    assert await _value(connection, "SELECT COUNT(*) FROM notes") == 0


async def test_what_was_asked_for_before_is_answered_before(connection: EagerConnection) -> None:
    begun = asyncio.ensure_future(connection.executemany("INSERT INTO notes VALUES (?)", [("a",), ("b",)]))
    await asyncio.sleep(0)
    assert await _value(connection, "SELECT COUNT(*) FROM notes") == 2
    await begun


async def test_a_query_given_up_leaves_its_transaction_as_it_was(connection: EagerConnection) -> None:
    await connection.execute("BEGIN IMMEDIATE")
    await connection.execute("INSERT INTO notes VALUES ('kept')")
    assert await _value(connection, _LONG) == 500_000_500_000
    await connection.execute("COMMIT")
    assert await _value(connection, "SELECT COUNT(*) FROM notes") == 1


async def test_what_is_wrong_with_a_query_is_told(connection: EagerConnection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await connection.execute("SELECT * FROM nowhere")


async def _value(connection: EagerConnection, query: str) -> object:
    row = await (await connection.execute(query)).fetchone()
    return row[0] if row else None


async def test_a_file_that_cannot_be_read_under_a_running_bot_is_trouble(path: Path) -> None:
    """Not a bug of whoever asks, such as a message that would be given up for it."""
    query = "SELECT * FROM settings"
    async with Database(path) as database, database.transaction() as tx:
        await Settings(tx).put("key", "value" * 50_000)
    async with Database(path) as database:
        _damage(path)
        with pytest.raises(StoreTroubleError) as single:
            await database.reader.execute(query)
        with pytest.raises(StoreTroubleError) as several:
            async with database.view() as view:
                await view.execute(query)
        assert single.value.code == several.value.code == "damaged"
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await database.reader.execute("SELECT * FROM unknown")


def _damage(path: Path) -> None:
    """Overwrite all pages but the first."""
    with path.open("r+b") as file:
        file.seek(4_096)
        file.write(b"\xa5" * (path.stat().st_size - 4_096))
