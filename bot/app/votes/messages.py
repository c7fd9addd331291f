"""Messages and tallies of votes, updated after every change of the game.

A vote is decided as soon as its outcome can no longer change.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Literal

from bot.app.context import Context
from bot.app.notifications.buttons import packed, vote_buttons
from bot.app.notifications.enqueue import direct_call, place_of, private_nonce, users_to_ping
from bot.app.reminders.calendar import left_alone
from bot.app.table import Table
from bot.i18n.catalogue import Words, language
from bot.model import JobRow, VoteKind, VoteRow, VoteRule, VoteState
from bot.model.messages import Payload
from bot.model.votes import Tally
from bot.store import Connection, Games, Jobs, Outbox, People, Tenures, Votes, Waits
from bot.text.table.votes import (
    format_vote,
    format_vote_call,
    format_vote_outcome,
    format_vote_passed_on,
    format_vote_tally,
)

VOTE: Final = "vote"
"""Kind of the message that opens a vote, and of the job that recounts it."""
HARMLESS: Final[frozenset[VoteKind]] = frozenset({"undo", "pause", "resume", "extend"})
"""Kinds of votes that are carried if no voter is present; all others wait until enough voters are."""
_SELDOM: Final = 3_600
"""Seconds after a posting in which another one pings nobody."""


def remaining_voters(table: Table, vote: VoteRow) -> tuple[int, ...]:
    """Return the voters of a vote who are still in the game."""
    there = table.voters
    return tuple(user_id for user_id in vote.asked if user_id in there)


def ends_alone(table: Table, kind: VoteKind, user_id: int) -> bool:
    """Return whether a player ends the game without others' consent, as the only person left in it."""
    return kind == "end" and table.voters == (user_id,)


async def least_voters(tx: Connection, table: Table, kind: VoteKind, about_id: int | None) -> int:
    """Return how many voters a vote needs: two about the seat of a person who is not late, else one."""
    if kind not in {"replace", "expel"} or about_id not in table.voters:
        return 1
    waits = await Waits(tx).of_game(table.game.id)
    return 1 if any(wait.user_id == about_id and wait.expired for wait in waits) else 2


async def counted(tx: Connection, table: Table, vote: VoteRow, now: int) -> Tally:
    """Count a vote; players who acted since the action to be undone are counted even while away."""
    asked, acted = remaining_voters(table, vote), vote.facts.get("acted", ())
    idle = [await People(tx).get(user_id) for user_id in asked if user_id not in acted]
    away = [person.user_id for person in idle if person.back_at(now) is not None]
    least = await least_voters(tx, table, vote.kind, vote.about_id)
    tally = count(vote.kind, vote.rule, asked, await ballots_in(tx, table, vote), away, least)
    return replace(tally, outcome="carried") if ends_alone(table, vote.kind, vote.mover_id) else tally


async def ballots_in(tx: Connection, table: Table, vote: VoteRow) -> dict[int, bool]:
    """Return the ballots of the voters who are still in the game."""
    there, cast = remaining_voters(table, vote), await Votes(tx).ballots(vote.id)
    return {user_id: yes for user_id, yes in cast.items() if user_id in there}


async def post(context: Context, tx: Connection, table: Table, vote: VoteRow) -> None:
    """Post a vote in the channel, and ask voters who want that in private, after their quiet times.

    The direct messages get their text and buttons from `update_vote_messages`, which has to follow.
    """
    now, ballots = context.now(), await ballots_in(tx, table, vote)
    payload = await _payload(tx, table, vote, now, await _words(tx, table, vote, now))
    await Outbox(tx).add(table.game, _nonce(vote), VOTE, payload, now)
    for user_id in remaining_voters(table, vote):
        if user_id not in ballots:
            await _users_to_ping(context, tx, table, vote, user_id)


async def post_again(tx: Connection, table: Table, vote: VoteRow, now: int, by: int) -> None:
    """Post the message of an open vote anew, for the user `by`, and delete the old one if it is still there.

    It pings those who have not voted yet, but nobody soon after the last posting. A message that is still to
    be sent is not repeated.
    """
    old = await Outbox(tx).latest(_nonce(vote))
    soon = old is not None and old.message_id is not None and now < old.due_at + _SELDOM
    silent = vote.asked if soon else [by, *await Votes(tx).ballots(vote.id)]
    await _post_anew(tx, table, vote, now, silent)


