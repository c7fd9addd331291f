"""Where computer players have to act, and what the table has not heard of them yet."""

from collections.abc import Sequence

from bot.model.schedule import BotTurnRow
from bot.store.connection import Connection
from bot.store.shards import ALL_SHARDS, Shards

__all__ = ["BotSummaries", "BotTurns"]


class BotTurns:
    """Queries on one connection; writing ones belong into a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def put(self, game_id: int, due_at: int) -> None:
        """A computer player has to act; what went wrong before is forgotten, the game has gone on since."""
        await self._db.execute(
            "INSERT INTO bot_turns (game_id, due_at) VALUES (?, ?)"
            " ON CONFLICT (game_id) DO UPDATE SET due_at = excluded.due_at, attempts = 0",
            (game_id, due_at),
        )

    async def drop(self, game_id: int) -> None:
        """None has to."""
        await self._db.execute("DELETE FROM bot_turns WHERE game_id = ?", (game_id,))

    async def put_off(self, game_id: int, due_at: int) -> None:
        """It did not work: try again later."""
        await self._db.execute(
            "UPDATE bot_turns SET due_at = ?, attempts = attempts + 1 WHERE game_id = ?", (due_at, game_id)
        )

    async def ready(self, at: int, limit: int = 100, shards: Shards = ALL_SHARDS) -> Sequence[BotTurnRow]:
        """What is due by then, the longest due first."""
        ours, values = shards.among("bot_turns")
        query = f"SELECT * FROM bot_turns WHERE due_at <= ? AND {ours} ORDER BY due_at, game_id LIMIT ?"  # noqa: S608 ours
        async with self._db.execute(query, (at, *values, limit)) as cursor:
            return [BotTurnRow(row["game_id"], row["due_at"], row["attempts"]) async for row in cursor]

    async def next(self, shards: Shards = ALL_SHARDS) -> int | None:
        """When the next is due; None where no game waits for a computer player."""
        ours, values = shards.among("bot_turns")
        query = f"SELECT MIN(due_at) FROM bot_turns WHERE {ours}"  # noqa: S608 ours
        async with self._db.execute(query, values) as cursor:
            row = await cursor.fetchone()
        return None if row is None or row[0] is None else int(row[0])


class BotSummaries:
    """From which action on a table has to be told; queries on one connection."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def get(self, game_id: int) -> int | None:
        """After how many actions it begins; None where all is told."""
        async with self._db.execute(
            "SELECT length FROM bot_summaries WHERE game_id = ?", (game_id,)
        ) as cursor:
            row = await cursor.fetchone()
        return None if row is None else int(row[0])

    async def begin(self, game_id: int, length: int) -> None:
        """From here on it is told later; an earlier beginning stays."""
        await self._db.execute(
            "INSERT INTO bot_summaries (game_id, length) VALUES (?, ?)"
            " ON CONFLICT (game_id) DO UPDATE SET length = excluded.length"
            " WHERE excluded.length < bot_summaries.length",
            (game_id, length),
        )

    async def clear(self, game_id: int) -> None:
        """All is told."""
        await self._db.execute("DELETE FROM bot_summaries WHERE game_id = ?", (game_id,))
