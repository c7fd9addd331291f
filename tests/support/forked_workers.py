"""Worker processes that are forked from a test's bot instead of started as programs.

Importing and preparing a board takes a second for every bot that a test starts; forked workers inherit both.
They run the same code as `python -m bot.workers.process`.
"""

import asyncio
import itertools
import os
import signal
import traceback
from asyncio.subprocess import Process
from collections.abc import Sequence
from functools import cache
from typing import Any, NoReturn, cast

from bot.render import Renderer
from bot.render.tables.emojis import emoji_pictures
from bot.rulesets import load_rulesets
from bot.workers import pool, process

_FIRST_BEYOND = 3
"""Number of the first file descriptor after standard input, output and error."""


class _Forked:
    """The part of `asyncio.subprocess.Process` that a crew uses."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._status: int | None = None

    def kill(self) -> None:
        """Send SIGKILL; raises `ProcessLookupError` if `wait` has returned before."""
        if self._status is not None:
            raise ProcessLookupError
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> int:
        """Return the exit status after the end of the process, negative for a signal."""
        if self._status is None:
            _, status = await asyncio.to_thread(os.waitpid, self.pid, 0)
            self._status = os.waitstatus_to_exitcode(status)
        return self._status


@cache
def warm_renderer() -> Renderer:
    """Return a renderer as prepared as that of a worker process after its first job; cached."""
    load_rulesets("codec", "pictures")
    renderer = Renderer()
    renderer.warm("east")
    emoji_pictures()
    return renderer


async def _forked(arguments: Sequence[str], lines: Sequence[int]) -> Process:
    pid = os.fork()
    if pid == 0:
        _work(arguments, lines)
    return cast("Process", _Forked(pid))


def _work(arguments: Sequence[str], lines: Sequence[int]) -> NoReturn:
    """Run a worker in the child, after closing all inherited files but standard ones and `lines`."""
    try:
        signal.set_wakeup_fd(-1)
        kept = [_FIRST_BEYOND - 1, *sorted(lines), os.sysconf("SC_OPEN_MAX")]
        for below, above in itertools.pairwise(kept):
            os.closerange(below + 1, above)
        process.work([*arguments, *map(str, lines)], warm_renderer())
    except BaseException:  # the process ends right here, so nothing else would report why
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def fork_workers() -> None:
    """Make this process fork its workers from now on, instead of starting programs."""
    patched: Any = pool
    patched.spawned = _forked
