"""Counted time, computed without the calendar: by local time, quarter of an hour by quarter of an hour."""

from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

from bot.model import PersonRow
from bot.model.settings import GameSettings

_QUARTER = 15 * 60


def counts(person: PersonRow, pace: GameSettings, at: int) -> bool:
    """Return whether a moment counts, by local time in the zones of the person and the game."""
    here = datetime.fromtimestamp(at, ZoneInfo(person.zone))
    there = datetime.fromtimestamp(at, ZoneInfo(pace.zone or "UTC"))
    if here.weekday() in person.rest or there.weekday() in pace.rest:
        return False
    if person.away and person.away[0] <= at < person.away[1]:
        return False
    if person.quiet is None:
        return True
    minute, (begin, end) = here.hour * 60 + here.minute, person.quiet
    return not (begin <= minute < end) if begin < end else end <= minute < begin


def counted(person: PersonRow, pace: GameSettings, start: int, end: int) -> int:
    """Return the seconds that count between two moments.

    Within a quarter of an hour nothing changes in local time, in any zone, so one moment represents it. But
    absences begin and end at any time.
    """
    moments = {start, *range(start - start % _QUARTER + _QUARTER, end, _QUARTER), *(person.away or ()), end}
    spans = pairwise(sorted(at for at in moments if start <= at <= end))
    return sum(until - at for at, until in spans if counts(person, pace, at))
