"""The store in PostgreSQL: connections, transactions, and locks across processes.

Changing a game takes the game's lock and, shared, the lock of the whole database; changing anything else
takes the latter exclusively. This gives the guarantees of SQLite's single writer without making games wait
for each other. The locks are advisory locks of the transaction, so they end with it, even if the process
dies.
"""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, Final, LiteralString

import psycopg
from psycopg.pq import TransactionStatus
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from bot.store.db.connection import Connection
from bot.store.db.errors import StoreError, StoreTroubleError
from bot.store.db.shards import Shards
from bot.store.postgresql import epoch
from bot.store.postgresql.address import read_address
from bot.store.postgresql.schema import migrate
from bot.store.postgresql.serving import serving
from bot.store.postgresql.sql import Reader, Session, row_factory, trouble_of


class _PooledConnection(psycopg.AsyncConnection[Any]):
    """A connection with the time of its last successful use."""

    used_at: float = 0.0


_WRITERS: Final = 8
_VIEWERS: Final = 2
_CONNECTIONS: Final = _WRITERS + _VIEWERS + 2
"""Two are reserved for single queries, which also run during transactions and views."""
_PATIENCE: Final = 10.0
_BRIEFLY: Final = 0.5
"""Seconds to wait for a server that was away, so that people soon hear that it still is."""
_PAUSE: Final = 1.0
_LOCKS: Final = 0x416E7469
"""First key of our advisory locks; the second is the game, or 0 for the whole database."""

_IN_MEMORY: Final = re.compile(r"0x[0-9a-f]+")
"""Where an object is in memory, which tells apart two lines that say the same."""


class _OncePerOutage(logging.Filter):
    """Filter that passes each line of the pool once until `forget` is called: the bot logs an outage itself.

    The pool says why each try to connect failed; each of its connections tries more than once a minute.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told = set[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is a new one."""
        line = _IN_MEMORY.sub("", record.getMessage())
        known = line in self._told
        self._told.add(line)
        return not known

    def forget(self) -> None:
        """Let lines pass again, as the server is there."""
        self._told.clear()


_POOL_LOG: Final = logging.getLogger("psycopg.pool")
_POOL_LOG.setLevel(logging.WARNING)  # it logs every connection handed out
_FILTER: Final = _OncePerOutage()
_POOL_LOG.addFilter(_FILTER)


