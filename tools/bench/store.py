"""Measure the cost of a move on a database: `python -m tools.bench.store [ADDRESS]`.

Without an address it uses an SQLite file in a temporary folder. An address names an empty PostgreSQL
database; the games remain in it. Pictures, Discord and computer players are not included.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.app import App, Caller, GameRequest
from bot.app.antike.scripts import end_turn, turn_to
from bot.store import Connection, Cursor, Database

_PLAYERS: Final = 4
_WEDGES: Final = ("gold", "marble", "iron")


class _Counted:
    """A connection that counts its queries."""

    def __init__(self, connection: Connection, asked: list[int]) -> None:
        self._connection = connection
        self._asked = asked

    def execute(self, query: str, values: Sequence[object] = (), /) -> Awaitable[Cursor]:
        self._asked[0] += 1
        return self._connection.execute(query, values)

    def executemany(self, query: str, rows: Iterable[Sequence[object]], /) -> Awaitable[Cursor]:
        self._asked[0] += 1
        return self._connection.executemany(query, rows)


class _Counting(Database):
    """A database that counts its queries; begin and end of a transaction count as one each."""

    def __init__(self, where: Path | SecretStr) -> None:
        super().__init__(where)
        self.asked = [0]

    @property
    def reader(self) -> Connection:
        return _Counted(super().reader, self.asked)

    def transaction(self, game_id: int | None = None) -> AbstractAsyncContextManager[Connection]:
        return self._counted(super().transaction(game_id))

    @contextlib.asynccontextmanager
    async def _counted(self, opened: AbstractAsyncContextManager[Connection]) -> AsyncIterator[Connection]:
        async with opened as tx:
            self.asked[0] += 2
            yield _Counted(tx, self.asked)


class _Table:
    """A game whose players only produce."""

    def __init__(self, app: App, number: int) -> None:
        self._app = app
        self._channel = 1_000_000 + number
        self._people = [10 * number + seat + 1 for seat in range(_PLAYERS)]

    async def open(self) -> None:
        host = Caller(self._people[0], self._channel)
        await self._app.lobby.create(host, GameRequest(1, "Host", "east", "antike", _PLAYERS))
        for seat, user_id in enumerate(self._people[1:]):
            await self._app.lobby.join(Caller(user_id, self._channel), f"Player {seat}")
        await self._app.lobby.start(host)

    async def turn(self, number: int) -> None:
        """Play a turn in two calls, the wedge and the end of the turn; `number` determines the wedge."""
        table = await self._app.queries.table(Caller(0, self._channel))
        if table.awaited is None:
            raise AssertionError("nobody is awaited")
        caller = Caller(table.awaited.user_id, self._channel)
        await self._app.play.submit(caller, turn_to(_WEDGES[number // _PLAYERS % len(_WEDGES)]))
        await self._app.play.submit(caller, end_turn())


async def _measure(where: Path | SecretStr, tables: int, turns: int) -> None:
    async with _Counting(where) as database:
        app = App(database, chance=random.Random(1))  # noqa: S311 a game, no secret
        seated = [_Table(app, number) for number in range(tables + 1)]
        for table in seated:
            await table.open()
        sys.stdout.write(f"{database.name}\n")
        await _play(database, seated[:1], turns, "one table alone")
        await _play(database, seated[1:], turns, f"{tables} tables at once")


async def _play(database: _Counting, seated: Sequence[_Table], turns: int, name: str) -> None:
    async def play(table: _Table) -> None:
        for number in range(turns):
            await table.turn(number)

    database.asked[0], begun, cpu = 0, time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(table) for table in seated))
    seconds, moves = time.perf_counter() - begun, 2 * turns * len(seated)
    sys.stdout.write(
        f"  {name}: {1e3 * seconds * len(seated) / moves:.1f} ms a move, {moves / seconds:.0f} moves a second"
        f", {1e3 * (time.process_time() - cpu) / moves:.1f} ms of our processor time a move,"
        f" {database.asked[0] / moves:.0f} questions a move\n"
    )


def main() -> None:
    """Measure one database and print the figures."""
    parser = argparse.ArgumentParser(description="What a move costs on a database.")
    parser.add_argument("address", nargs="?", type=SecretStr, help="an empty PostgreSQL database")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--turns", type=int, default=24)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = options.address or Path(folder) / "games.sqlite3"
        asyncio.run(_measure(where, options.tables, options.turns))


if __name__ == "__main__":
    main()
