"""Writing of notices and calls to the outbox: for the table, and for the player awaited as they prefer.

Payloads are complete: delivery, even after a restart, needs nothing but the row.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.app.context import Context
from bot.app.notifications.buttons import Button, packed
from bot.app.notifications.compose import Notice, end_notice, format_end
from bot.app.notifications.live_play import merged_into_last, plays_live
from bot.app.reminders.calendar import left_alone, silence_of
from bot.app.reminders.pending import CALLS, ends_at
from bot.app.table import Table, load_table
from bot.engine.ruleset import OwnPosition, Position
from bot.i18n.catalogue import Words, language, said_in, speaking
from bot.model import GameRow, PersonRow, WaitRow
from bot.model.messages import Payload
from bot.rulesets import ruleset_of
from bot.store import Connection, DeliveryFailures, Notes, Outbox, People, digested
from bot.text.notifications.reminders import format_call, format_direct_call
from bot.text.table.own_games import format_note


@dataclass(frozen=True, slots=True)
class Call:
    """A ping to the player of a wait, apart from the notices of a change."""

    kind: str
    words: Words
    """Text for the player, in the channel and in direct messages."""
    text: str = ""
    """Text for everybody; it is posted in the channel in any case."""
    buttons: tuple[Button, ...] = ()
    position: OwnPosition | None = None
    """Position drawn in the direct message only."""
    also: Sequence[int] = ()
    """Users pinged besides, as they are to decide about the turn."""


async def notify(
    context: Context,
    tx: Connection,
    table: Table,
    notice: Notice,
    wait: WaitRow,
    person: PersonRow,
    actor: int | None,
) -> WaitRow:
    """Post a notice that calls a player, with a ping where the player wants one now.

    In live play the ping is delayed. What no person at the table did, such as turns of computer players, is
    posted as a new message: the last one may have been scrolled away by a panel.
    """
    now = context.now()
    at = now + context.grace if notice.hold else now
    live = await plays_live(tx, table.game.id, now, context.patience)
    silent = silence_of(person).until(at) > at
    place = await place_of(tx, table.game, person)
    pings = not silent and not live and wait.user_id != actor
    until = ends_at(table.game, wait, person, now)
    here = notice.mention if pings and place != "dm" else ()
    in_place = live and actor is not None
    await post(tx, table, notice, at, wait, here=here, until=until, in_place=in_place)
    if pings and place != "channel":
        made = Call(notice.kind, notice.words, buttons=notice.buttons, position=notice.position)
        await _post_direct(tx, table, wait, person, made, _nonce(table, notice), until, at)
    quiet_until = at + context.patience if live and not silent else None
    return replace(wait, called_at=None if silent or live else at, quiet_until=quiet_until)


async def place_of(tx: Connection, game: GameRow, person: PersonRow) -> str:
    """Return where a player is called; in the channel if direct messages are known to fail."""
    closed = await DeliveryFailures(tx).is_known(game.id, person.user_id)
    return "channel" if closed else person.place


def _nonce(table: Table, notice: Notice) -> str:
    return f"{table.game.id}-{table.game.revision}-{notice.kind}{notice.tag}"


async def post(
    tx: Connection,
    table: Table,
    notice: Notice,
    at: int,
    wait: WaitRow | None = None,
    *,
    here: Sequence[int] | None = None,
    until: int | None = None,
    in_place: bool = False,
) -> None:
    """Write a notice for the channel; of the users mentioned only `here` are pinged, all if it is None.

    With `in_place` the notice of a turn is merged into the previous one.
    """
    game, payload = table.game, _payload_of(table, notice, here)
    if wait is not None:
        payload |= {"until": until, "saved": wait.saved}
        if in_place and notice.kind == "turn" and await merged_into_last(tx, game, payload, wait, at):
            return
    await Outbox(tx).add(game, _nonce(table, notice), notice.kind, payload, at, wait=wait)


async def post_end(context: Context, tx: Connection, table: Table, notice: Notice, actor: int | None) -> None:
    """Post the notice of a game's end, which calls the players where they want, the `actor` only here."""
    game, now, here, nonce = table.game, context.now(), list[int](), _nonce(table, notice)
    for user_id in notice.mention:
        person = await People(tx).get(user_id)
        if user_id != actor:
            words = notice.words
            here += await users_to_ping(context, tx, game, user_id, notice.kind, words, nonce=nonce)
        elif not left_alone(person, now) and await place_of(tx, game, person) != "dm":
            here.append(user_id)
    await post(tx, table, notice, now, here=here)


