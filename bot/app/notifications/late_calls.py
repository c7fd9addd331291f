"""Messages delivered late: obsolete ones, and calls whose reader is left alone by then.

That is in quiet hours, on days of rest and during absences, which had not begun when the call was written.
"""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from bot.app.context import Context
from bot.app.notifications.compose import format_end
from bot.app.notifications.enqueue import private_nonce, users_to_ping
from bot.app.notifications.message import ADDRESSED, called_by, vanishes
from bot.app.reminders.calendar import left_alone, silence_of
from bot.app.reminders.late_choices import update_choices
from bot.app.reminders.pending import schedule
from bot.app.table import load_table
from bot.app.votes.messages import VOTE, ask_later
from bot.model import GameRow, MessageRow
from bot.store import Connection, DeliveryQueue, Games, Outbox, People, Waits
from bot.text.table.votes import format_vote_call


def is_obsolete(message: MessageRow, game: GameRow, *, overtaken: bool) -> bool:
    """Return whether a message need not be sent any more."""
    if overtaken and (message.kind == "demand" or (message.direct and message.kind in ADDRESSED)):
        return True  # undone or answered before it could be sent
    if message.direct and (
        (message.kind == "full" and game.status != "lobby")
        or (message.kind == VOTE and not message.payload.get("buttons"))
    ):
        return True  # the game has begun, or the vote is closed
    # Nothing but a call, already answered.
    only_call = message.direct or vanishes(message) or not message.payload["text"]
    return "answered" in message.payload and only_call


class PostponedError(Exception):
    """A direct message is not sent now, but when its reader is not left alone any more."""


async def respect_silence(context: Context, message: MessageRow, *, overtaken: bool) -> MessageRow:
    """Return a message to be sent, without pings of users who are left alone now; they are called later.

    Raises `PostponedError` for a direct message to such a user.
    """
    now, reader = context.now(), context.database.reader
    if message.direct:
        until = silence_of(await People(reader).get(message.channel_id)).waking(now)
        if until > now:
            async with context.database.transaction(message.game_id) as tx:
                await DeliveryQueue(tx).postpone(message, until)
            raise PostponedError
        return message
    called = () if overtaken and message.kind in ADDRESSED else called_by(message)
    alone = {user_id for user_id in called if left_alone(await People(reader).get(user_id), now)}
    if not alone:
        return message
    async with context.game_transaction(message.game_id) as tx:
        await _silence(context, tx, message.nonce, alone)
        return await Outbox(tx).by_nonce(message.nonce) or message


async def _silence(context: Context, tx: Connection, nonce: str, alone: Collection[int]) -> None:
    now, message = context.now(), await Outbox(tx).by_nonce(nonce)
    if message is None:
        return
    payload = message.payload.copy()
    payload["silent"] = [*payload.get("silent", ()), *alone]
    payload["also"] = [user_id for user_id in payload.get("also", ()) if user_id not in alone]
    await Outbox(tx).rewrite(nonce, payload, now)
    for user_id in alone:
        await _call_later(context, tx, message, user_id)


async def _call_later(context: Context, tx: Connection, message: MessageRow, user_id: int) -> None:
    """Call a user, whom a message would have pinged, when they are no longer left alone."""
    game, person = await Games(tx).get(message.game_id), await People(tx).get(user_id)
    table = await load_table(tx, game)
    now, nonce = context.now(), message.base_nonce  # as its copies in private know it
    wait = await Waits(tx).by_id(message.wait) if message.wait is not None else None
    call = "" if user_id in message.payload.get("also", ()) else message.payload.get("call", "")
    said = [*filter(None, (call, message.payload["text"]))]
    own = wait is not None and wait.user_id == user_id
    private = await Outbox(tx).latest(f"{nonce}d" if own else private_nonce(nonce, user_id))
    if private is not None and private.sent and private.message_id is None:
        private = None  # it has not arrived
    if wait is not None and own:
        if private is None:  # otherwise it is put off as well
            await schedule(tx, game, replace(wait, called_at=None), now, person)
    elif private is not None:
        if not private.sent:  # if it fails, the channel has to ping them after all
            elsewhere = format_vote_call(1) if message.kind == VOTE else said[0]
            await Outbox(tx).rewrite(private.nonce, {**private.payload, "elsewhere": elsewhere}, now)
    elif message.kind == VOTE:
        await ask_later(context, tx, table, nonce, user_id)
    else:
        words = partial(format_end, table) if message.kind == "won" else partial("\n".join, said)
        await users_to_ping(context, tx, game, user_id, message.kind, words, wait, nonce=nonce)
        if wait is not None:
            await update_choices(tx, table, [wait], now)
