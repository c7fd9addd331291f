"""Presence checks: when a table fills, players not seen lately are asked to confirm their presence.

A check is stored as a scheduled job with the players asked, its start and its end, so it survives a restart.
The button, or any other action at the table, confirms presence.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.app.context import Context
from bot.app.notifications.buttons import here_button, packed
from bot.app.notifications.enqueue import direct_call, place_of, private_nonce
from bot.app.reminders.absence import HARDLY, LEAST
from bot.app.reminders.calendar import silence_of
from bot.app.table import Table
from bot.i18n.catalogue import speaking
from bot.model import GameRow, JobRow, PersonRow
from bot.model.messages import Payload
from bot.model.seats import Level
from bot.store import Connection, Jobs, Outbox, People, Presences
from bot.text.notifications.reminders import format_direct_call
from bot.text.table.presence import (
    PresenceEnd,
    format_own_presence_closed,
    format_presence_call,
    format_presence_closed,
    format_presence_deadline,
)

ENDS: Final = "presence"
"""Kind of the job that ends the time to confirm."""
CALLS: Final = "presence-call"
"""Kind of the job that pings a player after quiet hours or rest days; its key is the user id."""
_LONGEST_ABSENCE: Final = 43_200
"""Maximum seconds that a table waits for somebody who is away."""
_LONGEST_REST: Final = 72 * 3_600
"""Maximum seconds that a table waits for rest days and quiet hours to end: a weekend with both its nights."""


@dataclass(frozen=True, slots=True)
class Check:
    """An open presence check: user ids of the players asked, start and end in Unix seconds."""

    asked: tuple[int, ...]
    since: int
    until: int
    level: Level | None
    """Level of the computer players that replace absent players; None vacates their seats."""

    @property
    def payload(self) -> dict[str, Any]:
        """The check as stored in its job; the end is the job's due time."""
        return {"asked": list(self.asked), "since": self.since, "level": self.level}


def check_of(due: JobRow) -> Check:
    """Return the check stored in a job."""
    return Check(tuple(due.payload["asked"]), due.payload["since"], due.at, due.payload["level"])


async def open_check(tx: Connection, game_id: int) -> Check | None:
    """Return the open check of a game; None if there is none."""
    due = await Jobs(tx).get(game_id, ENDS, "")
    return check_of(due) if due is not None else None


async def missing(tx: Connection, table: Table, check: Check) -> dict[int, str]:
    """Return the players asked who are still seated and not seen since, as names by user id."""
    seen = await Presences(tx).of_game(table.game.id)
    return {
        user_id: name
        for user_id, name in table.people.items()
        if user_id in check.asked and seen.get(user_id, -1) < check.since
    }


async def follow_presence(
    context: Context, tx: Connection, table: Table, *, filled: tuple[bool, bool]
) -> bool:
    """Open a check when a table fills, or update the open one; return whether a check is open afterwards.

    `filled` says whether the table was complete before the change, and whether it is afterwards.
    """
    check = await open_check(tx, table.game.id)
    if check is not None:
        return await update_check(context, tx, table, check, full=filled[1])
    if filled == (False, True) and (absent := await _absent_players(context, tx, table)):
        await _start_check(context, tx, table, absent)
        return True
    return False


async def end_check(
    context: Context,
    tx: Connection,
    table: Table,
    check: Check,
    state: PresenceEnd,
    names: Sequence[str] = (),
) -> None:
    """Close a check and state the reason in its messages; `names` are the players who lose their seats."""
    game, now = table.game, context.now()
    for kind, key in ((ENDS, ""), *((CALLS, str(user_id)) for user_id in check.asked)):
        await Jobs(tx).drop(game.id, kind, key)
    text = format_presence_closed(state, names, check.level)
    await _rewrite(tx, _nonce(game, check), {"text": text}, now)
    left = await missing(tx, table, check) if state != "given" else {}
    for user_id in check.asked:
        kept = state not in {"begun", "closed"} and user_id in table.people and user_id not in left
        own: PresenceEnd = "here" if kept else state
        await _update_player_messages(tx, game, check, user_id, own, now)


