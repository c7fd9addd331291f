"""Base class of background loops: do due work, sleep until the next due time or a signal, survive errors.

Due times are stored in the database and compared with the application's clock. So no work depends on a
sleeping task: after a restart, however late, the same work is due.
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
    """Loop that does due work until it is cancelled or `finished`; `Context.signals` wake it."""

    name: str
    """Name in the log."""
    longest_sleep: float = 60

    def __init__(self, context: Context, wake: asyncio.Event) -> None:
        self._context = context
        self._wake = wake

    @abstractmethod
    async def work(self) -> int:
        """Do or begin all due work; return the number of items."""

    @abstractmethod
    async def next_due(self) -> int | None:
        """Return when work is due next, in Unix seconds; None if unknown."""

    @property
    def finished(self) -> bool:
        """Whether the loop may end; checked after each round of work."""
        return False

    @property
    def pending(self) -> bool:
        """Whether work that was begun goes on, which may yet fail for want of the database."""
        return False

    async def run(self) -> None:
        """Work until `finished`; errors are logged and do not end the loop.

        A database that cannot be used is logged once, not for every try of an outage.
        """
        trouble = ""
        while True:
            self._wake.clear()
            try:
                await self.work()
                trouble = trouble if self.pending else ""
                if self.finished:
                    return
                await self._sleep(await self.next_due())
            except StoreTroubleError as error:
                level = logging.DEBUG if error.code == trouble else logging.ERROR
                _log.log(level, "%s must wait: %s", self.name, error)
                trouble = error.code
                await asyncio.sleep(_AFTER_STORE_TROUBLE)
            except Exception:
                _log.exception("%s failed; trying again in %s seconds", self.name, _AFTER_ERROR)
                await asyncio.sleep(_AFTER_ERROR)

    async def _sleep(self, due: int | None) -> None:
        longest = self._context.longest_sleep(self.longest_sleep)
        wait = longest if due is None else min(longest, max(_SHORTEST_SLEEP, due - self._context.now()))
        # Not wait_for, which before Python 3.12 can lose a cancellation that coincides with the event.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._wake.wait()
