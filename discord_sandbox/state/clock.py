"""A clock that tests can move forward, and snowflake ids made from it."""

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Wall time in Unix seconds. Tests may move it forward, never back."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return the current time in Unix seconds."""
        return time.time() + self._ahead

    def shift(self, seconds: float) -> None:
        """Advance by `seconds`; running timers are not affected."""
        if seconds < 0:
            raise ValueError(f"the clock only moves forward, not by {seconds} seconds")
        self._ahead += seconds


class Snowflakes:
    """Discord's ids: milliseconds since 2015 in the upper bits, strictly increasing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return a new id."""
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(self._last + 1, fresh)
        return self._last


def iso(moment: float) -> str:
    """Format a time like Discord: UTC with offset."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def moment_of(snowflake: int) -> float:
    """Return the creation time of an id in Unix seconds."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
