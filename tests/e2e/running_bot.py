"""The real bot in a process of its own, with the local Discord in the test's process.

It is forked from a process that has imported everything; `test_hot_seat.py` starts it as users do.
"""

import asyncio
import os
import signal
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.cli.service.local_discord import local_world
from discord_sandbox import Sandbox, User, World
from discord_sandbox.state.models import Interaction, Message
from tests.support.bot_forker import Bot, BotForker
from tests.valid.holding import hold

_PATIENCE = 60.0


class RunningBot:
    """A sandbox, a database file, and a bot that can be stopped, killed and started again."""

    def __init__(
        self,
        folder: Path,
        world: World | None = None,
        patience: int = 0,
        *,
        draw: bool = True,
        own_workers: bool = False,
    ) -> None:
        """Prepare a sandbox; `patience` is `ANTIKE_PATIENCE` in seconds, and with 0 every turn is a message.

        Without `draw`, boards are a single pixel. With `own_workers`, the processes that draw are programs
        started by the bot, and not forked from it.
        """
        self.world = world or local_world()
        self._patience = patience
        self.sandbox = Sandbox(port=0, world=self.world)
        self.database = folder / "antike.sqlite3"
        self._log = folder / "bot.log"
        self._forker = BotForker(draw=draw, own_workers=own_workers)
        self._process: Bot | None = None

    async def __aenter__(self) -> Self:
        await self.sandbox.start()
        await self.start_bot()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop_bot()
        await self.sandbox.stop()
        if error is None:
            hold(self.sandbox.log.entries)

    async def start_bot(self) -> None:
        """Start the process and wait until it is connected."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_BASE": self.sandbox.api_base,
            "ANTIKE_DATABASE": str(self.database),
            "ANTIKE_GRACE": "0",  # nobody takes moves back here, so questions need not wait
            "ANTIKE_PATIENCE": str(self._patience),
        }
        self._process = await self._forker.start_bot(environment, self._log)
        await self.until(lambda: self.world.bot_online, "the bot to connect")

    @property
    def process(self) -> Bot | None:
        """The bot's process; None if it is not running."""
        return self._process

    async def stop_bot(self, *, kill: bool = False) -> int:
        """Stop the process, or kill it at once; return its exit status, 0 if it was not running."""
        if self._process is None:
            return 0
        self._process.signal(signal.SIGKILL if kill else signal.SIGTERM)
        status = await self._process.ended()
        self._process = None
        await self.until(lambda: not self.world.bot_online, "the bot to be gone")
        return status

    @property
    def log(self) -> str:
        """Output of the bot so far."""
        return self._log.read_text() if self._log.exists() else ""

    async def until(self, condition, what: str) -> None:  # type: ignore[no-untyped-def]
        """Wait for a condition; raises `AssertionError` after 60 s, or if the bot stops. `what` names it."""
        deadline = asyncio.get_running_loop().time() + _PATIENCE
        while not condition():
            if self._process is not None and self._process.gone.is_set():
                raise AssertionError(f"the bot has stopped while waiting for {what}:\n{self.log}")
            if asyncio.get_running_loop().time() > deadline:
                raise AssertionError(f"waited in vain for {what}:\n{self.log[-4000:]}")
            await asyncio.sleep(0.01)

    def player(self, name: str) -> User:
        """Return one of the six people by name."""
        return self.sandbox.user(name)

    def public(self, channel: str) -> list[Message]:
        """Return the public messages in a channel."""
        messages = self.world.messages_in(self.world.channel(channel))
        return [message for message in messages if message.ephemeral_for is None]

    async def command(self, who: str, channel: str, name: str, **options: object) -> str:
        """Use a command and return the text of the answer to its caller."""
        interaction = await self.player(who).command(name, channel, **options)
        return self.told(interaction)

    def told(self, interaction: Interaction) -> str:
        """Return the text of the answer to an interaction; raises `AssertionError` if there is none."""
        if interaction.state != "answered":
            raise AssertionError(f"/{interaction.command} is {interaction.state}:\n{self.log[-4000:]}")
        if interaction.original is None:
            raise AssertionError(f"/{interaction.command} was answered without a message")
        return interaction.original.content

    async def new_message(self, channel: str, after: int, what: str) -> Message:
        """Wait for the public message number `after` in a channel, counted from 0, and return it."""
        await self.until(lambda: len(self.public(channel)) > after, what)
        return self.public(channel)[after]
