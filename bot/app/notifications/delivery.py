"""Delivery of the outbox: after the commit, in order per game and channel, at least once.

After a crash or a lost connection between sending a message and recording it, the message is looked for
before it is sent again; also, for some minutes, its nonce lets Discord return the first one. Failed messages
are retried at increasing intervals and finally given up, so that none blocks the later ones forever.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.app.background import BackgroundLoop
from bot.app.context import Context
from bot.app.notifications.failures import UnconfirmedMessages, may_read, repeat_needed, report_trouble
from bot.app.notifications.late_calls import PostponedError, is_obsolete, respect_silence
from bot.app.notifications.message import (
    FOLLOW,
    REPORT,
    Sender,
    UndeliverableError,
    buttons_of,
    called_by,
    content_of,
    fingerprint_of,
    first_due,
)
from bot.app.notifications.outgoing import Composer
from bot.app.notifications.report_message import ReportMessages
from bot.app.reminders.set_back import shift_times
from bot.i18n.catalogue import speaking
from bot.model import GameRow, MessageRow
from bot.store import DeliveryFailures, DeliveryQueue, Follows, Games, Outbox, OutboxHead, is_outage
from bot.telemetry import marked

_log = logging.getLogger(__name__)
_MOST_AT_ONCE: Final = 20
_MOST_REPORTS: Final = 2  # each takes seconds to make, and they wait for each other
_BETWEEN_EXTRAS: Final = 60
_AFTER_DAMAGE: Final = 3_600
_Handler = Callable[[MessageRow], Awaitable[None]]
_TELL_AFTER: Final = 3
"""Attempts after which the host is informed: some failures are over in half a minute."""


class Delivery(BackgroundLoop):
    """Delivers the outbox, one message per game and channel at a time; a slow channel delays no other."""

    name = "the outbox"
    longest_sleep = 5

    def __init__(self, context: Context, sender: Sender) -> None:
        super().__init__(context, context.signals.outbox)
        self._sender = sender
        self._closing = False
        self._under_way: dict[tuple[int, int], asyncio.Future[None]] = {}
        self._recorded = False
        """Whether deliveries have ended well in the latest round."""
        self._reports_under_way: set[tuple[int, int]] = set()
        self._reports = ReportMessages(context)
        self._composer = Composer(context, self._reports)
        self._unconfirmed = UnconfirmedMessages()
        self._unnoted: dict[int, tuple[MessageRow, int | None]] = {}
        """Sent messages that could not be recorded yet, as the database was locked or full."""
        self._found: set[int] = set()
        """Those that were found already posted, perhaps with outdated text."""
        self._postponed: dict[int, OutboxHead] | None = None
        """Messages that failed before this process started and have not been looked for since."""
        self._extra: dict[int, OutboxHead] = {}
        """Messages to retry besides their schedule, because something has changed in their server."""
        self._extra_at: dict[tuple[int, int], int] = {}
        """Time of the last such retry that failed, by game and channel."""
        self._unreadable: dict[OutboxHead, int] = {}
        """Until when a damaged message is left alone, with those that wait for it to be sent."""

    def finish(self) -> None:
        """Let `run` end as soon as nothing is due; later messages are delivered after the next start."""
        self._closing = True
        self._wake.set()

    @property
    def finished(self) -> bool:
        """Whether `finish` was called and all due messages are delivered."""
        return self._closing and not self._under_way

    @property
    def pending(self) -> bool:
        """Whether messages are being delivered, which are recorded at the end, and none has ended well."""
        return bool(self._under_way) and not self._recorded

    async def run(self) -> None:
        """Deliver until `finish` is called; cancellation aborts the deliveries under way."""
        try:
            await super().run()
        finally:
            for task in self._under_way.values():
                task.cancel()
            await asyncio.gather(*self._under_way.values(), return_exceptions=True)
            self._under_way.clear()

    async def next_due(self) -> int | None:
        """Return when the next message is due; deliveries under way wake the loop when they end.

        None while a message cannot be read, which would be due at once.
        """
        if self._under_way or self._unreadable:
            return None
        queue, shards = DeliveryQueue(self._context.database.reader), self._context.shards
        found = (await queue.next_due(shards), await queue.next_edit(shards))
        return min((at for at in found if at is not None), default=None)

    async def work(self) -> int:
        """Start delivering due messages and return their number."""
        ended = [place for place, task in self._under_way.items() if task.done()]
        for place in ended:
            self._under_way.pop(place).result()
        self._recorded = bool(ended)
        if by := self._context.absence.back:
            await shift_times(self._context, by)
            self._extra_at.clear()
        chosen = await self._select_messages()
        self._extra = {head.id: head for head in self._extra.values() if head not in chosen}
        for head, do in chosen.items():
            task = asyncio.ensure_future(self._handle(head, do))
            task.add_done_callback(lambda _: self._wake.set())
            self._under_way[head.place] = task
        return len(chosen)

    async def _handle(self, head: OutboxHead, do: _Handler) -> None:
        """Read a message and handle it; if it is damaged, leave it alone for an hour."""
        try:
            message = await DeliveryQueue(self._context.database.reader).by_id(head.id)
        except Exception as error:
            if is_outage(error):
                raise
            self._unreadable[head] = self._context.now() + _AFTER_DAMAGE
            _log.exception("message %s of game %s could not be read", head.id, head.place[0])
            return
        if message is not None:
            await do(message)
        if self._postponed:
            self._postponed.pop(head.id, None)

    async def _select_messages(self) -> Mapping[OutboxHead, _Handler]:
        """Return the messages to handle now, each with the method that handles it."""
        queue, now = DeliveryQueue(self._context.database.reader), self._context.now()
        shards = self._context.shards
        heads = [(head, self._deliver) for head in await queue.due_heads(now, shards=shards)]
        heads += [(head, self._edit) for head in await queue.edit_heads(now, shards=shards)]
        self._extra_at = {place: at for place, at in self._extra_at.items() if at > now - _BETWEEN_EXTRAS}
        heads += [
            (head, self._try_extra) for head in self._extra.values() if head.place not in self._extra_at
        ]
        if self._postponed is None:
            self._postponed = {head.id: head for head in await queue.postponed_heads(now, shards=shards)}
        heads += [(head, self._reconcile_postponed) for head in self._postponed.values()]
        chosen: dict[OutboxHead, _Handler] = {}
        taken = set(self._under_way)
        self._unreadable = {head: at for head, at in self._unreadable.items() if at > now}
        self._reports_under_way &= taken
        for head, do in heads:
            waits = head.kind == REPORT and len(self._reports_under_way) >= _MOST_REPORTS
            free = head.place not in taken and head not in self._unreadable
            if free and len(taken) < _MOST_AT_ONCE and not waits:
                taken.add(head.place)
                self._reports_under_way |= {head.place} if head.kind == REPORT else set()
                chosen[head] = do
        return chosen

    async def _deliver(self, message: MessageRow) -> None:
        with marked(game=message.game_id, nonce=message.nonce):
            if (error := await self._try_send(message)) is not None:
                await self._handle_failure(message, error)

    async def try_again(self, guild_id: int) -> None:
        """Retry a server's failed messages and edits now, because something has changed there."""
        stuck = await DeliveryQueue(self._context.database.reader).stuck(guild_id)
        self._extra = {head.id: head for head in stuck} | self._extra  # messages of a place before edits
        self._wake.set()

    async def _try_extra(self, message: MessageRow) -> None:
        """Retry without counting a failure: changes of a server must not exhaust a message's attempts."""
        if message.sent and message.edit_at is None:
            return
        with marked(game=message.game_id, nonce=message.nonce):
            error = await (self._try_edit if message.sent else self._try_send)(message)
            if error is not None:
                self._extra_at[message.game_id, message.channel_id] = self._context.now()
                _log.info("message %s: %s; its next try is as before", message.nonce, error)

    async def _try_send(self, message: MessageRow) -> UndeliverableError | None:
        """Send a message and record it; return the error if it was not sent."""
        if message.id not in self._unnoted:
            try:
                self._unnoted[message.id] = message, await self._send(message)
            except PostponedError:
                return None
            except UndeliverableError as error:
                if error.doubtful:
                    self._unconfirmed.raise_about(message)
                return error
            except Exception as error:
                if is_outage(error):
                    raise  # nothing is wrong with the message
                _log.exception("message %s could not be sent", message.nonce)
                return UndeliverableError(repr(error))
        await self._mark_done(*self._unnoted[message.id])
        return None

    async def _reconcile_postponed(self, message: MessageRow) -> None:
        """Check at once whether a message waiting for its retry was posted.

        It may call a player for an action already done. Nothing is sent, so that restarts use up no attempts.
        """
        with marked(game=message.game_id, nonce=message.nonce):
            try:
                if message.id not in self._unnoted:
                    game = await Games(self._context.database.reader).by_id(message.game_id)
                    found = await self._find(message, game) if game and message.message_id is None else None
                    if found is not None:
                        self._found.add(message.id)
                        self._unnoted[message.id] = message, found
                if message.id in self._unnoted:
                    await self._mark_done(*self._unnoted[message.id])
            except UndeliverableError as error:
                _log.warning("whether message %s was posted is not known: %s", message.nonce, error)

    async def _mark_done(self, message: MessageRow, sent: int | None) -> None:
        """Record that a message, as it was when sent, is done; `sent` is None if it was not needed.

        One that was found posted is edited before anything else is posted in its place.
        """
        was_found = message.id in self._found and sent is not None
        async with self._context.database.transaction(message.game_id) as tx:
            if was_found and sent is not None:
                await DeliveryQueue(tx).mark_found(message, sent, self._context.now())
            else:
                await DeliveryQueue(tx).mark_sent(message, sent, self._context.now())
            if sent is not None:
                await DeliveryFailures(tx).clear(message.channel_id, message.game_id)
            if sent is not None and message.kind == FOLLOW:
                await Follows(tx).reset_failures(message.game_id, message.channel_id)
        self._found.discard(message.id)
        self._unnoted.pop(message.id, None)
        self._count(message, "sent" if sent is not None else "needless")
        if was_found:
            fresh = await DeliveryQueue(self._context.database.reader).by_id(message.id)
            if fresh is not None:
                await self._edit(fresh)

    async def _handle_failure(self, message: MessageRow, error: UndeliverableError) -> None:
        """Schedule a retry or give up; report a lasting failure once.

        The attempt is recorded in a transaction of its own: it counts even if reporting fails, and the next
        one is later.
        """
        now, tries, kind, problem = self._context.now(), message.attempts + 1, error.kind, str(error)
        most = error.most_tries
        if kind == "place" and message.kind == FOLLOW:
            most = 1  # the next news follow soon
        elif kind == "place" and message.direct:
            most = _TELL_AFTER  # the channel calls instead, if need be, and others wait behind it
        last = tries >= most
        wait = error.wait_after(message.attempts)
        again = "given up" if last else f"next try in {wait} s"
        self._count(message, "given up" if last else "failed")
        _log.warning("message %s: %s; %s", message.nonce, problem, again)
        async with self._context.database.transaction(message.game_id) as tx:
            await DeliveryQueue(tx).record_failure(message, problem, now + wait)
        async with self._context.game_transaction(message.game_id) as tx:
            if last:
                await repeat_needed(self._context, tx, message, error)
                await DeliveryQueue(tx).give_up(message, now)
            if last or (tries >= _TELL_AFTER and kind == "place"):
                await report_trouble(self._context, tx, message, error, given_up=last)

    def _count(self, message: MessageRow, outcome: str) -> None:
        since = first_due(message.due_at, message.attempts)
        self._context.meter.delivered(message.kind, outcome, self._context.now() - since)

    async def _edit(self, message: MessageRow) -> None:
        """Edit a sent message, or schedule a retry."""
        with marked(game=message.game_id, nonce=message.nonce):
            if (error := await self._try_edit(message)) is None:
                return
            last = error.kind == "message" or message.edit_attempts + 1 >= error.most_tries
            again = None if last else self._context.now() + error.wait_after(message.edit_attempts)
            _log.warning("message %s could not be edited: %s", message.nonce, error)
            async with self._context.database.transaction(message.game_id) as tx:
                await DeliveryQueue(tx).record_edit_failure(message, again)

    async def _try_edit(self, message: MessageRow) -> UndeliverableError | None:
        """Edit a sent message to match its payload, and record it; return the error if it was not edited."""
        try:
            removed, repost = await self._replace(message)
        except UndeliverableError as error:
            return error
        except Exception as error:
            if is_outage(error):
                raise  # nothing is wrong with the message
            _log.exception("message %s could not be edited", message.nonce)
            async with self._context.database.transaction(message.game_id) as tx:
                await DeliveryQueue(tx).record_edit_failure(message, None)
        else:
            async with self._context.database.transaction(message.game_id) as tx:
                if repost:
                    await Outbox(tx).repost(message, self._context.now())
                else:
                    await DeliveryQueue(tx).mark_edited(message, self._context.now(), removed=removed)
        return None

    async def _replace(self, message: MessageRow) -> tuple[bool, bool]:
        """Edit a message, or delete it if it has no text left.

        Return whether it was deleted, and whether it has to be posted anew, because somebody else has
        deleted it with news that nobody has seen.
        """
        if message.message_id is None:
            raise AssertionError("only messages that are sent are edited")
        game = await Games(self._context.database.reader).by_id(message.game_id)
        overtaken = game is None or game.revision != message.revision
        place, sent, drawn = message.channel_id, message.message_id, None
        with speaking(await self._composer.language_of(message, game)):
            content = None if "bare" in message.payload else content_of(message, called_by(message))
            if game is not None and "redraw" in message.payload:
                drawn = replace(
                    await self._composer.outgoing(message, game, overtaken=overtaken), newest=None
                )
            if content == "":
                await self._sender.remove(place, sent, direct=message.direct)
                return True, False
            buttons = buttons_of(message, overtaken=overtaken)
            there = await self._sender.replace(
                place, sent, content, buttons, direct=message.direct, drawn=drawn
            )
            return False, not there and drawn is not None

    async def _send(self, message: MessageRow) -> int | None:
        reader = self._context.database.reader
        game = await Games(reader).by_id(message.game_id)
        if game is None:
            return None
        if message.kind == REPORT:
            with speaking(game.language):
                if (report := await self._reports.prepare(message)) is None:
                    return None
            message = report
        if (found := await self._find(message, game)) is not None:
            self._found.add(message.id)
            return found
        self._unconfirmed.settle(message)
        if message.kind == FOLLOW and not await may_read(self._context, self._sender, game, message):
            return None
        overtaken = game.revision != message.revision
        if is_obsolete(message, game, overtaken=overtaken):
            return None
        message = await respect_silence(self._context, message, overtaken=overtaken)
        with speaking(await self._composer.language_of(message, game)):  # also for text in the picture
            return await self._sender.send(await self._composer.outgoing(message, game, overtaken=overtaken))

    async def _find(self, message: MessageRow, game: GameRow) -> int | None:
        """Return the id of a message that may have been posted and was; None otherwise."""
        reader = self._context.database.reader
        if not await self._unconfirmed.may_be_posted(Outbox(reader), message):
            return None
        with speaking(await self._composer.language_of(message, game)):
            earlier = await DeliveryQueue(reader).latest_before(message)
            fingerprint = fingerprint_of(message, earlier, game.created_at)
        return await self._sender.find(message.channel_id, fingerprint, direct=message.direct)
