"""Idempotency: which interactions were answered, so that a repeated one is not carried out again."""

from bot.store.db.connection import Repository, first_row


class AnsweredInteractions(Repository):
    """Which interactions were answered, so that a repeated one is not applied again."""

    async def has(self, interaction_id: int) -> bool:
        """Whether one was answered before."""
        query = "SELECT 1 FROM interactions WHERE id = ?"
        return await first_row(self._db, query, (interaction_id,)) is not None

    async def put(self, interaction_id: int, game_id: int, at: int) -> None:
        """Note that one is answered."""
        await self._insert("interactions", {"id": interaction_id, "game_id": game_id, "at": at})

    async def forget(self, before: int) -> None:
        """Forget those of earlier times; a day later their tokens are long invalid."""
        await self._db.execute("DELETE FROM interactions WHERE at < ?", (before,))