class PostgresServer:
    """A connection pool of one database."""

    def __init__(self, address: str) -> None:
        """Create it for a libpq connection string; raises `StoreError` if that is invalid."""
        self._conninfo, self.name = read_address(address)
        self._pool: AsyncConnectionPool[_PooledConnection] | None = None
        self._reader = Reader(self._borrow_connection)
        self._writers = asyncio.Semaphore(_WRITERS)
        self._viewers = asyncio.Semaphore(_VIEWERS)
        self._alone = asyncio.Lock()
        self._away = False
        """Whether the latest wait for a connection was in vain."""

    async def open(self) -> None:
        """Connect and create or migrate the tables; raises `StoreError`."""
        try:
            # Connect without the pool first: its error says what is wrong, a pool's only that it timed out.
            async with await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True) as connection:
                await migrate(connection, self.name, lock(None))
            self._pool = AsyncConnectionPool(
                self._conninfo,
                connection_class=_PooledConnection,
                kwargs={"autocommit": True, "row_factory": row_factory},
                min_size=1,
                max_size=_CONNECTIONS,
                timeout=_PATIENCE,
                configure=_configure,
                check=_check_connection,
                open=False,
            )
            await self._pool.open(wait=True, timeout=_PATIENCE)
        except (OSError, psycopg.Error, PoolTimeout) as error:
            await self.close()
            told = (
                f"The {self.name} cannot be opened: {str(error).strip()}. Check that the server runs, that "
                "ANTIKE_DATABASE names it rightly, and that its user may create tables."
            )
            raise (StoreTroubleError("away", told) if _is_transient(error) else StoreError(told)) from error
        except StoreError:
            await self.close()
            raise

    async def close(self) -> None:
        """Close all connections; may be called twice."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    def serving(self, shards: Shards, lost: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """Exclude other processes from these shards; raises `StoreError` if one already serves them."""
        return serving(self._conninfo, self.name, shards, lost)

    def missing(self) -> str | None:
        """Return None: an unreachable server raises errors itself."""
        return None

    async def last_ids(self, connection: Connection) -> Mapping[str, int]:
        """Return the last id assigned, by table; 0 if none was."""
        return {
            table: await epoch.last_id(connection, table) for table in await epoch.numbered_tables(connection)
        }

    async def renumber(self, tx: Connection, last: Mapping[str, int]) -> None:
        """Continue each table's ids after the highest in it and the `last` one."""
        for table in await epoch.numbered_tables(tx):
            free = f"(SELECT GREATEST(MAX(id), ?, 0) + 1 FROM {table})"  # noqa: S608 a table of ours
            query = f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {free}, FALSE)"
            await tx.execute(query, (last.get(table, 0),))

    async def was_restored(self, tx: Connection) -> bool:
        """Return whether the rows come from a dump: they were written into other tables."""
        noted = await epoch.epoch_noted(tx)
        if noted is None:
            await epoch.record_epoch(tx)
            return False
        return noted != await epoch.epoch_now(tx)

    async def accept_contents(self, tx: Connection, *, lost: bool) -> None:
        """Record that the rows belong to the present tables; skip ids that may be `lost`."""
        if lost:
            await epoch.continue_ids(tx)
        await epoch.record_epoch(tx)

    @property
    def reader(self) -> Connection:
        """Connection for single queries outside transactions; each sees the latest commit."""
        self._require_pool()
        return self._reader

    @asynccontextmanager
    async def view(self) -> AsyncIterator[Connection]:
        """Open a consistent view for several queries."""
        try:
            async with self._viewers, self._borrow_connection() as connection:
                await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield Session(connection)
        except (psycopg.OperationalError, PoolTimeout) as error:
            raise trouble_of(error) from error

    @asynccontextmanager
    async def transaction(self, game_id: int | None = None) -> AsyncIterator[Connection]:
        """Open a transaction: one at a time per game, exclusive without a game."""
        committing = False
        try:
            async with self._transaction_slot(game_id), self._borrow_connection() as connection:
                number = await _begin(connection, game_id)
                yield Session(connection)
                committing = True
                await self._commit(connection, number)
        except (psycopg.OperationalError, psycopg.errors.ReadOnlySqlTransaction, PoolTimeout) as error:
            if committing:
                raise  # the outcome is unknown
            raise trouble_of(error) from error

    async def _commit(self, connection: _PooledConnection, number: int) -> None:
        try:
            ended = (await connection.execute("COMMIT")).statusmessage
        except psycopg.OperationalError:
            if not await self._was_committed(number):
                raise
        else:
            if ended != "COMMIT":  # the caller continued after a failed statement
                raise StoreError("The transaction had failed before, so nothing of it was kept.")

    async def _was_committed(self, number: int) -> bool:
        """Return whether a transaction was committed whose confirmation was lost with the connection."""
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                async with self._borrow_connection() as connection:
                    cursor = await connection.execute("SELECT pg_xact_status(%s::text::xid8)", (number,))
                    (status,) = await cursor.fetchone() or (None,)
            except (psycopg.OperationalError, PoolTimeout):
                status = "in progress"  # still in progress, as far as known
            if status != "in progress" or time.monotonic() > deadline:
                return bool(status == "committed")
            await asyncio.sleep(_PAUSE)

    @asynccontextmanager
    async def _transaction_slot(self, game_id: int | None) -> AsyncIterator[None]:
        """Queue in this process, not in the server, so that waiting transactions share a connection."""
        if game_id is None:
            async with self._alone, self._writers:
                yield
        else:
            async with self._writers:
                yield

    @asynccontextmanager
    async def _borrow_connection(self) -> AsyncIterator[_PooledConnection]:
        pool, task = self._require_pool(), asyncio.current_task()
        cancelled = task.cancelling() if task else 0
        connection = await self._next_connection(pool)
        try:
            if task and task.cancelling() > cancelled:
                # Before Python 3.12 the pool's wait_for loses a cancellation that meets the connection.
                raise asyncio.CancelledError
            yield connection
        finally:
            # Even after a second cancellation the connection is returned, without a transaction.
            await asyncio.shield(_give_back(pool, connection))

    async def _next_connection(self, pool: AsyncConnectionPool[_PooledConnection]) -> _PooledConnection:
        """Wait for a connection, so that a short outage passes unnoticed; in a longer one, only once."""
        try:
            connection = await pool.getconn(_BRIEFLY if self._away else None)
        except PoolTimeout:
            # The pool itself tries more and more rarely to connect; when it has, it lends at once.
            if not (self._away and await self._answers()):
                self._away = True
                raise
            connection = await pool.getconn()
        self._away = False
        return connection

    async def _answers(self) -> bool:
        """Return whether the server takes a connection."""
        try:
            async with asyncio.timeout(_BRIEFLY):
                await (await psycopg.AsyncConnection.connect(self._conninfo)).close()
        except (TimeoutError, OSError, psycopg.Error):
            return False
        return True

    def _require_pool(self) -> AsyncConnectionPool[_PooledConnection]:
        if self._pool is None:
            raise StoreError("The database is not open.")
        return self._pool


