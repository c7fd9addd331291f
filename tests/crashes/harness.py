"""A local Discord with a bot that is killed and started again, and a record of all messages and pings."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from bot.cli.service.local_discord import local_world
from discord_sandbox import Limits, Sandbox
from discord_sandbox.errors import PersonError
from discord_sandbox.faults import Fault
from discord_sandbox.state.events import Event, MessageEvent
from discord_sandbox.state.models import Interaction, Json
from tests.crashes.database_reader import DatabaseReader
from tests.support.bot_forker import Bot, BotForker

_PATIENCE = 60.0
_LONG = 30.0
"""Seconds after which no bot is killed until the wait is over."""


class ViolationError(Exception):
    """Error raised if something was lost, done twice, or not announced."""


_FULL = "all seats are taken"
"""Text in the ping that calls the host before the game begins; all other pings call players to act."""


@dataclass(frozen=True)
class KillingFault(Fault):
    """Fault that kills the bot at a request, before or after it is carried out; no response is sent."""

    kill: Callable[[], None] = lambda: None
    after: bool = False

    async def apply(
        self, request: web.Request, carry_out: Callable[[], Awaitable[web.StreamResponse]]
    ) -> tuple[web.StreamResponse, Json]:
        """Carry the request out if `after` is set, kill the bot, and abort the connection."""
        if self.after:
            await carry_out()
        self.kill()
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=204), {"message": "the bot was killed by it"}


class CrashHarness:
    """Local Discord, database and bot of a crash test; `trace` lists the events, to find causes."""

    def __init__(self, forker: BotForker, folder: Path) -> None:
        self.world = local_world(Limits(acknowledge=3.0))
        self.sandbox = Sandbox(port=0, world=self.world)
        self.book = DatabaseReader(folder / "antike.sqlite3")
        self.trace: list[str] = []
        self.nonces: Counter[str] = Counter()
        self.calls: Counter[tuple[int, str]] = Counter()
        self.deaths = self.thinking = 0
        self.resting = False
        """Whether no more bots are killed."""
        self.overdue: set[str] = set()
        """What has been waited for so long that the next bot has to live until it is there."""
        self.bot: Bot | None = None
        self._nursery = forker
        self._log = folder / "bot.log"
        self._began = time.monotonic()
        self.world.listen(self._hear)

    def note(self, line: str) -> None:
        """Add a line to the trace, after the seconds since the start."""
        self.trace.append(f"{time.monotonic() - self._began:8.3f} {line}")

    @property
    def log(self) -> str:
        """Output of all bots; empty if there is none."""
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    def _hear(self, event: Event) -> None:
        if not isinstance(event, MessageEvent) or event.what != "create":
            return
        message = event.message
        if message.ephemeral_for is None and message.nonce is not None:
            self.note(f"message {message.nonce}: {message.content.splitlines()[0][:90]!r}")
            self.nonces[str(message.nonce)] += 1
            if message.pinged and _FULL not in message.content:
                self.calls[message.channel.id, message.content.splitlines()[0]] += 1

    async def start_bot(self) -> Bot:
        """Start a bot without waiting until it is connected."""
        settings = {
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_BASE": self.sandbox.api_base,
            "ANTIKE_DATABASE": str(self.book.path),
            "ANTIKE_GRACE": "0",
            "ANTIKE_PATIENCE": "0",
        }
        self.bot = await self._nursery.start_bot(settings, self._log)
        self.note(f"bot {self.bot.pid} is born")
        return self.bot

    def kill(self, why: str) -> None:
        """Kill the current bot, unless it is killed already."""
        if self.bot is not None and not self.bot.killed:
            self.deaths += 1
            self.note(f"bot {self.bot.pid} is killed {why}")
            self.bot.kill()

    async def wait_until_gone(self) -> None:
        """Wait until the last bot is gone and offline; raises `ViolationError` if it failed by itself."""
        if self.bot is not None and (status := await self.bot.ended()) not in (-signal.SIGKILL, 0):
            raise ViolationError(f"the bot has ended by itself with status {status}:\n{self.log[-2000:]}")
        await self.until(lambda: not self.world.bot_online, "the bot to be gone")

    async def until(self, true: Callable[[], object], what: str, patience: float = _PATIENCE) -> None:
        """Wait until a condition is true; raises `ViolationError` after `patience` seconds."""
        begun = time.monotonic()
        try:
            while not true():
                if (waited := time.monotonic() - begun) > patience:
                    raise ViolationError(f"waited {patience:.0f} s in vain for {what}")
                if waited > _LONG:
                    self.overdue.add(what)
                await asyncio.sleep(0.01)
        finally:
            self.overdue.discard(what)

    async def up(self) -> Bot:
        """Wait until a bot is connected and has registered its commands, and return it."""

        def ready() -> bool:
            alive = self.bot is not None and not self.bot.gone.is_set()
            return alive and self.world.bot_online and bool(self.world.commands.of(None))

        await self.until(ready, "a bot")
        if self.bot is None:
            raise AssertionError("there is one")
        return self.bot

    async def use(self, act: Callable[[], Interaction]) -> Interaction | None:
        """Perform a person's action and wait for its outcome; None if impossible, or if the bot dies before.

        Raises `ViolationError` if a living bot neither answers nor fails.
        """
        bot = await self.up()
        try:
            it = act()
        except PersonError as error:
            self.note(f"not possible just now: {error}")
            await asyncio.sleep(0.05)
            return None
        waiting = {asyncio.create_task(it.settled.wait()), asyncio.create_task(bot.gone.wait())}
        done, left = await asyncio.wait(waiting, timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for task in left:
            task.cancel()
        if not done:
            raise ViolationError(f"/{it.command} {it.data} is still {it.state}")
        return it if it.settled.is_set() else None

    def check_pings(self) -> None:
        """Raise `ViolationError` if a message was sent twice, or a turn called twice in the same words."""
        twice = [nonce for nonce, times in self.nonces.items() if times > 1]
        called = [words for (_, words), times in self.calls.items() if times > 1 and "your turn" in words]
        if twice or called:
            raise ViolationError(f"sent twice: {twice}; called twice: {called}")