def _payload_of(table: Table, notice: Notice, here: Sequence[int] | None) -> Payload:
    """Return a notice's payload, without the fields that depend on its wait."""
    payload: Payload = {
        "length": table.game.length,
        "language": language(),
        "text": notice.text,
        "call": notice.call,
        "mention": [
            {"id": user_id, "name": name}
            for user_id, name in table.players.items()
            if user_id in notice.mention
        ],
    }
    if here is not None:
        payload["silent"] = [user_id for user_id in notice.mention if user_id not in here]
    if notice.buttons:
        payload["buttons"] = packed(notice.buttons)
    if notice.position is not None:
        _add_picture(payload, table, notice.position)
    if notice.offers is not None:
        payload["offers"] = notice.offers
    if notice.kind == "turn" and notice.position is not None:
        payload["score"] = table.ruleset.text.score_line(notice.position)
    return payload


def _add_picture(payload: Payload, table: Table, position: Position) -> None:
    payload["names"] = table.names
    payload["snapshot"] = ruleset_of(position).codec.snapshot_to_json(position)


async def _post_direct(
    tx: Connection,
    table: Table,
    wait: WaitRow,
    person: PersonRow,
    made: Call,
    nonce: str,
    until: int | None,
    at: int,
) -> None:
    """Write a direct message to the player of a wait, in the player's language."""
    game, spoken = table.game, person.language(table.game)
    payload = direct_call(game, person, made.words, made.buttons, pinged=True)
    payload |= {"text": "", "language": spoken, "length": game.length, "until": until, "saved": wait.saved}
    payload["asks"] = wait.kind == "answer"
    with speaking(spoken):
        if note := format_note(await Notes(tx).get(game.id, person.user_id)):
            payload["note"] = note
    if made.position is not None:
        _add_picture(payload, table, made.position)
    await Outbox(tx).hasten(wait.user_id, at, game.id)  # one put off until later would hold up this one
    await Outbox(tx).add(game, f"{nonce}d", made.kind, payload, at, to=wait.user_id, wait=wait)


async def ping_player(
    tx: Connection, table: Table, wait: WaitRow, person: PersonRow, made: Call, now: int
) -> None:
    """Ping the player of a wait where the player prefers it.

    Only the latest call stays; when the wait ends, the outcome replaces it. During the player's quiet hours,
    days of rest and absences there is no ping. A call of the kind "late" tells the table that the time is up,
    and the player in private.
    """
    game, late = table.game, made.kind == "late"
    silent = left_alone(person, now)
    await Outbox(tx).answer(wait.id, "", now, *CALLS)
    place, nonce = await place_of(tx, table.game, person), call_nonce(wait, made.kind, now)
    until = None if late else ends_at(game, wait, person, now)
    if place != "dm" or made.text:
        payload: Payload = {
            "language": language(),
            "text": made.text,
            "call": made.words(),
            "mention": [{"id": wait.user_id, "name": table.players.get(wait.user_id, "")}],
            "silent": [wait.user_id] if silent or place == "dm" else [],
            "also": made.also,
            "until": until,
            "saved": wait.saved,
            "asks": wait.kind == "answer",
            "buttons": packed(made.buttons),
        }
        await Outbox(tx).add(game, nonce, made.kind, payload, now, wait=wait)
    if place != "channel" and not silent:
        private = replace(made, kind="warning", buttons=()) if late else made
        await _post_direct(tx, table, wait, person, private, nonce, until, now)


async def renew_calls(
    tx: Connection, table: Table, wait: WaitRow, person: PersonRow, words: Words, line: str, now: int
) -> None:
    """Change the calls to a player that said that the time was up, as it runs again.

    In private they say why, in `words`; in the channel, the message that asked the table does, in `line`.
    """
    await Outbox(tx).answer(wait.id, line, now, "late", private="")  # in private, it asked others
    private, here = direct_call(table.game, person, words), format_call(table.started, wait.kind)
    for message in await Outbox(tx).of_wait(wait.id, *CALLS):
        await Outbox(tx).change(message, private if message.direct else {"call": here}, now)


