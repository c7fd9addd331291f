"""Absences of the bot, detected by its own clock or by the next process."""

from dataclasses import replace

import pytest

from bot.app.maintenance.processes import ALIVE, enter, leave
from bot.app.reminders.absence import HARDLY, Absence, WatchfulClock
from bot.store import ALL_SHARDS, BotTurns, Settings, Shards
from tests.app.tables import CHANNEL
from tests.app.waiting import DAY, HOUR, WaitingTable


def test_a_clock_that_leaps_forward_tells_since_when() -> None:
    """A forward jump, as after a suspension, is an absence; a clock that is set back is kept separately."""
    absence, times = Absence(), iter([1_000.9, 1_005.0, 1_200.0, 30_000.2, 30_001.0, 20_000.0, 20_060.0])
    clock = WatchfulClock(absence, lambda: next(times))
    assert [clock() for _ in range(3)] == [1_000, 1_005, 1_200]
    assert absence == Absence()
    assert [clock() for _ in range(4)] == [30_000, 30_001, 20_000, 20_060]
    assert absence == Absence(1_200, 30_000, back=30_001 - 20_000)


def test_small_corrections_of_the_clock_are_ignored_and_large_ones_add_up() -> None:
    absence, times = Absence(), iter([1_000.0, 940.0, 879.0, 700.0])
    clock = WatchfulClock(absence, lambda: next(times))
    assert [clock() for _ in range(2)] == [1_000, 940]
    assert absence == Absence(), "a minute is within what clocks are adjusted by"
    assert [clock() for _ in range(2)] == [879, 700]
    assert absence == Absence(back=(940 - 879) + (879 - 700))


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


def test_one_that_follows_at_once_goes_on() -> None:
    """Stopped, up again without Discord: nobody could act in between; minutes later they could."""
    absence = Absence()
    absence.note(1_000, 10_000)
    absence.line(10_010, there=False)
    assert [absence.covered(at, 20_000) for at in (900, 1_500, 15_000)] == [None, 1_000, 1_000]
    absence.note(11_000, 12_000)
    absence.line(20_000, there=True)
    assert absence == Absence(1_000, 20_000)
    absence.note(21_000, 22_000)
    assert absence == Absence(21_000, 22_000)


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


async def test_a_clock_that_was_set_back_puts_off_no_computer_player(waiting: WaitingTable) -> None:
    await waiting.begin()
    async with waiting.database.transaction() as tx:
        await BotTurns(tx).put(1, waiting.clock.seconds + 7_200)
    waiting.app.context.absence.back = 7_200
    waiting.app.context.signals.bot_turns.clear()
    await waiting.settle()
    assert await BotTurns(waiting.database.reader).next() == waiting.clock.seconds
    assert waiting.app.context.signals.bot_turns.is_set(), "whoever sleeps for hours looks again"


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


_HALVES = (Shards((0,), 2), Shards((1,), 2))


async def _serve(waiting: WaitingTable, *processes: Shards, seconds: int = 60) -> list[Absence]:
    """Serve these shards for some time, with a process each; return the absences noted at their starts."""
    absences, apps = [], []
    for shards in processes:
        waiting.restart()
        waiting.app.context.shards = shards
        await enter(waiting.app.context)
        absences.append(replace(waiting.app.context.absence))
        apps.append(waiting.app)
    waiting.clock.seconds += seconds
    for app in apps:
        await app.store_heartbeat()
        await leave(app.context)
    waiting.clock.seconds += 10
    return absences


@pytest.mark.both
async def test_time_in_which_others_have_served_the_shards_is_no_absence(waiting: WaitingTable) -> None:
    """One process, then two for two months, then one again."""
    for processes in ([ALL_SHARDS], _HALVES, [ALL_SHARDS], _HALVES):
        assert await _serve(waiting, *processes, seconds=60 * DAY) == [Absence()] * len(processes)
    await _serve(waiting, ALL_SHARDS)
    assert len(await Settings(waiting.database.reader).with_prefix(ALIVE)) == 1, "all others are stale"


async def test_every_process_of_a_new_group_knows_of_an_absence(waiting: WaitingTable) -> None:
    await _serve(waiting, ALL_SHARDS)
    waiting.clock.seconds += HOUR
    one, two = await _serve(waiting, *_HALVES, seconds=HOUR)
    assert one == two != Absence()
    waiting.clock.seconds += HOUR
    assert (await _serve(waiting, _HALVES[0]))[0].since > one.until
    assert (await _serve(waiting, _HALVES[1]))[0].since > one.until, "not the other one's time"


@pytest.mark.parametrize("after", [ALL_SHARDS, Shards((0, 1), 2), Shards((0,), 3), _HALVES[1]])
async def test_an_absence_of_some_shards_is_known_in_other_groups(
    waiting: WaitingTable, after: Shards
) -> None:
    """One of two processes dies, the other goes on; then their shards are served in another way."""
    await _serve(waiting, *_HALVES)
    died = waiting.clock.seconds
    await _serve(waiting, _HALVES[0], seconds=DAY)
    (absence,) = await _serve(waiting, after)
    assert (absence.since <= died, absence.until) == (True, died + DAY + 10)
    assert await _serve(waiting, after) == [absence], "nobody is away any more"
