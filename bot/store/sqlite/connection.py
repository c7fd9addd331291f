"""Connections that run short queries in the event loop and long ones in a thread.

aiosqlite uses its thread to execute, to fetch the rows and to close the cursor. A command runs some thirty
queries in sequence, in a transaction other games wait for, and a query of 20 microseconds takes ten times as
long via another thread. So queries run in place, except those that may take long: those that wait for a lock
or the disk, and every query that has once exceeded the time limit.
"""

import re
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from math import inf
from pathlib import Path
from time import thread_time
from typing import Any, Final

import aiosqlite
from aiosqlite.context import contextmanager

from bot.store.db.errors import StoreError, trouble_of

_CHUNK: Final = 64
_SHORT: Final = re.compile(r"(SELECT|INSERT|UPDATE|DELETE|WITH|ROLLBACK|BEGIN$)\b")
"""Statements that wait neither for a lock, as BEGIN IMMEDIATE does, nor for the disk, as COMMIT does."""
_LOOK_EVERY: Final = 5_000
"""SQLite VM steps between checks of the time: about half a millisecond."""
_AT_MOST: Final = 0.005
"""Seconds a query may block the event loop."""


class _FetchedCursor(aiosqlite.Cursor):
    """The fetched rows of a completed query."""

    def __init__(self, connection: aiosqlite.Connection, cursor: sqlite3.Cursor) -> None:
        """Created where the query ran."""
        super().__init__(connection, cursor)
        self._rows = deque[sqlite3.Row](cursor.fetchall() if cursor.description else ())
        self._changed = cursor.rowcount
        cursor.close()

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""
        return self._changed

    async def fetchone(self) -> sqlite3.Row | None:
        """Return the next row; None after the last."""
        return self._rows.popleft() if self._rows else None

    async def fetchall(self) -> Iterable[sqlite3.Row]:
        """Return all remaining rows."""
        rows = list(self._rows)
        self._rows.clear()
        return rows


class EagerConnection(aiosqlite.Connection):
    """A connection whose `execute` fetches the rows, in the event loop if that is quick."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, _CHUNK)
        self._sent = self._over = 0
        """Number of operations given to the thread, and number of those it has completed."""
        self._long: set[str] = set()
        """Queries that are always run in the thread."""
        self._ends_at = inf
        """Thread time at which a query is interrupted."""

    async def begin(self) -> None:
        """Open the file; raises `sqlite3.Error`."""
        await self
        self._conn.set_progress_handler(self._exceeds_time_limit, _LOOK_EVERY)

    @contextmanager
    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> aiosqlite.Cursor:
        """Run a query and fetch its result."""
        if self._sent == self._over and sql not in self._long and _SHORT.match(sql):
            found = self._run_in_loop(sql, parameters or ())
            if found is not None:
                return found
        return await self._run_in_thread(self._fetch, sql, parameters or ())

    @contextmanager
    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> aiosqlite.Cursor:
        """Run a query once per set of values."""
        return await self._run_in_thread(self._fetch_many, sql, parameters)

    def _run_in_loop(self, sql: str, parameters: Any) -> _FetchedCursor | None:
        """Run a query in the event loop; None if it takes too long, without effect.

        Writes are not interrupted, as that would undo the transaction; a slow one runs in the thread next
        time.
        """
        begun = thread_time()  # not wall time, as other threads may have the processor meanwhile
        self._ends_at = begun + _AT_MOST if sql.startswith(("SELECT", "WITH")) else inf
        try:
            found = self._fetch(sql, parameters)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            found = None
        finally:
            self._ends_at = inf
        if found is None or thread_time() - begun > _AT_MOST:
            self._long.add(sql)
        return found

    def _exceeds_time_limit(self) -> bool:
        return self._ends_at < inf and thread_time() > self._ends_at

    async def _run_in_thread(self, work: Callable[..., _FetchedCursor], *args: Any) -> _FetchedCursor:
        ask: Callable[..., Awaitable[_FetchedCursor]] = self._execute
        return await ask(work, *args)

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        """Run an operation in the thread; while it is busy, all go there."""
        ask: Callable[..., Awaitable[Any]] = super()._execute
        self._sent += 1
        return await ask(self._run_counted, fn, *args, **kwargs)

    def _run_counted(self, work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        try:
            return work(*args, **named)
        finally:
            self._over += 1

    def _fetch(self, sql: str, parameters: Any) -> _FetchedCursor:
        return _FetchedCursor(self, self._conn.execute(sql, parameters))

    def _fetch_many(self, sql: str, parameters: Any) -> _FetchedCursor:
        return _FetchedCursor(self, self._conn.executemany(sql, parameters))


class ReadingConnection(EagerConnection):
    """A connection for reading that says like a transaction what is wrong with the file."""

    @contextmanager
    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> aiosqlite.Cursor:
        """Run a query and fetch its result; raises `StoreTroubleError` if the file cannot be read."""
        try:
            return await super().execute(sql, parameters)
        except sqlite3.Error as error:
            # A write is forbidden here: that is our fault, not the file's.
            forbidden = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_READONLY
            if forbidden or (trouble := trouble_of(error)) is None:
                raise
            raise trouble from error


async def connect_eagerly(
    path: Path, set_up: Callable[[sqlite3.Connection], None], kind: type[EagerConnection] = EagerConnection
) -> EagerConnection:
    """Open a file and set the connection up; transactions are up to the caller.

    Raises `sqlite3.Error` if it cannot be opened, and whatever `set_up` raises of that or `StoreError`.
    """
    failed: list[sqlite3.Error | StoreError] = []

    def connect() -> sqlite3.Connection:
        connection = None
        try:
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            set_up(connection)  # while in the thread, as each switch takes longer than most queries
        except (sqlite3.Error, StoreError) as error:
            failed.append(error)
        return connection or sqlite3.connect(":memory:", check_same_thread=False)

    connection = kind(connect)
    await connection.begin()
    if failed:
        # aiosqlite only joins its thread if there was something to close; otherwise the thread may
        # outlive the event loop and print a traceback.
        await connection.close()
        raise failed[0]
    return connection
