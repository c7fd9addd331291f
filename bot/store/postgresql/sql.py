"""Adaptation of our queries and rows to psycopg."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Any, Final

import psycopg
from psycopg.rows import RowMaker
from psycopg_pool import PoolTimeout

from bot.store.db.errors import StoreError, StoreTroubleError, Trouble

_BUSY: Final = frozenset({"40", "53", "55"})
"""SQLSTATE classes: rolled back because of others, insufficient resources, lock not available."""
_Server = psycopg.AsyncConnection[Any]
_Cursor = psycopg.AsyncCursor[Any]
_Lender = Callable[[], AbstractAsyncContextManager[_Server]]


@cache
def _translate_placeholders(query: str) -> bytes:
    """Translate placeholders; none of our queries contains a literal question mark."""
    return query.replace("%", "%%").replace("?", "%s").encode()


class _Row:
    """A row with values by name and index, like SQLite's."""

    __slots__ = ("_names", "_values")

    def __init__(self, names: dict[str, int], values: tuple[Any, ...]) -> None:
        self._names = names
        self._values = values

    def __getitem__(self, key: int | str, /) -> Any:
        return self._values[key if isinstance(key, int) else self._names[key]]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def keys(self) -> list[str]:
        """Return the column names in order."""
        return list(self._names)


def trouble_of(error: psycopg.Error | PoolTimeout) -> StoreTroubleError:
    """Classify an error of the server or the connection."""
    state = error.sqlstate if isinstance(error, psycopg.Error) else None
    code: Trouble = "away"
    if isinstance(error, psycopg.errors.DiskFull):
        code = "full"
    elif state is not None and state[:2] in _BUSY:
        code = "busy"
    return StoreTroubleError(code, str(error).strip())


def row_factory(cursor: psycopg.AsyncCursor[Any] | psycopg.Cursor[Any]) -> RowMaker[_Row]:
    """Create the rows of a result."""
    names = {column.name: place for place, column in enumerate(cursor.description or ())}
    return lambda values: _Row(names, tuple(values))


async def _send(server: _Server, query: str, values: Sequence[object]) -> _Cursor:
    cursor = server.cursor()
    await cursor.execute(_translate_placeholders(query), values)
    return cursor


class Session:
    """A server connection within a transaction."""

    def __init__(self, server: _Server) -> None:
        self._server = server

    async def execute(self, query: str, values: Sequence[object] = (), /) -> _Cursor:
        """Send a query with a value for each `?`."""
        return await _send(self._server, query, values)

    async def executemany(self, query: str, rows: Iterable[Sequence[object]], /) -> _Cursor:
        """Send a query once per row of values."""
        cursor = self._server.cursor()
        await cursor.executemany(_translate_placeholders(query), rows)
        return cursor


class Reader:
    """Runs each query on any free connection; read-only."""

    def __init__(self, lend: _Lender) -> None:
        self._lend = lend

    async def execute(self, query: str, values: Sequence[object] = (), /) -> _Cursor:
        """Send a query with a value for each `?`."""
        try:
            async with self._lend() as server:
                return await _send(server, query, values)
        except (psycopg.OperationalError, PoolTimeout) as error:
            raise trouble_of(error) from error

    async def executemany(self, query: str, rows: Iterable[Sequence[object]], /) -> _Cursor:
        """Raise an error, because changes require a transaction."""
        raise StoreError("Changes belong into a transaction.")
