"""Snapshots: positions by number of actions, so that no log has to be folded from its beginning."""

import json
from collections.abc import Mapping
from typing import Any

from bot.store.db.connection import Connection


class Snapshots:
    """Folded positions by number of actions; a cache that may be emptied at any time."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, game_id: int, length: int, version: str) -> Mapping[str, Any] | None:
        """The snapshot after `length` actions, unless another version of the rules wrote it."""
        query = "SELECT data FROM snapshots WHERE game_id = ? AND length = ? AND version = ?"
        async with self._db.execute(query, (game_id, length, version)) as cursor:
            row = await cursor.fetchone()
        return json.loads(row["data"]) if row else None

    async def put(self, game_id: int, length: int, version: str, data: Mapping[str, Any]) -> None:
        """Keep one."""
        await self._db.execute(
            "INSERT INTO snapshots (game_id, length, version, data) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (game_id, length) DO UPDATE SET version = excluded.version, data = excluded.data",
            (game_id, length, version, json.dumps(data)),
        )

    async def keep_only(self, game_id: int, lengths: tuple[int, int]) -> None:
        """Drop all but two."""
        await self._db.execute(
            "DELETE FROM snapshots WHERE game_id = ? AND length NOT IN (?, ?)", (game_id, *lengths)
        )
