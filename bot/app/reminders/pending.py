"""Waits and their due times, brought in line with the game after every change.

Only the position matters, not how it came about, so undos, orders and restarts need no special treatment.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from bot.app.notifications.message import called_by
from bot.app.reminders.absence import HARDLY, LEAST
from bot.app.reminders.calendar import silence_of
from bot.app.reminders.clock import Clock
from bot.app.table import Table
from bot.engine.terms import Nation
from bot.i18n.catalogue import Words, said_in
from bot.model import Cause, GameRow, JobRow, PersonRow, SeatRow, WaitKind, WaitRow
from bot.store import Connection, Jobs, Outbox, People, TurnClocks, Waits
from bot.text.notifications.reminders import format_direct_call, format_results

KINDS: Final = ("call", "reminder", "warning", "deadline")
"""Kinds of jobs of a wait; if several are due at once, only the last is done."""
CALLS: Final = ("call", "reminder", "warning", "more")
"""Kinds of messages that only call a player."""
_FIRST: Final = frozenset({"turn", "demand"})
"""Kinds of messages that begin a turn or a question."""
_DAY: Final = 86_400
_SOON: Final = 4
"""Part of the interval of reminders, as a divisor; a warning within it stands for the reminder before it."""


class _RequiredWait(NamedTuple):
    key: str
    seat: SeatRow


def _required_waits(table: Table) -> Mapping[WaitKind, _RequiredWait]:
    """Return the waits that the position requires: an answer, then the turn.

    Conceded, computer and practising players are not waited for. The order matters, as the turn's clock
    stands still while an answer is pending.
    """
    position = table.position
    if position is None or table.game.status != "running" or table.game.origin == "practice":
        return {}
    found: dict[WaitKind, _RequiredWait] = {}
    asked = table.awaited if table.question is not None else None
    if asked is not None and not asked.conceded and not asked.computer:
        found["answer"] = _RequiredWait(f"{table.game.length}:{asked.nation}", asked)
    mover = table.seat_for(position.mover)
    if mover is not None and not mover.conceded and not mover.bot_in(position.round):
        found["turn"] = _RequiredWait(f"{position.round}:{position.mover}", mover)
    return found


async def clock_runs(tx: Connection, game: GameRow, kind: WaitKind) -> bool:
    """Return whether a wait's clock runs; a turn's clock stands still while an answer is pending."""
    answers = (wait.kind == "answer" for wait in await Waits(tx).of_game(game.id))
    return game.paused_at is None and not (kind == "turn" and any(answers))


async def follow(
    tx: Connection,
    table: Table,
    now: int,
    lines: Mapping[WaitKind, Words],
    reasons: Mapping[Nation, Cause | None] | None = None,
) -> dict[WaitKind, WaitRow]:
    """Begin and end waits as the table requires; return those that are open.

    `lines` replace the usual texts in the messages of ended waits; the usual texts mention `reasons`, for
    which the bot has acted for a nation. Nothing is scheduled here: the caller does so once it is known
    whether a ping is sent.
    """
    waits, wanted = Waits(tx), _required_waits(table)
    kept: dict[WaitKind, WaitRow] = {}
    for wait in await waits.of_game(table.game.id):
        goal = wanted.get(wait.kind)
        if goal is not None and (goal.key, goal.seat.user_id) == (wait.key, wait.user_id):
            kept[wait.kind] = wait
        else:
            reason = (reasons or {}).get(wait.nation)
            line = lines.get(wait.kind)
            public, own = (
                line or partial(format_results, table, wait, reason, you=you) for you in (False, True)
            )
            await _end(tx, table, wait, public, own, now)
    for kind, goal in wanted.items():
        if kind not in kept:
            since = now if await clock_runs(tx, table.game, kind) else None
            kept[kind] = await waits.add(await _new_wait(tx, table.game, kind, goal, since, now))
    return kept


async def _new_wait(
    tx: Connection, game: GameRow, kind: WaitKind, goal: _RequiredWait, since: int | None, now: int
) -> WaitRow:
    nation = goal.seat.nation
    if nation is None:
        raise AssertionError("in a running game every seat has a nation")
    wait = WaitRow(game.id, kind, goal.key, goal.seat.user_id, nation, now, since, None)
    last = await TurnClocks(tx).latest(game.id, nation, _round(wait)) if kind == "turn" else None
    return clock_of(game, await People(tx).get(wait.user_id)).start_wait(wait, last, _round(wait))


def _round(wait: WaitRow) -> int:
    """Return the round of a turn's wait, from its key."""
    return int(wait.key.partition(":")[0])


