"""The clock of a turn or an answer: how much time there is, how much has counted, when it is up.

Pure: everything follows from the settings of the table, what time counts for the player, and the wait as it
was written down. Time counts by seconds that have passed, so nothing is given or taken by a pause, an absence
or a change of wishes, however often they come.

A turn that is due at a fixed hour has the time from its beginning to that hour. Whatever stops its clock puts
it off to the first such hour at which all of that time has counted.
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
"""What a turn that is due at a fixed hour has at least, in seconds that count."""
LEAST_AGAIN: Final = 3600
"""What a turn has at least that comes back by an undo."""
_LONGEST_WARNING: Final = 12 * 3600
_SHORTEST_WARNING: Final = 15 * 60
_LONGEST_SILENCE: Final = 70
"""Days: an absence, with the days of rest around it."""
_UP: Final = 1
"""What has counted beyond the time allowed once the fixed hour has passed."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The rules by which a table's time counts for one player."""

    settings: GameSettings
    person: PersonRow

    @property
    def calendar(self) -> Calendar:
        """What time counts."""
        return counting(self.person, self.settings)

    def allowance(self, kind: WaitKind, now: int) -> int | None:
        """The time for a turn or an answer that begins now, without what was saved; None for any."""
        if kind == "turn" and self.settings.daily is not None:
            return self.calendar.counted(now, self._hour(self.settings.daily, now, LEAST))
        return self.settings.allowed(kind)

    def begun(self, wait: WaitRow, last: TurnClockRow | None, round_: int) -> WaitRow:
        """A wait that begins, with its time; `last` is how this or an earlier turn of the nation stood."""
        own = last if last is not None and last.user_id == wait.user_id else None
        allowed = self.allowance(wait.kind, wait.began_at)
        if own is None or allowed is None:
            return replace(wait, allowed=allowed)
        if own.round == round_ > 0:  # before the first round a nation may have several turns
            return self._again(wait, own, allowed)
        saved = self._saved(own, max(0, round_ - own.round - 1))
        return replace(wait, allowed=allowed + saved, saved=saved)

    def _again(self, wait: WaitRow, before: TurnClockRow, allowed: int) -> WaitRow:
        """A turn that comes back by an undo goes on with the time it had left."""
        if self.settings.daily is not None and before.allowed is not None:
            allowed = before.allowed
        else:
            allowed += before.saved
        spent = min(before.spent, max(0, allowed - LEAST_AGAIN))
        return replace(wait, allowed=allowed, spent=spent, saved=before.saved, extended=before.extended)

    def _saved(self, last: TurnClockRow, between: int) -> int:
        """What is saved for a turn; of those `between`, which were played at once, all of their time."""
        if self.settings.bank is None or self.settings.deadline is None:
            return 0
        return min(self.settings.bank, last.carried + between * self.settings.deadline)

    def ended(self, wait: WaitRow, now: int, round_: int) -> TurnClockRow:
        """How a turn's clock stands when its wait ends, and what is saved of it."""
        wait, carried = self.counted(wait, now), 0
        if self.settings.bank is not None and self.settings.deadline is not None and not wait.extended:
            carried = min(self.settings.bank, max(0, (wait.allowed or 0) - wait.spent))
        return TurnClockRow(
            wait.game_id,
            wait.nation,
            round_,
            wait.user_id,
            wait.spent,
            wait.allowed,
            wait.saved,
            wait.extended,
            carried,
            now,
        )

    def counted(self, wait: WaitRow, now: int) -> WaitRow:
        """The same wait with what has counted until now; whatever changes does so from here on."""
        if wait.since is None:
            return wait
        spent = wait.spent + self.calendar.counted(wait.since, now)
        if self._by_hour(wait) and wait.allowed is not None and not wait.expired:
            up = self._due(wait, wait.allowed, wait.since) <= now
            spent = wait.allowed + _UP if up else min(spent, wait.allowed)
        return replace(wait, spent=spent, since=now)

    def extended(self, wait: WaitRow, now: int, *, running: bool) -> WaitRow:
        """As much time again as a turn begins with; nothing that was saved is given twice."""
        return replace(
            wait,
            allowed=self.allowance(wait.kind, now),
            saved=0,
            spent=0,
            since=now if running else None,
            extended=True,
        )

    def given_back(self, wait: WaitRow, gone: int, now: int) -> WaitRow:
        """The same wait with the time since `gone`, in which nobody could act, and an hour at least."""
        wait = self.counted(wait, now)
        left = max(HARDLY, min(wait.spent, self.calendar.counted(gone, now)))
        return replace(wait, allowed=wait.spent + left, warned=False)

    def resettled(self, wait: WaitRow, before: GameSettings, now: int) -> WaitRow:
        """The same wait after the table has changed its pace; what has counted must be written down."""
        if self._by_hour(wait):
            if (before.daily, before.zone) == (self.settings.daily, self.settings.zone):
                return wait
            return replace(wait, allowed=wait.spent + (self.allowance("turn", now) or 0))
        base = self.settings.allowed(wait.kind)
        return replace(wait, allowed=None if base is None else base + wait.saved)

    def due(self, wait: WaitRow, now: int) -> int | None:
        """When the time is up if nothing changes; None without a deadline, or while the clock stands."""
        if wait.allowed is None or wait.since is None or wait.expired:
            return None
        wait = self.counted(wait, now)
        return self._due(wait, wait.allowed or 0, now)

    def warning(self, wait: WaitRow, now: int) -> int | None:
        """When a player is warned before that, once; None for never."""
        until = self.due(wait, now)
        if until is None or wait.allowed is None or wait.warned:
            return None
        lead = min(max(wait.allowed // 4, _SHORTEST_WARNING), _LONGEST_WARNING)
        if wait.allowed <= lead:
            return None
        before = max(0, self.calendar.counted(now, until) - lead)
        return self.calendar.until(self.calendar.after(now, before))

    def _by_hour(self, wait: WaitRow) -> bool:
        return wait.kind == "turn" and self.settings.daily is not None

    def _due(self, wait: WaitRow, allowed: int, now: int) -> int:
        """From `now` on, until which all that has counted is written down."""
        left = allowed - wait.spent
        if self.settings.daily is None or not self._by_hour(wait):
            return self.calendar.after(now, max(0, left))
        if left < 0:
            return self.calendar.until(now)
        return self._hour(self.settings.daily, now, left)

    def _hour(self, minutes: int, now: int, left: int) -> int:
        """The first fixed hour at which `left` seconds have counted; on no day of rest, in no absence.

        One within quiet hours waits until time counts again: it may lie before a silence that lasts.
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
