"""PostgreSQL only: locks across processes, connections that break, addresses with passwords."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
from pydantic import SecretStr

from bot.store import Connection, Database, Games, Settings, StoreError, StoreTroubleError
from bot.store.migrations import migrations, newest_schema
from bot.store.postgresql import PostgresServer
from bot.store.postgresql.inspection import look_at_server
from tests.databases import REFUSED, Server, emptied
from tests.store.conftest import new_game

_WHOLE = None


@pytest.fixture
async def two(address: SecretStr) -> AsyncIterator[tuple[Database, Database]]:
    """Yield two empty databases on one server, which to the server are two processes."""
    emptied(address)
    async with Database(address) as one, Database(address) as other:
        yield one, other


async def _ask(connection: Connection, query: str) -> object:
    cursor = await connection.execute(query)
    row = await cursor.fetchone()
    assert row is not None
    return row[0]


async def _waiting(database: Database) -> None:
    """Return when a connection to the server waits for a lock; raises `TimeoutError` after 60 s."""
    async with asyncio.timeout(60):
        while not await _ask(database.reader, "SELECT COUNT(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)


async def _hold(database: Database, game_id: int | None, log: list[str], name: str) -> None:
    async with database.transaction(game_id):
        log.append(name)


@pytest.mark.parametrize(
    ("held", "asked"),
    [(1, 1), (1, _WHOLE), (_WHOLE, 1), (_WHOLE, _WHOLE)],
    ids=["1-1", "1-all", "all-1", "all-all"],
)
async def test_a_lock_holds_in_the_other_process(
    two: tuple[Database, Database], held: int | None, asked: int | None
) -> None:
    one, other = two
    log: list[str] = []
    async with one.transaction(held):
        late = asyncio.create_task(_hold(other, asked, log, "late"))
        await _waiting(one)
        log.append("first")
    await late
    assert log == ["first", "late"]


async def test_other_games_go_on_meanwhile(two: tuple[Database, Database]) -> None:
    one, other = two
    log: list[str] = []
    async with asyncio.timeout(60), one.transaction(1), one.transaction(2), other.transaction(3):
        await _hold(other, 4, log, "in between")
    assert log == ["in between"]


@pytest.mark.parametrize("game_id", [1, _WHOLE], ids=["game", "all"])
async def test_nothing_is_lost_between_two_processes(
    two: tuple[Database, Database], game_id: int | None
) -> None:
    async def increment(database: Database) -> None:
        async with database.transaction(game_id) as tx:
            count = int(await Settings(tx).get("count") or 0)
            await asyncio.sleep(0)
            await Settings(tx).put("count", str(count + 1))

    await asyncio.gather(*(increment(database) for database in two for _ in range(20)))
    assert await Settings(two[0].reader).get("count") == "40"


async def test_whoever_asks_within_a_transaction_gets_an_answer(two: tuple[Database, Database]) -> None:
    """Some connections are reserved for single queries, however many transactions and views there are."""
    one, _ = two
    inside = asyncio.Barrier(10)

    async def change(game_id: int) -> None:
        async with one.transaction(game_id):
            await inside.wait()
            assert await Settings(one.reader).get("a") is None

    async def look() -> None:
        async with one.view():
            await inside.wait()
            assert await Settings(one.reader).get("a") is None

    async with asyncio.timeout(60):
        await asyncio.gather(*(change(number) for number in range(1, 9)), look(), look())
        await asyncio.gather(*(_hold(one, number, [], "") for number in range(1, 51)))


async def test_processes_that_start_together_make_the_tables_once(server: Server) -> None:
    address = server.create("together")
    databases = [Database(address) for _ in range(4)]
    await asyncio.gather(*(database.open() for database in databases))
    async with databases[0].transaction() as tx:
        game_id = await Games(tx).create(new_game(1))
    for database in databases:
        assert await Games(database.reader).by_id(game_id) is not None
        assert await _ask(database.reader, "SELECT version FROM antike_schema_version") == newest_schema(
            "postgresql"
        )
        await database.close()


async def test_a_database_from_before_the_first_release_is_refused(server: Server) -> None:
    """Such databases kept the schema version in a table of another name."""
    address = server.create("development")
    with psycopg.connect(address.get_secret_value()) as connection:
        connection.execute("CREATE TABLE antike_schema (version INTEGER NOT NULL, epoch TEXT)")
        connection.execute("INSERT INTO antike_schema VALUES (4, NULL)")
    with pytest.raises(StoreError, match="development version"):
        await Database(address).open()
    look = await look_at_server(address.get_secret_value())
    assert (look.well, "development version" in look.text) == (False, True)
    with psycopg.connect(address.get_secret_value()) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert tables == [("antike_schema",)]


async def test_a_newer_schema_is_refused_and_left_alone(server: Server) -> None:
    address = server.create("newer")
    async with Database(address) as database, database.transaction() as tx:
        await tx.execute("UPDATE antike_schema_version SET version = version + 1")
    with pytest.raises(StoreError, match="newer"):
        await Database(address).open()
    with psycopg.connect(address.get_secret_value()) as connection:
        assert connection.execute("SELECT version FROM antike_schema_version").fetchone() == (
            newest_schema("postgresql") + 1,
        )


async def test_a_step_that_fails_leaves_nothing_behind(server: Server) -> None:
    """The first migration fails if another program's table has the name of one of ours."""
    address = server.create("taken")
    with psycopg.connect(address.get_secret_value()) as connection:
        connection.execute("CREATE TABLE outbox (letter TEXT)")
    with pytest.raises(StoreError, match="schema 1"):
        await Database(address).open()
    with psycopg.connect(address.get_secret_value()) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert tables == [("outbox",)]


