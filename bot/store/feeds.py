"""Links for programs, and addresses that hear of one's turns."""

from collections.abc import Sequence

from bot.model.people import FeedRow, WebhookRow
from bot.store.db.connection import Repository, all_rows, first_row, read_row


class Feeds(Repository):
    """Secret links: calendars of people, tables as JSON."""

    async def by_token(self, token: str) -> FeedRow | None:
        """What a link leads to."""
        return await self._one("SELECT * FROM feeds WHERE token = ?", token)

    async def calendar(self, user_id: int) -> FeedRow | None:
        """The link to somebody's calendar."""
        return await self._one("SELECT * FROM feeds WHERE user_id = ? AND game_id IS NULL", user_id)

    async def of_game(self, game_id: int) -> FeedRow | None:
        """The link to a table."""
        return await self._one("SELECT * FROM feeds WHERE game_id = ?", game_id)

    async def add(self, feed: FeedRow) -> None:
        """A new link, for what has none."""
        await self._db.execute(
            "INSERT INTO feeds (token, user_id, game_id, created_at) VALUES (?, ?, ?, ?)",
            (feed.token, feed.user_id, feed.game_id, feed.created_at),
        )

    async def drop(self, token: str) -> None:
        """It leads nowhere any more."""
        await self._db.execute("DELETE FROM feeds WHERE token = ?", (token,))

    async def _one(self, query: str, key: str | int) -> FeedRow | None:
        row = await first_row(self._db, query, (key,))
        return read_row(FeedRow, row) if row else None


class Webhooks(Repository):
    """Addresses that are told of turns, one a person."""

    async def get(self, user_id: int) -> WebhookRow | None:
        """A person's, if there is one."""
        row = await first_row(self._db, "SELECT * FROM webhooks WHERE user_id = ?", (user_id,))
        return read_row(WebhookRow, row) if row else None

    async def put(self, hook: WebhookRow) -> None:
        """Keep it, instead of the one before."""
        await self._db.execute(
            "INSERT INTO webhooks (user_id, url, told_at, retry_at, failures, problem)"
            " VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET url = excluded.url, told_at = excluded.told_at,"
            " retry_at = excluded.retry_at, failures = excluded.failures, problem = excluded.problem",
            (hook.user_id, hook.url, hook.told_at, hook.retry_at, hook.failures, hook.problem),
        )

    async def drop(self, user_id: int) -> None:
        """Tell that address nothing any more."""
        await self._db.execute("DELETE FROM webhooks WHERE user_id = ?", (user_id,))

    async def due(self, at: int, most_failures: int) -> Sequence[WebhookRow]:
        """Those of people who have been called since they were told of it last."""
        query = (
            "SELECT * FROM webhooks WHERE retry_at <= ? AND failures < ? AND EXISTS (SELECT 1 FROM waits"
            " WHERE waits.user_id = webhooks.user_id AND called_at > told_at AND called_at <= ?)"
            " ORDER BY user_id"
        )
        return [read_row(WebhookRow, row) for row in await all_rows(self._db, query, (at, most_failures, at))]
