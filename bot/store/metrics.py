"""How much there is, for those who watch the bot."""

from typing import Final, get_args

from bot.model.games import Status
from bot.store.db.connection import Repository, first_row

_STATUSES: Final[tuple[Status, ...]] = get_args(Status)


class Metrics(Repository):
    """Counts of games by status, and of messages that are not sent yet."""

    async def games(self) -> dict[Status, int]:
        """Games by their status; each status is there."""
        found = dict.fromkeys(_STATUSES, 0)
        async with self._db.execute("SELECT status, COUNT(*) AS number FROM games GROUP BY status") as cursor:
            async for row in cursor:
                found[row["status"]] = row["number"]
        return found

    async def outbox(self, now: int) -> tuple[int, int, int]:
        """Messages not sent yet, how many of them are due, and the seconds the oldest is due."""
        query = (
            "SELECT COUNT(*) AS unsent, SUM(CASE WHEN due_at <= ? THEN 1 ELSE 0 END) AS due,"
            " MIN(due_at) AS oldest"
            " FROM outbox WHERE sent_at IS NULL"
        )
        row = await first_row(self._db, query, (now,))
        if row is None or row["oldest"] is None:
            return 0, 0, 0
        return row["unsent"], row["due"], max(0, now - row["oldest"])