async def test_another_encoding_is_refused(server: Server) -> None:
    """Names may have any characters."""
    address = server.create("latin", "TEMPLATE template0 ENCODING 'LATIN1'")
    with pytest.raises(StoreError, match="UTF8"):
        await Database(address).open()


async def test_both_databases_have_the_same_columns(two: tuple[Database, Database], tmp_path: Path) -> None:
    """Rows of one can be stored in the other, so a change of one schema has to be made in both."""
    file = sqlite3.connect(tmp_path / "games.sqlite3")
    for step in migrations("sqlite"):
        file.executescript(step.read_text())
    tables = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    ours = {
        (table, column, bool(needed), key > 0)
        for table in tables
        if not table.startswith("sqlite_")
        for _, column, _, needed, _, key in file.execute(f"PRAGMA table_info({table})")
    }
    file.close()
    query = (
        "SELECT c.relname, a.attname, a.attnotnull, COALESCE(a.attnum = ANY (i.indkey), FALSE)"
        " FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped"
        " LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary"
        " WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace"
    )
    cursor = await two[0].reader.execute(query)
    theirs = {tuple(row) for row in await cursor.fetchall()}
    # SQLite reports primary keys as nullable, though they are not.
    ours = {(table, column, needed or key, key) for table, column, needed, key in ours}
    assert (
        theirs
        - {
            ("antike_schema_version", "version", True, False),
            ("antike_schema_version", "epoch", False, False),
        }
        == ours
    )


async def test_what_a_player_was_told_is_on_the_disk(address: SecretStr) -> None:
    """Commits are synchronous whatever the connection's default, and idle transactions lose their locks."""
    hasty = SecretStr(f"{address.get_secret_value()}&options=-csynchronous_commit%3Doff")
    async with Database(hasty) as database, database.transaction(1) as tx:
        assert await _ask(tx, "SHOW synchronous_commit") == "on"
        assert await _ask(tx, "SHOW idle_in_transaction_session_timeout") == "1min"
        assert await _ask(tx, "SHOW lock_timeout") == "30s"


async def test_a_transaction_that_has_failed_is_not_taken_for_kept(two: tuple[Database, Database]) -> None:
    """SQLite undoes the statement only; PostgreSQL the transaction, so going on after an error must raise."""
    one, _ = two

    async def careless() -> None:
        async with one.transaction(1) as tx:
            await Settings(tx).put("a", "1")
            with pytest.raises(psycopg.Error):
                await tx.execute("INSERT INTO seats (game_id, seat, user_id, name) VALUES (99, 0, 1, 'a')")

    with pytest.raises(StoreError, match="nothing of it was kept"):
        await careless()
    assert await Settings(one.reader).get("a") is None