async def return_time(context: Context, tx: Connection, table: Table, check: Check, gone: int) -> None:
    """Postpone the end of a check by the time since `gone`, when nobody could answer; an hour at least."""
    now, left = context.now(), await missing(tx, table, check)
    people = [await People(tx).get(user_id) for user_id in left]
    lost = max(HARDLY, min(check.until - check.since, now - gone))
    check = replace(check, until=_begin(people, now) + lost)
    await Jobs(tx).put(JobRow(table.game.id, ENDS, "", check.until, check.payload))
    await update_check(context, tx, table, check)
    for person in people:
        call = _call_payload(table, check, {person.user_id: table.people[person.user_id]})
        await _rewrite(tx, _call_nonce(table.game, check, person.user_id), call, now)
        private = await Outbox(tx).by_nonce(_private_nonce(table.game, check, person.user_id))
        if private is not None:
            direct = _direct_payload(table.game, check, person, pinged="elsewhere" not in private.payload)
            await Outbox(tx).rewrite(private.nonce, direct, now)


async def unasked_since(tx: Connection, game: GameRow, check: Check, now: int) -> int | None:
    """Return since when the players asked could have been so; None if the question was posted in time.

    In time means early enough for anybody to answer. At most the time to confirm counts.
    """
    question = await Outbox(tx).latest(_nonce(game, check))
    if question is None:
        return None
    posted = now if question.message_id is None or question.sent_at is None else question.sent_at
    if posted - check.since <= LEAST or now - posted >= HARDLY:
        return None
    return max(check.since, now - game.settings.confirmation)


def _begin(people: Iterable[PersonRow], now: int) -> int:
    """Return when the time of the players asked begins: once they can be called, unless that is too late."""
    return max((min(_ready(person, now), now + _longest(person, now)) for person in people), default=now)


def _ready(person: PersonRow, now: int) -> int:
    """Return when a player can be called; after a rest day that is in the morning."""
    return silence_of(person).waking(now)


def _longest(person: PersonRow, now: int) -> int:
    return _LONGEST_REST if person.back_at(now) is None else _LONGEST_ABSENCE


async def end_checks(context: Context, tx: Connection, table: Table) -> None:
    """Close the check because the game starts or is closed, and delete when players were last seen."""
    check = await open_check(tx, table.game.id)
    if check is not None:
        await end_check(context, tx, table, check, "begun" if table.game.status == "running" else "closed")
    await Presences(tx).clear(table.game.id)


async def call_later(context: Context, tx: Connection, table: Table, due: JobRow) -> None:
    """Ping a player whose quiet hours have ended, if still asked to confirm."""
    check, user_id = await open_check(tx, table.game.id), int(due.key)
    if check is None or user_id not in await missing(tx, table, check):
        return
    person = await People(tx).get(user_id)
    place = await place_of(tx, table.game, person)
    now = context.now()
    if place != "dm":
        game, nonce = table.game, _call_nonce(table.game, check, user_id)
        payload = _call_payload(table, check, {user_id: table.people[user_id]})
        await Outbox(tx).add(game, nonce, "there", payload, now)
    if place != "channel":
        await _queue_direct_message(tx, table.game, check, person, now)


async def _absent_players(context: Context, tx: Connection, table: Table) -> dict[int, str]:
    """Return players not seen lately, as names by user id.

    Players without an entry, such as the importer of a game, count as seen when it was created.
    """
    settings, game = table.game.settings, table.game
    if not settings.confirmation:
        return {}
    seen, since = await Presences(tx).of_game(game.id), context.now() - settings.seen_for
    return {
        user_id: name for user_id, name in table.people.items() if seen.get(user_id, game.created_at) < since
    }


async def _start_check(context: Context, tx: Connection, table: Table, absent: dict[int, str]) -> None:
    game, now, settings = table.game, context.now(), table.game.settings
    people = {user_id: await People(tx).get(user_id) for user_id in absent}
    ready = {user_id: _ready(person, now) for user_id, person in people.items()}
    level = None if game.origin is not None else settings.absent_level
    check = Check(tuple(absent), now, _begin(people.values(), now) + settings.confirmation, level)
    await Jobs(tx).put(JobRow(game.id, ENDS, "", check.until, check.payload))
    silent = []
    for user_id, person in people.items():
        place = await place_of(tx, game, person)
        if ready[user_id] > now or place == "dm":
            silent.append(user_id)
        if ready[user_id] > now:
            await Jobs(tx).put(JobRow(game.id, CALLS, str(user_id), ready[user_id]))
        elif place != "channel":
            await _queue_direct_message(tx, game, check, person, now)
    payload: Payload = {**_call_payload(table, check, absent), "silent": silent}
    await Outbox(tx).add(game, _nonce(game, check), "there", payload, now)


