"""The store in an SQLite file: pragmas, migrations, transactions."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite

from bot.store.db.connection import Connection, all_rows
from bot.store.db.errors import NotOursError, StoreError, StoreTroubleError, Trouble, trouble_of
from bot.store.db.shards import Shards
from bot.store.migrations import check_version, development_error, migrations
from bot.store.sqlite.connection import EagerConnection, ReadingConnection, connect_eagerly

APPLICATION_ID: Final = 0x416E7469
"""In the header of our files; those of development versions have none."""
# FULL: what a player was told must survive a power failure; NORMAL may lose the last commits in WAL.
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",  # otherwise INSERT OR REPLACE would silently delete rows of the log
    "PRAGMA busy_timeout = 5000",
)

ADD_SEQUENCES: Final = (
    "INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM sqlite_master"
    " WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence)"
)
"""Adds the last ids of tables that never had a row, for which SQLite keeps none."""
RAISE_SEQUENCE: Final = "UPDATE sqlite_sequence SET seq = MAX(seq, ?) WHERE name = ?"
"""Makes the ids of a table continue after an id, if they have not come so far."""

_ADVICE: Final[dict[Trouble, str]] = {
    "away": "Check the path, then start again.",
    "busy": "Somebody else is writing it, perhaps a backup: wait until that is done, and start again.",
    "full": "Make room and check the permissions, then start again: nothing is lost.",
    "damaged": "Put a backup in its place.",
    "gone": "Put it back in its place, then start again.",
}


class SqliteFile:
    """Three connections to one file: one for writing, one transaction at a time, and two for reading."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: aiosqlite.Connection | None = None
        self._reader: aiosqlite.Connection | None = None
        self._viewer: aiosqlite.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._writing = asyncio.Lock()
        self._viewing = asyncio.Lock()

    @property
    def name(self) -> str:
        """Name of the database for people."""
        return f"SQLite database {self.path}"

    async def open(self) -> None:
        """Open the file, creating or migrating it; raises `StoreError`."""
        try:
            make_file(self.path)
            self._writer = await _connect(self.path, partial(_set_up_writer, path=self.path), EagerConnection)
            self._reader = await _connect(self.path, _set_up_reader, ReadingConnection)
            self._viewer = await _connect(self.path, _set_up_reader, ReadingConnection)
            self._identity = _identity(self.path)
        except (OSError, sqlite3.Error) as error:
            await self.close()
            reason = error.strerror if isinstance(error, OSError) else error
            raise StoreError(
                f"The database {self.path} cannot be opened: {reason}. Check the path, its permissions and "
                "the free space; if the file is damaged, put a backup in its place."
            ) from error
        except StoreError:
            await self.close()
            raise

    async def close(self) -> None:
        """Close all connections; may be called twice."""
        for connection in (self._viewer, self._reader, self._writer):
            if connection is not None:
                await connection.close()
        self._viewer = self._reader = self._writer = None

    def serving(self, _shards: Shards, _lost: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """Do nothing: `sole_use` excluded other processes before the file was opened."""
        return nullcontext()

    def missing(self) -> str | None:
        """Return what happened to a file that was moved, deleted or replaced; None if it is in place.

        It would still accept writes, which nobody would find again.
        """
        if self._writer is None or (found := _identity(self.path)) == self._identity:
            return None
        return "the file is gone" if found is None else "another file stands in the place of the one in use"

    async def last_ids(self, connection: Connection) -> Mapping[str, int]:
        """Return the last ids of the tables whose ids are never used again."""
        rows = await all_rows(connection, "SELECT name, seq FROM sqlite_sequence")
        return {row["name"]: row["seq"] for row in rows}

    async def renumber(self, tx: Connection, last: Mapping[str, int]) -> None:
        """Continue ids after the `last` ones; after the highest in a table SQLite continues by itself."""
        await tx.execute(ADD_SEQUENCES)
        await tx.executemany(RAISE_SEQUENCE, [(kept, table) for table, kept in last.items()])

    async def was_restored(self, tx: Connection) -> bool:
        """Return False, as `restore` handles restored files."""
        return False

    async def accept_contents(self, tx: Connection, *, lost: bool) -> None:
        """Do nothing, for the same reason."""

    @property
    def reader(self) -> Connection:
        """Connection for single queries outside transactions; each sees the latest commit."""
        if self._reader is None:
            raise StoreError("The database is not open.")
        return self._reader

    @asynccontextmanager
    async def view(self) -> AsyncIterator[Connection]:
        """Open a consistent view for several queries."""
        if self._viewer is None:
            raise StoreError("The database is not open.")
        async with self._viewing:
            try:
                await self._viewer.execute("BEGIN")
                yield self._viewer
            finally:
                await asyncio.shield(_roll_back(self._viewer))

    @asynccontextmanager
    async def transaction(self, game_id: int | None = None) -> AsyncIterator[Connection]:
        """Open a transaction; one at a time, whatever the game."""
        if self._writer is None:
            raise StoreError("The database is not open.")
        async with self._writing:
            if (what := self.missing()) is not None:
                raise StoreTroubleError("gone", f"{what} ({self.path})")
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.execute("COMMIT")
            except BaseException as error:
                # Also after a cancellation: the rollback queues behind the running operation, and finds
                # nothing to roll back if that was the commit.
                await asyncio.shield(_roll_back(self._writer))
                if isinstance(error, sqlite3.Error) and (trouble := trouble_of(error)) is not None:
                    raise trouble from error
                raise


def make_file(path: Path) -> None:
    """Create the file if missing, readable by its owner only; SQLite gives its helper files the same mode."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `NotOursError` for a non-empty file that no release has written."""
    if connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,):
        return
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if "games" in names and "actions" in names:
        raise development_error(f"database {path}")
    if names:
        raise NotOursError(f"{path} is another program's database: name another file.")


