from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discord_sandbox import Limits, Sandbox, World
from tests.discord_sandbox.rest_client import Api

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest.fixture
def world() -> World:
    return World(limits=Limits(attachment_size=200_000))


@pytest.fixture
def sandbox_world(world: World) -> World:
    return world


@pytest.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    async with Api(sandbox) as client:
        yield client
