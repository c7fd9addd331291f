"""Reading files named by the user, up to a size limit."""

import os
import select
import stat
import time
from pathlib import Path
from typing import Final

from bot.cli.errors import UsageError

_PIECE: Final = 65_536
_LOOK_AGAIN: Final = 0.02
_PATIENCE: Final = 0.8
"""Seconds to wait for a writer of a pipe."""


def read_limited(path: Path, most: int) -> bytes:
    """Read a file or pipe; raises `UsageError` if it exceeds `most` bytes."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)  # a pipe without a writer would block
        try:
            return _read(handle, path, most)
        finally:
            os.close(handle)
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}.") from error
    except ValueError as error:  # an impossible path
        raise UsageError(f"{path}: {error}.") from error


def _read(handle: int, path: Path, most: int) -> bytes:
    found, until = bytearray(), time.monotonic() + _PATIENCE
    state = os.fstat(handle)
    if stat.S_ISREG(state.st_mode) and state.st_size > most:
        raise UsageError(_format_size_error(path, most))
    while len(found) <= most:
        select.select([handle], [], [], _LOOK_AGAIN)
        try:
            piece = os.read(handle, _PIECE)
        except BlockingIOError:
            continue
        if not piece and (found or not stat.S_ISFIFO(state.st_mode) or time.monotonic() > until):
            return bytes(found)
        if not piece:
            time.sleep(_LOOK_AGAIN)
        found += piece
    raise UsageError(_format_size_error(path, most))


def _format_size_error(path: Path, most: int) -> str:
    return f"{path}: a record has at most {most:,} bytes; this has more."
