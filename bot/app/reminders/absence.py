"""When the bot itself was away: off, asleep with its machine, without a line to Discord, or its clock leapt.

Nobody could act then, so time that ran out meanwhile takes nothing away by itself. And whether the clock was
set back: what was to be sent a few seconds later would else wait for hours.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_LEAST: Final = 300
"""Seconds: less is a restart, or a machine with too much to do."""
_ADJUSTED: Final = 60
"""Seconds by which a clock may be put right without anybody noticing."""
HARDLY: Final = 3_600
"""Seconds; whoever is given time back has as many, so nobody is given any for the same absence again."""


@dataclass(slots=True)
class Absence:
    """The latest one, in seconds since 1970; from 0 to 0 where none is known of."""

    since: int = 0
    until: int = 0
    back: int = 0
    """Seconds by which the clock was set back, until somebody has seen to what that put off."""
    lost: int = 0
    """Since when there is no line to Discord, and so nobody who could act; 0 while there is one."""

    def note(self, since: int, until: int) -> None:
        """Between these moments nothing is known of the bot; short ones are none."""
        if until - since > _LEAST:
            self.since, self.until = since, until
        elif since - until > _ADJUSTED:
            self.back += since - until

    def line(self, now: int, *, there: bool) -> None:
        """Whether there is a line to Discord."""
        if not there:
            self.lost = self.lost or now
        elif self.lost:
            self.note(self.lost, max(now, self.lost))
            self.lost = 0

    def covered(self, at: int, now: int) -> int | None:
        """Since when the bot was away as something became due, or until so soon before that nobody could act.

        None where it was there.
        """
        if self.lost and now - self.lost > _LEAST and at > self.lost:
            return self.lost
        soon = self.until + HARDLY if self.until else 0
        return self.since if self.since < at < soon else None


class WatchfulClock:
    """The machine's clock, which the bot looks at every few seconds; it notes where that leaps.

    A machine that wakes goes on where it fell asleep: whatever is asked first what time it is finds the gap.
    """

    def __init__(self, absence: Absence, read: Callable[[], float] = time.time) -> None:
        self._absence = absence
        self._read = read
        self._last: int | None = None

    def __call__(self) -> int:
        """Seconds since 1970."""
        now = int(self._read())
        if self._last is not None:
            self._absence.note(self._last, now)
        self._last = now
        return now
