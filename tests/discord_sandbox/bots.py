"""The real client library against the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any
from unittest import mock

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.client import AntikeClient
from tests.valid.holding import hold

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from discord_sandbox import Sandbox
    from discord_sandbox.state.models import Channel

__all__ = ["TestBot", "connected", "text_channel", "until"]

INTENTS = discord.Intents(guilds=True)
STEP = 0.005


class TestBot(commands.AutoShardedBot):
    """A bot that counts how often it connected; commands are added by the tests."""

    __test__ = False

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", INTENTS)
        super().__init__(command_prefix=commands.when_mentioned, guild_ready_timeout=0.02, **options)
        self.heard: list[str] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the library's five seconds of patience between two identifies."""

    async def on_ready(self) -> None:
        self.heard.append("ready")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(f"message {message.content}")


@contextlib.asynccontextmanager
async def connected(
    client: discord.Client, sandbox: Sandbox, token: str | None = None
) -> AsyncIterator[None]:
    """The client, ready, with only its addresses changed; of our own all requests have to be valid."""
    with (
        mock.patch.object(Route, "BASE", sandbox.api_base),
        mock.patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", URL(sandbox.gateway_url)),
        # The library waits so long for another server to be told of, for want of a sign that it was the last.
        mock.patch.object(client._connection, "guild_ready_timeout", 0.02),
    ):
        running = asyncio.create_task(client.start(token or sandbox.token))
        ready = asyncio.create_task(until(client.is_ready, 60))
        try:
            await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED, timeout=60)
            if running.done():
                running.result()
            assert client.is_ready()
            yield
            if isinstance(client, AntikeClient):
                hold(sandbox.log.entries)
        finally:
            ready.cancel()
            await client.close()
            await running


def text_channel(client: discord.Client, channel: Channel) -> discord.TextChannel:
    """A channel of the world as the client knows it."""
    found = client.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def until(true: Callable[[], object], patience: float = 30.0) -> None:
    """Wait until something has become true."""
    for _ in range(int(patience / STEP)):
        if true():
            return
        await asyncio.sleep(STEP)
    raise TimeoutError(f"waited {patience} s in vain")
