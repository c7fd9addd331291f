"""One bot at a time on a file: two would send each other's messages, each to the Discord it knows.

The lock is the kernel's, on a file of its own beside the database: it ends with the process, however that
ends, so a kill leaves at most an empty file that is in nobody's way. Not on the database itself: to close
that a second time would let go of SQLite's own locks.
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
"""Seconds for the one before to end: asked to stop, it is gone after five."""
_LOOK_EVERY: Final = 0.1


@asynccontextmanager
async def sole_use(where: Path | SecretStr) -> AsyncIterator[None]:
    """Keep other bots off a file while this lasts; raises `StoreError` where one is at work on it.

    A server's database has processes side by side, and other means. Where a file cannot be locked at all, as
    in a folder without room or rights, opening the database tells what is wrong.
    """
    path = _beside(where) if isinstance(where, Path) else None
    lock = await _taken(path, where) if path is not None and isinstance(where, Path) else None
    try:
        yield
    finally:
        if lock is not None and path is not None:
            path.unlink(missing_ok=True)  # while it is ours: who waits for it looks whether it is still there
            os.close(lock)


def _beside(database: Path) -> Path | None:
    """The same for all names of a file; None where links lead in a circle, say."""
    try:
        found = database.resolve()
    except (OSError, RuntimeError):
        return None
    return found.with_name(f"{found.name}.lock")


async def _taken(path: Path, database: Path) -> int | None:
    """The lock, once whoever is being stopped has let go of it; None where nothing can be locked."""
    until, waiting = time.monotonic() + _PATIENCE, False
    while True:
        try:
            if (lock := _tried(path)) is not None:
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


def _tried(path: Path) -> int | None:
    """The lock if it is free now; raises `OSError` where nothing can be locked."""
    make_file(path)
    lock = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.samestat(os.fstat(lock), path.stat()):
            return lock
    except (BlockingIOError, FileNotFoundError):
        pass  # somebody has it, or has just let go of it
    except OSError:
        os.close(lock)
        raise
    os.close(lock)
    return None
