"""Weekly time rules in the application: fixed hours, rest days, a time bank, turns restored by undo."""

import random
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.app import GameSettings
from bot.app.lobby.settings import set_paused
from bot.app.votes.votes import VoteResult
from bot.engine.antike import legal
from bot.engine.antike.actions import Rondel
from bot.model import WaitRow
from tests.app.tables import CHANNEL, act, caller, look, position_of, refused, user_of
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.support.wall_clock import counted

pytestmark = pytest.mark.slow

_ANN, _BOB, _CEM = 1, 2, 3
_EVENING = 21 * 60


def _at(text: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


async def _due(waiting: WaitingTable) -> int | None:
    return (await waiting.app.game_settings.clocks(await look(waiting.app)))["turn"]


async def _change(waiting: WaitingTable, **changes: Any) -> None:
    await waiting.app.game_settings.change(caller(_ANN), changes)
    await waiting.settle()


async def _undone(waiting: WaitingTable, user_id: int) -> None:
    """Undo a player's latest action, with the consent of all players asked."""
    asked = await waiting.app.proposals.undo(caller(user_id))
    vote = asked.vote if isinstance(asked, VoteResult) else None
    state = asked.state if isinstance(asked, VoteResult) else "carried"
    for other in vote.asked if vote is not None else ():
        if vote is not None and state == "open":
            state = (await waiting.app.proposals.vote(caller(other), vote.id, yes=True)).state
    await waiting.settle()


async def test_a_fixed_hour_in_the_tables_zone(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 09:00")
    await waiting.begin(GameSettings(daily=_EVENING, zone="Europe/Berlin", rest=(5, 6)))
    assert f"⏳ <t:{_at('2026-06-04 21:00')}:R>" in waiting.mailbox.messages[-1].content
    waiting.clock.seconds = _at("2026-06-05 14:00")
    await waiting.turn(_ANN) if user_of(await look(waiting.app)) == _ANN else None
    assert await _due(waiting) == _at("2026-06-08 21:00"), (
        "Friday evening is too near, and the weekend is off"
    )
    await waiting.wait(_at("2026-06-08 21:00") - waiting.clock.seconds, step=HOUR)
    late = next(message for message in waiting.mailbox.standing(CHANNEL) if "-l" in message.nonce)
    assert "ran out of time (due at 21:00). Any other player can give more time." in late.content
    (wait,) = await waiting.waits()
    outcome = await waiting.app.deadlines.choose(caller(3), wait.id, "extend")
    assert outcome.until == _at("2026-06-09 21:00")
    await waiting.settle()
    assert any(
        "has given **Bob** more time, until" in each.content for each in waiting.mailbox.standing(CHANNEL)
    )


async def test_the_zone_is_the_hosts_where_nobody_names_one(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, zone="Asia/Tokyo")
    await waiting.begin()
    await _change(waiting, daily=_EVENING)
    settings = (await look(waiting.app)).game.settings
    assert (settings.zone, settings.daily, settings.deadline) == ("Asia/Tokyo", _EVENING, None)
    await _change(waiting, zone="Europe/Berlin")
    assert (await look(waiting.app)).game.settings.zone == "Europe/Berlin"
    assert waiting.mailbox.messages[-1].content == "⚙️ Ann set the time zone: Europe/Berlin."


async def test_a_move_just_after_the_hour_gives_no_other_day(waiting: WaitingTable) -> None:
    """An action after the hour updates the clocks before the scheduler has run; the turn is due at once."""
    waiting.clock.seconds = _at("2026-06-04 09:00")
    await waiting.begin(GameSettings(daily=_EVENING, zone="Europe/Berlin"))
    waiting.clock.seconds = _at("2026-06-04 21:00") + 5
    await act(waiting.app, _ANN, GOLD)
    assert await _due(waiting) == waiting.clock.seconds
    waiting.restart()
    await waiting.settle()
    assert [event.kind for event in await waiting.journal()] == ["deadline"]


async def test_on_days_of_rest_nobody_is_reminded_and_no_time_counts(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-05 12:00", "UTC")
    await waiting.preferences(_ANN, every=6 * HOUR)
    await waiting.begin(GameSettings(deadline=DAY, rest=(5, 6)))
    assert await _due(waiting) == _at("2026-06-08 12:00", "UTC")
    await waiting.wait(12 * HOUR - 600)
    before = waiting.pings(_ANN)
    await waiting.wait(2 * DAY)
    assert waiting.pings(_ANN) == before
    await waiting.turn(_ANN)
    assert waiting.pings(_BOB) == 1, "who plays on a day of rest is not held up"


async def test_ones_own_days_of_rest_are_quiet(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-06 12:00", "UTC")
    await waiting.preferences(_BOB, rest=(5, 6))
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    assert waiting.pings(_BOB) == 0
    assert await _due(waiting) == _at("2026-06-09 00:00", "UTC")
    await waiting.wait(2 * DAY, step=HOUR)
    assert waiting.pings(_BOB) == 1


@pytest.mark.parametrize(
    ("zone", "called"),
    [
        ("UTC", "2026-06-08 08:00 Europe/Berlin"),
        ("Europe/London", "2026-06-08 08:00 Europe/London"),
        ("America/New_York", "2026-06-08 00:00 Europe/Berlin"),
    ],
)
async def test_the_tables_rest_days_put_reminders_off_until_the_morning(
    waiting: WaitingTable, zone: str, called: str
) -> None:
    """They end at midnight, which is the evening in New York; the clock runs from then on."""
    waiting.clock.seconds = _at("2026-06-05 14:00")
    await waiting.preferences(_ANN, every=DAY, zone=zone)
    await waiting.begin(GameSettings(deadline=2 * DAY, zone="Europe/Berlin", rest=(5, 6)))
    assert await _due(waiting) == _at("2026-06-09 14:00")
    before, (day, hour, where) = waiting.pings(_ANN), called.split()
    at = _at(f"{day} {hour}", where)
    await waiting.wait(at - 60 - waiting.clock.seconds, step=HOUR)
    assert waiting.pings(_ANN) == before
    await waiting.wait(60)
    assert waiting.pings(_ANN) == before + 1


async def test_ones_own_rest_days_put_calls_off_until_the_morning(waiting: WaitingTable) -> None:
    """Also those to vote; what is urgent is said earlier, and with quiet hours these say when."""
    waiting.clock.seconds = _at("2026-06-06 12:00")
    await waiting.preferences(_BOB, rest=(5, 6), zone="Europe/Berlin")
    await waiting.preferences(3, rest=(5, 6), zone="Europe/Berlin", quiet=(22 * 60, 6 * 60))
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    await waiting.app.proposals.put(caller(_ANN), "pause")
    await waiting.wait(_at("2026-06-08 05:59") - waiting.clock.seconds, step=HOUR)
    assert (waiting.pings(_BOB), waiting.pings(3)) == (0, 0)
    await waiting.wait(HOUR)
    assert (waiting.pings(_BOB), waiting.pings(3)) == (0, 1)
    await waiting.wait(HOUR + 60)
    assert (waiting.pings(_BOB), waiting.pings(3)) == (2, 1)


async def test_a_call_comes_before_the_warning_of_its_deadline_even_at_night(waiting: WaitingTable) -> None:
    """The time runs from midnight; whoever slept until the call would be late without having been called."""
    waiting.clock.seconds = _at("2026-06-07 12:00")
    await waiting.preferences(_BOB, rest=(5, 6), zone="Europe/Berlin")
    await waiting.begin(GameSettings(deadline=6 * HOUR))
    await waiting.turn(_ANN)
    assert await _due(waiting) == _at("2026-06-08 06:00")
    await waiting.wait(_at("2026-06-07 23:59") - waiting.clock.seconds, step=HOUR)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(60)
    assert waiting.pings(_BOB) == 1


@pytest.mark.parametrize("own", [True, False])
async def test_a_change_in_the_night_brings_nothing_forward(waiting: WaitingTable, own: bool) -> None:
    """Due times are computed anew whenever the game changes; a call or reminder stays put off until then."""
    rest: dict[str, Any] = {"rest": (5, 6), "zone": "Europe/Berlin"}
    waiting.clock.seconds = _at("2026-06-05 14:00")
    await waiting.preferences(_BOB, every=DAY, **(rest if own else {"zone": "Europe/Berlin"}))
    await waiting.begin(GameSettings(deadline=2 * DAY, **({} if own else rest)))
    if own:
        waiting.clock.seconds = _at("2026-06-06 12:00")
    await waiting.turn(_ANN)
    await waiting.wait(_at("2026-06-08 00:10") - waiting.clock.seconds, step=HOUR)
    before = waiting.pings(_BOB)
    await _change(waiting, deadline=3 * DAY)
    await waiting.wait(_at("2026-06-08 07:59") - waiting.clock.seconds, step=HOUR)
    assert waiting.pings(_BOB) == before
    await waiting.wait(60)
    assert waiting.pings(_BOB) == before + 1


async def test_changed_preferences_bring_nothing_into_the_night(waiting: WaitingTable) -> None:
    """A private message that waits for the morning after a rest day stays there, whatever else is set."""
    waiting.clock.seconds = _at("2026-06-06 12:00")
    await waiting.preferences(_BOB, rest=(5, 6), zone="Europe/Berlin")
    await waiting.begin(GameSettings())
    await waiting.app.proposals.put(caller(_ANN), "pause")
    await waiting.preferences(_BOB, picture="board")
    await waiting.wait(_at("2026-06-08 07:59") - waiting.clock.seconds, step=HOUR)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(60)
    assert waiting.pings(_BOB) == 1


async def test_a_warning_does_not_wait_behind_a_vote_that_does(waiting: WaitingTable) -> None:
    """Private messages go out in order, but a warning before dawn would come after its deadline."""
    waiting.clock.seconds = _at("2026-06-06 14:00")
    await waiting.preferences(_ANN, rest=(6,), zone="Europe/Berlin", place="dm", every=None)
    await waiting.begin(GameSettings(deadline=16 * HOUR))
    assert await _due(waiting) == _at("2026-06-08 06:00")
    await waiting.wait(DAY, step=HOUR)
    before = waiting.pings(_ANN)
    await waiting.app.proposals.put(caller(_BOB), "pause")
    await waiting.wait(_at("2026-06-08 02:00") - waiting.clock.seconds, step=HOUR)
    told = [message.content for message in waiting.mailbox.messages if message.channel_id == _ANN]
    assert waiting.pings(_ANN) == before + 2
    assert "your time is running out" in told[-1]


async def test_a_late_player_s_host_does_not_wait_behind_a_vote_either(waiting: WaitingTable) -> None:
    """Nor does anybody else: each conversation has an order of its own."""
    waiting.clock.seconds = _at("2026-06-06 14:00")
    await waiting.preferences(_ANN, rest=(6,), zone="Europe/Berlin", place="dm", every=None)
    await waiting.preferences(_CEM, place="dm")
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    await waiting.wait(12 * HOUR, step=HOUR)
    before = [waiting.pings(user_id) for user_id in (_ANN, _CEM)]
    await waiting.app.proposals.put(caller(_BOB), "pause")
    await waiting.settle()
    assert [waiting.pings(user_id) for user_id in (_ANN, _CEM)] == [before[0], before[1] + 1]
    await _change(waiting, deadline=DAY + 11 * HOUR)
    assert await _due(waiting) == _at("2026-06-08 01:00")
    await waiting.wait(_at("2026-06-08 01:00") - waiting.clock.seconds, step=HOUR)
    told = [message.content for message in waiting.mailbox.messages if message.channel_id == _ANN]
    assert "ran out of time" in told[-1]


async def _round(waiting: WaitingTable, *, ann_takes: int) -> None:
    """Play a turn for every player: Ann's after `ann_takes` seconds, the others' at once."""
    waiting.clock.seconds += ann_takes
    for _ in range(4):
        await _play(waiting)


async def _play(waiting: WaitingTable) -> None:
    table = await look(waiting.app)
    position = position_of(table)
    ways = [each for each in legal(position) if isinstance(each, Rondel)]
    wedge = [each for each in ways if each.wedge in {"gold", "marble", "iron"}][:1]
    await act(waiting.app, user_of(table), *wedge, END)
    await waiting.settle()


async def test_unused_time_is_saved_and_shown(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY, bank=DAY + 12 * HOUR))
    assert "saved" not in waiting.mailbox.messages[-1].content
    await _round(waiting, ann_takes=6 * HOUR)
    assert await _due(waiting) == waiting.clock.seconds + DAY + 18 * HOUR
    call = waiting.mailbox.pings(_ANN)[-1].content
    assert f"⏳ <t:{waiting.clock.seconds + DAY + 18 * HOUR}:R>, including 18 hours saved" in call
    told = await waiting.app.game_settings.format_clocks(await look(waiting.app), _ANN)
    assert "including 18 hours saved" in told
    await _round(waiting, ann_takes=0)
    assert await _due(waiting) == waiting.clock.seconds + 2 * DAY + 12 * HOUR, "no more than the limit"
    await _round(waiting, ann_takes=2 * DAY)
    assert await _due(waiting) == waiting.clock.seconds + DAY + 12 * HOUR


async def test_what_was_saved_is_not_given_twice(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY, bank=DAY))
    await _round(waiting, ann_takes=0)
    await waiting.wait(2 * DAY, step=6 * HOUR)
    (wait,) = await waiting.waits()
    assert wait.expired
    late = next(message for message in waiting.mailbox.standing(CHANNEL) if "-l" in message.nonce)
    assert (
        "ran out of time (2 days). Any other player (<@2>, <@3> and <@4>) can give 1 day more."
        in late.content
    )
    await waiting.app.deadlines.choose(caller(_BOB), wait.id, "extend")
    assert await _due(waiting) == waiting.clock.seconds + DAY
    await _round(waiting, ann_takes=0)
    assert await _due(waiting) == waiting.clock.seconds + DAY, "what was given is not saved"


async def test_a_bank_needs_a_length(waiting: WaitingTable) -> None:
    await waiting.begin()
    for changes in ({"bank": DAY}, {"bank": DAY, "deadline": None, "daily": _EVENING}):
        await refused("no-bank", waiting.app.game_settings.change(caller(_ANN), changes))
    await _change(waiting, deadline=DAY, bank=2 * DAY)
    await _change(waiting, deadline=None, daily=_EVENING)
    assert (await look(waiting.app)).game.settings.bank is None


async def test_a_turn_that_comes_back_has_the_time_it_had_left(waiting: WaitingTable) -> None:
    """If less than an hour was left, it has an hour, so that it can be played."""
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(10 * HOUR)
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.wait(5 * HOUR)
    await _undone(waiting, _ANN)
    assert user_of(await look(waiting.app)) == _ANN
    assert await _due(waiting) == waiting.clock.seconds + 14 * HOUR
    await waiting.wait(13 * HOUR + 1800)
    await act(waiting.app, _ANN, END)
    assert await _due(waiting) == waiting.clock.seconds + 19 * HOUR, "so does the turn after it"
    await _undone(waiting, _ANN)
    assert await _due(waiting) == waiting.clock.seconds + HOUR


class _Ledger:
    """Time granted and used per turn, computed independently of the application from local time."""

    def __init__(self, waiting: WaitingTable, settings: GameSettings) -> None:
        self.waiting, self.settings = waiting, settings
        self.granted: dict[str, int] = {}
        self.used: dict[str, int] = {}
        self.left: dict[str, int] = {}
        self.key = ""

    async def wait(self) -> WaitRow:
        (wait,) = await self.waiting.waits()
        return wait

    async def turn_begins(self) -> None:
        """Record the start of a turn; one restored by an undo has at least an hour left."""
        wait, hour = await self.wait(), HOUR
        if wait.key in self.granted:
            self.used[wait.key] = min(self.used[wait.key], self.granted[wait.key] - hour)
        else:
            self.granted[wait.key] = (self.settings.deadline or 0) + self.left.get(wait.nation, 0)
            self.used[wait.key] = 0
        self.key = wait.key

    def turn_ends(self, wait: WaitRow) -> None:
        """Save the unused time for the nation's next turn, up to the limit of the bank."""
        unused = self.granted[wait.key] - self.used[wait.key]
        self.left[wait.nation] = min(self.settings.bank or 0, unused)

    async def check(self, *, paused: bool) -> int | None:
        """Check that the application agrees; return the deadline, None while paused."""
        wait, now = await self.wait(), self.waiting.clock.seconds
        assert (wait.key, wait.allowed) == (self.key, self.granted[self.key])
        due = await _due(self.waiting)
        assert (due is None) == paused
        if due is not None:
            person = await self.waiting.app.preferences.of(wait.user_id)
            assert counted(person, self.settings, now, due) == self.granted[self.key] - self.used[self.key]
        return due

    async def pass_time(self, minutes: int, *, paused: bool) -> None:
        """Advance the clock by `minutes`, at most until a minute before the deadline."""
        due, now, wait = await self.check(paused=paused), self.waiting.clock.seconds, await self.wait()
        end = now + minutes * 60 if due is None else min(now + minutes * 60, due - 60)
        if end <= now:
            return
        if not paused:
            person = await self.waiting.app.preferences.of(wait.user_id)
            self.used[wait.key] += counted(person, self.settings, now, end)
        self.waiting.clock.seconds = end
        await self.waiting.settle()


_EVENTS = ("pass", "pass", "pass", "turn", "turn", "undo", "pause", "away", "wish", "rest", "restart")


@pytest.mark.parametrize("seed", range(12))
async def test_no_event_gives_time_twice_or_takes_any(waiting: WaitingTable, seed: int) -> None:
    """Law: in any order of events a turn's time is that granted minus that in which it could be played."""
    chance = random.Random(seed)
    waiting.clock.seconds = _at(chance.choice(("2026-03-27 10:00", "2026-10-23 10:00", "2026-06-01 10:00")))
    settings = GameSettings(deadline=2 * DAY, zone="Europe/Berlin", bank=chance.choice((None, DAY, 3 * DAY)))
    await waiting.begin(settings)
    ledger, paused, before = _Ledger(waiting, settings), False, [0]
    await ledger.turn_begins()
    for _ in range(40):
        event = chance.choice(_EVENTS)
        wait, someone = await ledger.wait(), chance.randint(1, 4)
        if event == "pass":
            await ledger.pass_time(chance.randint(1, 1440), paused=paused)
        elif event == "turn" and not paused:
            ledger.turn_ends(wait)
            before.append(wait.user_id)
            await _play(waiting)
            await ledger.turn_begins()
        elif event == "undo" and not paused and before[-1]:
            await _undone(waiting, before.pop())
            await ledger.turn_begins()
        elif event == "pause":
            paused = not paused
            table, context = await look(waiting.app), waiting.app.context
            async with context.game_transaction(table.game.id) as tx:
                await set_paused(context, tx, table, _ANN, paused=paused)
        elif event == "away":
            person = await waiting.app.preferences.of(someone)
            if person.away and person.away[1] > waiting.clock.seconds:
                await waiting.app.preferences.end_absence(someone)
            else:
                await waiting.app.preferences.leave(
                    someone, waiting.clock.seconds + chance.randint(1, 72) * HOUR
                )
        elif event == "wish":
            quiet = chance.choice((None, (22 * 60, 8 * 60), (10 * 60, 13 * 60)))
            zone = chance.choice(("UTC", "Europe/Berlin", "America/New_York"))
            await waiting.preferences(someone, quiet=quiet, zone=zone, rest=chance.choice(((), (6,), (5, 6))))
        elif event == "rest":
            ledger.settings = GameSettings(
                deadline=settings.deadline,
                zone=settings.zone,
                bank=settings.bank,
                rest=chance.choice(((), (6,), (2,))),
            )
            await _change(waiting, rest=ledger.settings.rest)
        else:
            waiting.restart()
        await ledger.check(paused=paused)
