"""A bot of the real client library, for tests of the sandbox."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from discord_sandbox.state.models import Channel

INTENTS = discord.Intents(guilds=True)


class TestBot(commands.AutoShardedBot):
    """Bot whose `heard` lists connections, resumes and messages; commands are added by the tests."""

    __test__ = False

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", INTENTS)
        super().__init__(command_prefix=commands.when_mentioned, guild_ready_timeout=0.02, **options)
        self.heard: list[str] = []

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the library's wait of five seconds between two identifies."""

    async def on_ready(self) -> None:
        self.heard.append("ready")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(f"message {message.content}")


def text_channel(client: discord.Client, channel: Channel) -> discord.TextChannel:
    """Return a channel of the world as the client's object."""
    found = client.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    return found
