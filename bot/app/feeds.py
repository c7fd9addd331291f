"""Feeds and webhooks of users' turns and tables: secret links, their renewal and their contents."""

import secrets
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from bot.app.access import Caller, changing_here, load_here
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.notifications.enqueue import announce
from bot.app.queries import Queries, open_wait
from bot.app.reminders.calendar import silence_of
from bot.app.table import Table, load_table
from bot.i18n.catalogue import said_in
from bot.model import OwnGame, PersonRow, WaitRow
from bot.model.messages import Payload
from bot.model.people import FeedRow, WebhookRow
from bot.store import Connection, Feeds, Games, Outbox, People, Webhooks, digested
from bot.text.notifications.feeds import format_feed_closed, format_feed_opened, format_webhook_stopped

MOST_FAILURES: Final = 5
"""Consecutive failures after which a webhook is disabled until its owner sets it again."""
_TRY_AGAIN: Final = (60, 300, 1_800, 7_200, 0)
"""Seconds to wait after each consecutive failure."""
_BYTES: Final = 24
"""Random bytes in a link, so that none can be guessed."""
_LISTED: Final = 100
"""Maximum number of games in a calendar."""


class PublicTable(NamedTuple):
    """A table as published in its feed."""

    table: Table
    wait: WaitRow | None
    """The open wait, as `open_wait` returns it."""


class ReadCalendar(NamedTuple):
    """A user's games for their calendar, those that wait for the user first."""

    person: PersonRow
    games: list[OwnGame]


class FeedLinks(Service):
    """Manages secret links and webhooks; renewing a link invalidates the old one."""

    async def calendar(self, user_id: int, *, renew: bool) -> str:
        """Return the token of a user's calendar, creating it if necessary."""
        async with self._context.database.transaction() as tx:
            kept = await Feeds(tx).calendar(user_id)
            return await self._get_or_create_token(tx, kept, FeedRow("", user_id, None, 0), renew=renew)

    async def open_table(self, caller: Caller, *, renew: bool) -> tuple[Table, str]:
        """Return the table in the caller's channel and its feed's token; the table is informed of a new feed.

        Raises `AppError` if the caller does not play there.
        """
        async with changing_here(self._context, caller) as (tx, _):
            table = await self._own_table(tx, caller)
            kept = await Feeds(tx).of_game(table.game.id)
            fresh = FeedRow("", caller.user_id, table.game.id, 0)
            token = await self._get_or_create_token(tx, kept, fresh, renew=renew)
            if kept is None:
                text = format_feed_opened(table.players.get(caller.user_id, ""))
                await announce(self._context, tx, table, "feed", text)
            return table, token

    async def close_table(self, caller: Caller) -> bool:
        """Delete the table's feed; return False if there was none. Raises `AppError` as `open_table` does."""
        async with changing_here(self._context, caller) as (tx, _):
            table = await self._own_table(tx, caller)
            kept = await Feeds(tx).of_game(table.game.id)
            if kept is None:
                return False
            await Feeds(tx).drop(kept.token)
            text = format_feed_closed(table.players.get(caller.user_id, ""))
            await announce(self._context, tx, table, "feed", text)
            return True

    async def webhook(self, user_id: int) -> WebhookRow | None:
        """Return a user's webhook; None if none is set."""
        return await Webhooks(self._context.database.reader).get(user_id)

    async def set_webhook(self, user_id: int, url: str | None) -> None:
        """Set a user's webhook, or delete it if `url` is None."""
        async with self._context.database.transaction() as tx:
            if url is None:
                await Webhooks(tx).drop(user_id)
            else:
                await Webhooks(tx).put(WebhookRow(user_id, url, self._context.now()))

    async def read_calendar(self, token: str) -> ReadCalendar | None:
        """Return the calendar of a token; None if the token is invalid or a table's."""
        reader = self._context.database.reader
        feed = await Feeds(reader).by_token(token)
        if feed is None or feed.game_id is not None:
            return None
        games, _ = await Queries(self._context).own(feed.user_id, _LISTED)
        return ReadCalendar(await People(reader).get(feed.user_id), games)

    async def read_table(self, token: str) -> PublicTable | None:
        """Return the table of a token; None if the token is invalid or a calendar's."""
        async with self._context.database.view() as view:
            feed = await Feeds(view).by_token(token)
            game = await Games(view).by_id(feed.game_id) if feed and feed.game_id is not None else None
            if game is None:
                return None
            return PublicTable(await load_table(view, game), await open_wait(view, game))

    async def due_webhooks(self, until: int) -> list[tuple[WebhookRow, ReadCalendar]]:
        """Return webhooks with calls up to `until` to deliver, each with its owner's games."""
        reader = self._context.database.reader
        found = []
        for hook in await Webhooks(reader).due(self._context.now(), until, MOST_FAILURES):
            games, _ = await Queries(self._context).own(hook.user_id, _LISTED)
            if any(own.wait for own in games):  # else the user has acted since
                found.append((hook, ReadCalendar(await People(reader).get(hook.user_id), games)))
        return found

    async def record_delivery(
        self, hook: WebhookRow, read: ReadCalendar, until: int, problem: str | None
    ) -> None:
        """Record delivery of the calls up to `until`, or the `problem`; ignored if the URL has changed.

        After the last failure the owner is told that no more will be delivered.
        """
        async with self._context.database.transaction() as tx:
            kept = await Webhooks(tx).get(hook.user_id)
            if kept is None or kept.url != hook.url:
                return
            if problem is None:
                await Webhooks(tx).put(replace(kept, told_at=until, retry_at=0, failures=0, problem=None))
                return
            wait = _TRY_AGAIN[min(kept.failures, len(_TRY_AGAIN) - 1)]
            failed = replace(kept, retry_at=self._context.now() + wait, problem=problem)
            await Webhooks(tx).put(replace(failed, failures=kept.failures + 1))
            if kept.failures + 1 == MOST_FAILURES:
                await self._tell_stopped(tx, read, problem)
        self._context.signals.outbox.set()

    async def _tell_stopped(self, tx: Connection, read: ReadCalendar, problem: str) -> None:
        """Tell the owner of a webhook privately; not its URL, which may be secret, as the message stays."""
        game, now = next(own.game for own in read.games if own.wait), self._context.now()
        told = said_in(read.person.language(game), partial(format_webhook_stopped, problem))
        user_id, at = read.person.user_id, silence_of(read.person).waking(now)
        nonce, payload = digested(f"webhook {user_id} {now}"), Payload(text=told)
        await Outbox(tx).add(game, nonce, "trouble", payload, at, to=user_id)

    async def _own_table(self, tx: Connection, caller: Caller) -> Table:
        table = await load_here(tx, caller)
        if not table.seats_of(caller.user_id):
            raise AppError("not-in-game")
        return table

    async def _get_or_create_token(
        self, tx: Connection, kept: FeedRow | None, fresh: FeedRow, *, renew: bool
    ) -> str:
        if kept is not None and not renew:
            return kept.token
        if kept is not None:
            await Feeds(tx).drop(kept.token)
        token = secrets.token_urlsafe(_BYTES)
        await Feeds(tx).add(replace(fresh, token=token, created_at=self._context.now()))
        return token
