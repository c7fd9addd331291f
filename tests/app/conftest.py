"""The application on a real database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import App
from bot.store import Database
from tests.app.tables import Clock, app_on
from tests.app.waiting import WaitingTable
from tests.databases import Where


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def app(where: Where, clock: Clock) -> AsyncIterator[App]:
    async with Database(where) as database:
        yield app_on(database, clock)


@pytest.fixture
async def waiting(where: Where, clock: Clock) -> AsyncIterator[WaitingTable]:
    async with Database(where) as database:
        yield WaitingTable(database, clock)
