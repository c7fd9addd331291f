"""Messages delivered late: obsolete ones, and calls whose reader is left alone by then.

That is in quiet hours, on days of rest and during absences, which had not begun when the call was written.
"""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Final

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
from bot.store import Connection, DeliveryQueue, Games, Journal, Outbox, People, Waits
from bot.text.table.votes import format_vote_call

_WON: Final = "won"
"""Kind of the message that a game is over, which asks nothing of anybody."""


def is_obsolete(message: MessageRow, game: GameRow, *, overtaken: bool) -> bool:
    """Return whether a message need not be sent any more."""
    if overtaken and (message.kind == "demand" or (message.direct and message.kind in {*ADDRESSED, _WON})):
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
    now, nonce = context.now(), message.base_nonce  # as its copies in private know it
    wait = await Waits(tx).by_id(message.wait) if message.wait is not None else None
    call = "" if user_id in message.payload.get("also", ()) else message.payload.get("call", "")
    said = [*filter(None, (call, message.payload["text"]))]
    if wait is not None and wait.user_id == user_id:
        private = await Outbox(tx).latest(f"{nonce}d")  # put off as well, unless it has arrived
        if private is None or (private.sent and private.message_id is None):
            await schedule(tx, game, replace(wait, called_at=None), now, person)
    elif (private := await Outbox(tx).latest(private_nonce(nonce, user_id))) is not None:
        if not private.sent:  # if it fails, the channel has to ping them after all
            elsewhere = format_vote_call(1) if message.kind == VOTE else said[0]
            await Outbox(tx).rewrite(private.nonce, {**private.payload, "elsewhere": elsewhere}, now)
    elif message.kind == VOTE:
        await ask_later(context, tx, await load_table(tx, game), nonce, user_id)
    elif message.kind == _WON:
        await _tell_end(context, tx, message, user_id)
    else:
        words = partial("\n".join, said)
        await users_to_ping(context, tx, game, user_id, message.kind, words, wait, nonce=nonce)
        if wait is not None:
            await update_choices(tx, await load_table(tx, game), [wait], now)


async def _tell_end(context: Context, tx: Connection, message: MessageRow, user_id: int) -> None:
    """Tell a user later that a game was won, unless they ended it themselves or it has gone on since."""
    game = await Games(tx).get(message.game_id)
    if game.revision == message.revision and user_id not in await _ended_by(tx, game):
        words = partial(format_end, await load_table(tx, game))
        await users_to_ping(context, tx, game, user_id, _WON, words, nonce=message.nonce)


async def _ended_by(tx: Connection, game: GameRow) -> set[int | None]:
    """Return the user whose own action ended a game: the winning move, or giving up."""
    if game.result is not None and game.result["reason"] == "concession":
        left = [row for row in await Journal(tx).of_game(game.id) if row.kind == "left"]
        return {row.user_id for row in left[-1:] if not row.facts["expelled"]}
    log = await Games(tx).log(game.id)
    return {row.user_id for row in log if row.batch == log[-1].batch and row.reason is None}
