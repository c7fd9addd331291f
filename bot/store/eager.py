"""Connections whose results come at once: one trip to the connection's thread for a query, not three.

aiosqlite goes to its thread to execute, again for the rows, and again to close the cursor. A move asks some
thirty questions one after the other, in a transaction that other tables wait for. Under load every trip waits
for its turn in the event loop, so their number decides how many moves there are in a second. Results here are
small: nothing is lost by handing them over whole.
"""

import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import aiosqlite
from aiosqlite.context import contextmanager

__all__ = ["EagerConnection", "connect_eagerly"]

_CHUNK = 64


class _Fetched(aiosqlite.Cursor):
    """The rows of a query that is over and done with."""

    def __init__(self, connection: aiosqlite.Connection, cursor: sqlite3.Cursor) -> None:
        """Runs on the connection's thread."""
        super().__init__(connection, cursor)
        self._rows = deque[sqlite3.Row](cursor.fetchall() if cursor.description else ())
        self._changed, self._inserted = cursor.rowcount, cursor.lastrowid
        cursor.close()

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._changed

    @property
    def lastrowid(self) -> int | None:
        """The id of the row that was inserted."""
        return self._inserted

    async def fetchone(self) -> sqlite3.Row | None:
        """The next row; None after the last one."""
        return self._rows.popleft() if self._rows else None

    async def fetchmany(self, size: int | None = None) -> Iterable[sqlite3.Row]:
        """The next rows."""
        return [self._rows.popleft() for _ in range(min(size or 1, len(self._rows)))]

    async def fetchall(self) -> Iterable[sqlite3.Row]:
        """All rows that are left."""
        rows = list(self._rows)
        self._rows.clear()
        return rows

    async def __aiter__(self) -> AsyncIterator[sqlite3.Row]:
        """All rows that are left, one by one."""
        while self._rows:
            yield self._rows.popleft()

    async def close(self) -> None:
        """It is closed already."""


class EagerConnection(aiosqlite.Connection):
    """A connection whose `execute` brings the rows along."""

    @contextmanager
    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> aiosqlite.Cursor:
        """Send a query, and fetch all that it answers."""
        return await self._on_thread(self._fetch, sql, parameters or ())

    @contextmanager
    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> aiosqlite.Cursor:
        """Send the same query for each set of values."""
        return await self._on_thread(self._fetch_many, sql, parameters)

    async def _on_thread(self, work: Callable[..., _Fetched], *args: Any) -> _Fetched:
        ask: Callable[..., Awaitable[_Fetched]] = self._execute
        return await ask(work, *args)

    def _fetch(self, sql: str, parameters: Any) -> _Fetched:
        return _Fetched(self, self._conn.execute(sql, parameters))

    def _fetch_many(self, sql: str, parameters: Iterable[Any]) -> _Fetched:
        return _Fetched(self, self._conn.executemany(sql, parameters))


async def connect_eagerly(path: Path) -> EagerConnection:
    """Open a file; transactions are the caller's. Raises `sqlite3.Error` where it cannot be opened."""
    failed: list[sqlite3.Error] = []

    def connect() -> sqlite3.Connection:
        try:
            return sqlite3.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            failed.append(error)
            return sqlite3.connect(":memory:")

    connection = EagerConnection(connect, _CHUNK)
    await connection
    if failed:
        # aiosqlite waits for its thread only where there was something to close; left alone, the thread may
        # outlive the event loop, and then tells of that by a traceback.
        await connection.close()
        raise failed[0]
    return connection
