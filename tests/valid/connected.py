"""The bot's real client on the sandbox; whatever it asks of Discord has to be valid."""

import contextlib
from collections.abc import AsyncIterator

import discord

from discord_sandbox import Sandbox, testing
from tests.valid.holding import hold


@contextlib.asynccontextmanager
async def connected(client: discord.Client, sandbox: Sandbox) -> AsyncIterator[None]:
    """The client, ready; in the end all its requests are held against Discord's limits."""
    async with testing.connected(client, sandbox):
        yield
        hold(sandbox.log.entries)
