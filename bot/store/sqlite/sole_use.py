"""One bot at a time on a file: two would send each other's messages, each to the Discord it knows.

The lock is the kernel's, on a file of its own beside the database: it ends with the process, however that
ends, so nothing is left behind after a kill. Not on the database itself: to close that a second time would
let go of SQLite's own locks.
"""

import asyncio
import errno
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
    lock = _opened(where) if isinstance(where, Path) else None
    try:
        if lock is not None and isinstance(where, Path):
            await _take(lock, where)
        yield
    finally:
        if lock is not None:
            os.close(lock)


def _opened(database: Path) -> int | None:
    try:
        database = database.resolve()
        path = database.with_name(f"{database.name}.lock")
        make_file(path)
        return os.open(path, os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return None


async def _take(lock: int, database: Path) -> None:
    """Wait a little, as for one that is being stopped while its successor starts."""
    until = time.monotonic() + _PATIENCE
    waiting = False
    while (error := _refusal(lock)) is not None:
        if error.errno != errno.EAGAIN:
            _log.warning("whether another bot runs on %s is not known: %s", database, error)
            return
        if time.monotonic() > until:
            raise StoreError(
                f"Another bot runs on {database}: stop it first, or let ANTIKE_DATABASE name another file."
            )
        if not waiting:
            _log.info("another bot is still at work on %s", database)
            waiting = True
        await asyncio.sleep(_LOOK_EVERY)


def _refusal(lock: int) -> OSError | None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error
    return None
