"""Rows of plain data for tests that need no database."""

from collections.abc import Mapping
from typing import Any

from bot.model import GameRow, Status
from bot.model.settings import GameSettings


def game_row(
    variant: Mapping[str, Any] | None = None,
    *,
    status: Status = "lobby",
    settings: GameSettings | None = None,
) -> GameRow:
    """Return the row of game 7 on the East board, in channel 1."""
    return GameRow(
        id=7,
        guild_id=1,
        channel_id=1,
        host_id=1,
        ruleset="antike",
        board="east",
        variant=variant or {},
        status=status,
        revision=0,
        length=0,
        turn_start=0,
        turn_seq=0,
        result=None,
        created_at=0,
        started_at=None,
        changed_at=0,
        settings=settings or GameSettings(),
    )
