"""Handling of undeliverable messages: inform the host, and call the player awaited elsewhere.

Also ends following a game for users who cannot see its channel any more.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.app.context import Context
from bot.app.lobby.presence import ENDS
from bot.app.notifications.message import FOLLOW, UNSEEN, Sender, UndeliverableError, called_by
from bot.app.reminders.calendar import left_alone, silence_of
from bot.app.reminders.pending import CALLS, ends_at, schedule
from bot.app.table import Table, load_table
from bot.app.votes.messages import VOTE
from bot.i18n.catalogue import Words, said_in, speaking
from bot.model import GameRow, MessageRow
from bot.model.messages import Payload
from bot.store import Connection, DeliveryFailures, Follows, Games, Jobs, Outbox, People, Waits, digested
from bot.text.notifications.delivery_failures import (
    format_channel_unreachable,
    format_message_rejected,
    format_person_unreachable,
)
from bot.text.notifications.reminders import format_call
from bot.text.table.following import format_follow_hidden

_MOST_REFUSALS: Final = 3
"""Consecutive failed messages to a follower after which no more are sent."""
_ASKS_THE_TABLE: Final = frozenset({"late", "there", VOTE})
"""Kinds of messages whose buttons, as long as they have any, decide something for the table."""
_GONE: Final = 10003
"""Discord's error code of a channel that does not exist."""


async def report_trouble(
    context: Context, tx: Connection, message: MessageRow, error: UndeliverableError, *, given_up: bool
) -> None:
    """Report a failure once, by a way still open; for rejected messages, once per game to the host.

    A user whose direct messages fail is called in the channel from then on, also for those that fail later.
    """
    if message.kind in {FOLLOW, UNSEEN}:
        await _record_follow_failure(context, tx, message, error)
        return
    known = await DeliveryFailures(tx).is_known(message.game_id, message.channel_id)
    calls = "elsewhere" in message.payload  # in the channel, if it fails here
    if (message.kind == "trouble" and not calls) or (known and not message.direct):
        return
    if error.kind == "message" and not message.direct:
        await _report_rejected(context, tx, message)
        return
    now = context.now()
    await DeliveryFailures(tx).add(message.game_id, message.channel_id, str(error), now)
    game = await Games(tx).get(message.game_id)
    table = await load_table(tx, game)
    if message.direct:
        await _ping_in_channel(tx, table, message, now, known=known)
    else:
        told = partial(format_channel_unreachable, game.id, game.channel_id, error.code)
        words = partial(told, given_up=given_up, timed=game.status == "running" and game.settings.timed)
        await _tell_host(tx, game, f"t{message.id}", words, now)


async def _record_follow_failure(
    context: Context, tx: Connection, message: MessageRow, error: UndeliverableError
) -> None:
    """Record the failure, shown to the follower at their next command; end following after a few.

    Nothing is recorded of passing trouble, which is none of the follower's making.
    """
    if error.kind == "passing":
        return
    game_id, user_id, now = message.game_id, message.channel_id, context.now()
    await DeliveryFailures(tx).add(game_id, user_id, str(error), now)
    row = await Follows(tx).get(game_id, user_id)
    if row is None:
        return
    if row.failures + 1 >= _MOST_REFUSALS:
        await Follows(tx).drop(game_id, user_id)
        await DeliveryFailures(tx).mark_unreported(game_id, user_id)
    else:
        await Follows(tx).put(replace(row, failures=row.failures + 1))


async def _report_rejected(context: Context, tx: Connection, message: MessageRow) -> None:
    """Tell the host that a message was rejected; others arrive, so the channel is not marked as failing."""
    game, nonce = await Games(tx).by_id(message.game_id), f"t{message.game_id}-refused"
    if game is None or await Outbox(tx).by_nonce(nonce) is not None:
        return
    words = partial(format_message_rejected, game.id, game.channel_id)
    await _tell_host(tx, game, nonce, words, context.now())


async def _tell_host(tx: Connection, game: GameRow, nonce: str, words: Words, now: int) -> None:
    """Write to the host about trouble with messages, in their language and outside their quiet times."""
    host = await People(tx).get(game.host_id)
    payload = Payload(text=said_in(host.language(game), words))
    at = silence_of(host).waking(now)
    await Outbox(tx).add(game, nonce, "trouble", payload, at, to=game.host_id)


