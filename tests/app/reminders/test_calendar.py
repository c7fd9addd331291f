"""Quiet hours and absences: which time counts, across midnight and when the clocks change."""

import random
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app.reminders.calendar import Calendar

_HOUR = 3_600
_BERLIN = ZoneInfo("Europe/Berlin")
_NIGHT = (22 * 60, 8 * 60)


def _at(text: str, zone: ZoneInfo = _BERLIN) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp())


def _berlin(quiet: tuple[int, int] | None = _NIGHT, away: tuple[int, int] | None = None) -> Calendar:
    return Calendar("Europe/Berlin", quiet, away)


def test_without_wishes_every_second_counts() -> None:
    assert Calendar().counted(5, 105) == 100
    assert Calendar().after(5, 100) == 105
    assert Calendar().until(7) == 7


@pytest.mark.parametrize(
    ("at", "until"),
    [
        ("2026-06-01 21:59", "2026-06-01 21:59"),
        ("2026-06-01 22:00", "2026-06-02 08:00"),
        ("2026-06-02 03:00", "2026-06-02 08:00"),
        ("2026-06-02 08:00", "2026-06-02 08:00"),
    ],
)
def test_a_night_goes_on_after_midnight(at: str, until: str) -> None:
    assert _berlin().until(_at(at)) == _at(until)


def test_quiet_hours_within_a_day() -> None:
    noon = _berlin((12 * 60, 13 * 60 + 30))
    assert noon.until(_at("2026-06-01 12:15")) == _at("2026-06-01 13:30")
    assert noon.counted(_at("2026-06-01 11:00"), _at("2026-06-01 14:00")) == 90 * 60


def test_a_day_counts_fourteen_hours() -> None:
    assert _berlin().counted(_at("2026-06-01 12:00"), _at("2026-06-02 12:00")) == 14 * _HOUR
    assert _berlin().after(_at("2026-06-01 12:00"), 14 * _HOUR) == _at("2026-06-02 12:00")


@pytest.mark.parametrize(
    ("day", "night"),
    [("2026-03-28", 9), ("2026-10-24", 11), ("2026-06-01", 10)],
    ids=["spring", "autumn", "summer"],
)
def test_nights_in_which_the_clocks_change(day: str, night: int) -> None:
    """The wall clock counts: from 22:00 to 08:00 it is an hour less in spring, one more in autumn."""
    begin = _at(f"{day} 22:00")
    assert _berlin().until(begin) - begin == night * _HOUR
    assert _berlin().counted(begin - _HOUR, begin + 20 * _HOUR) == (21 - night) * _HOUR


def test_a_night_that_ends_within_the_doubled_hour() -> None:
    """On 25 October 2026 the hour from 02:00 occurs twice; the silence lasts until the second 02:30."""
    silence = _berlin((22 * 60, 2 * 60 + 30))
    begin = _at("2026-10-24 22:00")
    assert silence.until(begin) - begin == 5.5 * _HOUR


def test_a_night_that_begins_within_the_doubled_hour() -> None:
    """On 25 October 2026 the hour from 02:00 occurs twice; the silence begins at the first 02:30."""
    silence, begin = _berlin((2 * 60 + 30, 8 * 60)), _at("2026-10-25 02:30")
    assert silence.until(begin - 1) == begin - 1
    assert silence.until(begin) == _at("2026-10-25 08:00") == begin + 6.5 * _HOUR


def test_time_that_ends_with_the_day_does_not_wait_for_the_morning() -> None:
    assert _berlin().after(_at("2026-06-01 20:00"), 2 * _HOUR) == _at("2026-06-01 22:00")
    assert _berlin().after(_at("2026-06-01 20:00"), 2 * _HOUR + 1) == _at("2026-06-02 08:00") + 1
    assert _berlin().after(_at("2026-06-01 23:00"), 0) == _at("2026-06-02 08:00")


def test_an_absence_swallows_its_nights() -> None:
    away = _berlin(away=(_at("2026-06-01 12:00"), _at("2026-06-03 23:00")))
    assert away.until(_at("2026-06-02 12:00")) == _at("2026-06-04 08:00")
    assert away.after(_at("2026-06-01 11:00"), 2 * _HOUR) == _at("2026-06-04 09:00")
    assert away.counted(_at("2026-06-01 11:00"), _at("2026-06-04 09:00")) == 2 * _HOUR


def test_after_and_counted_are_each_others_inverse() -> None:
    chance = random.Random(4)
    for _ in range(200):
        start = _at("2026-01-01 00:00") + chance.randrange(360 * 86_400)
        begin, end = chance.sample(range(1440), 2)
        from_, to = sorted(start + chance.randrange(-200_000, 400_000) for _ in range(2))
        zone = chance.choice(("Europe/Berlin", "Australia/Lord_Howe", "America/St_Johns", "UTC"))
        silence = Calendar(zone, (begin, end), (from_, to) if chance.random() < 0.5 else None)
        seconds = chance.randrange(1, 300_000)
        stop = silence.after(start, seconds)
        assert silence.counted(start, stop) == seconds, (silence, start, seconds)
        assert silence.counted(start, stop - 1) == seconds - 1, "no sooner than that"
