"""Damage to one game of a database file: to a name, which is read with the game, or to a message."""

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
    path: Path, game_id: int, monkeypatch: pytest.MonkeyPatch, *, messages: bool = False
) -> AsyncIterator[Database]:
    """Open a file as if the game had been damaged under a running bot, which would not start on it.

    The damage is to the names of its seats, or with `messages` to what its messages say.
    """
    damaged = "outbox SET payload = json_object('text', ?)" if messages else "seats SET name = ?"
    async with Database(path) as database, database.transaction() as tx:
        await tx.execute(f"UPDATE {damaged} WHERE game_id = ?", (_FILLING * 4, game_id))
    _break_filling(path)
    monkeypatch.setattr("bot.store.sqlite.server._check_intact", _skip)
    async with Database(path) as database:
        yield database


def _break_filling(path: Path) -> None:
    """Overwrite where the long text goes on."""
    content = bytearray(path.read_bytes())
    page = content.index(_FILLING.encode()) // _PAGE * _PAGE
    content[page : page + 4] = b"\xff" * 4
    path.write_bytes(content)


def _skip(*_: object) -> None:
    """Check nothing."""
