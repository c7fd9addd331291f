"""When the bot itself was away: off, asleep with its machine, or the clock was put forward over it.

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

    def note(self, since: int, until: int) -> None:
        """Between these moments nothing is known of the bot; short ones are none."""
        if until - since > _LEAST:
            self.since, self.until = since, until
        elif since - until > _ADJUSTED:
            self.back += since - until

    def covers(self, at: int) -> bool:
        """Whether something became due in it, or so soon after it that hardly anybody could act before."""
        return self.since < at < self.until + HARDLY


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
