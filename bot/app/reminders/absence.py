"""Detection of the bot's own absences: stopped, suspended, disconnected from Discord, or a clock jump.

Nobody could act meanwhile, so deadlines that passed take nothing away by themselves. A clock that was set
back is detected too, as messages due within seconds would otherwise be delayed by hours.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LEAST: Final = 300
"""Minimum absence in seconds; shorter gaps are restarts, or an overloaded machine."""
_ADJUSTED: Final = 60
"""Seconds by which the clock may be set back without any effect."""
HARDLY: Final = 3_600
"""Minimum seconds granted after an absence, and for which it covers later deadlines.

A deadline granted time is therefore due after that, so it is not granted any for the same absence again.
"""


@dataclass(slots=True)
class Absence:
    """The latest absence, in Unix seconds; from 0 to 0 if none is known."""

    since: int = 0
    until: int = 0
    back: int = 0
    """Seconds by which the clock was set back and which the outbox has not been corrected for."""
    lost: int = 0
    """Time since when Discord or the database is out of reach, so that nobody can act; 0 while both work."""

    def note(self, since: int, until: int) -> None:
        """Record that nothing is known of the bot between these times, or that the clock was set back.

        What falls into a lost connection is part of that absence.
        """
        if until - since > LEAST and not self.lost:
            self.since, self.until = self._begin(since), until
        elif since - until > _ADJUSTED:
            self.back += since - until

    def line(self, now: int, *, there: bool) -> None:
        """Record whether anybody can act: Discord and the database are there."""
        if not there:
            self.lost = self.lost or now
        elif self.lost:
            since, self.lost = self.lost, 0
            self.note(since, max(now, since))

    def covered(self, at: int, now: int) -> int | None:
        """Return the start of the absence during which or soon after which something fell due; None if not.

        Soon after means too early for anybody to act.
        """
        if self.lost and now - self.lost > LEAST and at > self.lost:
            return self._begin(self.lost)
        soon = self.until + HARDLY if self.until else 0
        return self.since if self.since < at < soon else None

    def _begin(self, since: int) -> int:
        """Return when an absence began, with the latest one if nobody could act in between."""
        return self.since if self.since <= since <= self.until + LEAST else since


class WatchfulClock:
    """System clock, read every few seconds, that records its jumps as absences.

    A suspended machine resumes where it stopped, so the first reading after that reveals the gap.
    """

    def __init__(self, absence: Absence, read: Callable[[], float] = time.time) -> None:
        self._absence = absence
        self._read = read
        self._last: int | None = None

    def __call__(self) -> int:
        """Return the current time in Unix seconds."""
        now = int(self._read())
        if self._last is not None:
            self._absence.note(self._last, now)
        self._last = now
        return now
