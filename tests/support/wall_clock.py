"""What time counts, found without the calendar: quarter by quarter, by what stands on the walls."""

from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

from bot.model import PersonRow
from bot.model.settings import GameSettings

_QUARTER = 15 * 60


def counts(person: PersonRow, pace: GameSettings, at: int) -> bool:
    """Whether a moment counts, by what stands on the wall."""
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
    """Seconds that count between two moments.

    Within a quarter of an hour nothing changes on a wall, in any zone: there one moment stands for all. But
    people leave and come back at any time.
    """
    moments = {start, *range(start - start % _QUARTER + _QUARTER, end, _QUARTER), *(person.away or ()), end}
    spans = pairwise(sorted(at for at in moments if start <= at <= end))
    return sum(until - at for at, until in spans if counts(person, pace, at))
