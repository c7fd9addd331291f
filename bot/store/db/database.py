"""The database, an SQLite file or a PostgreSQL server; no other module distinguishes them."""

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from pydantic import SecretStr

from bot.store.db.connection import Connection
from bot.store.db.errors import StoreError
from bot.store.db.shards import Shards
from bot.store.sqlite.server import SqliteFile

if TYPE_CHECKING:
    from bot.store.postgresql import PostgresServer


def _engine(where: Path | SecretStr) -> "SqliteFile | PostgresServer":
    if isinstance(where, Path):
        return SqliteFile(where)
    try:
        from bot.store.postgresql import PostgresServer  # its driver is optional
    except ImportError as error:
        raise StoreError(
            f"ANTIKE_DATABASE names a PostgreSQL database, but its driver is not there ({error}): install "
            "the extra `postgres` (docs/hosting.md)."
        ) from error
    return PostgresServer(where.get_secret_value())


class Database:
    """A database of games, on either engine."""

    def __init__(self, where: Path | SecretStr) -> None:
        """Create it for the path of an SQLite file, or a PostgreSQL address `postgresql://…`.

        Raises `StoreError` for an invalid address.
        """
        self.where = where
        self._engine = _engine(where)

    @property
    def name(self) -> str:
        """Name of the database for people, without password."""
        return self._engine.name

    async def open(self) -> None:
        """Connect and migrate to the newest schema; raises `StoreError`."""
        await self._engine.open()

    async def close(self) -> None:
        """Close the database; may be called twice."""
        await self._engine.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def serving(self, shards: Shards, lost: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """Exclude other processes from these shards; raises `StoreError` if one already serves them.

        `lost` is called if the exclusion can no longer be maintained: this process must stop.
        """
        return self._engine.serving(shards, lost)

    def missing(self) -> str | None:
        """Return what happened to a file that was moved, deleted or replaced; it then accepts nothing."""
        return self._engine.missing()

    async def last_ids(self, connection: Connection) -> Mapping[str, int]:
        """Return the last id assigned, by table, also where its row is gone."""
        return await self._engine.last_ids(connection)

    async def renumber(self, tx: Connection, last: Mapping[str, int]) -> None:
        """After inserting rows with given ids, make new ids higher than theirs and than `last`, by table."""
        await self._engine.renumber(tx, last)

    async def was_restored(self, tx: Connection) -> bool:
        """Return whether the database was replaced by a copy without our restore command."""
        return await self._engine.was_restored(tx)

    async def accept_contents(self, tx: Connection, *, lost: bool) -> None:
        """Accept the present contents; if rows were `lost`, their ids are not used again."""
        await self._engine.accept_contents(tx, lost=lost)

    @property
    def reader(self) -> Connection:
        """Connection for single queries outside transactions; each sees the latest commit."""
        return self._engine.reader

    def view(self) -> AbstractAsyncContextManager[Connection]:
        """Open a consistent view for several queries."""
        return self._engine.view()

    def transaction(self, game_id: int | None = None) -> AbstractAsyncContextManager[Connection]:
        """Open a transaction that nothing interleaves with.

        With `game_id`, it reads and changes rows of that game only, which nobody else changes until it ends.
        Without, nobody else changes anything, so this is for data of no game or several. Raises
        `StoreTroubleError` if nothing can be written at the moment; then nothing was.
        """
        return self._engine.transaction(game_id)
