"""Counts for monitoring."""

from operator import itemgetter
from typing import Final, NamedTuple, get_args

from bot.model.games import Status
from bot.store.db.connection import Repository, Row

_STATUSES: Final[tuple[Status, ...]] = get_args(Status)

_REFUSED: Final = (
    "(attempts > 0 AND kind IN ('trouble', 'follow') OR EXISTS (SELECT 1 FROM delivery_failures"
    " WHERE game_id = outbox.game_id AND channel_id = outbox.channel_id))"
)
"""Condition of messages to a place known to fail; failures of some kinds are recorded nowhere else."""


class UnsentMessage(NamedTuple):
    """When a message is due next, its failed attempts, and whether its channel or recipient refuses it."""

    due_at: int
    attempts: int
    refused: bool


class Metrics(Repository):
    """Counts of games by status, and of unsent messages."""

    async def games(self) -> dict[Status, int]:
        """Return the number of games by status, including zeros."""
        query = "SELECT status, COUNT(*) AS number FROM games GROUP BY status"
        return dict.fromkeys(_STATUSES, 0) | dict(await self._all(itemgetter("status", "number"), query))

    async def outbox(self) -> list[UnsentMessage]:
        """Return all unsent messages."""
        query = f"SELECT due_at, attempts, {_REFUSED} AS refused FROM outbox WHERE sent_at IS NULL"  # noqa: S608 constant
        return await self._all(_unsent, query)


def _unsent(row: Row) -> UnsentMessage:
    return UnsentMessage(row["due_at"], row["attempts"], bool(row["refused"]))
