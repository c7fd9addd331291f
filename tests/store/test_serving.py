"""One process at a time serves a shard of a PostgreSQL database, however the previous one ended."""

import asyncio

import psycopg
import pytest
from pydantic import SecretStr

from bot.store import ALL_SHARDS, Database, Shards, StoreError, StoreTroubleError
from bot.store.postgresql import serving as module
from tests.databases import Where, emptied

_HELD = f"FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = {module.LOCKS}"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_PATIENCE", 0.3)
    monkeypatch.setattr(module, "_PATIENCE_AGAIN", 0.6)
    monkeypatch.setattr(module, "_LOOK_EVERY", 0.02)
    monkeypatch.setattr(module, "_PULSE", 0.05)


@pytest.fixture
def database(address: SecretStr) -> Database:
    emptied(address)
    return Database(address)


def _never() -> None:
    raise AssertionError("nothing was lost")


def _terminate_lock_holders(address: SecretStr) -> None:
    """Terminate the connections that hold locks, as a restart of the server does."""
    with psycopg.connect(address.get_secret_value()) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid) {_HELD}".encode())


def _holders(address: SecretStr) -> int:
    with psycopg.connect(address.get_secret_value()) as connection:
        return len(connection.execute(f"SELECT pid {_HELD}".encode()).fetchall())


async def test_a_second_one_is_refused_until_the_first_has_ended(database: Database) -> None:
    other = Database(database.where)
    async with database.serving(ALL_SHARDS, _never):
        with pytest.raises(StoreError, match="Another bot serves shard 0 of 1 on the PostgreSQL database"):
            async with other.serving(ALL_SHARDS, _never):
                pass
    async with other.serving(ALL_SHARDS, _never):
        pass


async def test_vacuum_is_not_held_up(address: SecretStr, database: Database) -> None:
    async with database.serving(ALL_SHARDS, _never):
        with psycopg.connect(address.get_secret_value()) as connection:
            activity = "SELECT state, backend_xmin FROM pg_stat_activity WHERE pid"
            held = connection.execute(f"{activity} = (SELECT pid {_HELD})".encode()).fetchall()
        assert held == [("idle in transaction", None)]


async def test_shards_are_served_side_by_side(database: Database) -> None:
    async with database.serving(Shards((0, 1), 3), _never), database.serving(Shards((2,), 3), _never):
        with pytest.raises(StoreError, match="shard 1 of 3"):
            async with database.serving(Shards((1,), 3), _never):
                pass


async def test_one_that_is_being_stopped_is_waited_for(database: Database) -> None:
    order = list[str]()

    async def next_one() -> None:
        async with database.serving(ALL_SHARDS, _never):
            order.append("next")

    async with database.serving(ALL_SHARDS, _never):
        waiting = asyncio.create_task(next_one())
        await asyncio.sleep(0.1)
        order.append("first")
    await waiting
    assert order == ["first", "next"]


async def test_after_a_broken_line_the_shards_are_taken_anew(address: SecretStr, database: Database) -> None:
    async with database.serving(ALL_SHARDS, _never), asyncio.timeout(60):
        _terminate_lock_holders(address)
        while not _holders(address):
            await asyncio.sleep(0.02)
    assert not _holders(address)


async def test_a_server_that_takes_the_old_line_for_alive_is_waited_for(
    address: SecretStr, database: Database
) -> None:
    """Until it notices, our old connection keeps the lock, for longer than a start waits."""
    async with database.serving(ALL_SHARDS, _never), asyncio.timeout(60):
        with psycopg.connect(address.get_secret_value()) as old:
            _terminate_lock_holders(address)
            assert old.execute(f"SELECT pg_advisory_xact_lock({module.LOCKS}, 0)".encode()).fetchone()
            await asyncio.sleep(0.45)
        while not _holders(address):
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)


async def test_a_server_without_room_is_told_of(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise psycopg.OperationalError("FATAL: sorry, too many clients already")

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", full)
    with pytest.raises(StoreTroubleError):
        async with database.serving(ALL_SHARDS, _never):
            pass


async def test_whoever_comes_meanwhile_keeps_them_and_the_first_stops(
    address: SecretStr, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PULSE", 0.5)
    lost = asyncio.Event()
    async with database.serving(ALL_SHARDS, lost.set), asyncio.timeout(60):
        _terminate_lock_holders(address)
        async with database.serving(ALL_SHARDS, _never):
            await lost.wait()
            assert _holders(address) == 1


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_a_file_has_a_lock_of_its_own(where: Where) -> None:
    """`serving` locks no file: `sole_use` does, before the file is opened."""
    database = Database(where)
    async with database.serving(ALL_SHARDS, _never), database.serving(ALL_SHARDS, _never):
        pass
