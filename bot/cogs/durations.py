"""Parsing and autocompletion of durations, times of day, dates and time zones."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.app.reminders.calendar import MORNING
from bot.client.errors import InputError
from bot.cogs.completion import Choices, Complete, Offer, choices_of
from bot.cogs.shared import Interaction
from bot.i18n.catalogue import say
from bot.i18n.cldr import day_words, format_weekdays, weekday
from bot.i18n.escaping import safe
from bot.i18n.input_words import any_of, input_keyword, input_keywords
from bot.i18n.lines import ENTRIES
from bot.text.notifications.reminders import format_duration

HOUR: Final = 3_600
DAY: Final = 24 * HOUR
_UNITS: Final = {"minute": 60, "hour": HOUR, "day": DAY, "week": 7 * DAY}
_SECONDS: Final = {word: seconds for unit, seconds in _UNITS.items() for word in input_keywords(unit)}
_PIECE: Final = re.compile(rf"(\d{{1,4}})\s*({any_of(*_UNITS)})(?:[\s,]+|(?:{any_of('and')})\s|$)*")
_OFF: Final = frozenset({*input_keywords("off"), "0"})
_SPAN: Final = re.compile(
    rf"(\d{{1,2}})(?:[:.](\d{{2}}))?\s*(?:-|\u2013|{any_of('to')})\s*(\d{{1,2}})(?:[:.](\d{{2}}))?"
)
_HOUR_OF_DAY: Final = re.compile(
    rf"(?:{any_of('daily')})(?:\s+(?:{any_of('at')}))?\s+(\d{{1,2}})(?:[:.](\d{{2}}))?(?:\s*(?:{any_of('clock')}))?"
)
_HOUR: Final = re.compile(rf"(\d{{1,2}})(?:[:.](\d{{2}}))?(?:\s*(?:{any_of('clock')}))?")
_DAYS: Final = re.compile(rf"(\d{{1,3}})\s*(?:{any_of('day')})?")
_BETWEEN_DAYS: Final = re.compile(rf"[\s,+&]+(?:(?:{any_of('and')})\s+)?")
_WEEK: Final = 7
_LONGEST_ABSENCE: Final = 60


def read_length(text: str, least: int, most: int, unread: str = "reading-no-length") -> int | None:
    """Parse a duration such as `12 hours` or `1d 6h`; None for `off`.

    Raises `InputError` outside the bounds, given in seconds; `unread` is the message key for text that is no
    duration.
    """
    plain = text.strip().casefold()
    if plain in _OFF:
        return None
    pieces = _PIECE.findall(plain)
    if not pieces or _PIECE.sub("", plain).strip():
        raise InputError(say(unread, written=safe(text, 40)))
    seconds = sum(int(count) * _SECONDS[unit] for count, unit in pieces)
    if not least <= seconds <= most:
        bounds = {"least": format_duration(least), "most": format_duration(most)}
        key = "reading-too-short" if seconds < least else "reading-too-long"
        raise InputError(say(key, written=safe(text, 40), **bounds))
    return seconds


def read_daily(text: str) -> int | None:
    """Parse `daily 21:00` to minutes after midnight; None for other text. Raises `InputError`."""
    match = _HOUR_OF_DAY.fullmatch(" ".join(text.casefold().split()))
    if match is None:
        return None
    hour, minute = int(match[1]), int(match[2] or 0)
    if hour > 23 or minute > 59:
        raise InputError(say("reading-no-deadline", written=safe(text, 40)))
    return hour * 60 + minute


def read_hour(text: str) -> int | None:
    """Parse `18:00` to minutes after midnight, or `off` to None; raises `InputError`."""
    plain = text.strip().casefold()
    if plain in _OFF and plain != "0":
        return None
    match = _HOUR.fullmatch(plain)
    hour, minute = (int(match[1]), int(match[2] or 0)) if match else (24, 0)
    if hour > 23 or minute > 59:
        raise InputError(say("reading-no-hour", written=safe(text, 40)))
    return hour * 60 + minute


def read_days(text: str) -> tuple[int, ...]:
    """Parse weekdays: `Saturday, Sunday`, `weekend`, `off`; 0 is Monday. Raises `InputError`."""
    plain = text.strip().casefold()
    if plain in _OFF:
        return ()
    found = set[int]()
    for word in filter(None, _BETWEEN_DAYS.split(plain)):
        if word in input_keywords("weekend"):
            found |= {5, 6}
        elif (day := day_words().get(word.rstrip("."))) is not None:
            found.add(day)
        else:
            raise InputError(say("reading-no-days", written=safe(text, 40)))
    if not found:
        raise InputError(say("reading-no-days", written=safe(text, 40)))
    if len(found) == _WEEK:
        raise InputError(say("reading-every-day"))
    return tuple(sorted(found))


def offer_lengths(current: str, lengths: Sequence[int]) -> list[Offer]:
    """Autocomplete `off` and durations given in seconds; others can be typed."""
    return offer_texts(current, [input_keyword("off"), *map(format_duration, lengths)])


def offer_texts(current: str, texts: Iterable[str]) -> list[Offer]:
    """Autocomplete the texts that contain what is typed."""
    return [Offer(text, text) for text in texts if current.strip().casefold() in text.casefold()]


def complete_lengths(lengths: Sequence[int]) -> Complete:
    """Return the autocompletion of a duration option."""

    async def complete(interaction: Interaction, current: str) -> Choices:
        return choices_of(offer_lengths(current, lengths))

    return complete


async def complete_days(interaction: Interaction, current: str) -> Choices:
    """Autocomplete the weekend, single days and none; others can be typed."""
    weekend = ", ".join(format_weekdays([day]) for day in (5, 6))
    days = [input_keyword("off"), weekend, *(format_weekdays([day]) for day in range(_WEEK))]
    return choices_of(offer_texts(current, days))


async def complete_zones(interaction: Interaction, current: str) -> Choices:
    """Autocomplete time zones whose name contains what is typed, with their local time."""
    sought = current.strip().casefold().replace(" ", "_")
    found = [name for key, name in _zones().items() if sought in key]
    found.sort(key=lambda name: (not name.rpartition("/")[2].casefold().startswith(sought), name))
    at = datetime.fromtimestamp(interaction.client.app.context.now(), UTC)
    return choices_of(
        (say("offers-zone", zone=name, time=f"{at.astimezone(ZoneInfo(name)):%H:%M}"), name)
        for name in found[:ENTRIES]
    )


def read_quiet(text: str) -> tuple[int, int] | None:
    """Parse `22:00-08:00` to minutes after midnight, or `off` to None; raises `InputError`."""
    if text.strip().casefold() in _OFF:
        return None
    match = _SPAN.fullmatch(text.strip().casefold())
    if match is None:
        raise InputError(say("reading-no-quiet", written=safe(text, 40)))
    begin, end = (int(match[hour]) * 60 + int(match[hour + 1] or 0) for hour in (1, 3))
    if not all(int(match[hour]) < 24 and int(match[hour + 1] or 0) < 60 for hour in (1, 3)):
        raise InputError(say("reading-hours"))
    if begin == end:
        raise InputError(say("reading-all-day"))
    return begin, end


@cache
def _zones() -> dict[str, str]:
    """Map case-folded names of all known time zones to their names."""
    return {name.casefold(): name for name in sorted(available_timezones()) if "/" in name or name == "UTC"}


def read_zone(text: str) -> str:
    """Parse the name of a time zone; raises `InputError`."""
    known = _zones().get(text.strip().casefold().replace(" ", "_"))
    if known is None:
        raise InputError(say("reading-no-zone", written=safe(text, 40)))
    return known


def read_return(text: str, now: int, zone: str) -> int:
    """Parse the time of a return: after a number of days, or on the morning of a date in the zone."""
    if match := _DAYS.fullmatch(text.strip().casefold()):
        at = now + int(match[1]) * DAY
    else:
        morning = datetime.combine(_date(text.strip(), now, zone), MORNING, ZoneInfo(zone))
        at = int(morning.timestamp())
    if not now < at <= now + _LONGEST_ABSENCE * DAY:
        raise InputError(say("reading-too-far", days=_LONGEST_ABSENCE))
    return at


def _date(text: str, now: int, zone: str) -> date:
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    if text.casefold() in input_keywords("tomorrow"):
        return today + timedelta(days=1)
    for form in ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y"):
        try:
            return datetime.strptime(text, form).replace(tzinfo=UTC).date()
        except ValueError:
            continue
    raise InputError(say("reading-no-date", written=safe(text, 40)))


def offer_returns(current: str, now: int, zone: str) -> list[Offer]:
    """Autocomplete the next days, by number and date."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    days = ((number, today + timedelta(days=number)) for number in range(1, ENTRIES + 1))
    offers = [Offer(_return(day, number), day.isoformat()) for number, day in days]
    sought = current.strip().casefold()
    return [offer for offer in offers if sought in offer.value or sought in offer.label.casefold()]


def _return(day: date, number: int) -> str:
    """Format a date, a number of days ahead."""
    year, month, of_month = day.isoformat().split("-")
    facts = {"year": year, "month": month, "day": of_month}
    return say("offers-return", **facts, weekday=weekday(day), days=number)
