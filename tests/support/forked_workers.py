"""Processes that draw and think, forked from a bot of ours instead of started by a program of their own.

To import and to prepare a board takes a second, for every bot that a test starts; these have it done already.
What runs in them is what runs in `python -m bot.workers.process`.
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
"""What is below is standard input, output and errors."""


class _Forked:
    """As much of `asyncio.subprocess.Process` as a crew needs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._status: int | None = None

    def kill(self) -> None:
        """SIGKILL; raises `ProcessLookupError` where it is gone and known to be."""
        if self._status is not None:
            raise ProcessLookupError
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> int:
        """Its exit status, once it has ended."""
        if self._status is None:
            _, status = await asyncio.to_thread(os.waitpid, self.pid, 0)
            self._status = os.waitstatus_to_exitcode(status)
        return self._status


@cache
def warm_renderer() -> Renderer:
    """Ready to draw, as a worker process is after its start and its first job."""
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
    """The child: it keeps nothing of the bot's but its lines, as a program of its own would."""
    try:
        signal.set_wakeup_fd(-1)
        kept = [_FIRST_BEYOND - 1, *sorted(lines), os.sysconf("SC_OPEN_MAX")]
        for below, above in itertools.pairwise(kept):
            os.closerange(below + 1, above)
        process.work([*arguments, *map(str, lines)], warm_renderer())
    except BaseException:  # the process ends right here, so nobody else would say why
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def fork_workers() -> None:
    """From now on workers of this process are forked from it."""
    patched: Any = pool
    patched.spawned = _forked