async def _end(tx: Connection, table: Table, wait: WaitRow, line: Words, own: Words, now: int) -> None:
    """End a wait and tell its messages so, those in private by `own`, which has to name the game there."""
    game, person = table.game, await People(tx).get(wait.user_id)
    private = said_in(person.language(game), lambda: format_direct_call(game.id, game.channel_id, own()))
    if wait.kind == "turn":
        await TurnClocks(tx).put(clock_of(game, person).ended(wait, now, _round(wait)))
    told = await Outbox(tx).of_wait(wait.id)
    late = any(one.kind == "late" for one in told)
    here = late or wait.kind == "answer"
    there = here and any(one.direct and one.kind in _FIRST for one in told)
    await Outbox(tx).answer(wait.id, line(), now, "late", private="")  # in private, it is told to others
    # Not where the question to the table, or the first call to the player, says it.
    await Outbox(tx).answer(wait.id, "" if here else line(), now, *CALLS, private="" if there else private)
    await Outbox(tx).answer(wait.id, "" if late else line(), now, private=private)
    for kind in KINDS:
        await Jobs(tx).drop(wait.game_id, kind, str(wait.id))
    await Waits(tx).end(wait.id)


def clock_of(game: GameRow, person: PersonRow) -> Clock:
    """Return the clock rules for a player of a game."""
    return Clock(game.settings, person)


def ends_at(game: GameRow, wait: WaitRow, person: PersonRow, now: int) -> int | None:
    """Return the deadline if nothing changes; None without one, or while the clock stands still."""
    return clock_of(game, person).due(wait, now)


async def schedule(tx: Connection, game: GameRow, wait: WaitRow, now: int, person: PersonRow) -> None:
    """Store the time counted so far and set all due times anew.

    If preferences or deadlines have changed, the time counted before the change must already be stored.
    """
    clock = clock_of(game, person)
    wait = clock.counted(wait, now)
    wait = replace(wait, since=now if await clock_runs(tx, game, wait.kind) else None)
    times = _times(wait, clock, now)
    if times.get("warning", now + 1) <= now and (wait.last_call or 0) >= now:
        wait = replace(wait, warned=True)  # a turn that comes again with little time left: the call says so
        del times["warning"]
    await Waits(tx).save(wait)
    for kind in KINDS:
        if kind in times:
            await Jobs(tx).put(JobRow(game.id, kind, str(wait.id), times[kind]))
        else:
            await Jobs(tx).drop(game.id, kind, str(wait.id))
    until = None if wait.ending else times.get("deadline")
    await Outbox(tx).change_fields(wait.id, {"until": until, "saved": wait.saved}, now)


def uncalled_since(clock: Clock, wait: WaitRow, now: int, grace: int) -> int | None:
    """Return since when a player should have been called; None if a call arrived in time.

    In time means early enough for the player to act; who has acted knows without. At most the time of one
    turn or answer counts. `grace` is how long a question may be held back, in seconds.
    """
    told = now if wait.told_at is None else wait.told_at
    since = max(wait.began_at, wait.quiet_until or 0, now - (clock.settings.allowed(wait.kind) or _DAY))
    late = clock.calendar.counted(since, told) > LEAST + grace
    return since if late and now - told < HARDLY and wait.acted_at is None else None


async def is_call_under_way(tx: Connection, wait: WaitRow) -> bool:
    """Return whether a player who has not acted is to be pinged by a message that is still to be sent."""
    calls = [one for one in await Outbox(tx).of_wait(wait.id) if one.direct or called_by(one)]
    unsent = any(not call.sent for call in calls) and all(call.message_id is None for call in calls)
    return unsent and wait.acted_at is None


def _times(wait: WaitRow, clock: Clock, now: int) -> dict[str, int]:
    """Return due times by kind of job; reminders skip the table's rest days, first calls do not.

    A call waits for the morning after a rest day only if no deadline or its warning comes before.
    """
    if wait.since is None:
        return {}
    if wait.ending:
        return {"deadline": now}
    person, times, warning = clock.person, dict[str, int](), clock.warning(wait, now)
    if wait.called_at is None:
        times["call"] = silence_of(person).waking(max(wait.began_at, wait.quiet_until or 0), now)
    elif person.every is not None and not wait.muted:
        reminder = clock.calendar.waking(wait.called_at + person.every, now)
        if warning is None or not 0 <= warning - reminder <= person.every // _SOON:
            times["reminder"] = reminder
    if (deadline := clock.due(wait, now)) is not None:
        times["deadline"] = deadline
    if warning is not None:
        times["warning"] = warning
    if "call" in times and min(times.values()) < times["call"]:
        times["call"] = silence_of(person).until(max(now, wait.quiet_until or now))
    return times
