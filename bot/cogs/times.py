"""Reads lengths of time, hours of the day, dates and time zones as people write them."""

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.client.errors import InputError
from bot.cogs.offers import Offer
from bot.words.public import safe
from bot.words.waiting import tell_length

__all__ = [
    "offer_lengths",
    "offer_returns",
    "offer_zones",
    "read_length",
    "read_quiet",
    "read_return",
    "read_zone",
]

_DAY: Final = 86_400
_UNITS: Final = {"m": 60, "h": 3_600, "d": _DAY, "w": 7 * _DAY}
_PIECE: Final = re.compile(r"(\d{1,4})\s*(minutes?|mins?|m|hours?|h|days?|d|weeks?|w)(?:[\s,]+|and\s|$)*")
_OFF: Final = frozenset({"off", "none", "never", "no", "0"})
_SPAN: Final = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|\u2013|to|until)\s*(\d{1,2})(?:[:.](\d{2}))?")
_LONGEST_ABSENCE: Final = 60
_MOST_OFFERS: Final = 25


def read_length(text: str, least: int, most: int) -> int | None:
    """`12 hours`, `1d 6h`, `off` (None); raises `InputError` outside of the bounds, in seconds."""
    written = text.strip().casefold()
    if written in _OFF:
        return None
    pieces = _PIECE.findall(written)
    if not pieces or _PIECE.sub("", written).strip():
        raise InputError(
            f"“{safe(text[:40])}” is no length of time. Write it like `12 hours`, `2 days` or `off`."
        )
    seconds = sum(int(count) * _UNITS[unit[0]] for count, unit in pieces)
    if not least <= seconds <= most:
        bounds = f"{tell_length(least)} to {tell_length(most)}"
        raise InputError(
            f"“{safe(text[:40])}” is too {'short' if seconds < least else 'long'}: {bounds}, or `off`."
        )
    return seconds


def offer_lengths(current: str, lengths: tuple[int, ...], *, off: bool = True) -> list[Offer]:
    """Lengths to pick from; any other may be written."""
    told = (["off"] if off else []) + [tell_length(length) for length in lengths]
    return [Offer(text, text) for text in told if current.strip().casefold() in text]


def read_quiet(text: str) -> tuple[int, int] | None:
    """`22:00-08:00` in minutes after midnight, or `off`; raises `InputError`."""
    if text.strip().casefold() in _OFF:
        return None
    match = _SPAN.fullmatch(text.strip().casefold())
    if match is None:
        raise InputError(f"“{safe(text[:40])}” are no quiet hours. Write them like `22:00-08:00`, or `off`.")
    begin, end = (int(match[hour]) * 60 + int(match[hour + 1] or 0) for hour in (1, 3))
    if not all(int(match[hour]) < 24 and int(match[hour + 1] or 0) < 60 for hour in (1, 3)):
        raise InputError("Hours go from 0 to 23 and minutes from 0 to 59, like `22:00-08:00`.")
    if begin == end:
        raise InputError("Quiet hours have to leave some time of the day in which I may call you.")
    return begin, end


@cache
def _zones() -> dict[str, str]:
    """All known zones, by their names in small letters."""
    return {name.casefold(): name for name in sorted(available_timezones()) if "/" in name or name == "UTC"}


def read_zone(text: str) -> str:
    """A zone by its name in the time zone database; raises `InputError`."""
    known = _zones().get(text.strip().casefold().replace(" ", "_"))
    if known is None:
        raise InputError(
            f"I know no time zone “{safe(text[:40])}”. Pick one from the list, like `Europe/Berlin`."
        )
    return known


def offer_zones(current: str, now: int) -> list[Offer]:
    """Zones whose name has what is typed in it, with the time there."""
    sought = current.strip().casefold().replace(" ", "_")
    found = [name for key, name in _zones().items() if sought in key]
    found.sort(key=lambda name: (not name.rpartition("/")[2].casefold().startswith(sought), name))
    at = datetime.fromtimestamp(now, UTC)
    return [
        Offer(f"{name} — {at.astimezone(ZoneInfo(name)):%H:%M} now", name) for name in found[:_MOST_OFFERS]
    ]


def read_return(text: str, now: int, zone: str) -> int:
    """The moment somebody is back: after so many days, or at the beginning of a date in their zone."""
    written = text.strip().casefold()
    if match := re.fullmatch(r"(\d{1,3})\s*(?:days?|d)?", written):
        at = now + int(match[1]) * _DAY
    else:
        midnight = datetime.combine(_date(written, now, zone), time(), ZoneInfo(zone))
        at = int(midnight.timestamp())
    if not now < at <= now + _LONGEST_ABSENCE * _DAY:
        raise InputError(
            f"That is not within the next {_LONGEST_ABSENCE} days. Write a number of days, or the date on "
            "which you are back, like `2026-12-27`."
        )
    return at


def _date(written: str, now: int, zone: str) -> date:
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    if written == "tomorrow":
        return today + timedelta(days=1)
    for form in ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y"):
        try:
            return datetime.strptime(written, form).replace(tzinfo=UTC).date()
        except ValueError:
            continue
    raise InputError(
        f"“{safe(written[:40])}” is no date and no number of days. Write it like `3`, `tomorrow` or "
        "`2026-12-27`."
    )


def offer_returns(current: str, now: int, zone: str) -> list[Offer]:
    """The next days, by how many they are and by date."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    days = ((number, today + timedelta(days=number)) for number in range(1, _MOST_OFFERS + 1))
    offers = [
        Offer(f"{day.isoformat()} — back on {day:%A}, in {number} d", day.isoformat()) for number, day in days
    ]
    return [offer for offer in offers if current.strip().casefold() in offer.label.casefold()]
