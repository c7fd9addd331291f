"""Counted time: the time outside silences, which are quiet hours, rest days and absences.

Hours and days follow the wall clock in the player's zone, so a night with a clock change is an hour longer or
shorter. This module does not depend on games.
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
MORNING: Final = time(8)
"""When a day begins for calls that would otherwise come at midnight."""
_EVENING: Final = time(22)
_FORTNIGHT: Final = 14 * 86_400
HORIZON: Final = 400
"""Days for which silences are computed; time beyond them counts, even if none before does."""


class Rest(NamedTuple):
    """Weekdays of rest in a time zone; 0 is Monday."""

    zone: str
    days: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Calendar:
    """Quiet hours (minutes after midnight), an absence (Unix seconds) and rest days, if any."""

    zone: str = "UTC"
    quiet: _Span | None = None
    away: _Span | None = None
    rests: tuple[Rest, ...] = ()

    def until(self, at: int) -> int:
        """Return the first time from `at` on that is not silent."""
        for begin, end in self._silences(at):
            if begin > at:
                break
            at = max(at, end)
        return at

    def waking(self, at: int, now: int = 0) -> int:
        """Return the first time from `at` on for a call put off by silences; after a rest day in the morning.

        Rest days end at midnight, when people without quiet hours would be called out of bed. Night and day
        are those of the player's zone, or of the rest day's if the player has set none. If `at` is before
        `now`, a call put off until a later morning stays there, also seen from the night before.
        """
        return max(self._waking(at), self._waking(max(at, now)))

    def _waking(self, at: int) -> int:
        end = self.until(at)
        ended = next((rest for rest in self.rests if _ends_rest(rest, end)), None)
        if end == at or self.quiet is not None or ended is None:
            return end
        return self.until(_by_day(end, ZoneInfo(ended.zone if self.zone == "UTC" else self.zone)))

    def counted(self, start: int, end: int) -> int:
        """Return the seconds between two times that are not silent."""
        counted = max(0, end - start)
        for begin, stop in self._silences(start):
            if begin >= end:
                break
            counted -= max(0, min(stop, end) - max(begin, start))
        return counted

    def after(self, start: int, seconds: int) -> int:
        """Return the time at which `seconds` have counted from `start` on; never within a silence."""
        now = start
        for begin, end in self._silences(start):
            if begin > now:
                if begin - now >= seconds:
                    return now + seconds
                seconds -= begin - now
            now = max(now, end)
        return now + seconds

    def closed(self, at: int) -> bool:
        """Return whether a time lies in an absence or on a rest day."""
        if self.away and self.away[0] <= at < self.away[1]:
            return True
        return any(
            datetime.fromtimestamp(at, ZoneInfo(rest.zone)).weekday() in rest.days for rest in self.rests
        )

    def _silences(self, start: int) -> Iterator[_Span]:
        """Yield the silences that end after `start`, in order; those that touch are merged."""
        away = [self.away] if self.away and self.away[1] > start else []
        last: _Span | None = None
        for span in heapq.merge(away, self._nights(start), *(_rest_days(rest, start) for rest in self.rests)):
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
    """Return the dates from the day before `start` on, up to the horizon."""
    first = datetime.fromtimestamp(start, zone).date() - _DAY
    return (first + timedelta(days=number) for number in range(HORIZON))


def _rest_days(rest: Rest, start: int) -> Iterator[_Span]:
    """Yield rest days that end after `start`, from midnight to midnight."""
    if not rest.days:
        return
    zone = ZoneInfo(rest.zone)
    for day in _dates(zone, start):
        if day.weekday() in rest.days:
            span = (_midnight(day, zone), _midnight(day + _DAY, zone))
            if span[1] > start:
                yield span


def _by_day(at: int, zone: ZoneInfo) -> int:
    """Return a time unchanged, or the next morning if it is at night."""
    here = datetime.fromtimestamp(at, zone)
    if MORNING <= here.time() < _EVENING:
        return at
    day = here.date() + (_DAY if here.time() >= _EVENING else timedelta())
    return int(datetime.combine(day, MORNING, zone).timestamp())


def _ends_rest(rest: Rest, at: int) -> bool:
    """Return whether a rest day ends at a time."""
    before = datetime.fromtimestamp(at - 1, ZoneInfo(rest.zone))
    after = datetime.fromtimestamp(at, ZoneInfo(rest.zone))
    return before.date() < after.date() and before.weekday() in rest.days


def _midnight(day: date, zone: ZoneInfo) -> int:
    """Return the first moment of a day, also where a clock change skips or repeats midnight."""
    return int(datetime.combine(day, time(), zone).timestamp())


def moment(day: date, minutes: int, zone: ZoneInfo, *, last: bool) -> int:
    """Return a wall-clock time in Unix seconds; if it occurs twice that day, the first or the last."""
    local = datetime.combine(day, time(minutes // _HOUR, minutes % _HOUR), zone)
    both = [int(local.replace(fold=fold).astimezone(UTC).timestamp()) for fold in (0, 1)]
    return max(both) if last else min(both)


def silence_of(person: PersonRow) -> Calendar:
    """Return the times at which a person is not to be notified."""
    return Calendar(person.zone, person.quiet, person.away, (Rest(person.zone, person.rest),))


def left_alone(person: PersonRow, now: int) -> bool:
    """Return whether a person is not to be notified now."""
    return silence_of(person).until(now) > now


def counting(person: PersonRow, settings: GameSettings) -> Calendar:
    """Return the calendar of a player at a table, including the table's rest days."""
    return Calendar(person.zone, person.quiet, person.away, (*silence_of(person).rests, resting(settings)))


def never_counts(person: PersonRow, settings: GameSettings, now: int) -> bool:
    """Return whether quiet hours and rest days leave a player no counted time, so no deadline would expire.

    Absences are ignored, as they end some day.
    """
    rests = (Rest(person.zone, person.rest), resting(settings))
    return Calendar(person.zone, person.quiet, None, rests).counted(now, now + _FORTNIGHT) == 0


def resting(settings: GameSettings) -> Rest:
    """Return the table's rest days."""
    return Rest(settings.zone or "UTC", settings.rest)
