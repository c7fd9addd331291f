"""One bot at a time on an SQLite file; two would send each other's messages.

The lock is a kernel lock on a separate file beside the database. It ends with the process, however that ends,
leaving at most an empty file. The database itself is not locked, because closing it a second time would
release SQLite's own locks.
"""

import asyncio
import fcntl
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.store.db.errors import StoreError
from bot.store.sqlite.server import make_file

_log = logging.getLogger(__name__)
_PATIENCE: Final = 6.0
"""Seconds to wait for the previous process, which ends within five."""
_LOOK_EVERY: Final = 0.1


@asynccontextmanager
async def sole_use(where: Path | SecretStr) -> AsyncIterator[None]:
    """Exclude other bots from a file; raises `StoreError` if one is using it.

    PostgreSQL databases are shared by processes and use other locks. If a file cannot be locked, as in a
    folder without space or permissions, opening the database reports that.
    """
    path = _lock_path(where) if isinstance(where, Path) else None
    lock = await _acquire_lock(path, where) if path is not None and isinstance(where, Path) else None
    try:
        yield
    finally:
        if lock is not None and path is not None:
            path.unlink(missing_ok=True)  # while locked, as waiting processes check that it exists
            os.close(lock)


def _lock_path(database: Path) -> Path | None:
    """Return the path of the lock file, the same for all names of a file; None for circular links."""
    try:
        found = database.resolve()
    except (OSError, RuntimeError):
        return None
    return found.with_name(f"{found.name}.lock")


async def _acquire_lock(path: Path, database: Path) -> int | None:
    """Take the lock, waiting for a process that is stopping; None if nothing can be locked."""
    until, waiting = time.monotonic() + _PATIENCE, False
    while True:
        try:
            if (lock := _try_lock(path)) is not None:
                return lock
        except OSError as error:
            _log.debug("whether another bot runs on %s is not known: %s", database, error)
            return None
        if time.monotonic() > until:
            raise StoreError(
                f"Another bot runs on {database}: stop it first, or let ANTIKE_DATABASE name another file."
            )
        if not waiting:
            _log.info("another bot is still at work on %s", database)
            waiting = True
        await asyncio.sleep(_LOOK_EVERY)


def _try_lock(path: Path) -> int | None:
    """Try to take the lock; None if taken. Raises `OSError` if nothing can be locked."""
    make_file(path)
    lock = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.samestat(os.fstat(lock), path.stat()):
            return lock
    except (BlockingIOError, FileNotFoundError):
        pass  # taken, or just released
    except OSError:
        os.close(lock)
        raise
    os.close(lock)
    return None
