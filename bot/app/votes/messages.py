"""The messages of motions, and how far they have come: brought in line with the game after every change."""

from functools import partial
from typing import Any

from bot.app.notifications.buttons import motion_buttons, packed
from bot.app.reminders.quiet_hours import silence_of
from bot.app.table import Table
from bot.app.votes.tally import Tally, count
from bot.i18n.catalogue import Words, speaking
from bot.model import JobRow, PersonRow, VoteRow, VoteState
from bot.store import Connection, Jobs, Outbox, People, Votes, Waits
from bot.text.notifications.reminders import tell_privately
from bot.text.table.votes import tell_motion, tell_outcome, tell_tally, tell_vote


def people_in(table: Table) -> tuple[int, ...]:
    """Everybody who still plays; Discord's ids are above zero, so nobody else has a say."""
    return tuple(
        dict.fromkeys(seat.user_id for seat in table.seats if not seat.conceded and seat.user_id > 0)
    )


def still_asked(table: Table, motion: VoteRow) -> tuple[int, ...]:
    """Those of the people asked who still play."""
    there = people_in(table)
    return tuple(user_id for user_id in motion.asked if user_id in there)


async def counted(tx: Connection, table: Table, motion: VoteRow, now: int) -> Tally:
    """How a motion stands. Whoever has acted since a move is asked about it even while away."""
    asked, acted = still_asked(table, motion), motion.facts.get("acted", ())
    away = [
        user_id for user_id in asked if user_id not in acted and _away(await People(tx).get(user_id), now)
    ]
    return count(motion.kind, motion.rule, asked, await Votes(tx).ballots(motion.id), away)


def _away(person: PersonRow, now: int) -> bool:
    return person.away is not None and person.away[0] <= now < person.away[1]


async def post(tx: Connection, table: Table, motion: VoteRow, now: int, *, done: Words | None = None) -> None:
    """Put a motion before the table, and privately before those who are called so; or tell what it was."""
    game = table.game
    payload = await _payload(tx, table, motion, now, done)
    await Outbox(tx).add(game.id, f"m{motion.id}", "motion", game.channel_id, payload, game.revision, now)
    for user_id in () if done is not None else still_asked(table, motion):
        person = await People(tx).get(user_id)
        if person.place != "channel" and silence_of(person).until(now) == now:
            direct = await _direct(tx, table, motion, person, now)
            await Outbox(tx).add(
                game.id, _private(motion, user_id), "motion", user_id, direct, game.revision, now, direct=True
            )


async def retell(
    tx: Connection, table: Table, motion: VoteRow, now: int, *, done: Words | None = None
) -> None:
    """Let the messages of a motion say how it stands now."""
    payload = await _payload(tx, table, motion, now, done)
    await Outbox(tx).rewrite(f"m{motion.id}", payload, now)
    for user_id in motion.asked:
        direct = await _direct(tx, table, motion, await People(tx).get(user_id), now, done=done)
        await Outbox(tx).rewrite(_private(motion, user_id), direct, now)


def _private(motion: VoteRow, user_id: int) -> str:
    """A nonce has room for 25 characters; the place in the list tells people apart."""
    return f"m{motion.id}-{motion.asked.index(user_id)}"


async def _payload(
    tx: Connection, table: Table, motion: VoteRow, now: int, done: Words | None
) -> dict[str, Any]:
    told = tell_motion(table, motion)
    if done is not None:
        return {"text": f"{told}\n{done()}", "mention": []}
    standing, ballots = await counted(tx, table, motion, now), await Votes(tx).ballots(motion.id)
    asked = still_asked(table, motion)
    silent = [user_id for user_id in asked if not await _called_here(tx, motion, user_id, now)]
    return {
        "text": f"{told}\n{tell_tally(table, motion.rule, standing, ballots)}",
        "call": tell_vote(),
        "mention": [{"id": user_id, "name": table.players[user_id]} for user_id in asked],
        "silent": silent,
        "buttons": packed(motion_buttons(motion.id)),
    }


async def _called_here(tx: Connection, motion: VoteRow, user_id: int, now: int) -> bool:
    """Not whoever has moved it, nor whoever is called elsewhere or not at all just now."""
    person = await People(tx).get(user_id)
    awake = silence_of(person).until(now) == now
    return awake and person.place != "dm" and user_id != motion.mover_id


async def _direct(
    tx: Connection,
    table: Table,
    motion: VoteRow,
    person: PersonRow,
    now: int,
    *,
    done: Words | None = None,
) -> dict[str, Any]:
    """The same for one person, in that person's language."""
    with speaking(person.language(table.game)):
        payload = await _payload(tx, table, motion, now, done)
        words = tell_privately(table.game.id, table.game.channel_id, str(payload.get("call", "")))
    return {**payload, "call": words, "mention": [], "silent": []}


async def overtake(tx: Connection, table: Table, now: int) -> None:
    """Close what the game has made needless; where somebody asked has left, let it be counted again soon."""
    for motion in await Votes(tx).open_in(table.game.id):
        if await _needless(tx, table, motion):
            await close(tx, table, motion, "overtaken", now)
        elif len(still_asked(table, motion)) < len(motion.asked):
            await Jobs(tx).put(JobRow(table.game.id, "motion", str(motion.id), now))


async def close(tx: Connection, table: Table, motion: VoteRow, state: VoteState, now: int) -> None:
    """It is decided, or need not be; its messages say so and have no buttons any more."""
    await Votes(tx).decide(motion.id, state, now)
    await Jobs(tx).drop(table.game.id, "motion", str(motion.id))
    ballots = await Votes(tx).ballots(motion.id)
    await retell(tx, table, motion, now, done=partial(tell_outcome, table, motion, state, ballots))


async def _needless(tx: Connection, table: Table, motion: VoteRow) -> bool:
    if motion.kind == "undo":
        return motion.revision != table.game.revision
    if table.game.status != "running":
        return True
    if motion.kind in {"pause", "resume"}:
        return (table.game.paused_at is None) == (motion.kind == "resume")
    if motion.kind == "extend":
        waits = await Waits(tx).of_game(table.game.id)
        return all(wait.id != motion.facts["wait"] for wait in waits)
    if motion.about_id is not None:
        return all(seat.conceded for seat in table.seats_of(motion.about_id))
    return False