async def announce(
    context: Context, tx: Connection, table: Table, kind: str, text: str, *, also: Sequence[int] = ()
) -> None:
    """Post a message about something other than an action; `also` are pinged."""
    now, game = context.now(), table.game
    payload, nonce = Payload(text=text, also=also, buttons=[]), f"g{game.id}-{kind[0]}{now}"
    await Outbox(tx).add(game, nonce, kind, payload, now)


async def renew_end(tx: Connection, game: GameRow, now: int) -> None:
    """Write anew unsent messages that a game is over, without naming anybody who is forgotten."""
    unsent = await Outbox(tx).unsent(game.id, "won" if game.status == "over" else "closed")
    latest = [message for message in unsent if message.revision == game.revision]
    if not latest:
        return
    table = await load_table(tx, game)
    with speaking(game.language):
        notice = end_notice(table)
        mention = tuple(user_id for user_id in notice.mention if user_id > 0)
        said = _payload_of(table, replace(notice, mention=mention), None)
    for message in latest:
        person, words = await People(tx).get(message.channel_id), partial(format_end, table)
        here: Payload = {**said, "silent": message.payload.get("silent", ())}
        pinged = "elsewhere" not in message.payload
        fresh = direct_call(game, person, words, pinged=pinged) if message.direct else here
        await Outbox(tx).rewrite(message.nonce, fresh, now)


def call_nonce(wait: WaitRow, kind: str, now: int) -> str:
    """Return the nonce of a call in the channel to the player of a wait."""
    return f"w{wait.id}-{kind[0]}{now}"


def private_nonce(nonce: str, user_id: int) -> str:
    """Return the nonce of the direct message to a user that goes with a message to the table.

    It is a digest, because the row stays when the user is forgotten.
    """
    return digested(f"{nonce}-{user_id}")


async def answer_privately(
    tx: Connection, game: GameRow, nonce: str, people: Iterable[int], words: Words, now: int
) -> None:
    """Replace users' direct messages that go with one to the table; those not sent yet are dropped."""
    for user_id in people:
        if (private := await Outbox(tx).latest(private_nonce(nonce, user_id))) is not None:
            told = said_in((await People(tx).get(user_id)).language(game), words)
            await Outbox(tx).rewrite(private.nonce, {"text": "", "answered": told}, now)


async def users_to_ping(
    context: Context,
    tx: Connection,
    game: GameRow,
    user_id: int,
    kind: str,
    words: Words,
    wait: WaitRow | None = None,
    *,
    nonce: str,
    buttons: Sequence[Button] = (),
) -> tuple[int, ...]:
    """Return the users pinged by a message to the table that addresses `user_id`: that user or nobody.

    `nonce` is that of the message. A direct message, with the given buttons, goes to a user who prefers that.
    During the user's quiet hours, days of rest and absences nobody is pinged: a direct message follows when
    they are over, unless it is obsolete by then.
    """
    person, now = await People(tx).get(user_id), context.now()
    at, place = silence_of(person).waking(now), await place_of(tx, game, person)
    pinged = at <= now and place != "dm"
    if at > now or place != "channel":
        payload = direct_call(game, person, words, buttons, pinged=pinged)
        private = private_nonce(nonce, user_id)
        # One put off would hold up this one; a question held back does so for a moment only.
        await Outbox(tx).hasten(user_id, at, game.id, held=now + context.grace)
        await Outbox(tx).add(game, private, kind, payload, at, to=user_id, wait=wait)
    return (user_id,) if pinged else ()


def direct_call(
    game: GameRow, person: PersonRow, words: Words, buttons: Sequence[Button] = (), *, pinged: bool = False
) -> Payload:
    """Return the direct message that calls a user to a message to the table, in the user's language.

    One who is `pinged` by that message is not pinged again if the direct message fails.
    """
    with speaking(person.language(game)):
        call = format_direct_call(game.id, game.channel_id, words())
    payload = Payload(call=call, buttons=packed(buttons))
    return payload if pinged else {**payload, "elsewhere": said_in(game.language, words)}
