"""The database: an SQLite file or a PostgreSQL server; only this module knows which."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from pydantic import SecretStr

from bot.store.db.connection import Connection
from bot.store.db.errors import StoreError
from bot.store.db.shards import Shards
from bot.store.sqlite.server import SqliteFile


class _Engine(Protocol):
    """What a database has to be able to do."""

    @property
    def name(self) -> str: ...
    @property
    def reader(self) -> Connection: ...
    async def open(self) -> None: ...
    async def close(self) -> None: ...
    def serving(self, shards: Shards, lost: Callable[[], None]) -> AbstractAsyncContextManager[None]: ...
    async def examine(self) -> str | None: ...
    def missing(self) -> str | None: ...
    async def renumber(self, tx: Connection) -> None: ...
    async def was_put_back(self, tx: Connection) -> bool: ...
    async def count_on(self, tx: Connection, *, lost: bool) -> None: ...
    def view(self) -> AbstractAsyncContextManager[Connection]: ...
    def transaction(self, game_id: int | None = None) -> AbstractAsyncContextManager[Connection]: ...


def _engine(where: Path | SecretStr) -> _Engine:
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
    """A database of games, whichever kind it is."""

    def __init__(self, where: Path | SecretStr) -> None:
        """`where` is the path of an SQLite file, or the address of a PostgreSQL database, `postgresql://…`.

        Raises `StoreError` for an address that cannot be used.
        """
        self.where = where
        self._engine = _engine(where)

    @property
    def name(self) -> str:
        """Which database it is, for people to read; without any password."""
        return self._engine.name

    async def open(self) -> None:
        """Connect, and bring the database to the newest schema; raises `StoreError`."""
        await self._engine.open()

    async def close(self) -> None:
        """Let go of the database; twice does no harm."""
        await self._engine.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def serving(self, shards: Shards, lost: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """Keep other processes off these shards while this lasts; raises `StoreError` where one is there.

        `lost` is called where that can no longer be kept up: this process has to stop.
        """
        return self._engine.serving(shards, lost)

    async def examine(self) -> str | None:
        """What is wrong with what is stored, as far as the database can tell; None where all is well."""
        return await self._engine.examine()

    def missing(self) -> str | None:
        """What has become of the file in use, if it was moved, deleted or replaced; nothing is taken then."""
        return self._engine.missing()

    async def renumber(self, tx: Connection) -> None:
        """After rows came with their ids: let new ones have higher ids."""
        await self._engine.renumber(tx)

    async def was_put_back(self, tx: Connection) -> bool:
        """Whether a copy was put in the place of what stood here by other means than ours."""
        return await self._engine.was_put_back(tx)

    async def count_on(self, tx: Connection, *, lost: bool) -> None:
        """What stands here is what counts; where something was `lost`, its numbers are not used again."""
        await self._engine.count_on(tx, lost=lost)

    @property
    def reader(self) -> Connection:
        """For single questions outside transactions: each sees what is committed by then."""
        return self._engine.reader

    def view(self) -> AbstractAsyncContextManager[Connection]:
        """For several questions about one state: what is committed meanwhile does not show."""
        return self._engine.view()

    def transaction(self, game_id: int | None = None) -> AbstractAsyncContextManager[Connection]:
        """All or nothing, and nobody comes between.

        `game_id` is the one game whose rows are read and changed: until the end nobody else changes them.
        Without it nobody else changes anything at all, so keep it for what concerns no game, or several.
        Raises `StoreTroubleError` where nothing can be written just now, and then nothing was.
        """
        return self._engine.transaction(game_id)