def _identity(path: Path) -> tuple[int, int] | None:
    """Identify the file at the path; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


async def _roll_back(connection: aiosqlite.Connection) -> None:
    with suppress(sqlite3.OperationalError, StoreTroubleError):
        await connection.execute("ROLLBACK")


async def _connect(
    path: Path, set_up: Callable[[sqlite3.Connection], None], kind: type[EagerConnection]
) -> aiosqlite.Connection:
    connection = await connect_eagerly(path, set_up, kind)
    connection.row_factory = sqlite3.Row
    return connection


def _set_up_reader(connection: sqlite3.Connection) -> None:
    connection.executescript("; ".join((*_PRAGMAS, "PRAGMA query_only = ON")))


def _set_up_writer(connection: sqlite3.Connection, path: Path) -> None:
    """Check the file and migrate it; if it is not ours, its journal mode stays as it is."""
    check_ours(connection, path)
    connection.executescript("; ".join(_PRAGMAS))
    _check_intact(connection, path)
    _migrate(connection, path)


def _check_intact(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file before it is used.

    Every page is checked. JSON constraints, which take seconds with ten thousand games, are left to `doctor`
    and `backup`: what breaks them is damage to one game.
    """
    connection.execute("PRAGMA ignore_check_constraints = ON")
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    finally:
        connection.execute("PRAGMA ignore_check_constraints = OFF")
    if found != "ok":
        raise StoreError(f"The database {path} is damaged ({found}): put a backup in its place.")


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Migrate the file to the newest schema, each step in its own transaction.

    A step copies damaged text of one game as it is, as the damage is to hold up no other game.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    check_version(f"database {path}", version, "sqlite")
    for schema, step in enumerate(migrations("sqlite")[version:], version + 1):
        script = (
            f"PRAGMA ignore_check_constraints = ON;\nBEGIN IMMEDIATE;\n{step.read_text()}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {schema};\nCOMMIT;\n"
            "PRAGMA ignore_check_constraints = OFF;"
        )
        try:
            connection.executescript(script)
        except sqlite3.Error as error:
            with suppress(sqlite3.OperationalError):
                connection.execute("ROLLBACK")
            trouble = trouble_of(error)
            advice = _ADVICE[trouble.code] if trouble else "Keep the file and report this."
            raise StoreError(
                f"The database {path} could not be brought to schema {schema}: {error}. {advice}"
            ) from error