async def repeat_needed(
    context: Context, tx: Connection, message: MessageRow, error: UndeliverableError
) -> None:
    """Repeat what is still needed of a message that was given up.

    An open question to the table is asked anew, and a player for whom the game waits is called in plain text.
    Not if the channel is gone for good, or Discord has rejected the same before. Nobody need say there that
    they are still there.
    """
    if error.code == _GONE and message.kind == "there":
        await Jobs(tx).drop(message.game_id, ENDS, "")
    current = await Outbox(tx).by_nonce(message.nonce)
    if current is None or message.direct or error.code == _GONE:
        return
    if message.kind in _ASKS_THE_TABLE and current.payload.get("buttons") and error.kind != "message":
        await Outbox(tx).repost(current, context.now())
        return
    wait = await Waits(tx).by_id(message.wait) if message.wait is not None else None
    refused = error.kind == "message" and message.kind in CALLS
    if wait is not None and not refused and called_by(message):
        game, person = await Games(tx).get(message.game_id), await People(tx).get(wait.user_id)
        await schedule(tx, game, replace(wait, called_at=None), context.now(), person)


async def _ping_in_channel(
    tx: Connection, table: Table, message: MessageRow, now: int, *, known: bool
) -> None:
    """Call the player in the channel instead of by direct message; tell the host why unless it is `known`."""
    game, user_id = table.game, message.channel_id
    wait = await Waits(tx).by_id(message.wait) if message.wait is not None else None
    here = await Outbox(tx).latest(message.base_nonce.removesuffix("d"))  # the same call, in the channel
    if wait is not None and (wait.user_id != user_id or (here and user_id in called_by(here))):
        wait = None  # the message tells somebody else that the player is late, or the channel calls as well
    name = table.players.get(user_id)
    host = "" if user_id == game.host_id else f"<@{game.host_id}>"
    elsewhere = message.payload.get("elsewhere", "")  # the call of a message that has no wait
    if known and wait is None and not elsewhere:
        return
    payload = Payload(text="" if known else format_person_unreachable(name, host), call=elsewhere)
    if wait is not None or elsewhere:
        payload["mention"] = [{"id": user_id, "name": name or ""}]
    if wait is not None and table.position is not None:
        payload |= {
            "call": format_call(table.position, wait.kind),
            "until": ends_at(game, wait, await People(tx).get(wait.user_id), now),
            "asks": wait.kind == "answer",
        }
    if host and not known and not left_alone(await People(tx).get(game.host_id), now):
        payload["also"] = [game.host_id]
    await Outbox(tx).add(game, f"t{message.id}", "trouble", payload, now, wait=wait)


async def may_read(context: Context, sender: Sender, game: GameRow, news: MessageRow) -> bool:
    """Return whether the recipient of news still follows the game and may see it; if not the latter, say so.

    Following then ends. Raises `UndeliverableError` if it is unknown at the moment who sees the game.
    """
    last = "mode" in news.payload  # nobody follows a game that is over
    if not last and await Follows(context.database.reader).get(game.id, news.channel_id) is None:
        return False
    try:
        sees = await sender.sees(game.channel_id, news.channel_id)
    except UndeliverableError as error:
        # It is about the game's channel, and says nothing about the follower's private messages.
        raise UndeliverableError(str(error), after=error.after, doubtful=False) from error
    if sees:
        return True
    await unfollow_without_access(context, game, news.channel_id)
    return False


async def unfollow_without_access(context: Context, game: GameRow, user_id: int) -> None:
    """End a user's following of a game whose channel they cannot see any more, and tell them once."""
    async with context.game_transaction(game.id) as tx:
        followed = await Follows(tx).get(game.id, user_id) is not None
        await Follows(tx).drop(game.id, user_id)
        # A digest, because the row stays when the user is forgotten.
        nonce = digested(f"g{game.id}-u{user_id}-{game.length}")
        if not followed and (game.status == "running" or await Outbox(tx).by_nonce(nonce) is not None):
            return
        with speaking((await People(tx).get(user_id)).language(game)):
            payload = Payload(text=format_follow_hidden(game.id))
        now = context.now()
        await Outbox(tx).add(game, nonce, UNSEEN, payload, now, to=user_id)


class UnconfirmedMessages:
    """Messages of which it is unknown whether they were posted, kept in memory.

    The process ended or the connection was lost between sending and recording; after a restart that is every
    message not marked as sent. Discord recognises a repetition by its nonce for some minutes only; after
    that, the channel has to be searched before sending again.
    """

    def __init__(self) -> None:
        self._written_before: int | None = None
        self._raised: set[int] = set()
        self._settled: set[int] = set()

    async def may_be_posted(self, outbox: Outbox, message: MessageRow) -> bool:
        """Return whether a message may have been posted already."""
        if self._written_before is None:
            self._written_before = await outbox.newest()
        if message.id in self._raised:
            return True
        return message.id <= self._written_before and message.id not in self._settled

    def raise_about(self, message: MessageRow) -> None:
        """Record that sending a message failed in a way that leaves open whether it was posted."""
        self._raised.add(message.id)

    def settle(self, message: MessageRow) -> None:
        """Record that it is known whether a message was posted up to now."""
        self._raised.discard(message.id)
        if self._written_before is not None and message.id <= self._written_before:
            self._settled.add(message.id)
