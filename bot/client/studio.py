"""Where boards are drawn: few at a time, off the event loop, and every table in its turn."""

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any, Final

from bot.engine.antike import Position
from bot.render import Picture, Renderer
from bot.telemetry import Meter, Silent

__all__ = ["Studio"]

_AT_ONCE: Final = max(1, min(2, os.cpu_count() or 1))
"""More would not be ready sooner: they would share the processors, be done late all together, and take 12 MB
each meanwhile."""


class Studio:
    """Draws for many tables; those that wait are served in rotation, so a busy one holds up no other."""

    def __init__(self, renderer: Renderer, at_once: int = _AT_ONCE, *, meter: Meter | None = None) -> None:
        self._renderer = renderer
        self._meter = meter or Silent()
        self._free = at_once
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="draw")
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many pictures nobody has begun to draw."""
        return sum(map(len, self._waiting.values()))

    async def draw(self, table: Hashable, position: Position, **wishes: Any) -> Picture:
        """Draw with `Renderer.draw`, when it is the table's turn."""
        asked = monotonic()
        await self._turn(table)
        begun = monotonic()
        try:
            work = partial(self._renderer.draw, position, **wishes)
            picture = await asyncio.get_running_loop().run_in_executor(self._threads, work)
            self._meter.drawn(begun - asked, monotonic() - begun)
            return picture
        finally:
            self._free += 1
            self._call_next()

    def close(self) -> None:
        """Begin nothing any more; what is being drawn is of no use to anybody."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, table: Hashable) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called and cancelled at the same moment
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            table, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[table] = queue  # at the end of the rotation
            if not turn.done():
                self._free -= 1
                turn.set_result(None)
