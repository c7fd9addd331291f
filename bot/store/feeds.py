"""Secret links for programs, and webhooks for turns."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.model.people import FeedRow, WebhookRow
from bot.store.db.connection import Repository, columns_of, read_row
from bot.store.games import AWAITED

_feed: Final = partial(read_row, FeedRow)
_webhook: Final = partial(read_row, WebhookRow)


class Feeds(Repository):
    """Secret links: calendars of users, and games as JSON."""

    async def by_token(self, token: str) -> FeedRow | None:
        """Return the feed of a link; None if unknown."""
        return await self._one(_feed, "SELECT * FROM feeds WHERE token = ?", token)

    async def calendar(self, user_id: int) -> FeedRow | None:
        """Return the link to a user's calendar; None if there is none."""
        return await self._one(_feed, "SELECT * FROM feeds WHERE user_id = ? AND game_id IS NULL", user_id)

    async def of_game(self, game_id: int) -> FeedRow | None:
        """Return the link to a game; None if there is none."""
        return await self._one(_feed, "SELECT * FROM feeds WHERE game_id = ?", game_id)

    async def add(self, feed: FeedRow) -> None:
        """Add a link."""
        await self._insert("feeds", columns_of(feed))

    async def drop(self, token: str) -> None:
        """Revoke a link."""
        await self._delete("feeds", token=token)


class Webhooks(Repository):
    """Webhooks, one per user."""

    async def get(self, user_id: int) -> WebhookRow | None:
        """Return a user's webhook; None if there is none."""
        return await self._one(_webhook, "SELECT * FROM webhooks WHERE user_id = ?", user_id)

    async def put(self, hook: WebhookRow) -> None:
        """Store a webhook, replacing the previous one."""
        await self._put("webhooks", columns_of(hook), "user_id")

    async def drop(self, user_id: int) -> None:
        """Delete a user's webhook."""
        await self._delete("webhooks", user_id=user_id)

    async def set_back(self, now: int, by: int) -> None:
        """After the clock went back by some seconds, move later times back as well."""
        for column in ("told_at", "retry_at"):
            query = f"UPDATE webhooks SET {column} = {column} - ? WHERE {column} > ?"  # noqa: S608 ours
            await self._db.execute(query, (by, now))

    async def due(self, at: int, until: int, most_failures: int) -> Sequence[WebhookRow]:
        """Return webhooks of users called since the last delivery and up to `until`, where they can act now.

        The user's own actions, which `WaitRow.last_call` tells apart, are no calls.
        """
        query = (
            "SELECT * FROM webhooks WHERE retry_at <= ? AND failures < ? AND EXISTS (SELECT 1 FROM waits"  # noqa: S608 ours
            " JOIN games ON games.id = waits.game_id WHERE waits.user_id = webhooks.user_id"
            " AND called_at > webhooks.told_at AND called_at <= ? AND COALESCE(acted_at, 0) <> called_at"
            f" AND {AWAITED}) ORDER BY user_id"
        )
        return await self._all(_webhook, query, at, most_failures, until)
