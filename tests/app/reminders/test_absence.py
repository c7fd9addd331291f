"""Absences of the bot, detected by its own clock or by the next process."""

import pytest

from bot.app.maintenance.processes import enter
from bot.app.reminders.absence import HARDLY, Absence, WatchfulClock
from tests.app.tables import CHANNEL
from tests.app.waiting import WaitingTable


def test_a_clock_that_leaps_forward_tells_since_when() -> None:
    """A forward jump, as after a suspension, is an absence; a clock that is set back is kept separately."""
    absence, times = Absence(), iter([1_000.9, 1_005.0, 1_200.0, 30_000.2, 30_001.0, 20_000.0, 20_060.0])
    clock = WatchfulClock(absence, lambda: next(times))
    assert [clock() for _ in range(3)] == [1_000, 1_005, 1_200]
    assert absence == Absence()
    assert [clock() for _ in range(4)] == [30_000, 30_001, 20_000, 20_060]
    assert absence == Absence(1_200, 30_000, back=30_001 - 20_000)


def test_what_became_due_in_it_or_right_after_it() -> None:
    absence = Absence(1_200, 30_000)
    due = [1_200, 1_201, 30_000, 30_000 + HARDLY - 1, 30_000 + HARDLY]
    covered = [absence.covered(at, 50_000) for at in due]
    assert covered == [None, 1_200, 1_200, 1_200, None]
    assert Absence().covered(5_000, 50_000) is None


def test_who_has_no_line_to_discord_is_away() -> None:
    """A lost connection is an absence also while it lasts, as in an outage or at a start without Discord."""
    absence = Absence()
    for now, there in ((1_000, True), (2_000, False), (2_200, False)):
        absence.line(now, there=there)
    assert absence.covered(2_100, 2_200) is None, "it may be back in a moment"
    assert [absence.covered(at, 9_000) for at in (1_900, 2_100)] == [None, 2_000]
    absence.line(10_000, there=True)
    assert absence == Absence(2_000, 10_000)
    for now, there in ((20_000, False), (20_100, True), (30_000, False), (10_000, True)):
        absence.line(now, there=there)
    assert absence == Absence(2_000, 10_000), "nothing of a short one, nor over a clock that was set back"


@pytest.mark.both
async def test_a_clock_that_was_set_back_puts_off_no_message(waiting: WaitingTable) -> None:
    """A clock that ran hours ahead at the start, and is then corrected, delays no message by hours."""
    context, clock = waiting.app.context, waiting.clock
    context.now = WatchfulClock(context.absence, lambda: clock.seconds)
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.begin()
    waiting.mailbox.closed.clear()
    await waiting.settle()
    assert waiting.pings(1) == 0, "it is tried again in a few seconds"
    clock.seconds -= 7_200
    await waiting.settle()
    clock.seconds += 10
    await waiting.settle()
    assert waiting.pings(1) == 1
    assert context.absence.back == 0


async def test_a_program_that_comes_after_it_finds_out_as_well(waiting: WaitingTable) -> None:
    await enter(waiting.app.context)
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.begin()
    waiting.mailbox.closed.clear()
    waiting.clock.seconds -= 7_200
    waiting.restart()
    await enter(waiting.app.context)
    waiting.clock.seconds += 10
    await waiting.settle()
    assert waiting.pings(1) == 1
