"""Sends the outbox: after the commit, in order for each place of a game, at least once.

After a crash or a broken line between sending and noting a message it is looked for before it is sent again,
and its nonce lets Discord hand back the first one for some minutes. What cannot be sent is tried again, less
and less often, and given up at last: so no message holds up for ever those behind it.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.app.background import BackgroundLoop
from bot.app.context import Context
from bot.app.notifications.failures import UnconfirmedMessages, call_anew, may_read, report_trouble
from bot.app.notifications.message import (
    FOLLOW,
    REPORT,
    Failure,
    OutgoingMessage,
    Sender,
    UndeliverableError,
    buttons_of,
    called_by,
    content_of,
    fingerprint_of,
)
from bot.app.notifications.picture_choice import sight_of
from bot.app.notifications.report_message import ReportMessages
from bot.app.table import setup_of
from bot.app.votes.messages import VOTE
from bot.i18n.catalogue import speaking
from bot.model import GameRow, MessageRow, SeatRow
from bot.model.language import ENGLISH, Language
from bot.puzzles import puzzle_of
from bot.rulesets import ruleset
from bot.store import (
    BotTurns,
    DeliveryFailures,
    DeliveryQueue,
    Follows,
    Games,
    Outbox,
    OutboxHead,
    People,
    StoreTroubleError,
)
from bot.telemetry import marked

_log = logging.getLogger(__name__)
_LONGEST_WAIT: Final = 3600
_MOST_AT_ONCE: Final = 20
_BETWEEN_EXTRAS: Final = 60
_ADDRESSED: Final = frozenset({"turn", "demand", "resume"})
_MOST_TRIES: Final[Mapping[Failure, int]] = {"passing": 32, "place": 32, "message": 5}
"""With the waits between them about a day, and 75 seconds."""
_MOST_EDITS: Final[Mapping[Failure, int]] = {"passing": 32, "place": 5, "message": 1}
_TELL_AFTER: Final = 3
"""Tries after which the host hears of it: some trouble is over in half a minute."""


class Delivery(BackgroundLoop):
    """Delivers what the outbox holds, one message a place at a time; a slow place delays no other."""

    name = "the outbox"
    longest_sleep = 5

    def __init__(self, context: Context, sender: Sender) -> None:
        super().__init__(context, context.signals.outbox)
        self._sender = sender
        self._closing = False
        self._under_way: dict[tuple[int, int], asyncio.Future[None]] = {}
        self._reports = ReportMessages(context)
        self._unconfirmed = UnconfirmedMessages()
        self._unnoted: dict[int, tuple[MessageRow, int | None]] = {}
        """What was sent, but could not be noted so far: the database was locked, or full."""
        self._found: set[int] = set()
        """Those of them that were posted before, perhaps with other words than they would have now."""
        self._postponed: dict[int, OutboxHead] | None = None
        """What was tried in vain by the program before this one and has not been looked for since."""
        self._extra: dict[int, OutboxHead] = {}
        """What is tried once more, besides its own times, because something has changed around it."""
        self._extra_at: dict[tuple[int, int], int] = {}
        """When that was done last, by place."""

    def finish(self) -> None:
        """Let `run` end as soon as nothing is due; what is due later is delivered after the next start."""
        self._closing = True
        self._wake.set()

    @property
    def finished(self) -> bool:
        """Whether `finish` was called, and all that was due is delivered."""
        return self._closing and not self._under_way

    async def run(self) -> None:
        """Deliver until `finish` is called; what is under way when this is cancelled is broken off."""
        try:
            await super().run()
        finally:
            for task in self._under_way.values():
                task.cancel()
            await asyncio.gather(*self._under_way.values(), return_exceptions=True)
            self._under_way.clear()

    async def next_due(self) -> int | None:
        """When a message is due; deliveries under way wake the loop when they end."""
        if self._under_way:
            return None
        queue, shards = DeliveryQueue(self._context.database.reader), self._context.shards
        found = (await queue.next_due(shards), await queue.next_edit(shards))
        return min((at for at in found if at is not None), default=None)

    async def work(self) -> int:
        """Begin to deliver what is due, and return how many messages that were."""
        for place in [place for place, task in self._under_way.items() if task.done()]:
            self._under_way.pop(place).result()
        if by := self._context.absence.back:
            await self._clock_set_back(by)
        chosen = await self._chosen()
        for message_id in chosen:
            self._extra.pop(message_id, None)
        for message in await DeliveryQueue(self._context.database.reader).by_ids(list(chosen)):
            task = asyncio.ensure_future(chosen[message.id](message))
            task.add_done_callback(lambda _: self._wake.set())
            self._under_way[message.game_id, message.channel_id] = task
        return len(chosen)

    async def _clock_set_back(self, by: int) -> None:
        """What was to be done in a moment would else wait for hours, and whatever comes after it there."""
        now, shards = self._context.now(), self._context.shards
        async with self._context.database.transaction() as tx:
            await DeliveryQueue(tx).set_back(now, by, shards)
            await BotTurns(tx).set_back(now, shards)
        self._context.absence.back -= by
        self._extra_at.clear()
        self._context.signals.bot_turns.set()
        _log.warning("the clock was set back by %s seconds; nothing waits longer for it", by)

    async def _chosen(self) -> Mapping[int, Callable[[MessageRow], Awaitable[None]]]:
        """The messages to work on now, by their id, with what has to be done with them."""
        queue, now = DeliveryQueue(self._context.database.reader), self._context.now()
        shards = self._context.shards
        heads = [(head, self._deliver) for head in await queue.due_heads(now, shards=shards)]
        heads += [(head, self._edit) for head in await queue.edit_heads(now, shards=shards)]
        self._extra_at = {place: at for place, at in self._extra_at.items() if at > now - _BETWEEN_EXTRAS}
        heads += [
            (head, self._extra_try) for head in self._extra.values() if head.place not in self._extra_at
        ]
        if self._postponed is None:
            self._postponed = {head.id: head for head in await queue.postponed_heads(now, shards=shards)}
        heads += [(head, self._look) for head in self._postponed.values()]
        chosen: dict[int, Callable[[MessageRow], Awaitable[None]]] = {}
        taken = set(self._under_way)
        for head, do in heads:
            if head.place not in taken and len(taken) < _MOST_AT_ONCE:
                taken.add(head.place)
                chosen[head.id] = do
        return chosen

    async def _deliver(self, message: MessageRow) -> None:
        with marked(game=message.game_id, nonce=message.nonce):
            if (error := await self._try(message)) is not None:
                await self._failed(message, error)

    async def try_again(self, guild_id: int) -> None:
        """Something has changed in a server: what did not arrive there is tried again now."""
        for head in await DeliveryQueue(self._context.database.reader).stuck(guild_id):
            self._extra[head.id] = head
        self._wake.set()

    async def _extra_try(self, message: MessageRow) -> None:
        """It does not count where it fails: what happens in a server gives no message up before its time."""
        self._extra_at[message.game_id, message.channel_id] = self._context.now()
        with marked(game=message.game_id, nonce=message.nonce):
            if not message.sent and (error := await self._try(message)) is not None:
                _log.info("message %s: %s; its next try is as before", message.nonce, error)

    async def _try(self, message: MessageRow) -> UndeliverableError | None:
        """Send it and note that; returns what stands in the way."""
        if message.id not in self._unnoted:
            try:
                self._unnoted[message.id] = message, await self._send(message)
            except UndeliverableError as error:
                if error.doubtful:
                    self._unconfirmed.raise_about(message)
                return error
            except StoreTroubleError:
                raise  # nothing is wrong with the message
            except Exception as error:
                _log.exception("message %s could not be sent", message.nonce)
                return UndeliverableError(repr(error))
        await self._note(*self._unnoted[message.id])
        return None

    async def _look(self, message: MessageRow) -> None:
        """Find out at once whether it was posted, though it would be tried again only later.

        Perhaps it calls somebody to what is done by now. Nothing is sent, so that no try is lost by starts.
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
                    await self._note(*self._unnoted[message.id])
            except UndeliverableError as error:
                _log.warning("whether message %s was posted is not known: %s", message.nonce, error)
        if self._postponed is not None:
            self._postponed.pop(message.id, None)

    async def _note(self, message: MessageRow, sent: int | None) -> None:
        """Write down that a message is out of the way, as it was when it was sent.

        One that was found is brought up to date before anything else is said in its place.
        """
        was_found = message.id in self._found and sent is not None
        async with self._context.database.transaction(message.game_id) as tx:
            if was_found and sent is not None:
                await DeliveryQueue(tx).found(message, sent, self._context.now())
            else:
                await DeliveryQueue(tx).sent(message, sent, self._context.now())
            if sent is not None:
                await DeliveryFailures(tx).clear(message.channel_id, message.game_id)
            if sent is not None and message.kind == FOLLOW:
                await Follows(tx).arrived(message.game_id, message.channel_id)
        self._found.discard(message.id)
        self._unnoted.pop(message.id, None)
        self._count(message, "sent" if sent is not None else "needless")
        if was_found:
            for fresh in await DeliveryQueue(self._context.database.reader).by_ids([message.id]):
                await self._try_edit(fresh)

    async def _failed(self, message: MessageRow, error: UndeliverableError) -> None:
        """Try again later or give it up; tell somebody, once, where it is not over soon.

        The try is noted by itself: it counts whatever goes wrong in telling, and the next one is later.
        """
        now, tries, kind, problem = self._context.now(), message.attempts + 1, error.kind, str(error)
        # What only changes an earlier message is not worth a closed place.
        last = tries >= (_MOST_EDITS if message.kind == "settle" else _MOST_TRIES)[kind]
        last = last or (message.kind == FOLLOW and kind == "place")  # there is another one soon
        wait = max(min(5 * 2**message.attempts, _LONGEST_WAIT), math.ceil(error.after))
        again = "given up" if last else f"next try in {wait} s"
        self._count(message, "given up" if last else "failed")
        _log.warning("message %s: %s; %s", message.nonce, problem, again)
        async with self._context.database.transaction(message.game_id) as tx:
            await DeliveryQueue(tx).failed(message, problem, now + wait)
        async with self._context.changing(message.game_id) as tx:
            if last:
                await DeliveryQueue(tx).given_up(message, now)
                await call_anew(self._context, tx, message, error)
            if message.kind != "settle" and (last or (tries >= _TELL_AFTER and kind == "place")):
                await report_trouble(self._context, tx, message, error, given_up=last)

    def _count(self, message: MessageRow, outcome: str) -> None:
        late = self._context.now() - message.due_at
        self._context.meter.delivered(message.kind, outcome, late)

    async def _edit(self, message: MessageRow) -> None:
        """Bring a message that is sent in line with its payload."""
        with marked(game=message.game_id, nonce=message.nonce):
            await self._try_edit(message)

    async def _try_edit(self, message: MessageRow) -> None:
        if message.message_id is None:
            raise AssertionError("only messages that are sent are edited")
        try:
            game = await Games(self._context.database.reader).by_id(message.game_id)
            overtaken = game is None or game.revision != message.revision
            place, sent, drawn = message.channel_id, message.message_id, None
            with speaking(await self._language(message, game)):
                content = content_of(message, called_by(message))
                buttons = buttons_of(message, overtaken=overtaken)
                if game is not None and "redraw" in message.payload:
                    drawn = replace(await self._outgoing(message, game, overtaken=overtaken), newest=None)
                if content:
                    await self._sender.replace(
                        place, sent, content, buttons, direct=message.direct, drawn=drawn
                    )
                else:
                    await self._sender.remove(place, sent, direct=message.direct)
        except UndeliverableError as error:
            tries = message.edit_attempts + 1
            _log.warning("message %s could not be edited: %s", message.nonce, error)
            wait = min(5 * 2**message.edit_attempts, _LONGEST_WAIT)
            again = None if tries >= _MOST_EDITS[error.kind] else self._context.now() + wait
            async with self._context.database.transaction(message.game_id) as tx:
                await DeliveryQueue(tx).edit_failed(message, again)
        except Exception:
            _log.exception("message %s could not be edited", message.nonce)
            async with self._context.database.transaction(message.game_id) as tx:
                await DeliveryQueue(tx).edit_failed(message, None)
        else:
            async with self._context.database.transaction(message.game_id) as tx:
                await DeliveryQueue(tx).edited(message)

    async def _send(self, message: MessageRow) -> int | None:
        reader = self._context.database.reader
        game = await Games(reader).by_id(message.game_id)
        if game is None:
            return None
        if message.kind == "settle":
            return await self._settle(message)
        if message.kind == REPORT:
            with speaking(game.language):
                report = await self._reports.prepared(message)
            if report is None:
                return None
            message = report
        if (found := await self._find(message, game)) is not None:
            self._found.add(message.id)
            return found
        self._unconfirmed.settle(message)
        if message.kind == FOLLOW and not await may_read(self._context, self._sender, game, message):
            return None
        overtaken = game.revision != message.revision
        if overtaken and (message.kind == "demand" or (message.direct and message.kind in _ADDRESSED)):
            return None  # taken back or answered before it could be asked
        if message.direct and (
            (message.kind == "full" and game.status != "lobby")
            or (message.kind == VOTE and not message.payload.get("buttons"))
        ):
            return None  # it has begun, or is decided, before anybody was asked
        if "answered" in message.payload and (message.direct or not message.payload["text"]):
            return None  # a mere call
        with speaking(await self._language(message, game)):  # for what stands in the picture as well
            return await self._sender.send(await self._outgoing(message, game, overtaken=overtaken))

    async def _find(self, message: MessageRow, game: GameRow) -> int | None:
        """The message, if it is in doubt whether it was posted, and it was."""
        reader = self._context.database.reader
        if not await self._unconfirmed.about(Outbox(reader), message):
            return None
        with speaking(await self._language(message, game)):
            earlier = await DeliveryQueue(reader).latest_before(message)
            fingerprint = fingerprint_of(message, earlier, game.created_at)
        return await self._sender.find(message.channel_id, fingerprint, direct=message.direct)

    async def _language(self, message: MessageRow, game: GameRow | None) -> Language:
        """The table's, or that of whoever is written to alone."""
        if game is None:
            return ENGLISH
        if not message.direct:
            return game.language
        return (await People(self._context.database.reader).get(message.channel_id)).language(game)

    async def _settle(self, message: MessageRow) -> int | None:
        target = await Outbox(self._context.database.reader).by_nonce(message.payload["settles"])
        if target is None or target.message_id is None:
            return None
        await self._sender.replace(target.channel_id, target.message_id, message.payload["text"])
        return target.message_id

    async def _outgoing(self, message: MessageRow, game: GameRow, *, overtaken: bool) -> OutgoingMessage:
        payload, reader = message.payload, self._context.database.reader
        position, names, own = None, None, "snapshot" in payload
        seats: tuple[SeatRow, ...] = ()
        if own:
            seats = tuple(await Games(reader).seats(game.id))
            position = ruleset(game.ruleset).codec.snapshot_from_json(
                setup_of(game, seats), payload["snapshot"]
            )
            names = payload["names"]
        elif "puzzle" in payload and (puzzle := puzzle_of(payload["puzzle"])) is not None:
            position = puzzle.position
        # Somebody who has acted in the meantime is not called again.
        called = () if overtaken and message.kind in _ADDRESSED else called_by(message)
        content = content_of(message, called)
        buttons = buttons_of(message, overtaken=overtaken)
        newest = partial(self._is_newest_board, message)
        return OutgoingMessage(
            message.channel_id,
            message.nonce,
            content,
            called,
            buttons,
            position,
            names,
            message.direct,
            partial(sight_of, reader, message, game, seats, position) if position and own else None,
            newest if own else None,
            partial(self._reports.picture, message) if message.kind == REPORT else None,
        )

    async def _is_newest_board(self, message: MessageRow) -> bool:
        """Under load a table may go on while its board waits to be drawn: then only the latest one is."""
        queue = DeliveryQueue(self._context.database.reader)
        return not await queue.has_later_board(message, self._context.now())
