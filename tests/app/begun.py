"""Games that have just begun, restored from the rows of the first game of their kind.

Hundreds of tests start at the same tables, and gathering players takes longer than most of these tests. So
the application begins one game of each kind per test process; after that its rows are inserted.
"""

import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from bot.app import App, Caller, Table
from bot.i18n.catalogue import language
from bot.store import ALL_SHARDS, Connection, Database
from bot.store.db.connection import all_rows, first_row
from bot.store.transfer import _OF_GAMES, _OTHERS

_Start: TypeAlias = tuple[object, ...]
"""Everything that determines how a game begins."""
_Numbers: TypeAlias = Mapping[str, int]
_TABLES: Final = ("games", *_OF_GAMES)
_EMPTY: Final = {"games", *_OTHERS} - {"people"}
_FILLED: Final = " OR ".join(f"EXISTS (SELECT 1 FROM {table})" for table in _EMPTY)  # noqa: S608 ours


@dataclass(frozen=True)
class _Begun:
    """What the start of a game leaves: channel, inserts of rows, counters, and the state of chance."""

    channel_id: int
    inserts: Sequence[tuple[str, Sequence[Sequence[Any]]]]
    numbers: _Numbers
    chance: tuple[Any, ...]


_BEGUN: Final[dict[_Start, _Begun]] = {}


async def begun_once(app: App, kind: _Start, begin: Callable[[], Awaitable[Table]]) -> Table:
    """Return a game of a kind, started with `begin` if it is the first one or `_start` returns None."""
    start = await _start(app, kind)
    if start is None:
        return await begin()
    if start not in _BEGUN:
        table = await begin()
        _BEGUN[start] = await _left_behind(app, table)
        return table
    known = _BEGUN[start]
    async with app.context.database.transaction() as tx:
        for statement, rows in known.inserts:
            await tx.executemany(statement, rows)
        await _count_on(app.context.database, tx, known.numbers)
    app.context.chance.setstate(known.chance)
    app.context.signals.set_all()
    return await app.queries.table(Caller(0, known.channel_id))


async def _start(app: App, kind: _Start) -> _Start | None:
    """Return the key of a start; None if games begin differently each time, or more than people is stored."""
    context = app.context
    if type(context.chance) is not random.Random or context.shards != ALL_SHARDS:
        return None
    async with context.database.view() as view:
        found = await first_row(view, f"SELECT {_FILLED} AS filled")
        people = await all_rows(view, "SELECT * FROM people ORDER BY user_id")
    if found is None or found["filled"]:
        return None
    file = isinstance(context.database.where, Path)
    settings = (context.now(), context.grace, context.patience, language())
    return (file, *settings, context.chance.getstate(), *kind, *map(tuple, people))


async def _left_behind(app: App, table: Table) -> _Begun:
    inserts, database = [], app.context.database
    async with database.view() as view:
        for name in _TABLES:
            if rows := list(await all_rows(view, f"SELECT * FROM {name}")):  # noqa: S608 a table of ours
                columns = rows[0].keys()
                marks = ", ".join("?" for _ in columns)
                statement = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 ours
                inserts.append((statement, [tuple(row) for row in rows]))
        numbers = await _numbers(database, view)
    return _Begun(table.game.channel_id, inserts, numbers, app.context.chance.getstate())


async def _numbers(database: Database, view: Connection) -> _Numbers:
    """Return the last value of each id counter, by the counter's name."""
    query = "SELECT name, seq AS last FROM sqlite_sequence"
    if not isinstance(database.where, Path):
        query = "SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE last_value > 0"
    return {row["name"]: row["last"] for row in await all_rows(view, query)}


async def _count_on(database: Database, tx: Connection, numbers: _Numbers) -> None:
    if isinstance(database.where, Path):
        await tx.execute("DELETE FROM sqlite_sequence")
        await tx.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", list(numbers.items()))
        return
    for name, last in numbers.items():
        cursor = await tx.execute(f"SELECT setval('{name}', {last})")
        await cursor.fetchone()
