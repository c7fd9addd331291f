"""Counts for monitoring."""

from operator import itemgetter
from typing import Final, get_args

from bot.model.games import Status
from bot.store.db.connection import Repository

_STATUSES: Final[tuple[Status, ...]] = get_args(Status)


class Metrics(Repository):
    """Counts of games by status, and of unsent messages."""

    async def games(self) -> dict[Status, int]:
        """Return the number of games by status, including zeros."""
        query = "SELECT status, COUNT(*) AS number FROM games GROUP BY status"
        return dict.fromkeys(_STATUSES, 0) | dict(await self._all(itemgetter("status", "number"), query))

    async def outbox(self) -> list[tuple[int, int]]:
        """Return when each unsent message is due next, and the number of its failed attempts."""
        query = "SELECT due_at, attempts FROM outbox WHERE sent_at IS NULL"
        return await self._all(lambda row: (row["due_at"], row["attempts"]), query)
