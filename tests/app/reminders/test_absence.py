"""When the bot was away: how its own clock, and the one who comes after it, find out."""

from bot.app.reminders.absence import HARDLY, Absence, WatchfulClock


def test_a_clock_that_leaps_forward_tells_since_when() -> None:
    """As after a night in which the machine slept; back, or by a minute, is no absence."""
    absence, times = Absence(), iter([1_000.9, 1_005.0, 1_200.0, 30_000.2, 30_001.0, 20_000.0, 20_060.0])
    clock = WatchfulClock(absence, lambda: next(times))
    assert [clock() for _ in range(3)] == [1_000, 1_005, 1_200]
    assert absence == Absence()
    assert [clock() for _ in range(4)] == [30_000, 30_001, 20_000, 20_060]
    assert absence == Absence(1_200, 30_000)


def test_what_became_due_in_it_or_right_after_it() -> None:
    absence = Absence(1_200, 30_000)
    due = [1_200, 1_201, 30_000, 30_000 + HARDLY - 1, 30_000 + HARDLY]
    assert [absence.covers(at) for at in due] == [False, True, True, True, False]
    assert not Absence().covers(5_000)
