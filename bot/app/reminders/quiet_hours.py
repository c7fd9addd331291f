"""When a person is not to be disturbed, and what of a time counts for them.

Quiet hours are those of the wall clock in the person's own zone, so a night in which the clocks change is an
hour longer or shorter.
"""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.model import PersonRow

_Span = tuple[int, int]
_DAY: Final = timedelta(days=1)
_HOUR: Final = 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Quiet hours (minutes after midnight) and an absence (seconds since 1970); either may be missing."""

    zone: str = "UTC"
    quiet: _Span | None = None
    away: _Span | None = None

    def until(self, at: int) -> int:
        """The first moment from `at` on that is not silent."""
        for begin, end in self._spans(at):
            if begin > at:
                break
            at = max(at, end)
        return at

    def counted(self, start: int, end: int) -> int:
        """Seconds between two moments, those in silence left out."""
        counted = max(0, end - start)
        for begin, stop in self._spans(start):
            if begin >= end:
                break
            counted -= max(0, min(stop, end) - max(begin, start))
        return counted

    def after(self, start: int, seconds: int) -> int:
        """When so many seconds have counted from `start` on; never within a silence."""
        now = start
        for begin, end in self._spans(start):
            if begin > now:
                if begin - now >= seconds:
                    return now + seconds
                seconds -= begin - now
            now = max(now, end)
        return now + seconds

    def _spans(self, start: int) -> Iterator[_Span]:
        """Silences that end after `start`, in order, those that touch as one; endless with a night."""
        away = [self.away] if self.away and self.away[1] > start else []
        last: _Span | None = None
        for span in heapq.merge(away, self._nights(start)):
            if last is not None and span[0] <= last[1]:
                last = (last[0], max(last[1], span[1]))
                continue
            if last is not None:
                yield last
            last = span
        if last is not None:
            yield last

    def _nights(self, start: int) -> Iterator[_Span]:
        if self.quiet is None:
            return
        zone = ZoneInfo(self.zone)
        begin, end = self.quiet
        day = datetime.fromtimestamp(start, zone).date() - _DAY
        while True:
            span = (
                _moment(day, begin, zone, last=False),
                _moment(day + _DAY if end <= begin else day, end, zone, last=True),
            )
            if span[1] > max(start, span[0]):
                yield span
            day += _DAY


def _moment(day: date, minutes: int, zone: ZoneInfo, *, last: bool) -> int:
    """Seconds since 1970; of a time that comes twice that day the first or the last one."""
    local = datetime.combine(day, time(minutes // _HOUR, minutes % _HOUR), zone)
    both = [int(local.replace(fold=fold).astimezone(UTC).timestamp()) for fold in (0, 1)]
    return max(both) if last else min(both)


def silence_of(person: PersonRow) -> QuietHours:
    """What a person has asked for."""
    return QuietHours(person.zone, person.quiet, person.away)
