"""The application on a real database, and its feeds on a real port."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.app import App
from bot.feeds import FeedServer
from bot.store import Database
from tests.app.tables import Clock, app_on
from tests.databases import Where


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def app(where: Where, clock: Clock) -> AsyncIterator[App]:
    async with Database(where) as database:
        yield app_on(database, clock)


@pytest.fixture
async def base(app: App) -> AsyncIterator[str]:
    server = FeedServer(app, "127.0.0.1:0")
    yield f"http://127.0.0.1:{await server.start()}"
    await server.stop()


@pytest.fixture
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session
