"""Pytest fixtures and helpers for testing discord.py bots; use with pytest-asyncio.

In the outermost `conftest.py`: `pytest_plugins = ["discord_sandbox.testing"]`.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from unittest import mock

import pytest
import pytest_asyncio
from discord import Client
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from discord_sandbox.server import Sandbox
from discord_sandbox.state.world import World

READY = 60.0
STEP = 0.005


@pytest.fixture
def sandbox_world() -> World:
    """The initial state of `sandbox`; override it for other names, channels or limits."""
    return World()


@pytest_asyncio.fixture
async def sandbox(sandbox_world: World) -> AsyncIterator[Sandbox]:
    """A running sandbox on a free port."""
    async with Sandbox(port=0, world=sandbox_world) as running:
        yield running


@contextlib.asynccontextmanager
async def connected(client: Client, sandbox: Sandbox, token: str | None = None) -> AsyncIterator[None]:
    """Log in a discord.py client and wait until it is ready; only its addresses are patched."""
    with (
        mock.patch.object(Route, "BASE", sandbox.api_base),
        mock.patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", URL(sandbox.gateway_url)),
        # How long the library waits for one more server; there is no other.
        mock.patch.object(client._connection, "guild_ready_timeout", 0.02),
    ):
        running = asyncio.create_task(client.start(token or sandbox.token))
        ready = asyncio.create_task(until(client.is_ready, READY))
        try:
            await asyncio.wait([running, ready], return_when=asyncio.FIRST_COMPLETED)
            # Whichever has ended first says why, if it has failed.
            await (running if running.done() else ready)
            if not client.is_ready():
                raise ConnectionError("the client has closed before it was ready")
            yield
        finally:
            ready.cancel()
            await client.close()
            await running


async def until(true: Callable[[], object], patience: float = 30.0) -> None:
    """Wait until a condition is true. Raises TimeoutError after `patience` seconds."""
    for _ in range(int(patience / STEP)):
        if true():
            return
        await asyncio.sleep(STEP)
    raise TimeoutError(f"waited {patience} s in vain")
