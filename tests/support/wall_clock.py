"""What time counts, found without the calendar: minute by minute, by what stands on the walls."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.model import PersonRow
from bot.model.time_settings import Pace

_MINUTE = 60


def counts(person: PersonRow, pace: Pace, at: int) -> bool:
    """Whether a minute counts, by what stands on the wall."""
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


def counted(person: PersonRow, pace: Pace, start: int, end: int) -> int:
    """Seconds that count between two full minutes."""
    return sum(_MINUTE for at in range(start, end, _MINUTE) if counts(person, pace, at))
