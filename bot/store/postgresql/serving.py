"""One process at a time for each shard of a database: two would post every message twice.

The locks are those of a transaction that stays open as long as the process serves, on a connection of its
own: they end with it, whatever ends the process, so whoever comes next waits for nobody. Locks of a session
would outlive the process behind a pooler that keeps sessions for others.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, LiteralString

import psycopg

from bot.store.db.errors import StoreError
from bot.store.db.shards import Shards
from bot.store.postgresql.sql import trouble_of

_log = logging.getLogger(__name__)
LOCKS: Final = 0x53657276
"""The first half of these locks' keys; the second is the shard."""
_PATIENCE: Final = 6.0
"""Seconds for the process before to end: asked to stop, it is gone after five."""
_PATIENCE_AGAIN: Final = 90.0
"""After a broken line: the server may take a minute to notice, and until then it is ours that still holds."""
_LOOK_EVERY: Final = 0.2
_PULSE: Final = 15.0
"""Seconds between looks whether the locks are still ours."""
_SETTINGS: Final[tuple[LiteralString, ...]] = (
    # The transaction is idle by its nature; what a host allows others must not end it.
    "SELECT set_config(name, '0', FALSE) FROM pg_settings"
    " WHERE name IN ('idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')",
    # The server notices within a minute that a machine is gone, and frees its shards for another.
    "SET tcp_keepalives_idle = 30",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
    "BEGIN READ ONLY",
)


@asynccontextmanager
async def serving(conninfo: str, name: str, shards: Shards, lost: Callable[[], None]) -> AsyncIterator[None]:
    """Keep other processes off these shards while this lasts; raises `StoreError` where one serves them.

    `lost` is called where the line broke and another process has taken a shard meanwhile.
    """
    service = _Service(conninfo, name, shards)
    try:
        try:
            await service.take(_PATIENCE)
        except psycopg.OperationalError as error:
            raise trouble_of(error) from error
        keeping = asyncio.create_task(service.keep(lost), name="sole service")
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
    finally:
        await service.leave()


class _Service:
    """The locks of one process."""

    def __init__(self, conninfo: str, name: str, shards: Shards) -> None:
        self._conninfo, self._name, self._shards = conninfo, name, shards
        self._connection: psycopg.AsyncConnection[Any] | None = None

    async def take(self, patience: float) -> None:
        """Have the locks, as soon as whoever has them lets go; after so many seconds raises `StoreError`."""
        until, waiting = time.monotonic() + patience, False
        while (taken := await self._tried()) is not None:
            if time.monotonic() > until:
                raise StoreError(
                    f"Another bot serves shard {taken} of {self._shards.count} on the {self._name}: stop it "
                    "first, or give each process shards of its own in ANTIKE_SHARDS."
                )
            if not waiting:
                _log.info("another bot still serves shard %s", taken)
                waiting = True
            await asyncio.sleep(_LOOK_EVERY)

    async def keep(self, lost: Callable[[], None]) -> None:
        """See that they are still there; after a broken line, take them anew."""
        while True:
            await asyncio.sleep(_PULSE)
            try:
                if self._connection is None:
                    await self.take(_PATIENCE_AGAIN)
                else:
                    await self._connection.execute("SELECT 1")
            except StoreError as error:
                _log.error("%s This one stops.", error)
                lost()
                return
            except (OSError, psycopg.Error) as error:
                _log.warning("the line that keeps other bots away is broken: %s", str(error).strip())
                await self.leave()

    async def leave(self) -> None:
        """Let go of them."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(OSError, psycopg.Error):
                await connection.close()

    async def _tried(self) -> int | None:
        """A shard that somebody else serves; None where all are ours. Raises `OSError`, `psycopg.Error`."""
        if self._connection is None:
            self._connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
            for setting in _SETTINGS:
                await self._connection.execute(setting)
        for shard in self._shards.own:
            # Without parameters: for those the server would keep a snapshot, and vacuum nothing newer.
            query = f"SELECT pg_try_advisory_xact_lock({LOCKS}, {shard})"
            cursor = await self._connection.execute(query.encode())
            (ours,) = await cursor.fetchone() or (False,)
            if not ours:
                return shard
        return None