async def record_seen(context: Context, tx: Connection, table: Table, user_id: int) -> tuple[str, ...] | None:
    """Record that a player acts at a table; return who is still missing, None if nobody was asked."""
    await Presences(tx).record_activity(table.game.id, user_id, context.now())
    check = await open_check(tx, table.game.id)
    if check is None:
        return None
    await update_check(context, tx, table, check)
    return tuple((await missing(tx, table, check)).values())


async def update_check(
    context: Context, tx: Connection, table: Table, check: Check, *, full: bool = True
) -> bool:
    """Update a check after a player was seen or a seat was vacated; return whether it is still open."""
    if not full:
        await end_check(context, tx, table, check, "room")
        return False
    left, now = await missing(tx, table, check), context.now()
    if not left:
        await end_check(context, tx, table, check, "here")
        return False
    nonce = _nonce(table.game, check)
    standing = await Outbox(tx).latest(nonce)
    silent = standing.payload.get("silent") if standing is not None else None
    if silent is None:  # it is dropped once the question is posted or given up
        people = [await People(tx).get(user_id) for user_id in left]
        silent = [one.user_id for one in people if await place_of(tx, table.game, one) == "dm"]
    await _rewrite(tx, nonce, {**_call_payload(table, check, left), "silent": silent}, now)
    for user_id in check.asked:
        if user_id not in left:
            await _update_player_messages(tx, table.game, check, user_id, "here", now)
    return True


def _call_payload(table: Table, check: Check, left: dict[int, str]) -> Payload:
    """Return the message shown while the check is open."""
    with speaking(table.game.language):
        return {
            "text": format_presence_deadline(check.until, check.level),
            "call": format_presence_call(),
            "mention": [{"id": user_id, "name": name} for user_id, name in left.items()],
            "buttons": packed([here_button(table.game.id, user_id, name) for user_id, name in left.items()]),
        }


async def _queue_direct_message(
    tx: Connection, game: GameRow, check: Check, person: PersonRow, now: int
) -> None:
    """Send the question to a player by direct message as well."""
    payload = _direct_payload(game, check, person, pinged=person.place != "dm")
    nonce = _private_nonce(game, check, person.user_id)
    await Outbox(tx).add(game, nonce, "there-dm", payload, now, to=person.user_id)


def _direct_payload(game: GameRow, check: Check, person: PersonRow, *, pinged: bool) -> Payload:
    """Return the direct message shown to a player while the check is open; `pinged` if the channel does."""

    def words() -> str:
        return f"{format_presence_call()}\n{format_presence_deadline(check.until, check.level)}"

    return direct_call(game, person, words, [here_button(game.id, person.user_id)], pinged=pinged)


async def _update_player_messages(
    tx: Connection, game: GameRow, check: Check, user_id: int, state: PresenceEnd, now: int
) -> None:
    """Update the messages sent to a single player with the outcome of the check, if there are any."""
    nonce = _call_nonce(game, check, user_id)
    await _rewrite(tx, nonce, {"text": "", "answered": ""}, now)
    private = await Outbox(tx).by_nonce(_private_nonce(game, check, user_id))
    if private is not None:
        with speaking((await People(tx).get(user_id)).language(game)):
            told = format_direct_call(
                game.id, game.channel_id, format_own_presence_closed(state, check.level)
            )
        await Outbox(tx).rewrite(private.nonce, {"text": told}, now)


async def _rewrite(tx: Connection, nonce: str, payload: Payload, now: int) -> None:
    """Replace the payload of a message to the table; a question that was given up is queued anew."""
    if (standing := await Outbox(tx).latest(nonce)) is None:
        return
    await Outbox(tx).rewrite(standing.nonce, payload, now)
    if standing.sent and standing.message_id is None and "buttons" in payload:
        await Outbox(tx).repost(standing, now)


def _nonce(game: GameRow, check: Check) -> str:
    return f"g{game.id}-p{check.since}"


def _call_nonce(game: GameRow, check: Check, user_id: int) -> str:
    return f"{_nonce(game, check)}-c{user_id}"


def _private_nonce(game: GameRow, check: Check, user_id: int) -> str:
    return private_nonce(_nonce(game, check), user_id)
