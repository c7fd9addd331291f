"""Opening a database: pragmas, migrations, refusals; and the constraints of the schema."""

import asyncio
import gc
import sqlite3
import subprocess
import sys
import threading
import warnings
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.model import SeatRow
from bot.store import Database, Games, Outbox, Settings, StoreError
from bot.store.migrations import migrations, newest_schema
from bot.store.sqlite.connection import connect_eagerly
from tests.databases import REFUSED, Where, address_to_str, tables_of
from tests.store.conftest import add_migration, forge_development, new_game
from tests.support.outbox import queue_message

pytestmark = pytest.mark.both

_READ_ONLY = (sqlite3.OperationalError, psycopg.errors.ReadOnlySqlTransaction, StoreError)
_TABLES = {"games", "seats", "actions", "snapshots", "outbox", "interactions", "settings"}
_NEWEST = newest_schema("sqlite")


def _tables(path: Path) -> set[str]:
    connection = sqlite3.connect(path)
    found = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    return found


def _version(path: Path) -> int:
    connection = sqlite3.connect(path)
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return int(version)


def _content(path: Path) -> bytes:
    return path.read_bytes()


def _overwrite(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def test_a_fresh_file_gets_the_whole_schema(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.sqlite3"
    async with Database(path):
        pass
    assert _tables(path) >= _TABLES
    assert _version(path) == newest_schema("sqlite") >= 1


async def test_an_existing_file_keeps_what_it_holds(path: Path) -> None:
    async with Database(path) as database, database.transaction() as tx:
        game_id = await Games(tx).create(new_game(7))
    before = _version(path)
    for _ in range(2):
        async with Database(path) as database:
            game = await Games(database.reader).by_id(game_id)
            assert game is not None
            assert game.channel_id == 7
    assert _version(path) == before


async def test_a_person_may_have_two_seats_and_a_nation_one(path: Path) -> None:
    """Two players with four nations have two seats each (S9)."""
    async with Database(path) as database:
        async with database.transaction() as tx:
            game_id = await Games(tx).create(new_game(7))
            seats = [
                SeatRow(0, 3, "Ann", "greeks", conceded=False),
                SeatRow(1, 4, "Bob", None, conceded=True),
            ]
            both = [*seats, SeatRow(2, 3, "Ann", "arabs", conceded=False)]
            await Games(tx).set_seats(game_id, both)
        assert await Games(database.reader).seats(game_id) == both
        twice = [*seats, SeatRow(2, 5, "Cem", "greeks", conceded=False)]
        with pytest.raises(REFUSED):
            async with database.transaction() as tx:
                await Games(tx).set_seats(game_id, twice)


async def test_a_further_migration_keeps_what_there_is(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On both databases it is applied once, to existing rows; the version before refuses the newer schema."""
    async with Database(where) as database:
        async with database.transaction() as tx:
            game_id = await Games(tx).create(new_game(7))
        before = await Games(database.reader).by_id(game_id)
    with monkeypatch.context() as patch:
        add_migration(
            patch, tmp_path, "CREATE TABLE notes (text TEXT NOT NULL); INSERT INTO notes VALUES ('once');"
        )
        for _ in range(2):
            async with Database(where) as database:
                assert await Games(database.reader).by_id(game_id) == before
                cursor = await database.reader.execute("SELECT text FROM notes")
                assert [row["text"] for row in await cursor.fetchall()] == ["once"]
                assert await _schema(database) == _NEWEST + 1
    try:
        with pytest.raises(
            StoreError, match=rf"newer version \(schema {_NEWEST + 1}, known up to {_NEWEST}\)"
        ):
            await Database(where).open()
    finally:
        if not isinstance(where, Path):  # other tests use the same server
            with psycopg.connect(where.get_secret_value(), autocommit=True) as connection:
                connection.execute("DROP TABLE notes")
                connection.execute("UPDATE antike_schema_version SET version = %s", (_NEWEST,))


async def test_a_damaged_message_holds_up_no_migration(path: Path) -> None:
    """Migration 022, which copies all messages; from then on no such payload is accepted."""
    async with Database(path) as database, database.transaction() as tx:
        game_id = await Games(tx).create(new_game(7))
        for nonce in ("damaged", "whole"):
            await queue_message(tx, game_id, nonce, {"text": nonce})
    damage = "UPDATE outbox SET payload = substr(payload, 1, 5) WHERE nonce = 'damaged'"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"PRAGMA ignore_check_constraints = ON; {damage}; PRAGMA user_version = 21")
    async with Database(path) as database:
        assert await _schema(database) == _NEWEST
        whole = await Outbox(database.reader).by_nonce("whole")
        assert whole is not None
        assert whole.payload == {"text": "whole"}
        with pytest.raises(ValueError, match="Unterminated"):
            await Outbox(database.reader).by_nonce("damaged")
        with pytest.raises(sqlite3.IntegrityError):
            async with database.transaction() as tx:
                await tx.execute(damage.replace("'damaged'", "'whole'"))


async def test_a_migration_that_fails_changes_nothing(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Database(where) as database, database.transaction() as tx:
        game_id = await Games(tx).create(new_game(7))
    with monkeypatch.context() as patch:
        add_migration(patch, tmp_path, "CREATE TABLE notes (text TEXT); INSERT INTO nowhere VALUES (1);")
        with pytest.raises(StoreError, match=f"could not be brought to schema {_NEWEST + 1}"):
            await Database(where).open()
    async with Database(where) as database:
        assert await _schema(database) == _NEWEST
        assert "notes" not in await tables_of(database)
        assert await Games(database.reader).by_id(game_id) is not None


async def _schema(database: Database) -> int:
    of_file = isinstance(database.where, Path)
    query = "PRAGMA user_version" if of_file else "SELECT version FROM antike_schema_version"
    cursor = await database.reader.execute(query)
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def test_a_file_from_before_the_first_release_is_refused_and_left_alone(path: Path) -> None:
    async with Database(path) as database, database.transaction() as tx:
        await Games(tx).create(new_game(7))
    forge_development(path)
    before = _content(path)
    with pytest.raises(StoreError, match=r"development version from before the first release"):
        await Database(path).open()
    assert _content(path) == before


@pytest.mark.sqlite
@pytest.mark.parametrize(
    "pragma", [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("recursive_triggers", 1)]
)
async def test_pragmas_are_in_force(database: Database, pragma: tuple[str, str | int]) -> None:
    """They hold on every connection: all but the first have to be set for each."""
    name, value = pragma
    async with database.transaction() as tx, database.view() as view:
        for connection in (tx, database.reader, view):
            cursor = await connection.execute(f"PRAGMA {name}")
            row = await cursor.fetchone()
            assert row is not None
            assert row[0] == value


@pytest.mark.sqlite
async def test_waiting_for_a_lock_has_a_bound(database: Database) -> None:
    cursor = await database.reader.execute("PRAGMA busy_timeout")
    row = await cursor.fetchone()
    assert row is not None
    assert row[0] == 5000


@pytest.mark.sqlite
async def test_readers_cannot_write(database: Database) -> None:
    async with database.view() as view:
        for connection in (database.reader, view):
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                await connection.execute("INSERT INTO settings VALUES ('a', 'b')")


async def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    async with Database(path):
        pass
    newer = _version(path) + 1
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {newer}")
    connection.close()
    with pytest.raises(StoreError, match="newer"):
        await Database(path).open()
    assert _version(path) == newer


def _zeros(content: bytes) -> bytes:
    return content[:200] + bytes(len(content) - 200)


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"this is no database at all, it is a letter to somebody" * 40,
        lambda content: b"\xff" * 100 + content[100:],
        lambda content: content[: len(content) // 2],
        lambda content: content[:8192] + b"\xa5" * (len(content) - 8192),
        _zeros,
    ],
    ids=["letter", "header", "half", "pages", "zeros"],
)
async def test_a_damaged_file_is_refused(path: Path, damage: object) -> None:
    async with Database(path) as database, database.transaction() as tx:
        for channel in range(60):
            await Games(tx).create(new_game(channel))
    assert callable(damage)
    damaged = damage(_content(path))
    _overwrite(path, damaged)
    opened = Database(path)
    with pytest.raises(StoreError) as caught:
        await opened.open()
    assert str(path) in str(caught.value)
    assert "backup" in str(caught.value)
    assert _content(path) == damaged
    with pytest.raises(StoreError, match="not open"):
        _ = opened.reader


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        await Database(tmp_path).open()
    _overwrite(tmp_path / "file", b"")
    with pytest.raises(StoreError):
        await Database(tmp_path / "file" / "games.sqlite3").open()


async def test_a_refusal_leaves_no_connection_behind(path: Path) -> None:
    _overwrite(path, b"nothing like a database" * 100)
    with warnings.catch_warnings(record=True) as noticed:
        warnings.simplefilter("always", ResourceWarning)
        with pytest.raises(StoreError):
            await Database(path).open()
        gc.collect()
    assert [str(each.message) for each in noticed if issubclass(each.category, ResourceWarning)] == []


def test_a_file_that_cannot_be_opened_ends_before_its_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that outlives its event loop would end with a traceback."""
    told = list[threading.ExceptHookArgs]()
    monkeypatch.setattr(threading, "excepthook", told.append)
    before = threading.enumerate()
    for _ in range(30):
        with pytest.raises(sqlite3.Error, match="unable to open"):
            asyncio.run(connect_eagerly(tmp_path, lambda _: None))
    for thread in set(threading.enumerate()) - set(before):
        thread.join(60)
    assert told == []


async def test_a_step_that_fails_leaves_the_old_schema(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed migration is rolled back as a whole."""
    add_migration(monkeypatch, tmp_path, "CREATE TABLE notes (text TEXT); CREATE TABLE outbox (letter TEXT);")
    with pytest.raises(StoreError, match=f"schema {_NEWEST + 1}"):
        await Database(path).open()
    assert "notes" not in _tables(path)
    assert _version(path) == _NEWEST


async def test_closing_twice_does_no_harm(where: Where) -> None:
    database = Database(where)
    await database.open()
    await database.close()
    await database.close()
    with pytest.raises(StoreError, match="not open"):
        _ = database.reader
    for use in (database.transaction, database.view):
        with pytest.raises(StoreError, match="not open"):
            async with use():
                raise AssertionError("a closed database was used")


async def test_the_log_is_append_only(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        await Games(tx).add_undo(game_id, "greeks", 1, 0, 0)
    for change in (
        "UPDATE actions SET keep = 1",
        "DELETE FROM actions",
        "UPDATE actions SET at = 5 WHERE seq = 1",
        "INSERT INTO actions (game_id, seq, kind, nation, batch, keep, at)"
        " SELECT id, 1, 'undo', 'greeks', 1, 1, 0 FROM games WHERE TRUE"
        " ON CONFLICT (game_id, seq) DO UPDATE SET keep = 1",
    ):
        with pytest.raises(REFUSED):
            async with database.transaction() as tx:
                await tx.execute(change)
    cursor = await database.reader.execute("SELECT keep, at FROM actions")
    rows = await cursor.fetchall()
    assert [tuple(row) for row in rows] == [(0, 0)]


@pytest.mark.sqlite
async def test_no_row_of_the_log_is_put_in_the_place_of_another(database: Database, game_id: int) -> None:
    """Only SQLite can replace rows; unless set otherwise it deletes the old ones without running triggers."""
    async with database.transaction() as tx:
        await Games(tx).add_undo(game_id, "greeks", 1, 0, 0)
    with pytest.raises(REFUSED, match="append-only"):
        async with database.transaction() as tx:
            await tx.execute(
                "INSERT OR REPLACE INTO actions (game_id, seq, kind, nation, batch, keep, at)"
                " SELECT id, 1, 'undo', 'greeks', 1, 1, 0 FROM games"
            )


@pytest.mark.parametrize(
    "insert",
    [
        "INSERT INTO seats (game_id, seat, user_id, name) VALUES (99, 0, 1, 'a')",
        "INSERT INTO snapshots VALUES (99, 0, 'v', '{}')",
        "INSERT INTO snapshots VALUES (1, 0, 'v', '{')",
        "INSERT INTO interactions VALUES (1, 99, 0)",
        "INSERT INTO actions VALUES (1, 1, 'undo', 'greeks', 1, 1, '{}', NULL, 0, NULL)",
        "INSERT INTO actions VALUES (1, 1, 'action', 'greeks', 1, 1, NULL, NULL, 0, NULL)",
        "INSERT INTO actions VALUES (99, 1, 'undo', 'greeks', 1, 1, NULL, 0, 0, NULL)",
        "INSERT INTO outbox (game_id, nonce, kind, channel_id, payload, revision, due_at)"
        " VALUES (99, 'n', 'turn', 1, '{}', 0, 0)",
        "INSERT INTO actions VALUES (1, 1, 'action', 'greeks', 1, 1, '{}', NULL, 0, 'whim')",
        "INSERT INTO orders VALUES (99, 1, '', '', 'fight', 'peace')",
        "INSERT INTO orders VALUES (1, 1, '', '', 'run', 'peace')",
        "INSERT INTO orders VALUES (1, 1, '', '', 'ask', 'ask')",
        "INSERT INTO plans VALUES (99, 'greeks', 1, 'play', '[]', 'waiting', 0, NULL, NULL, 0)",
        "INSERT INTO plans VALUES (1, 'greeks', 1, 'play', '[', 'waiting', 0, NULL, NULL, 0)",
        "INSERT INTO plans VALUES (1, 'greeks', 1, 'play', '[]', 'lost', 0, NULL, NULL, 0)",
        "INSERT INTO plan_choices VALUES (1, 'greeks', 1, 3, 2, '@gold', '{')",
        "INSERT INTO plan_drafts VALUES (1, 2, '[', NULL)",
        "INSERT INTO plan_drafts VALUES (1, 2, '[]', 'later')",
        "UPDATE games SET status = 'paused'",
        "UPDATE games SET variant = 'none'",
    ],
    ids=range(20),
)
async def test_the_schema_refuses_what_cannot_be(database: Database, game_id: int, insert: str) -> None:
    assert game_id == 1
    with pytest.raises(REFUSED):
        async with database.transaction() as tx:
            await tx.execute(insert)


async def test_two_programs_may_open_one_database(where: Where) -> None:
    async with Database(where) as one, Database(where) as other:
        async with one.transaction() as tx:
            first = await Games(tx).create(new_game(1))
        async with other.transaction() as tx:
            second = await Games(tx).create(new_game(2))
        assert await Games(one.reader).by_id(second) is not None
        assert await Games(other.reader).by_id(first) is not None


@pytest.mark.process
async def test_after_a_crash_only_what_was_committed_is_there(where: Where) -> None:
    """The process exits within a transaction, without closing anything."""
    async with Database(where):
        pass
    code = (
        "import asyncio, os, sys\n"
        "from bot.store import Database, Games\n"
        "from tests.databases import read_where\n"
        "from tests.store.conftest import new_game\n"
        "async def main():\n"
        "    database = Database(read_where(sys.argv[1]))\n"
        "    await database.open()\n"
        "    async with database.transaction() as tx:\n"
        "        await Games(tx).create(new_game(1))\n"
        "    async with database.transaction() as tx:\n"
        "        await Games(tx).create(new_game(2))\n"
        "        os._exit(9)\n"
        "asyncio.run(main())\n"
    )
    command = [sys.executable, "-c", code, address_to_str(where)]
    ran = await asyncio.to_thread(subprocess.run, command, check=False)
    assert ran.returncode == 9
    async with Database(where) as database:
        assert await Games(database.reader).in_channel(1) is not None
        assert await Games(database.reader).in_channel(2) is None
        async with database.transaction() as tx:
            await Games(tx).create(new_game(2))


async def test_nothing_is_changed_by_reading(database: Database) -> None:
    """A write without a transaction fails at once, on both databases."""
    query = "INSERT INTO settings (name, value) VALUES (?, ?)"
    with pytest.raises(_READ_ONLY, match=r"readonly|read-only|transaction"):
        await database.reader.execute(query, ("a", "1"))
    with pytest.raises(_READ_ONLY, match=r"readonly|read-only|transaction"):
        await database.reader.executemany(query, [("a", "1")])
    with pytest.raises(_READ_ONLY, match=r"readonly|read-only|transaction"):
        async with database.view() as view:
            await view.execute(query, ("a", "1"))
    async with database.transaction() as tx:
        assert await Settings(tx).get("a") is None


def test_both_databases_have_the_same_migrations() -> None:
    """Without a PostgreSQL server, nothing else notices that a migration is missing there."""
    sqlite, postgresql = ([step.name for step in migrations(kind)] for kind in ("sqlite", "postgresql"))
    assert sqlite == postgresql
