"""A sandbox with the page's bot, in its own thread while the tests drive a browser."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Self

from discord_sandbox import Limits, Sandbox, World
from discord_sandbox.testing import connected
from tests.discord_sandbox.page_bot import PageBot

if TYPE_CHECKING:
    from types import TracebackType

START = 10.0
ACKNOWLEDGE = 1.5  # seconds; shorter than Discord's, so that a silent bot is found out sooner


class PageServer:
    """Context manager that runs the sandbox; `address` is the page's URL."""

    def __init__(self) -> None:
        self.address = ""
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="playground")

    def let_think(self) -> None:
        """Let `/slow` answer."""
        self._loop.call_soon_threadsafe(self._bot.thought.set)

    def set_online(self, online: bool) -> None:
        """Show the bot as online or offline on the pages; its connection stays open."""
        self._loop.call_soon_threadsafe(self._world.set_online, online)

    def __enter__(self) -> Self:
        self._thread.start()
        if not self._ready.wait(START):
            raise TimeoutError("the page's bot did not come online")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(START)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._over = asyncio.Event()
        self._bot = PageBot()
        self._world = World(limits=Limits(acknowledge=ACKNOWLEDGE))
        async with Sandbox(port=0, world=self._world) as sandbox:
            self.address = sandbox.base_url
            async with connected(self._bot, sandbox):
                self._ready.set()
                await self._over.wait()
