"""The end of a running bot: it finishes what is under way, and 5 seconds after the signal it is gone."""

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
"""Seconds for answers and messages that are under way."""
_AT_MOST: Final = 4.8
"""Seconds after which nothing is waited for any more. What was committed is safe at any moment."""


async def run_until_signal(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Run `work` until it ends, or until SIGINT or SIGTERM sets its event; then it has to end by itself.

    After a signal the process ends here: Python would wait for threads that draw what is for nobody.
    """
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        # Once only: a second signal, as make passes one on, may not interrupt what the first has begun.
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, _log.info, "stopping already")
        asked.set()
        watch = threading.Timer(_AT_MOST, _leave)
        watch.daemon = True
        watch.start()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    with contextlib.suppress(asyncio.CancelledError):
        await work(asked)
    _log.info("stopped")
    if asked.is_set():
        _end()


def _leave() -> None:
    """A thread that draws, or a helper that thinks, cannot be stopped from outside; nobody waits for it."""
    _log.warning("stopped with work unfinished")
    _end()


def _end() -> NoReturn:
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)
