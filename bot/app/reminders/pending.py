"""Whom a game waits for, and when what is due: brought in line with the game after every change.

Nothing here depends on how a position came about, so it is right after undos, orders and restarts alike.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from bot.app.reminders.quiet_hours import silence_of
from bot.app.table import Table
from bot.engine.ruleset import Position
from bot.engine.terms import Nation
from bot.i18n.catalogue import Words, speaking
from bot.model import GameRow, JobRow, PersonRow, Reason, SeatRow, WaitKind, WaitRow
from bot.model.time_settings import pace_of
from bot.store import Connection, Jobs, Outbox, People, Waits
from bot.text.notifications.reminders import tell_done

KINDS: Final = ("call", "reminder", "warning", "deadline")
"""What may be due for a wait; of several at once only the last one counts."""
_LONGEST_WARNING: Final = 12 * 3600
_SHORTEST_WARNING: Final = 15 * 60


class _Wanted(NamedTuple):
    key: str
    seat: SeatRow


def _wanted(table: Table) -> Mapping[WaitKind, _Wanted]:
    """The player whose turn it is, and the one asked in it; none that has conceded, is a bot or practises."""
    position = table.position
    if position is None or table.game.status != "running" or table.game.origin == "practice":
        return {}
    found: dict[WaitKind, _Wanted] = {}
    mover = table.seat_for(position.mover)
    if mover is not None and not mover.conceded and not _bot_plays(mover, position):
        found["turn"] = _Wanted(f"{position.round}:{position.mover}", mover)
    asked = table.awaited if table.question is not None else None
    if asked is not None and not asked.conceded and not asked.computer:
        found["answer"] = _Wanted(f"{table.game.length}:{asked.nation}", asked)
    return found


def _bot_plays(seat: SeatRow, position: Position) -> bool:
    """Whether a computer player has this turn, for good or as a stand-in."""
    return seat.bot is not None and seat.bot_round in (None, position.round)


def runs(game: GameRow, kind: WaitKind, *, asking: bool) -> bool:
    """Whether the clock of a wait runs: that of a turn stands still while somebody else is asked."""
    return game.paused_at is None and not (kind == "turn" and asking)


async def follow(
    tx: Connection,
    table: Table,
    now: int,
    lines: Mapping[WaitKind, Words],
    reasons: Mapping[Nation, Reason | None] | None = None,
) -> dict[WaitKind, WaitRow]:
    """Begin and end waits as the table needs it, and return those there are.

    `lines` are said by the messages of a wait that ends, instead of the usual words; these take account of
    `reasons`, for which the bot has acted for a nation. Nothing is scheduled
    yet: whoever calls does that, once it is known whether a ping goes out.
    """
    waits, wanted = Waits(tx), _wanted(table)
    asking = table.question is not None
    kept: dict[WaitKind, WaitRow] = {}
    for wait in await waits.of_game(table.game.id):
        goal = wanted.get(wait.kind)
        if goal is not None and (goal.key, goal.seat.user_id) == (wait.key, wait.user_id):
            kept[wait.kind] = wait
        else:
            reason = (reasons or {}).get(wait.nation)
            line = lines.get(wait.kind) or partial(tell_done, table, wait, reason)
            await _end(tx, table.game, wait, line, now)
    for kind, goal in wanted.items():
        if kind not in kept:
            since = now if runs(table.game, kind, asking=asking) else None
            kept[kind] = await waits.add(_begun(table.game, kind, goal, since, now))
    return kept


def _begun(game: GameRow, kind: WaitKind, goal: _Wanted, since: int | None, now: int) -> WaitRow:
    if goal.seat.nation is None:
        raise AssertionError("in a running game every seat has a nation")
    allowed = pace_of(game.settings).allowed(kind)
    return WaitRow(game.id, kind, goal.key, goal.seat.user_id, goal.seat.nation, now, since, allowed)


async def _end(tx: Connection, game: GameRow, wait: WaitRow, line: Words, now: int) -> None:
    with speaking((await People(tx).get(wait.user_id)).language(game)):
        private = line()
    await Outbox(tx).answer(wait.id, line(), now, private=private)
    for kind in KINDS:
        await Jobs(tx).drop(wait.game_id, kind, str(wait.id))
    await Waits(tx).end(wait.id)


def ends_at(wait: WaitRow, person: PersonRow, now: int) -> int | None:
    """When the deadline runs out if nothing changes; None without one, or while its clock stands still."""
    if wait.allowed is None or wait.since is None or wait.expired:
        return None
    return silence_of(person).after(now, max(0, wait.allowed - spent_by(wait, person, now)))


def spent_by(wait: WaitRow, person: PersonRow, now: int) -> int:
    """Seconds that count so far."""
    running = silence_of(person).counted(wait.since, now) if wait.since is not None else 0
    return wait.spent + running


async def schedule(
    tx: Connection,
    game: GameRow,
    wait: WaitRow,
    now: int,
    person: PersonRow,
    before: PersonRow | None = None,
    *,
    asking: bool,
) -> WaitRow:
    """Write down what has counted so far, and set all due times anew; returns the wait as saved.

    `before` are the person's wishes until now, where they have changed.
    """
    running = runs(game, wait.kind, asking=asking)
    spent = spent_by(wait, before or person, now)
    wait = replace(wait, spent=spent, since=now if running else None)
    await Waits(tx).save(wait)
    times = _times(wait, person, now)
    for kind in KINDS:
        if kind in times:
            await Jobs(tx).put(JobRow(game.id, kind, str(wait.id), times[kind]))
        else:
            await Jobs(tx).drop(game.id, kind, str(wait.id))
    until = None if wait.ending else times.get("deadline")
    await Outbox(tx).amend(wait.id, "until", until, now)
    return wait


def _times(wait: WaitRow, person: PersonRow, now: int) -> dict[str, int]:
    """What is due when."""
    if wait.since is None:
        return {}
    if wait.ending:
        return {"deadline": now}
    silence, times = silence_of(person), dict[str, int]()
    if wait.called_at is None:
        times["call"] = silence.until(now)
    elif person.every is not None and not wait.muted:
        times["reminder"] = silence.until(max(now, wait.called_at + person.every))
    if wait.allowed is not None and not wait.expired:
        left = max(0, wait.allowed - wait.spent)
        times["deadline"] = silence.after(now, left)
        lead = min(max(wait.allowed // 4, _SHORTEST_WARNING), _LONGEST_WARNING)
        if not wait.warned and wait.allowed > lead:
            times["warning"] = silence.after(now, max(0, left - lead))
    return times
