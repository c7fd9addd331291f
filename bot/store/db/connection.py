"""Connection to a database: what queries are asked of, whichever database answers them.

Queries are written once, in the SQL that SQLite and PostgreSQL share, with `?` for values. Both databases
fulfil these protocols, which have the form of aiosqlite's classes.
"""

import re
from collections.abc import AsyncIterator, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_Kind = TypeVar("_Kind", bound="DataclassInstance")

_UNSTORABLE: Final = re.compile("[\x00\ud800-\udfff]")
"""Letters that stand in no text of PostgreSQL, or in none at all."""


def storable(text: str) -> str:
    """What somebody has written, as any database takes it: to the letter, but for what is no letter."""
    return _UNSTORABLE.sub("\ufffd", text)


class Row(Protocol):
    """One row of a result; values by name or by place. `dict(row)` works."""

    def __getitem__(self, key: int | str, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def keys(self) -> list[str]:
        """The names, in order."""
        ...


class Cursor(Protocol):
    """The result of a query."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        ...

    async def fetchone(self) -> Row | None:
        """The next row; None after the last one."""
        ...

    async def fetchall(self) -> Iterable[Row]:
        """All rows that are left."""
        ...

    def __aiter__(self) -> AsyncIterator[Row]: ...


class Execution(Protocol):
    """A query under way: await it, or use it with `async with`; either way there is a cursor."""

    def __await__(self) -> Generator[Any, None, Cursor]: ...

    async def __aenter__(self) -> Cursor: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> bool | None: ...


class Connection(Protocol):
    """What queries are sent through: a transaction, a view, or the reader."""

    def execute(self, query: str, values: Sequence[object] = (), /) -> Execution:
        """Send a query, with a value for each `?`."""
        ...

    def executemany(self, query: str, rows: Iterable[Sequence[object]], /) -> Execution:
        """Send the same query for each row of values."""
        ...


class Repository:
    """One kind of stored things, on one connection; what writes belongs in a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def _insert(self, table: str, values: Mapping[str, object]) -> None:
        """Add a row, given as values by column."""
        await self._db.execute(_insertion(table, values), tuple(values.values()))

    async def _insert_returning(self, table: str, values: Mapping[str, object]) -> Row:
        """Add a row; returns it as it is stored, with its id."""
        row = await first_row(self._db, f"{_insertion(table, values)} RETURNING *", tuple(values.values()))
        if row is None:
            raise AssertionError("a row that was just made is there")
        return row

    async def _put(self, table: str, values: Mapping[str, object], *key: str) -> None:
        """Add a row, or write it over the one that has the same values in the columns of `key`."""
        changes = ", ".join(f"{column} = excluded.{column}" for column in values if column not in key)
        conflict = f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
        await self._db.execute(f"{_insertion(table, values)} {conflict}", tuple(values.values()))

    async def _update(self, table: str, row_id: int, values: Mapping[str, object]) -> None:
        """Change some columns of the row with an id."""
        changes = ", ".join(f"{column} = ?" for column in values)
        query = f"UPDATE {table} SET {changes} WHERE id = ?"  # noqa: S608 names of our own columns
        await self._db.execute(query, (*values.values(), row_id))


def _insertion(table: str, values: Mapping[str, object]) -> str:
    marks = ", ".join("?" * len(values))
    return f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})"  # noqa: S608 names of our own columns


async def first_row(connection: Connection, query: str, values: Sequence[object] = ()) -> Row | None:
    """The first row of a query's result; None where it has none."""
    async with connection.execute(query, values) as cursor:
        return await cursor.fetchone()


async def all_rows(connection: Connection, query: str, values: Sequence[object] = ()) -> Iterable[Row]:
    """All rows of a query's result, read at once."""
    async with connection.execute(query, values) as cursor:
        return await cursor.fetchall()


async def number(connection: Connection, query: str, values: Sequence[object] = ()) -> int | None:
    """The one number that a query asks for; None where there is none."""
    row = await first_row(connection, query, values)
    return None if row is None or row[0] is None else int(row[0])


def read_row(kind: type[_Kind], row: Row, **otherwise: Any) -> _Kind:
    """A dataclass of the row's columns of the same names; `otherwise` are fields kept in another form."""
    names = [each.name for each in fields(kind) if each.name not in otherwise]
    return kind(**{name: row[name] for name in names}, **otherwise)


def columns_of(row: "DataclassInstance", **otherwise: Any) -> dict[str, Any]:
    """The fields of a dataclass by column, to be written; `otherwise` are columns kept in another form."""
    return {each.name: getattr(row, each.name) for each in fields(row)} | otherwise
