"""What time counts: outside of quiet hours, days of rest and absences.

Hours and days are those of the wall clock in somebody's own zone, so a night in which the clocks change is an
hour longer or shorter. Nothing here knows of games.
"""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.model import PersonRow
from bot.model.settings import GameSettings

_Span = tuple[int, int]
_DAY: Final = timedelta(days=1)
_HOUR: Final = 60
_FORTNIGHT: Final = 14 * 86_400
HORIZON: Final = 400
"""Days for which silences are looked up: if nothing ever counted, all beyond does."""


class Rest(NamedTuple):
    """Weekdays in a zone, from 0 for Monday."""

    zone: str
    days: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Calendar:
    """Quiet hours (minutes after midnight), an absence (seconds since 1970) and days of rest, if any."""

    zone: str = "UTC"
    quiet: _Span | None = None
    away: _Span | None = None
    rests: tuple[Rest, ...] = ()

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

    def closed(self, at: int) -> bool:
        """Whether a moment is in an absence, or on a day of rest."""
        if self.away and self.away[0] <= at < self.away[1]:
            return True
        return any(
            datetime.fromtimestamp(at, ZoneInfo(rest.zone)).weekday() in rest.days for rest in self.rests
        )

    def _spans(self, start: int) -> Iterator[_Span]:
        """Silences that end after `start`, in order, those that touch as one."""
        away = [self.away] if self.away and self.away[1] > start else []
        last: _Span | None = None
        for span in heapq.merge(away, self._nights(start), *(_days(rest, start) for rest in self.rests)):
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
        for day in _dates(zone, start):
            span = (
                moment(day, begin, zone, last=False),
                moment(day + _DAY if end <= begin else day, end, zone, last=True),
            )
            if span[1] > max(start, span[0]):
                yield span


def _dates(zone: ZoneInfo, start: int) -> Iterator[date]:
    """From the day before `start` on."""
    first = datetime.fromtimestamp(start, zone).date() - _DAY
    return (first + timedelta(days=number) for number in range(HORIZON))


def _days(rest: Rest, start: int) -> Iterator[_Span]:
    """Days of rest, from midnight to midnight."""
    if not rest.days:
        return
    zone = ZoneInfo(rest.zone)
    for day in _dates(zone, start):
        if day.weekday() in rest.days:
            span = (_midnight(day, zone), _midnight(day + _DAY, zone))
            if span[1] > start:
                yield span


def _midnight(day: date, zone: ZoneInfo) -> int:
    """The first moment of a day, also where the clocks leave midnight out, or have it twice."""
    return int(datetime.combine(day, time(), zone).timestamp())


def moment(day: date, minutes: int, zone: ZoneInfo, *, last: bool) -> int:
    """Seconds since 1970; of a time that comes twice that day the first or the last one."""
    local = datetime.combine(day, time(minutes // _HOUR, minutes % _HOUR), zone)
    both = [int(local.replace(fold=fold).astimezone(UTC).timestamp()) for fold in (0, 1)]
    return max(both) if last else min(both)


def silence_of(person: PersonRow) -> Calendar:
    """When a person does not want to be called."""
    return Calendar(person.zone, person.quiet, person.away, (Rest(person.zone, person.rest),))


def left_alone(person: PersonRow, now: int) -> bool:
    """Whether a person does not want to be called at this moment."""
    return silence_of(person).until(now) > now


def counting(person: PersonRow, settings: GameSettings) -> Calendar:
    """What time counts for a person at a table, which has its own days of rest."""
    return Calendar(person.zone, person.quiet, person.away, (*silence_of(person).rests, resting(settings)))


def never_counts(person: PersonRow, settings: GameSettings, now: int) -> bool:
    """Whether no time at all counts for a person at a table: quiet hours and days of rest leave none.

    A deadline would never come. An absence is over some day, so it is left out.
    """
    rests = (Rest(person.zone, person.rest), resting(settings))
    return Calendar(person.zone, person.quiet, None, rests).counted(now, now + _FORTNIGHT) == 0


def resting(settings: GameSettings) -> Rest:
    """A table's days of rest."""
    return Rest(settings.zone or "UTC", settings.rest)
