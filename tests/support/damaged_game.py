"""Damage to the one game of a database file that is read with its names."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.store import Database

_PAGE: Final = 4096
_FILLING: Final = "Vogon" * 800
"""Nearly a page, so that it is found in a page of its own."""


@asynccontextmanager
async def reopened_with_damage(
    path: Path, game_id: int, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Database]:
    """Open a file as if the game had been damaged under a running bot, which would not start on it."""
    async with Database(path) as database, database.transaction() as tx:
        await tx.execute("UPDATE seats SET name = ? WHERE game_id = ?", (_FILLING * 4, game_id))
    _break_name(path)
    monkeypatch.setattr("bot.store.sqlite.server._check_intact", _skip)
    async with Database(path) as database:
        yield database


def _break_name(path: Path) -> None:
    """Overwrite where the long name goes on."""
    content = bytearray(path.read_bytes())
    page = content.index(_FILLING.encode()) // _PAGE * _PAGE
    content[page : page + 4] = b"\xff" * 4
    path.write_bytes(content)


async def _skip(*_: object) -> None:
    """Check nothing."""
