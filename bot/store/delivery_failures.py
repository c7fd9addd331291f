"""Places where the messages of a game do not arrive."""

from bot.store.db.connection import Connection


class DeliveryFailures:
    """Queries on one connection; writing ones belong into a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def known(self, game_id: int, channel_id: int) -> bool:
        """Whether somebody was told already that nothing arrives there."""
        query = "SELECT 1 FROM delivery_failures WHERE game_id = ? AND channel_id = ?"
        async with self._db.execute(query, (game_id, channel_id)) as cursor:
            return await cursor.fetchone() is not None

    async def add(self, game_id: int, channel_id: int, problem: str, at: int) -> None:
        """Note that somebody is told."""
        await self._db.execute(
            "INSERT INTO delivery_failures (game_id, channel_id, problem, told_at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (game_id, channel_id, problem, at),
        )

    async def clear(self, channel_id: int, game_id: int | None = None) -> None:
        """Something has arrived there, or is worth trying again; in one game or in all."""
        await self._db.execute(
            "DELETE FROM delivery_failures WHERE channel_id = ? AND game_id = COALESCE(?, game_id)",
            (channel_id, game_id),
        )
