"""Fixtures: a separate database of either kind, and rows for it."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model import NewGame
from bot.store import Database, Games, migrations
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
    """Create a lobby in channel 100 and return its id."""
    async with database.transaction() as tx:
        return await Games(tx).create(new_game(100))


def new_game(channel_id: int) -> NewGame:
    return NewGame(1, channel_id, 10, "antike", "east", {"nations": 4}, 1_000)


def add_migration(monkeypatch: pytest.MonkeyPatch, folder: Path, sql: str) -> None:
    """Add a migration with this SQL, the same for both databases."""
    steps = folder / "steps"
    kinds: tuple[migrations.Kind, ...] = ("sqlite", "postgresql")
    for kind in kinds:
        (steps / kind).mkdir(parents=True)
        for step in migrations.migrations(kind):
            shutil.copy(step, steps / kind)
        (steps / kind / "999_more.sql").write_text(sql)
    monkeypatch.setattr(migrations, "FOLDER", steps)


def forge_development(path: Path) -> None:
    """Make a file look like one of a development version, which has no application id."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA application_id = 0")
    connection.execute("PRAGMA journal_mode = DELETE")  # which opening one of ours would change
    connection.close()
