"""The clock's laws, over random sequences of events: no time is given twice, and none is taken.

The time that should have counted is computed a second time without the calendar: for each quarter of an hour,
by the player's local time.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.app.reminders.clock import LEAST, LEAST_AGAIN, Clock
from bot.model import PersonRow, WaitRow
from bot.model.schedule import TurnClockRow
from bot.model.settings import GameSettings
from tests.support.wall_clock import counted

pytestmark = pytest.mark.slow

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400
_ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Cairo")
_STARTS = ("2026-03-27", "2026-04-02", "2026-10-23", "2026-10-29", "2026-06-12", "2026-12-30")
"""Days shortly before clocks change somewhere, and two others."""

zones = st.sampled_from(_ZONES)
rests = st.sets(st.integers(0, 6), max_size=3).map(lambda days: tuple(sorted(days)))
halves = st.integers(8, 47).map(lambda half: half * 30)
quiet = st.none() | st.tuples(halves, halves).filter(lambda two: two[0] != two[1])
"""Quiet hours that neither begin nor end where a clock may show a time twice: test_calendar has that."""
starts = st.builds(
    lambda day, minutes: int(datetime.fromisoformat(f"{day} 00:00+00:00").timestamp()) + minutes * _MINUTE,
    st.sampled_from(_STARTS),
    st.integers(0, 3 * 1440),
)
persons = st.builds(PersonRow, st.just(1), zone=zones, quiet=quiet, rest=rests)
lengths = st.sampled_from((_HOUR, 12 * _HOUR, _DAY, 3 * _DAY))
by_length = st.builds(
    GameSettings,
    deadline=lengths,
    zone=zones,
    rest=rests,
    bank=st.none() | st.sampled_from((_HOUR, _DAY, 5 * _DAY)),
)
by_hour = st.builds(GameSettings, daily=halves, zone=zones, rest=rests)
paces = by_length | by_hour


def turn(now: int, round_: int = 1) -> WaitRow:
    """Return the wait of a turn that begins."""
    return WaitRow(1, "turn", f"{round_}:greeks", 1, "greeks", now, now, None)


class OneTurn(RuleBasedStateMachine):
    """A turn with pauses, absences and restarts, while preferences and the table's settings change."""

    @initialize(start=starts, person=persons, pace=paces)
    def begin(self, start: int, person: PersonRow, pace: GameSettings) -> None:
        self.now, self.person, self.pace = start, person, pace
        self.paused = False
        self.wait = self.clock.start_wait(turn(start), None, 1)
        self.granted = self.wait.allowed or 0
        self.used = 0
        assert self.granted >= min(LEAST, pace.deadline or LEAST)

    @property
    def clock(self) -> Clock:
        return Clock(self.pace, self.person)

    def settle(self) -> None:
        """Count the time until now, as the application does whenever something changes."""
        self.wait = self.clock.counted(self.wait, self.now)

    def change(self, person: PersonRow) -> None:
        self.settle()
        self.person = person

    @rule(minutes=st.integers(1, 2 * 1440))
    def pass_time(self, minutes: int) -> None:
        """Let time pass, at most up to a minute before the deadline, after which the table decides."""
        until = self.clock.due(self.wait, self.now)
        end = self.now + minutes * _MINUTE
        if until is not None:
            end = max(self.now, min(end, until - _MINUTE))
        if not self.paused:
            self.used += counted(self.person, self.pace, self.now, end)
        self.now = end

    @rule()
    def look(self) -> None:
        """Count thrice, as for a reminder, a restart or another player's change; the deadline stays."""
        before = self.clock.due(self.wait, self.now)
        for _ in range(3):
            self.settle()
        assert self.clock.due(self.wait, self.now) == before

    @rule(other=st.booleans())
    def pause(self, other: bool) -> None:
        """Stop the clock, as for a vote or a question to another player."""
        del other
        self.settle()
        self.paused = True
        self.wait = replace(self.wait, since=None)

    @rule()
    def resume(self) -> None:
        if self.paused:
            self.paused = False
            self.wait = replace(self.wait, since=self.now)

    @rule()
    def pause_for_no_time(self) -> None:
        before = self.clock.due(self.wait, self.now)
        was = self.paused
        self.pause(other=True)
        if not was:
            self.resume()
        assert self.clock.due(self.wait, self.now) == before

    @rule(hours=st.integers(1, 96))
    def leave(self, hours: int) -> None:
        self.change(replace(self.person, away=(self.now, self.now + hours * _HOUR)))

    @rule()
    def come_back(self) -> None:
        self.change(replace(self.person, away=None))

    @rule(hours=st.integers(1, 96))
    def leave_for_no_time(self, hours: int) -> None:
        away = self.person.away
        before = self.clock.due(self.wait, self.now)
        self.leave(hours)
        self.change(replace(self.person, away=away))
        assert self.clock.due(self.wait, self.now) == before

    @rule(quiet=quiet, zone=zones, rest=rests)
    def wish(self, quiet: Any, zone: str, rest: tuple[int, ...]) -> None:
        self.change(replace(self.person, quiet=quiet, zone=zone, rest=rest))

    @rule(rest=rests)
    def rest(self, rest: tuple[int, ...]) -> None:
        """Change the table's days of rest, which leaves the time allowed as it is."""
        self.set_pace(replace(self.pace, rest=rest))
        assert self.wait.allowed == self.granted

    @rule()
    def set_the_same(self) -> None:
        before = self.clock.due(self.wait, self.now)
        self.set_pace(self.pace)
        assert self.clock.due(self.wait, self.now) == before

    @precondition(lambda self: self.pace.deadline is not None)
    @rule(length=lengths)
    def another_length(self, length: int) -> None:
        self.set_pace(replace(self.pace, deadline=length))
        assert self.wait.allowed == length
        self.granted = length

    @rule(pace=paces)
    def another_pace(self, pace: GameSettings) -> None:
        before = self.pace
        if before.daily is not None:
            self.used = min(self.used, self.granted)
        self.set_pace(pace)
        if pace.deadline is not None:
            assert self.wait.allowed == pace.deadline
        elif (before.daily, before.zone) != (pace.daily, pace.zone):
            assert (self.wait.allowed or 0) - self.wait.spent >= LEAST
        self.granted = self.wait.allowed or 0

    def set_pace(self, pace: GameSettings) -> None:
        self.settle()
        before, self.pace = self.pace, pace
        self.wait = self.clock.with_new_deadlines(self.wait, before, self.now)

    @invariant()
    def what_counted_is_what_could_be_played_in(self) -> None:
        """Law: the time counted is exactly the time in which the player could have acted."""
        spent = self.clock.counted(self.wait, self.now).spent
        if self.pace.daily is None:
            assert spent == self.used
        else:
            assert min(spent, self.granted) == min(self.used, self.granted)

    @invariant()
    def the_time_is_up_when_all_of_it_was_there(self) -> None:
        """Law: the time left is the time granted less the time used; to the second without a fixed hour."""
        until = self.clock.due(self.wait, self.now)
        if self.paused:
            assert until is None
            return
        assert until is not None
        left = self.granted - self.used
        ahead = self.clock.calendar.counted(self.now, until)
        assert ahead >= left, "nothing is taken"
        if self.pace.daily is None:
            assert ahead == max(0, left), "nothing is given"
            assert self.clock.calendar.counted(self.now, until - 1) < left or left <= 0
        else:
            self.due_at_the_first_hour(until, left)

    def due_at_the_first_hour(self, until: int, left: int) -> None:
        """Check that the deadline is the first fixed hour, or end of quiet hours then, with enough time."""
        calendar, zone = self.clock.calendar, ZoneInfo(self.pace.zone or "UTC")
        day = datetime.fromtimestamp(self.now, zone).date()
        for number in range(-80, 400):
            hour = datetime.combine(day + timedelta(number), datetime.min.time(), zone)
            minutes = self.pace.daily or 0
            at = int(hour.replace(hour=minutes // 60, minute=minutes % 60).timestamp())
            if calendar.closed(at) or (end := calendar.until(at)) < self.now:
                continue
            if counted(self.person, self.pace, self.now, end) >= left:
                assert end == until
                return
        pytest.fail("there is such an hour within a year")


TestOneTurn = OneTurn.TestCase
_MANY = settings(max_examples=max(settings().max_examples, 100))
TestOneTurn.settings = settings(max_examples=max(settings().max_examples, 40), stateful_step_count=25)


@dataclass
class Bank:
    """A game of one nation's turns, with the clock of each turn as the database stores it."""

    clock: Clock
    now: int
    noted: dict[int, TurnClockRow] = field(default_factory=dict)
    used: dict[int, int] = field(default_factory=dict)

    def begin(self, round_: int) -> WaitRow:
        """Return the wait of a turn that begins, for the first time or again."""
        earlier = [number for number in self.noted if number <= round_]
        last = self.noted[max(earlier)] if earlier else None
        return self.clock.start_wait(turn(self.now, round_), last, round_)

    def play(self, round_: int, seconds: int) -> WaitRow:
        """Play a turn for `seconds` of counted time and end it; return its wait as it began."""
        wait = self.begin(round_)
        self.now = self.clock.calendar.after(self.now, seconds)
        self.noted[round_] = self.clock.ended(wait, self.now, round_)
        return wait


@_MANY
@given(
    start=starts,
    person=persons,
    pace=by_length.filter(lambda pace: pace.bank is not None),
    turns=st.lists(st.floats(0, 1), min_size=1, max_size=20),
)
def test_unused_time_is_saved_up_to_the_limit(
    start: int, person: PersonRow, pace: GameSettings, turns: list[float]
) -> None:
    """Law: a turn is allowed its length plus the time saved, which is the unused time up to the limit."""
    bank, saved = Bank(Clock(pace, person), start), 0
    deadline, limit = pace.deadline or 0, pace.bank or 0
    for number, share in enumerate(turns, 1):
        wait = bank.begin(number)
        assert (wait.allowed, wait.saved) == (deadline + saved, saved)
        used = int((wait.allowed or 0) * share)
        bank.play(number, used)
        saved = min(limit, deadline + saved - used)
        assert bank.noted[number].carried == saved


@_MANY
@given(
    start=starts,
    person=persons,
    pace=by_length,
    turns=st.lists(st.tuples(st.floats(0, 0.9), st.integers(0, 2)), min_size=1, max_size=12),
)
def test_an_undo_gives_a_turn_back_as_it_stood(
    start: int, person: PersonRow, pace: GameSettings, turns: list[tuple[float, int]]
) -> None:
    """Law: a turn restored by an undo has the time it had left, at least an hour, and saves nothing twice."""
    bank, limit = Bank(Clock(pace, person), start), pace.bank or 0
    for number, (share, undos) in enumerate(turns, 1):
        first = bank.begin(number)
        bank.play(number, int((first.allowed or 0) * share))
        for _ in range(undos):
            before = bank.noted[number]
            again = bank.begin(number)
            assert (again.allowed, again.saved) == (first.allowed, first.saved)
            left = (again.allowed or 0) - again.spent
            assert left == max((before.allowed or 0) - before.spent, min(LEAST_AGAIN, before.allowed or 0))
            bank.play(number, left // 3)
            carried = (again.allowed or 0) - again.spent - left // 3
            assert bank.noted[number].carried == min(limit, carried)


@_MANY
@given(start=starts, person=persons, pace=by_length, between=st.integers(0, 3), skipped=st.integers(0, 3))
def test_turns_that_play_themselves_save_all_their_time(
    start: int, person: PersonRow, pace: GameSettings, between: int, skipped: int
) -> None:
    """A planned turn is played at once without any wait, so its whole time is saved, up to the limit."""
    bank = Bank(Clock(pace, person), start)
    bank.play(1, (pace.deadline or 0) // 2)
    carried = bank.noted[1].carried
    wait = bank.begin(2 + between + skipped)
    whole = (between + skipped) * (pace.deadline or 0)
    assert wait.saved == (min(pace.bank, carried + whole) if pace.bank else 0)