async def test_readers_and_views_change_nothing(two: tuple[Database, Database]) -> None:
    one, _ = two
    async with one.view() as view:
        with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
            await Settings(view).put("a", "1")
    with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
        await Settings(one.reader).put("a", "1")


async def _all_gone(database: Database) -> None:
    """Terminate all other connections to the database, as a restart of the server does."""
    query = (
        "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await _ask(database.reader, query)


async def test_a_server_that_was_started_again_is_found_again(two: tuple[Database, Database]) -> None:
    one, other = two
    async with one.transaction(1) as tx:
        await Settings(tx).put("a", "1")
    engine = one._engine
    assert isinstance(engine, PostgresServer)
    assert engine._pool is not None
    await _all_gone(other)
    for connection in engine._pool._pool:
        connection.used_at = 0.0  # some time has passed
    assert await Settings(one.reader).get("a") == "1"
    async with one.transaction(1) as tx:
        await Settings(tx).put("a", "2")
    assert await Settings(other.reader).get("a") == "2"


async def test_a_line_that_breaks_takes_the_transaction_along(two: tuple[Database, Database]) -> None:
    one, other = two

    async def cut() -> None:
        async with one.transaction(1) as tx:
            await Settings(tx).put("a", "1")
            await _all_gone(other)
            await Settings(tx).put("b", "1")

    with pytest.raises(StoreTroubleError) as caught:
        await cut()
    assert caught.value.code == "away"
    async with asyncio.timeout(60), other.transaction(1) as tx:
        assert await Settings(tx).get("a") is None


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:very-secret@127.0.0.1:1/antike",
        "postgresql://ada:very-secret@127.0.0.1:1/antike?connect_timeout=2",
        "postgresql://127.0.0.1:1/antike?user=ada&password=very-secret",
        "postgresql://ada:p/very-secret@127.0.0.1/antike",
        "postgresql://ada:p?very-secret@127.0.0.1/antike",
        "postgresql://ada:%zzvery-secret@127.0.0.1/antike",
        "postgresql://ada@127.0.0.1/antike?passwort=very-secret",
    ],
)
async def test_a_password_is_never_told(address: str) -> None:
    with pytest.raises(StoreError) as caught:
        await Database(SecretStr(address)).open()
    assert "very-secret" not in str(caught.value)
    assert "very-secret" not in repr(caught.value.__cause__)
    assert "ANTIKE_DATABASE" in str(caught.value)


def test_a_name_says_where_the_database_is() -> None:
    name = Database(SecretStr("postgresql://ada:very-secret@db.example:5433/antike")).name
    assert name == "PostgreSQL database antike on db.example:5433"
    assert (
        Database(SecretStr("postgresql:///antike?host=/run/pg")).name
        == "PostgreSQL database antike on /run/pg"
    )


async def test_a_cancellation_is_heeded_whenever_it_comes(two: tuple[Database, Database]) -> None:
    """This includes the moment at which a waiting task is given one of few connections."""
    one, _ = two

    async def ask() -> None:
        while True:
            await Settings(one.reader).get("a")

    for pause in range(8):
        tasks = [asyncio.create_task(ask()) for _ in range(16)]
        for _ in range(pause):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        _, alive = await asyncio.wait(tasks, timeout=60)
        for task in alive:
            task.cancel()
        assert not alive


async def test_a_dump_can_be_put_back(two: tuple[Database, Database], server: Server) -> None:
    """The tools are PostgreSQL's own, as documented for hosts."""
    one, _ = two
    async with one.transaction() as tx:
        game_id = await Games(tx).create(new_game(1))
        await Games(tx).add_undo(game_id, "greeks", 1, 0, 0)
    address = server.create("restored")
    await asyncio.to_thread(server.copy, "games", "restored")
    async with Database(address) as database:
        assert await Games(database.reader).by_id(game_id) is not None
        assert await Games(database.reader).count_rows(game_id) == 1
        with pytest.raises(REFUSED, match="append-only"):
            async with database.transaction() as tx:
                await tx.execute("DELETE FROM actions")
        async with database.transaction() as tx:
            assert await Games(tx).create(new_game(2)) == game_id + 1
