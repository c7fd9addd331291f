"""Render queue: draws few boards at once, off the event loop, in fair rotation among tables."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any

from bot.engine.ruleset import OwnPosition, Position
from bot.render import Picture
from bot.render.renderer import Subject
from bot.telemetry import Meter
from bot.workers.jobs import drawing
from bot.workers.pool import Workers


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture that can be drawn with `RenderQueue.draw`."""

    position: OwnPosition
    options: Mapping[str, Any]
    subject: Subject = "draw"


class RenderQueue:
    """Queue of pictures; waiting tables are served in rotation, so that a busy one delays no other."""

    def __init__(self, workers: Workers, *, meter: Meter | None = None) -> None:
        self._workers = workers
        self._meter = meter or Meter()
        self._free = workers.at_once
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Number of pictures not yet begun."""
        return sum(map(len, self._waiting.values()))

    async def draw(
        self, table: Hashable, position: Position, subject: Subject = "draw", **options: Any
    ) -> Picture:
        """Draw with `Renderer.draw` when it is the table's turn."""
        asked = monotonic()
        async with self._drawing_slot(table):
            return await self._draw_now(asked, position, options, subject)

    async def draw_if(
        self, wanted: Callable[[], Awaitable[bool]], table: Hashable, position: Position, **options: Any
    ) -> Picture | None:
        """Like `draw`, but return None if `wanted` returns False when it is the table's turn."""
        asked = monotonic()
        async with self._drawing_slot(table):
            return await self._draw_now(asked, position, options) if await wanted() else None

    async def _draw_now(
        self, asked: float, position: Position, options: Mapping[str, Any], subject: Subject = "draw"
    ) -> Picture:
        begun = monotonic()
        picture = await self._workers.run(drawing(position, options, subject))
        self._meter.drawn(begun - asked, monotonic() - begun)
        return picture

    @asynccontextmanager
    async def _drawing_slot(self, table: Hashable) -> AsyncIterator[None]:
        await self._acquire_slot(table)
        try:
            yield
        finally:
            self._free += 1
            self._grant_next_slot()

    async def _acquire_slot(self, table: Hashable) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # granted and cancelled at the same moment
                self._free += 1
                self._grant_next_slot()
            raise

    def _grant_next_slot(self) -> None:
        while self._free and self._waiting:
            table, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[table] = queue  # at the end of the rotation
            if not turn.done():
                self._free -= 1
                turn.set_result(None)
