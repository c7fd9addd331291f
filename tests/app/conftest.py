"""The application on a real file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import App
from bot.store import Database
from tests.app.tables import Clock, app_on
from tests.app.waiting import Vigil


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def app(path: Path, clock: Clock) -> AsyncIterator[App]:
    async with Database(path) as database:
        yield app_on(database, clock)


@pytest.fixture
async def vigil(path: Path, clock: Clock) -> AsyncIterator[Vigil]:
    async with Database(path) as database:
        yield Vigil(database, clock)
