"""What has to be told: written with the change, sent after the commit, at least once."""

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

import aiosqlite

from bot.store.rows import MessageRow

__all__ = ["Outbox"]


class Outbox:
    """Queries on one connection; writing ones belong into a transaction."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._db = connection

    async def add(
        self,
        game_id: int,
        nonce: str,
        kind: str,
        channel_id: int,
        payload: Mapping[str, Any],
        revision: int,
        at: int,
    ) -> None:
        """Queue a message. The nonce lets Discord recognise one that is sent a second time."""
        await self._db.execute(
            "INSERT INTO outbox (game_id, nonce, kind, channel_id, payload, revision, due_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game_id, nonce, kind, channel_id, json.dumps(payload), revision, at),
        )

    async def due(self, at: int, limit: int = 100) -> list[MessageRow]:
        """Unsent messages whose time has come, the oldest of each game only, so that order is kept."""
        query = (
            "SELECT * FROM outbox WHERE id IN"
            " (SELECT MIN(id) FROM outbox WHERE sent_at IS NULL GROUP BY game_id)"
            " AND due_at <= ? ORDER BY id LIMIT ?"
        )
        async with self._db.execute(query, (at, limit)) as cursor:
            return [_message(row) async for row in cursor]

    async def next_due(self) -> int | None:
        """When the next unsent message is due; None where all is sent."""
        query = (
            "SELECT MIN(due_at) FROM outbox WHERE id IN"
            " (SELECT MIN(id) FROM outbox WHERE sent_at IS NULL GROUP BY game_id)"
        )
        async with self._db.execute(query) as cursor:
            row = await cursor.fetchone()
        return None if row is None or row[0] is None else int(row[0])

    async def sent(self, message: MessageRow, message_id: int | None, at: int) -> None:
        """Mark as delivered; None where it had become pointless and was not sent."""
        await self._db.execute(
            "UPDATE outbox SET sent_at = ?, message_id = ?, problem = NULL, payload = '{}' WHERE id = ?",
            (at, message_id, message.id),
        )

    async def failed(self, message: MessageRow, problem: str, due_at: int) -> None:
        """Note why it could not be sent and when to try again."""
        await self._db.execute(
            "UPDATE outbox SET attempts = attempts + 1, problem = ?, due_at = ? WHERE id = ?",
            (problem, due_at, message.id),
        )

    async def by_nonce(self, nonce: str) -> MessageRow | None:
        """One message, sent or not."""
        async with self._db.execute("SELECT * FROM outbox WHERE nonce = ?", (nonce,)) as cursor:
            row = await cursor.fetchone()
        return _message(row) if row else None


def _message(row: sqlite3.Row) -> MessageRow:
    return MessageRow(
        id=row["id"],
        game_id=row["game_id"],
        nonce=row["nonce"],
        kind=row["kind"],
        channel_id=row["channel_id"],
        payload=json.loads(row["payload"]),
        revision=row["revision"],
        attempts=row["attempts"],
        message_id=row["message_id"],
    )
