"""The bot's real client on the sandbox; all its requests to Discord have to be valid."""

import contextlib
from collections.abc import AsyncIterator

import discord

from discord_sandbox import Sandbox, testing
from tests.valid.holding import hold


@contextlib.asynccontextmanager
async def connected(client: discord.Client, sandbox: Sandbox) -> AsyncIterator[None]:
    """Connect a client; on exit check all its requests against Discord's limits and description."""
    async with testing.connected(client, sandbox):
        yield
        hold(sandbox.log.entries)
