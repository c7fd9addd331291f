"""The journal of events other than actions, and the interactions already answered."""

import json
from collections.abc import Mapping
from typing import Any

from bot.engine.terms import Nation
from bot.model import EventRow
from bot.store.db.connection import Repository, Row, read_row


class Journal(Repository):
    """Events of games other than actions; append-only."""

    async def add(
        self,
        game_id: int,
        kind: str,
        at: int,
        user_id: int | None = None,
        nation: Nation | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        """Append an event; `user_id` is None if the bot caused it."""
        values = {
            "game_id": game_id,
            "kind": kind,
            "user_id": user_id,
            "nation": nation,
            "facts": json.dumps(facts or {}),
            "at": at,
        }
        await self._insert("journal", values)

    async def of_game(self, game_id: int) -> list[EventRow]:
        """Return a game's events in order."""
        query = "SELECT * FROM journal WHERE game_id = ? ORDER BY id"
        return await self._all(_event, query, game_id)


def _event(row: Row) -> EventRow:
    return read_row(EventRow, row, facts=json.loads(row["facts"]))


class AnsweredInteractions(Repository):
    """Answered interactions, so that a duplicate is not applied again."""

    async def has(self, interaction_id: int) -> bool:
        """Return whether an interaction was answered."""
        return await self._exists("SELECT 1 FROM interactions WHERE id = ?", interaction_id)

    async def put(self, interaction_id: int, game_id: int, at: int) -> None:
        """Record an answered interaction."""
        await self._insert("interactions", {"id": interaction_id, "game_id": game_id, "at": at})

    async def forget(self, before: int) -> None:
        """Delete old interactions; their tokens are invalid after a day."""
        await self._db.execute("DELETE FROM interactions WHERE at < ?", (before,))
