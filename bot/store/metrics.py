"""Counts for monitoring."""

from operator import itemgetter
from typing import Final, get_args

from bot.model.games import Status
from bot.store.db.connection import Repository, first_row

_STATUSES: Final[tuple[Status, ...]] = get_args(Status)


class Metrics(Repository):
    """Counts of games by status, and of unsent messages."""

    async def games(self) -> dict[Status, int]:
        """Return the number of games by status, including zeros."""
        query = "SELECT status, COUNT(*) AS number FROM games GROUP BY status"
        return dict.fromkeys(_STATUSES, 0) | dict(await self._all(itemgetter("status", "number"), query))

    async def outbox(self, now: int) -> tuple[int, int, int]:
        """Return the numbers of unsent and due messages, and the age of the oldest due one in seconds."""
        query = (
            "SELECT COUNT(*) AS unsent, SUM(CASE WHEN due_at <= ? THEN 1 ELSE 0 END) AS due,"
            " MIN(due_at) AS oldest"
            " FROM outbox WHERE sent_at IS NULL"
        )
        row = await first_row(self._db, query, (now,))
        if row is None or row["oldest"] is None:
            return 0, 0, 0
        return row["unsent"], row["due"], max(0, now - row["oldest"])
