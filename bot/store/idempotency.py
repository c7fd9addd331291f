"""Idempotency: what interactions were answered, so that a repeated one is not carried out again."""

import json
from collections.abc import Mapping
from typing import Any

from bot.store.db.connection import Connection


class AnsweredInteractions:
    """What interactions were answered, so that a repeated one is not applied again."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, interaction_id: int) -> Mapping[str, Any] | None:
        """The answer given before, if any."""
        query = "SELECT answer FROM interactions WHERE id = ?"
        async with self._db.execute(query, (interaction_id,)) as cursor:
            row = await cursor.fetchone()
        return json.loads(row["answer"]) if row else None

    async def put(self, interaction_id: int, game_id: int, answer: Mapping[str, Any], at: int) -> None:
        """Keep the answer."""
        await self._db.execute(
            "INSERT INTO interactions (id, game_id, answer, at) VALUES (?, ?, ?, ?)",
            (interaction_id, game_id, json.dumps(answer), at),
        )

    async def forget(self, before: int) -> None:
        """Forget those of earlier times; a day later their tokens are long invalid."""
        await self._db.execute("DELETE FROM interactions WHERE at < ?", (before,))
