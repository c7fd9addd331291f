"""Background loop for due jobs: calls after quiet hours, reminders, warnings, deadlines, ends of votes."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.app.background import BackgroundLoop
from bot.app.context import Context
from bot.app.notifications.buttons import Button
from bot.app.notifications.enqueue import Call, ping_player
from bot.app.reminders.calendar import left_alone
from bot.app.reminders.deadlines import Deadlines
from bot.app.reminders.pending import KINDS, clock_of, is_call_under_way, schedule, uncalled_since
from bot.app.table import Table, load_table
from bot.model import GameRow, JobRow, PersonRow, WaitRow
from bot.store import AnsweredInteractions, Connection, Games, Jobs, Outbox, People, Waits, is_outage
from bot.telemetry import marked
from bot.text.notifications.deadlines import format_time_expired_call
from bot.text.notifications.reminders import format_call, format_reminder, format_warning

_log = logging.getLogger(__name__)
_AFTER_TROUBLE: Final = 300
_TIDY_EVERY: Final = 3_600
_ANSWERS_FOR: Final = 86_400
"""Seconds after which Discord's interaction tokens are long invalid, so none can be repeated."""
_Other = Callable[[Connection, JobRow], Awaitable[None]]
_Handler = Callable[[Connection, Table, WaitRow, PersonRow], Awaitable[WaitRow | None]]


class Scheduler(BackgroundLoop):
    """Does the jobs of the database when they are due."""

    name = "what is due"

    def __init__(self, context: Context, deadlines: Deadlines, others: Mapping[str, _Other]) -> None:
        """`others` maps kinds of jobs that concern no wait to their handlers."""
        super().__init__(context, context.signals.jobs)
        self._others = others
        self._deadlines = deadlines
        self._tidy_at = 0
        self._handlers: dict[str, _Handler] = {
            "call": self._call,
            "reminder": self._remind,
            "warning": self._warn,
            "deadline": self._deadlines.expire,
        }

    async def _tidy(self) -> None:
        """Once an hour, delete the records of interactions that cannot be repeated any more."""
        now = self._context.now()
        if now >= self._tidy_at:
            self._tidy_at = now + _TIDY_EVERY
            async with self._context.database.transaction() as tx:
                await AnsweredInteractions(tx).forget(now - _ANSWERS_FOR)

    async def next_due(self) -> int | None:
        """Return when the next job is due."""
        return await Jobs(self._context.database.reader).next(self._context.shards)

    async def work(self) -> int:
        """Do all due jobs; return their number."""
        await self._tidy()
        count = 0
        dues, shards = Jobs(self._context.database.reader), self._context.shards
        while ready := await dues.ready(self._context.now(), shards=shards):
            for due in ready:
                await self._run_job(due)
            count += len(ready)
        return count

    async def _run_job(self, due: JobRow) -> None:
        try:
            async with self._context.game_transaction(due.game_id) as tx:
                if await Jobs(tx).take(due):
                    await self._handle(tx, due)
        except Exception as error:
            if is_outage(error):
                raise  # not the job's fault, and the loop retries sooner
            with marked(game=due.game_id):
                _log.exception("%s of game %s could not be done", due.kind, due.game_id)
            async with self._context.database.transaction(due.game_id) as tx:
                await Jobs(tx).postpone(due, self._context.now() + _AFTER_TROUBLE)

    async def _handle(self, tx: Connection, due: JobRow) -> None:
        if due.kind in self._others:
            await self._others[due.kind](tx, due)
            return
        wait = await Waits(tx).by_id(int(due.key))
        if wait is None or await self._is_superseded(tx, due):
            return
        game, person = await Games(tx).get(due.game_id), await People(tx).get(wait.user_id)
        table, now = await load_table(tx, game), self._context.now()
        calls = wait if due.kind != "deadline" and _must_postpone(game, person, due.kind, now) else None
        after = calls or await self._handler(due, game, wait, person)(tx, table, wait, person)
        if after is not None:
            await schedule(tx, game, after, now, person)

    def _handler(self, due: JobRow, game: GameRow, wait: WaitRow, person: PersonRow) -> _Handler:
        if due.kind == "deadline":
            now = self._context.now()
            gone = self._context.absence.covered(due.at, now)
            if gone is None:
                gone = uncalled_since(clock_of(game, person), wait, now, self._context.grace)
            if gone is not None:
                return partial(self._deadlines.expire_unseen, gone)
        return self._handlers[due.kind]

    async def _is_superseded(self, tx: Connection, due: JobRow) -> bool:
        """Return whether a later kind of job of the same wait is due too, which then replaces this one."""
        now, times = self._context.now(), await Jobs(tx).of_game(due.game_id)
        later = [times.get((kind, due.key)) for kind in KINDS[KINDS.index(due.kind) + 1 :]]
        return any(at is not None and at <= now for at in later)

    async def _call(self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow) -> WaitRow:
        """Send a call that was postponed by quiet hours or has not been sent yet."""
        words, now = partial(_format_current_call, table, wait), self._context.now()
        await ping_player(tx, table, wait, person, Call("call", words), now)
        return replace(wait, called_at=now)

    async def _remind(self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow) -> WaitRow:
        def words() -> str:
            return format_reminder(_format_current_call(table, wait), wait.began_at)

        buttons = (Button(f"button-mute-{wait.kind}", f"antike:mute:{wait.id}"),)
        made = Call("reminder", words, buttons=buttons)
        return await self._call_again(tx, table, wait, person, made)

    async def _warn(self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow) -> WaitRow:
        """Warn of the deadline, once per deadline."""
        words = partial(format_warning, table.started, wait.kind)
        return await self._call_again(tx, table, replace(wait, warned=True), person, Call("warning", words))

    async def _call_again(
        self, tx: Connection, table: Table, wait: WaitRow, person: PersonRow, made: Call
    ) -> WaitRow:
        """Call a player again, unless the first call is still to arrive: it says all that is needed."""
        now = self._context.now()
        if await is_call_under_way(tx, wait):
            await Outbox(tx).hasten(wait.user_id, now, wait.game_id)  # it may be put off until a morning
        else:
            await ping_player(tx, table, wait, person, made, now)
        return replace(wait, called_at=now)


def _format_current_call(table: Table, wait: WaitRow) -> str:
    """Format what the player is called for: to act, or to know that the time for it has run out."""
    return format_time_expired_call() if wait.expired else format_call(table.started, wait.kind)


def _must_postpone(game: GameRow, person: PersonRow, kind: str, now: int) -> bool:
    """Return whether a due call must be postponed, because the player is not to be notified now."""
    if kind == "call":
        return left_alone(person, now)
    return clock_of(game, person).calendar.until(now) > now