_FOR_NOW: Final = ("starting", "shutting", "not yet", "recovery", "connection slots", "too many")


def _is_transient(error: Exception) -> bool:
    """Return whether a server may become available: unreachable, or not ready by its own account."""
    told = str(error)
    if isinstance(error, psycopg.Error) and not isinstance(error, psycopg.OperationalError):
        return False
    return "FATAL" not in told or any(reason in told for reason in _FOR_NOW)


def lock(game_id: int | None) -> str:
    """Return the statement that takes the lock of a game, or of the whole database, for a transaction."""
    if game_id is None:
        return f"SELECT pg_advisory_xact_lock({_LOCKS}, 0)"
    shared = f"SELECT pg_advisory_xact_lock_shared({_LOCKS}, 0)"
    return f"{shared}; SELECT pg_advisory_xact_lock({_LOCKS}, {int(game_id)})"


async def _begin(connection: _PooledConnection, game_id: int | None) -> int:
    """Begin a transaction with its lock; return its id, to ask for its outcome later."""
    statements = f"BEGIN READ WRITE; {lock(game_id)}; SELECT pg_current_xact_id()::text"
    try:
        cursor = await connection.execute(statements.encode())
    except psycopg.NotSupportedError as error:  # by a standby, as which the server was started again
        raise trouble_of(error) from error
    while cursor.nextset():
        pass  # the last result is the id
    row = await cursor.fetchone()
    if row is None:
        raise AssertionError("every transaction has a number")
    return int(row[0])


async def _give_back(pool: AsyncConnectionPool[_PooledConnection], connection: _PooledConnection) -> None:
    if connection.info.transaction_status in {TransactionStatus.INTRANS, TransactionStatus.INERROR}:
        with suppress(psycopg.Error):
            await connection.execute("ROLLBACK")
    if connection.info.transaction_status is TransactionStatus.IDLE:
        _FILTER.forget()
    connection.used_at = time.monotonic()
    await pool.putconn(connection)


async def _check_connection(connection: _PooledConnection) -> None:
    """Check an idle connection; a broken one is replaced."""
    if time.monotonic() - connection.used_at > _PAUSE:
        await AsyncConnectionPool.check_connection(connection)


_SETTINGS: Final[tuple[LiteralString, ...]] = (
    # What a player was told must survive a power failure, whatever the server's defaults.
    "SELECT set_config('synchronous_commit', 'on', FALSE)"
    " WHERE current_setting('synchronous_commit') = 'off'",
    # Queries outside a transaction change nothing.
    "SET default_transaction_read_only = on",
    # A hanging process loses its locks, and nobody waits for one forever.
    "SET idle_in_transaction_session_timeout = '60s'",
    "SET lock_timeout = '30s'",
)


async def _configure(connection: _PooledConnection) -> None:
    for setting in _SETTINGS:
        await connection.execute(setting)
