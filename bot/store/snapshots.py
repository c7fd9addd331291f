"""Snapshots and answered interactions: what may be looked up instead of done again."""

import json
from collections.abc import Mapping
from typing import Any

from bot.store.connection import Connection

__all__ = ["AnsweredInteractions", "Settings", "Snapshots"]


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


class Settings:
    """Small facts about the installation."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, name: str) -> str | None:
        """One value."""
        async with self._db.execute("SELECT value FROM settings WHERE name = ?", (name,)) as cursor:
            row = await cursor.fetchone()
        return str(row["value"]) if row else None

    async def put(self, name: str, value: str) -> None:
        """Set one value."""
        await self._db.execute(
            "INSERT INTO settings (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )

    async def beginning(self, start: str) -> Mapping[str, str]:
        """All whose name begins like that, by name."""
        query = "SELECT name, value FROM settings WHERE SUBSTR(name, 1, ?) = ? ORDER BY name"
        async with self._db.execute(query, (len(start), start)) as cursor:
            return {row["name"]: row["value"] async for row in cursor}
