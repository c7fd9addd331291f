"""A database of its own, of either kind, and rows to put into it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database, Games, NewGame
from tests.databases import Where


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def database(where: Where) -> AsyncIterator[Database]:
    async with Database(where) as opened:
        yield opened


@pytest.fixture
async def game_id(database: Database) -> int:
    """A lobby in channel 100."""
    async with database.transaction() as tx:
        return await Games(tx).create(new_game(100))


def new_game(channel_id: int) -> NewGame:
    return NewGame(1, channel_id, 10, "antike", "east", {"nations": 4}, 1_000)
