"""The background loop: do what is due, sleep until the next time or a wake-up, go on after errors.

What is due lies in the database with its time, which is compared with the application's clock. So nothing
depends on a task that sleeps: after a restart, however late, the same things are due.
"""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from typing import Final

from bot.app.context import Context
from bot.store import StoreTroubleError

_log = logging.getLogger(__name__)
_SHORTEST_SLEEP: Final = 0.2
_AFTER_STORE_TROUBLE: Final = 2
_AFTER_ERROR: Final = 5


class BackgroundLoop(ABC):
    """Does what is due until it is cancelled; what it wakes up for is set in `Context.signals`."""

    name: str
    """What the log calls it."""
    longest_sleep: float = 60

    def __init__(self, context: Context, wake: asyncio.Event) -> None:
        self._context = context
        self._wake = wake

    @abstractmethod
    async def work(self) -> int:
        """Do, or begin, what is due by now, and return how many things that were."""

    @abstractmethod
    async def next_due(self) -> int | None:
        """When there is something to do again; None where nothing is known of."""

    @property
    def finished(self) -> bool:
        """Whether the loop may end; asked after each round of work."""
        return False

    async def run(self) -> None:
        """Work for ever; no error ends it."""
        while True:
            self._wake.clear()
            try:
                await self.work()
                if self.finished:
                    return
                await self._sleep(await self.next_due())
            except StoreTroubleError as error:
                _log.error("%s waits a moment: %s", self.name, error)
                await asyncio.sleep(_AFTER_STORE_TROUBLE)
            except Exception:
                _log.exception("%s failed; trying again in %s seconds", self.name, _AFTER_ERROR)
                await asyncio.sleep(_AFTER_ERROR)

    async def _sleep(self, due: int | None) -> None:
        longest = self._context.longest_sleep(self.longest_sleep)
        wait = longest if due is None else min(longest, max(_SHORTEST_SLEEP, due - self._context.now()))
        # Not wait_for, which before Python 3.12 can lose a cancellation that meets the event.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._wake.wait()
