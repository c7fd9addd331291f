"""The clock of a turn or an answer: time allowed, time counted, deadline.

Pure: depends only on the table's settings, the player's counted time and the stored wait. Time is counted as
seconds elapsed, so pauses, absences and changed preferences neither add nor remove any, however often they
occur.

A turn due at a fixed hour is allowed the time from its beginning to that hour. Whatever stops its clock
postpones it to the first such hour at which all of that time has counted.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.app.reminders.absence import HARDLY
from bot.app.reminders.calendar import HORIZON, Calendar, counting, moment
from bot.model import PersonRow, WaitKind, WaitRow
from bot.model.schedule import TurnClockRow
from bot.model.settings import GameSettings

LEAST: Final = 8 * 3600
"""Minimum counted seconds of a turn due at a fixed hour."""
LEAST_AGAIN: Final = 3600
"""Minimum counted seconds left to a turn resumed after an undo."""
_LONGEST_WARNING: Final = 12 * 3600
_SHORTEST_WARNING: Final = 15 * 60
_LONGEST_SILENCE: Final = 70
"""Maximum days of an absence with adjacent rest days."""
_UP: Final = 1
"""Seconds counted beyond the time allowed once the fixed hour has passed."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Time rules of a table for one player."""

    settings: GameSettings
    person: PersonRow

    @property
    def calendar(self) -> Calendar:
        """The player's calendar at this table."""
        return counting(self.person, self.settings)

    def allowance(self, kind: WaitKind, now: int) -> int | None:
        """Return the seconds allowed for a turn or answer begun now, without savings; None for no limit."""
        if kind == "turn" and self.settings.daily is not None:
            return self.calendar.counted(now, self._next_fixed_hour(self.settings.daily, now, LEAST))
        return self.settings.allowed(kind)

    def start_wait(self, wait: WaitRow, last: TurnClockRow | None, round_: int) -> WaitRow:
        """Return a new wait with its time; `last` is the nation's last clock, of this or an earlier turn."""
        own = last if last is not None and last.user_id == wait.user_id else None
        allowed = self.allowance(wait.kind, wait.began_at)
        if own is None or allowed is None:
            return replace(wait, allowed=allowed)
        if own.round == round_ > 0:  # before the first round a nation may have several turns
            return self._resume_after_undo(wait, own, allowed)
        saved = self._saved_seconds(own, max(0, round_ - own.round - 1))
        return replace(wait, allowed=allowed + saved, saved=saved)

    def _resume_after_undo(self, wait: WaitRow, before: TurnClockRow, allowed: int) -> WaitRow:
        """Resume a turn restored by an undo with the time it had left."""
        if self.settings.daily is not None and before.allowed is not None:
            allowed = before.allowed
        else:
            allowed += before.saved
        spent = min(before.spent, max(0, allowed - LEAST_AGAIN))
        return replace(wait, allowed=allowed, spent=spent, saved=before.saved, extended=before.extended)

    def _saved_seconds(self, last: TurnClockRow, between: int) -> int:
        """Return the seconds saved for a turn; the `between` turns played at once save all of their time."""
        if self.settings.bank is None or self.settings.deadline is None:
            return 0
        return min(self.settings.bank, last.carried + between * self.settings.deadline)

    def ended(self, wait: WaitRow, now: int, round_: int) -> TurnClockRow:
        """Return the state of a turn's clock as its wait ends, with the time saved for later turns."""
        wait, carried = self.counted(wait, now), 0
        if self.settings.bank is not None and self.settings.deadline is not None and not wait.extended:
            carried = min(self.settings.bank, max(0, (wait.allowed or 0) - wait.spent))
        spent = wait.spent
        if self._is_due_at_fixed_hour(wait) and spent == wait.allowed:
            spent -= 1  # in time: after the hour more than allowed is counted, until then no more
        return TurnClockRow(
            wait.game_id,
            wait.nation,
            round_,
            wait.user_id,
            spent,
            wait.allowed,
            wait.saved,
            wait.extended,
            carried,
            now,
        )

    def counted(self, wait: WaitRow, now: int) -> WaitRow:
        """Return the wait with the time counted until now; changes apply from now on."""
        if wait.since is None:
            return wait
        spent = wait.spent + self.calendar.counted(wait.since, now)
        if self._is_due_at_fixed_hour(wait) and wait.allowed is not None and not wait.expired:
            up = self._due(wait, wait.allowed, wait.since) <= now
            spent = wait.allowed + _UP if up else min(spent, wait.allowed)
        return replace(wait, spent=spent, since=now)

    def with_turn_extended(self, wait: WaitRow, now: int, *, running: bool) -> WaitRow:
        """Return the wait with the time of a new turn, without savings, which are granted only once."""
        return replace(
            wait,
            allowed=self.allowance(wait.kind, now),
            saved=0,
            spent=0,
            since=now if running else None,
            extended=True,
        )

    def with_time_returned(self, wait: WaitRow, gone: int, now: int) -> WaitRow:
        """Return the wait with the time since `gone`, when nobody could act, given back.

        That is an hour at least, and not more than the whole time it had.
        """
        wait = self.counted(wait, now)
        lost = min(wait.spent, self.calendar.counted(gone, now))
        left = max(HARDLY, lost if wait.allowed is None else min(lost, wait.allowed))
        return replace(wait, allowed=wait.spent + left, warned=False)

    def with_new_deadlines(self, wait: WaitRow, before: GameSettings, now: int) -> WaitRow:
        """Return the wait under the table's changed deadlines; the time counted before must be stored."""
        if self._is_due_at_fixed_hour(wait):
            if (before.daily, before.zone) == (self.settings.daily, self.settings.zone):
                return wait
            return replace(wait, allowed=wait.spent + (self.allowance("turn", now) or 0))
        base = self.settings.allowed(wait.kind)
        return replace(wait, allowed=None if base is None else base + wait.saved)

    def due(self, wait: WaitRow, now: int) -> int | None:
        """Return the deadline if nothing changes; None without one, once expired, or if the clock stands."""
        if wait.allowed is None or wait.since is None or wait.expired:
            return None
        wait = self.counted(wait, now)
        return self._due(wait, wait.allowed or 0, now)

    def warning(self, wait: WaitRow, now: int) -> int | None:
        """Return when to warn the player of the deadline, once; None for no warning."""
        until = self.due(wait, now)
        if until is None or wait.allowed is None or wait.warned:
            return None
        lead = min(max(wait.allowed // 4, _SHORTEST_WARNING), _LONGEST_WARNING)
        if wait.allowed <= lead:
            return None
        before = max(0, self.calendar.counted(now, until) - lead)
        return self.calendar.until(self.calendar.after(now, before))

    def _is_due_at_fixed_hour(self, wait: WaitRow) -> bool:
        return wait.kind == "turn" and self.settings.daily is not None

    def _due(self, wait: WaitRow, allowed: int, now: int) -> int:
        """Return the deadline from `now`, up to which the counted time must be stored."""
        left = allowed - wait.spent
        if self.settings.daily is None or not self._is_due_at_fixed_hour(wait):
            return self.calendar.after(now, max(0, left))
        if left < 0:
            return self.calendar.until(now)
        return self._next_fixed_hour(self.settings.daily, now, left)

    def _next_fixed_hour(self, minutes: int, now: int, left: int) -> int:
        """Return the first fixed hour at which `left` seconds have counted, outside rest days and absences.

        An hour within quiet hours is postponed until time counts again. That may be long after, so hours
        before a silence are considered as well.
        """
        calendar, zone = self.calendar, ZoneInfo(self.settings.zone or "UTC")
        start = calendar.after(now, left) if left else now
        first = datetime.fromtimestamp(start, zone).date()
        silent = calendar.until(start - 1) >= start
        for number in range(-_LONGEST_SILENCE if silent else 0, HORIZON):
            hour = moment(first + timedelta(number), minutes, zone, last=True)
            if not calendar.closed(hour) and (at := calendar.until(hour)) >= start:
                return at
        return start