async def _post_anew(tx: Connection, table: Table, vote: VoteRow, now: int, silent: Sequence[int]) -> None:
    old = await Outbox(tx).latest(_nonce(vote))
    if old is not None and not old.sent:
        return
    if old is not None and old.message_id is not None:
        await Outbox(tx).rewrite(old.nonce, {"text": ""}, now)
    payload = await _payload(tx, table, vote, now, await _words(tx, table, vote, now))
    payload["silent"] = [*payload["silent"], *silent]
    await Outbox(tx).add(table.game, _nonce(vote), VOTE, payload, now)


async def hand_over(context: Context, tx: Connection, table: Table, old: int, new: int) -> None:
    """Let a player's successor, who has the seats already, vote in open votes, and ask them where they want.

    The former player's message says so and loses its buttons.
    """
    now = context.now()
    for vote in await Votes(tx).open_in(table.game.id):
        if old not in vote.asked or await is_needless(tx, table, vote):
            continue
        told = await _words(tx, table, vote, now, format_vote_passed_on)
        await _show_privately(tx, table, vote, old, now, told, over=True)
        passed = await Votes(tx).hand_over(vote, old, new)
        if await _users_to_ping(context, tx, table, passed, new):
            await _post_anew(tx, table, passed, now, [user_id for user_id in passed.asked if user_id != new])
        await update_vote_messages(tx, table, passed, now)


async def ask_later(context: Context, tx: Connection, table: Table, nonce: str, user_id: int) -> None:
    """Ask a voter in private after quiet times, as the vote's message with that nonce may not ping them."""
    for vote in await Votes(tx).open_in(table.game.id):
        if nonce == _nonce(vote) and user_id in vote.asked:
            await _users_to_ping(context, tx, table, vote, user_id)
            await update_vote_messages(tx, table, vote, context.now())


async def _users_to_ping(
    context: Context, tx: Connection, table: Table, vote: VoteRow, user_id: int
) -> tuple[int, ...]:
    """Return the voters pinged in the channel to ask `user_id`: that user, or nobody if asked in private."""
    call, nonce = partial(format_vote_call, 1), _nonce(vote)
    return await users_to_ping(context, tx, table.game, user_id, VOTE, call, nonce=nonce)


async def update_vote_messages(
    tx: Connection, table: Table, vote: VoteRow, now: int, *, done: Words | None = None
) -> None:
    """Update all messages of a vote with the current tally, or with its outcome, `done`."""
    words = await _words(tx, table, vote, now, done)
    if (standing := await Outbox(tx).latest(_nonce(vote))) is not None:
        payload: Payload = {"text": words()}
        if done is None:
            payload = await _payload(tx, table, vote, now, words)
            # Who was asked before and is asleep by now is called later.
            before = [person["id"] for person in standing.payload.get("mention", ())]
            new = [user_id for user_id in payload["silent"] if user_id not in before]
            payload["silent"] = [*standing.payload.get("silent", ()), *new]
        await Outbox(tx).rewrite(standing.nonce, payload, now)
    for user_id in vote.asked:
        await _show_privately(tx, table, vote, user_id, now, words, over=done is not None)


async def _show_privately(
    tx: Connection, table: Table, vote: VoteRow, user_id: int, now: int, words: Words, *, over: bool
) -> None:
    """Update a voter's direct message, if there is one; it has buttons unless the vote is `over`."""
    if (private := await Outbox(tx).latest(_private_nonce(vote, user_id))) is None:
        return
    person, called = await People(tx).get(user_id), lambda: f"{format_vote_call(1)}\n{words()}"
    shown = direct_call(table.game, person, words if over else called, pinged=True)
    if not over and user_id not in table.voters:
        shown = {"text": "", "answered": ""}  # who has left cannot vote
    elif not over:
        shown["buttons"] = packed(vote_buttons(vote.id))
        if "elsewhere" in private.payload:
            shown["elsewhere"] = private.payload["elsewhere"]
        if user_id in await Votes(tx).ballots(vote.id) and not private.sent:
            shown["answered"] = ""  # voted elsewhere before it could be sent
    await Outbox(tx).rewrite(private.nonce, shown, now)


def _nonce(vote: VoteRow) -> str:
    """Return the nonce of a vote's message in the channel, without the suffix of a repetition."""
    return f"m{vote.id}"


def _private_nonce(vote: VoteRow, user_id: int) -> str:
    """Return the nonce of a voter's direct message, without the suffix of a repetition."""
    return private_nonce(_nonce(vote), user_id)


async def _words(tx: Connection, table: Table, vote: VoteRow, now: int, done: Words | None = None) -> Words:
    """Return the deferred text of a vote, with the tally or the outcome."""
    standing, ballots = await counted(tx, table, vote, now), await ballots_in(tx, table, vote)
    end = done or partial(format_vote_tally, table, vote.rule, standing, ballots)
    return lambda: f"{format_vote(table, vote)}\n{end()}"


