"""Shutdown: finish what is under way, and exit within 5 seconds of the signal."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

_log = logging.getLogger("bot")
GRACE: Final = 3.5
"""Seconds for running interactions and messages."""
_AT_MOST: Final = 4.8
"""Seconds after which the process exits regardless; committed data is safe at any time."""


async def run_until_signal(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Run `work` until it ends, or until SIGINT or SIGTERM sets its event, on which it must end.

    After a signal the process exits here, because Python would wait for rendering threads.
    """
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        # Only once: a second signal, as forwarded by make, must not interrupt the shutdown.
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, _log.info, "stopping already")
        asked.set()
        watch = threading.Timer(_AT_MOST, _force_exit)
        watch.daemon = True
        watch.start()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    with contextlib.suppress(asyncio.CancelledError):
        await work(asked)
    _log.info("stopped")
    if asked.is_set():
        _exit_process()


def _force_exit() -> None:
    """Exit although threads or worker processes still run; they cannot be stopped from outside."""
    _log.warning("stopped with work unfinished")
    _exit_process()


def _exit_process() -> NoReturn:
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)
