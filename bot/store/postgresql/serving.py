"""One process at a time per shard of a database; two would post every message twice.

The locks belong to a transaction kept open on a separate connection while the process serves, so they end
with the process, however it ends. Session locks would outlive it behind a pooler that keeps sessions.
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
"""First key of these locks; the second is the shard."""
_PATIENCE: Final = 6.0
"""Seconds to wait for the previous process, which ends within five."""
_PATIENCE_AGAIN: Final = 90.0
"""Seconds to wait after a disconnect: the server may take a minute to release our own locks."""
_LOOK_EVERY: Final = 0.2
_PULSE: Final = 15.0
"""Seconds between checks that the locks are held."""
_SETTINGS: Final[tuple[LiteralString, ...]] = (
    # The transaction is idle by design; server time limits must not end it.
    "SELECT set_config(name, '0', FALSE) FROM pg_settings"
    " WHERE name IN ('idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')",
    # The server detects a lost machine within a minute and frees its shards.
    "SET tcp_keepalives_idle = 30",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
    "BEGIN READ ONLY",
)


@asynccontextmanager
async def serving(conninfo: str, name: str, shards: Shards, lost: Callable[[], None]) -> AsyncIterator[None]:
    """Exclude other processes from these shards; raises `StoreError` if one already serves them.

    `lost` is called if the connection broke and another process took a shard meanwhile.
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
    """The shard locks of one process."""

    def __init__(self, conninfo: str, name: str, shards: Shards) -> None:
        self._conninfo, self._name, self._shards = conninfo, name, shards
        self._connection: psycopg.AsyncConnection[Any] | None = None

    async def take(self, patience: float) -> None:
        """Take the locks once they are free; raises `StoreError` after `patience` seconds."""
        until, waiting = time.monotonic() + patience, False
        while (taken := await self._try_locks()) is not None:
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
        """Check the locks; take them again after a disconnect."""
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
        """Release the locks."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(OSError, psycopg.Error):
                await connection.close()

    async def _try_locks(self) -> int | None:
        """Try to take the locks; return a shard served by another process, else None.

        Raises `OSError` and `psycopg.Error`.
        """
        if self._connection is None:
            self._connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
            for setting in _SETTINGS:
                await self._connection.execute(setting)
        for shard in self._shards.own:
            # Without parameters, which would make the server keep a snapshot and block vacuum.
            query = f"SELECT pg_try_advisory_xact_lock({LOCKS}, {shard})"
            cursor = await self._connection.execute(query.encode())
            (ours,) = await cursor.fetchone() or (False,)
            if not ours:
                return shard
        return None
