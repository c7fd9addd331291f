"""Examples of the clock: fixed hours, weekends, saved time. Its laws are in `tests/laws/test_clock.py`."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app.reminders.clock import Clock
from bot.model import PersonRow, WaitRow
from bot.model.schedule import TurnClockRow
from bot.model.settings import GameSettings
from tests.app.waiting import DAY, HOUR


def turn(now: int, round_: int = 1) -> WaitRow:
    """Return the wait for a turn that begins at `now`."""
    return WaitRow(1, "turn", f"{round_}:greeks", 1, "greeks", now, now, None)


def test_time_that_was_given_is_not_saved() -> None:
    """`extended` grants the time of a new turn, without savings, and nothing of it is saved."""
    clock = Clock(GameSettings(deadline=DAY, bank=3 * DAY), PersonRow(1))
    first = clock.ended(clock.start_wait(turn(0), None, 1), 0, 1)
    assert first.carried == DAY
    wait = clock.with_turn_extended(clock.start_wait(turn(0, 2), first, 2), 5, running=True)
    assert (wait.allowed, wait.saved, wait.spent, wait.extended) == (DAY, 0, 0, True)
    assert clock.ended(wait, 10, 2).carried == 0


def test_before_the_first_round_each_pick_has_its_own_time() -> None:
    """S10: the two players alternate in picking start cities, all of them in round 0."""
    clock = Clock(GameSettings(deadline=DAY, bank=3 * DAY), PersonRow(1))
    first = clock.ended(clock.start_wait(turn(0, 0), None, 0), 6 * HOUR, 0)
    second = clock.start_wait(turn(7 * HOUR, 0), first, 0)
    assert (second.allowed, second.saved, second.spent) == (DAY + 18 * HOUR, 18 * HOUR, 0)
    assert clock.start_wait(turn(8 * HOUR), clock.ended(second, 7 * HOUR, 0), 1).saved == DAY + 18 * HOUR


def test_a_turn_given_more_time_saves_nothing_after_an_undo_either() -> None:
    clock = Clock(GameSettings(deadline=DAY, bank=3 * DAY), PersonRow(1))
    wait = clock.with_turn_extended(clock.start_wait(turn(0), None, 1), 0, running=True)
    again = clock.start_wait(turn(HOUR), clock.ended(wait, HOUR, 1), 1)
    assert (again.allowed, again.spent, again.extended) == (DAY, HOUR, True)
    assert clock.ended(again, 2 * HOUR, 1).carried == 0


def test_saved_time_is_kept_when_the_host_changes_the_deadline() -> None:
    before = GameSettings(deadline=DAY, bank=3 * DAY)
    clock = Clock(before, PersonRow(1))
    wait = clock.start_wait(turn(0, 2), clock.ended(clock.start_wait(turn(0), None, 1), HOUR, 1), 2)
    assert (wait.allowed, wait.saved) == (DAY + 23 * HOUR, 23 * HOUR)
    longer = Clock(replace(before, deadline=2 * DAY), PersonRow(1))
    assert longer.with_new_deadlines(wait, before, 0).allowed == 2 * DAY + 23 * HOUR


def test_no_more_time_is_returned_than_was_spent() -> None:
    """A turn's clock may have stood for most of the bot's absence, for a question; a warning is repeated."""
    clock = Clock(GameSettings(deadline=DAY), PersonRow(1))
    wait = replace(turn(0), allowed=DAY, spent=2 * HOUR, since=20 * HOUR, warned=True)
    back = clock.with_time_returned(wait, 0, 20 * HOUR)
    assert (back.allowed, back.warned) == (4 * HOUR, False)


def test_a_substitute_has_nothing_saved() -> None:
    clock = Clock(GameSettings(deadline=DAY, bank=3 * DAY), PersonRow(2))
    last = TurnClockRow(1, "greeks", 1, 1, 0, DAY, 0, extended=False, carried=DAY)
    wait = clock.start_wait(replace(turn(0, 2), user_id=2), last, 2)
    assert (wait.allowed, wait.saved) == (DAY, 0)


def _at(text: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.parametrize(
    ("begins", "due"),
    [
        ("2026-06-01 13:00", "2026-06-01 21:00"),
        ("2026-06-01 13:01", "2026-06-02 21:00"),
        ("2026-06-05 14:00", "2026-06-08 21:00"),
        ("2026-06-06 10:00", "2026-06-08 21:00"),
        ("2026-03-27 22:00", "2026-03-30 21:00"),
        ("2026-10-23 22:00", "2026-10-26 21:00"),
    ],
    ids=["same day", "less than eight hours", "over a weekend", "on a weekend", "spring", "autumn"],
)
def test_a_fixed_hour(begins: str, due: str) -> None:
    """The deadline is daily at 21:00 in Berlin, not on weekends."""
    clock = Clock(GameSettings(daily=21 * 60, zone="Europe/Berlin", rest=(5, 6)), PersonRow(1))
    wait = clock.start_wait(turn(_at(begins)), None, 1)
    assert clock.due(wait, _at(begins)) == _at(due)


def test_a_turn_in_time_at_a_fixed_hour_has_not_used_up_its_time() -> None:
    """However much of an absence has counted, only what ends after the hour is late."""
    clock, wait = Clock(GameSettings(daily=21 * 60), PersonRow(1)), replace(turn(0), allowed=DAY)
    assert [clock.ended(replace(wait, spent=spent), 0, 1).late for spent in (DAY, DAY + 1)] == [False, True]


@pytest.mark.parametrize(
    ("leaves", "back", "due"),
    [
        ("2026-06-01 20:00", "2026-06-02 21:00", "2026-06-02 21:00"),
        ("2026-06-01 21:00", "2026-06-03 12:00", "2026-06-03 21:00"),
    ],
    ids=["back at the hour", "leaves at the hour"],
)
def test_a_fixed_hour_at_the_edge_of_an_absence(leaves: str, back: str, due: str) -> None:
    clock = Clock(GameSettings(daily=21 * 60), PersonRow(1, away=(_at(leaves, "UTC"), _at(back, "UTC"))))
    now = _at("2026-06-01 08:00", "UTC")
    assert clock.due(clock.start_wait(turn(now), None, 1), now) == _at(due, "UTC")


def test_pauses_put_a_fixed_hour_off_once() -> None:
    """The first pause postpones it by a day; further pauses that end within that day do not."""
    clock = Clock(GameSettings(daily=21 * 60), PersonRow(1))
    now = _at("2026-06-01 09:00", "UTC")
    wait = clock.start_wait(turn(now), None, 1)
    for hours in (1, 2, 3):
        wait = replace(clock.counted(wait, now), since=now + hours * HOUR)
        now += hours * HOUR
        assert clock.due(wait, now) == _at("2026-06-02 21:00", "UTC")


def test_an_hour_within_quiet_hours_is_their_end() -> None:
    clock = Clock(GameSettings(daily=21 * 60), PersonRow(1, quiet=(20 * 60, 8 * 60)))
    now, hour = _at("2026-06-01 09:00", "UTC"), _at("2026-06-01 21:00", "UTC")
    wait = clock.start_wait(turn(now), None, 1)
    for at in (now, hour, hour + HOUR):
        wait = clock.counted(wait, at)
        assert clock.due(wait, at) == _at("2026-06-02 08:00", "UTC"), "also when looked at in between"


def test_who_looks_a_moment_late_does_not_give_another_day() -> None:
    clock = Clock(GameSettings(daily=21 * 60), PersonRow(1))
    now, hour = _at("2026-06-01 09:00", "UTC"), _at("2026-06-01 21:00", "UTC")
    wait = clock.start_wait(turn(now), None, 1)
    late = clock.counted(wait, hour + 3)
    assert clock.due(late, hour + 3) == hour + 3