async def _payload(tx: Connection, table: Table, vote: VoteRow, now: int, words: Words) -> Payload:
    """Return the message of an open vote in the channel, which calls the voters missing."""
    ballots, silent = await ballots_in(tx, table, vote), list[int]()
    missing = [user_id for user_id in remaining_voters(table, vote) if user_id not in ballots]
    for user_id in missing:
        person = await People(tx).get(user_id)
        if left_alone(person, now) or await place_of(tx, table.game, person) == "dm":
            silent.append(user_id)
    return {
        "language": language(),
        "text": words(),
        "call": format_vote_call(len(missing)) if missing else "",
        "mention": [{"id": user_id, "name": table.players[user_id]} for user_id in missing],
        "silent": silent,
        "buttons": packed(vote_buttons(vote.id)),
    }


async def close_obsolete(tx: Connection, table: Table, now: int) -> None:
    """Close votes that the game has made obsolete; schedule recounts of votes that lost a voter."""
    for vote in await Votes(tx).open_in(table.game.id):
        if await is_needless(tx, table, vote):
            await close(tx, table, vote, "overtaken", now)
        elif len(remaining_voters(table, vote)) < len(vote.asked):
            await Jobs(tx).put(JobRow(table.game.id, VOTE, str(vote.id), now))


async def close(tx: Connection, table: Table, vote: VoteRow, state: VoteState, now: int) -> None:
    """Close a vote as decided or obsolete; its messages show the outcome and lose their buttons."""
    await Votes(tx).decide(vote.id, state, now)
    await Jobs(tx).drop(table.game.id, VOTE, str(vote.id))
    ballots = await ballots_in(tx, table, vote)
    await update_vote_messages(
        tx, table, vote, now, done=partial(format_vote_outcome, table, vote, state, ballots)
    )


async def is_needless(tx: Connection, table: Table, vote: VoteRow) -> bool:
    """Return whether what a vote asks for has become impossible or unnecessary."""
    if vote.kind == "undo":
        # Seats change hands without a new revision; an undo must not return a player to another's turn.
        tenures = await Tenures(tx).of_game(table.game.id)
        return (
            vote.revision != table.game.revision
            or table.game.paused_at is not None
            or vote.mover_id not in table.voters
            or any(row.from_action > int(vote.facts["keep"]) + 1 for row in tenures)
            or (bool(vote.facts.get("over")) and not await _can_continue(tx, table))
        )
    if table.game.status != "running":
        return True
    if vote.kind in {"pause", "resume"}:
        return (table.game.paused_at is None) == (vote.kind == "resume")
    if vote.kind == "extend":
        waits = await Waits(tx).of_game(table.game.id)
        return all(wait.id != vote.facts["wait"] for wait in waits)
    left = len(remaining_voters(table, vote))
    if vote.kind == "end":
        return not left and not ends_alone(table, vote.kind, vote.mover_id)
    gone = all(seat.conceded for seat in table.seats_of(vote.about_id or 0))
    return gone or left < await least_voters(tx, table, vote.kind, vote.about_id)


async def _can_continue(tx: Connection, table: Table) -> bool:
    """Return whether a finished game could continue: with all its players, and in its channel.

    A player may have been forgotten, and another game may have begun in the channel.
    """
    there = await Games(tx).in_channel(table.game.channel_id)
    return not table.free and (there is None or there.id == table.game.id)


def count(
    kind: VoteKind,
    rule: VoteRule,
    asked: Collection[int],
    ballots: Mapping[int, bool],
    away: Collection[int],
    least: int = 1,
) -> Tally:
    """Count the ballots of the voters; those who are away and have not voted are left out.

    A majority is more than half of the voters counted. The rule `all` needs every one of them. With fewer
    than `least` voters counted, only harmless votes are decided.
    """
    there = [user_id for user_id in asked if user_id in ballots or user_id not in away]
    yes = sum(ballots.get(user_id, False) for user_id in there)
    waiting = tuple(user_id for user_id in there if user_id not in ballots)
    needed = len(there) if rule == "all" else len(there) // 2 + 1
    outcome: Literal["carried", "rejected"] | None = None
    if len(there) < least:
        outcome = "carried" if kind in HARMLESS else None
        needed = 0 if outcome else least
    elif yes >= needed:
        outcome = "carried"
    elif yes + len(waiting) < needed:
        outcome = "rejected"
    return Tally(yes, needed, waiting, outcome)
