"""Database-independent connections and the base class of repositories.

Queries are written once, in the common SQL of SQLite and PostgreSQL, with `?` for values. Both databases
implement these protocols, which follow aiosqlite's classes.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_Kind = TypeVar("_Kind", bound="DataclassInstance")
_Found = TypeVar("_Found")

_UNSTORABLE: Final = re.compile("[\x00\ud800-\udfff]")
"""Characters PostgreSQL cannot store, or that are no valid text."""


def storable(text: str) -> str:
    """Replace characters that cannot be stored."""
    return _UNSTORABLE.sub("\ufffd", text)


class Row(Protocol):
    """A row of a result; values by name or index. `dict(row)` works."""

    def __getitem__(self, key: int | str, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> list[str]:
        """Return the column names in order."""


class Cursor(Protocol):
    """The result of a query."""

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""

    async def fetchone(self) -> Row | None:
        """Return the next row; None after the last."""

    async def fetchall(self) -> Iterable[Row]:
        """Return all remaining rows."""


class Connection(Protocol):
    """A transaction, a consistent view, or the reader."""

    def execute(self, query: str, values: Sequence[object] = (), /) -> Awaitable[Cursor]:
        """Send a query with a value for each `?`."""

    def executemany(self, query: str, rows: Iterable[Sequence[object]], /) -> Awaitable[Cursor]:
        """Send a query once per row of values."""


class Repository:
    """Base of repositories, on one connection; writes require a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def _one(self, read: Callable[[Row], _Found], query: str, *values: object) -> _Found | None:
        """Return the first row of a query's result as `read` converts it; None if it is empty."""
        row = await first_row(self._db, query, values)
        return None if row is None else read(row)

    async def _all(self, read: Callable[[Row], _Found], query: str, *values: object) -> list[_Found]:
        """Return all rows of a query's result as `read` converts them."""
        return [read(row) for row in await all_rows(self._db, query, values)]

    async def _exists(self, query: str, *values: object) -> bool:
        """Return whether a query's result has a row."""
        return await first_row(self._db, query, values) is not None

    async def _insert(self, table: str, values: Mapping[str, object]) -> None:
        """Insert a row, given as values by column."""
        await self._db.execute(_insertion(table, values), tuple(values.values()))

    async def _insert_new(self, table: str, values: Mapping[str, object]) -> Row | None:
        """Insert a row unless one with the same key is there; return it as stored, else None."""
        query = f"{_insertion(table, values)} ON CONFLICT DO NOTHING RETURNING *"
        return await first_row(self._db, query, tuple(values.values()))

    async def _insert_returning(self, table: str, values: Mapping[str, object]) -> Row:
        """Insert a row and return it as stored, with its id."""
        row = await first_row(self._db, f"{_insertion(table, values)} RETURNING *", tuple(values.values()))
        if row is None:
            raise AssertionError("a row that was just made is there")
        return row

    async def _put(self, table: str, values: Mapping[str, object], *key: str) -> None:
        """Insert a row, or replace the one with equal values in the `key` columns."""
        changes = ", ".join(f"{column} = excluded.{column}" for column in values if column not in key)
        conflict = f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
        await self._db.execute(f"{_insertion(table, values)} {conflict}", tuple(values.values()))

    async def _update(self, table: str, values: Mapping[str, object], **key: object) -> int:
        """Update columns of the rows with the values of `key` and return their number."""
        changes = ", ".join(f"{column} = ?" for column in values)
        query = f"UPDATE {table} SET {changes} WHERE {_condition(key)}"  # noqa: S608 names of our own columns
        return (await self._db.execute(query, (*values.values(), *key.values()))).rowcount

    async def _delete(self, table: str, **key: object) -> int:
        """Delete the rows with these values and return their number."""
        query = f"DELETE FROM {table} WHERE {_condition(key)}"  # noqa: S608 names of our own columns
        return (await self._db.execute(query, tuple(key.values()))).rowcount


def _insertion(table: str, values: Mapping[str, object]) -> str:
    marks = ", ".join("?" * len(values))
    return f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})"  # noqa: S608 names of our own columns


def _condition(key: Mapping[str, object]) -> str:
    return " AND ".join(f"{column} = ?" for column in key)


async def first_row(connection: Connection, query: str, values: Sequence[object] = ()) -> Row | None:
    """Return the first row of a query's result; None if it is empty."""
    return await (await connection.execute(query, values)).fetchone()


async def all_rows(connection: Connection, query: str, values: Sequence[object] = ()) -> list[Row]:
    """Return all rows of a query's result."""
    return list(await (await connection.execute(query, values)).fetchall())


async def insert_all(connection: Connection, table: str, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert rows that all have values for the same columns."""
    if rows:
        await connection.executemany(_insertion(table, rows[0]), [tuple(row.values()) for row in rows])


async def number(connection: Connection, query: str, values: Sequence[object] = ()) -> int | None:
    """Return the single number of a query's result; None if there is none."""
    row = await first_row(connection, query, values)
    return None if row is None or row[0] is None else int(row[0])


def read_row(kind: type[_Kind], row: Row, **otherwise: Any) -> _Kind:
    """Create a dataclass from a row's columns of the same names; `otherwise` gives converted fields."""
    names = [each.name for each in fields(kind) if each.name not in otherwise]
    return kind(**{name: row[name] for name in names}, **otherwise)


def columns_of(row: "DataclassInstance", **otherwise: Any) -> dict[str, Any]:
    """Return a dataclass's fields by column; `otherwise` gives converted columns."""
    return {each.name: getattr(row, each.name) for each in fields(row)} | otherwise
