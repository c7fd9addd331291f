"""Nobody is called in quiet hours or on rest days, however late the bot handles what is due."""

from datetime import UTC, datetime

import pytest

from bot.app import GameSettings
from tests.app.tables import CHANNEL, act, at_table, caller, lobby, place
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.records.samples import given, text

_ANN, _BOB = 1, 2
_NIGHT = (22 * 60, 8 * 60)


def _at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def _private(waiting: WaitingTable, user_id: int) -> list[str]:
    return [message.content for message in waiting.mailbox.messages if message.channel_id == user_id]


def _late(waiting: WaitingTable) -> str:
    return next(each.content for each in waiting.mailbox.standing(CHANNEL) if "-l" in each.nonce)


async def _down(waiting: WaitingTable, until: str) -> None:
    """Restart the bot at the UTC time `until`, and do what is due then."""
    waiting.clock.seconds = _at(until)
    waiting.restart()
    await waiting.settle()


async def test_a_warning_that_is_late_waits_for_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=12 * HOUR))
    assert waiting.pings(_ANN) == 1
    await _down(waiting, "2026-06-04 23:00")  # it was due at 21:00
    assert waiting.pings(_ANN) == 1
    await _down(waiting, "2026-06-05 07:59")
    assert waiting.pings(_ANN) == 1
    await _down(waiting, "2026-06-05 08:00")
    assert waiting.pings(_ANN) == 2


async def test_a_warning_never_falls_on_the_first_moment_of_a_night(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 13:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=12 * HOUR))  # three hours before its end it is 22:00
    await waiting.wait(18 * HOUR, step=HOUR)
    assert waiting.pings(_ANN) == 1
    await waiting.wait(HOUR)
    assert waiting.pings(_ANN) == 2


async def test_no_warning_or_reminder_on_a_tables_day_of_rest(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-05 06:00")  # a Friday
    await waiting.preferences(_ANN, every=12 * HOUR)
    await waiting.begin(GameSettings(deadline=DAY, rest=(5, 6)))
    await _down(waiting, "2026-06-06 01:00")  # a reminder was due at 18:00, a warning is at 0:00 on Monday
    await waiting.wait(DAY + 22 * HOUR, step=HOUR)
    assert waiting.pings(_ANN) == 1
    await waiting.wait(HOUR)
    assert waiting.pings(_ANN) == 2


async def test_a_private_call_delayed_into_a_day_of_rest_waits_for_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-06 23:00")  # a Saturday
    await waiting.preferences(_ANN, rest=(6,), place="dm", every=None)
    await at_table(waiting.app, settings=GameSettings())
    await _down(waiting, "2026-06-07 01:00")
    await waiting.wait(_at("2026-06-08 07:59") - waiting.clock.seconds, step=HOUR)
    assert waiting.pings(_ANN) == 0
    await waiting.wait(60)
    assert waiting.pings(_ANN) == 1


async def test_or_for_the_warning_if_that_comes_before(waiting: WaitingTable) -> None:
    """Otherwise the time could be up before the player is called at all."""
    waiting.clock.seconds = _at("2026-06-06 23:00")  # a Saturday
    await waiting.preferences(_ANN, rest=(6,), place="dm", every=None)
    await at_table(waiting.app, settings=GameSettings(deadline=6 * HOUR))
    await _down(waiting, "2026-06-07 01:00")
    await waiting.wait(_at("2026-06-08 03:29") - waiting.clock.seconds, step=HOUR)
    assert waiting.pings(_ANN) == 0
    await waiting.wait(60)
    assert waiting.pings(_ANN) == 1


@pytest.mark.both
async def test_a_clock_that_is_set_back_makes_no_morning_earlier(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-07 20:00")  # a Sunday
    await waiting.preferences(_ANN, rest=(6,), every=None)
    await waiting.begin()
    waiting.clock.seconds -= 3 * HOUR
    waiting.app.context.absence.back = 3 * HOUR
    await waiting.settle()
    await waiting.wait(_at("2026-06-08 07:59") - waiting.clock.seconds, step=HOUR)
    assert waiting.pings(_ANN) == 0
    await waiting.wait(60)
    assert waiting.pings(_ANN) == 1


async def test_who_is_late_at_night_reads_it_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=9 * HOUR))
    before = waiting.pings(_ANN)
    await _down(waiting, "2026-06-04 23:00")
    assert "ran out of time" in _late(waiting)
    assert waiting.pings(_ANN) == before
    await waiting.wait(9 * HOUR)
    assert waiting.pings(_ANN) == before + 1


async def test_a_host_is_not_woken_because_somebody_is_late(waiting: WaitingTable) -> None:
    """The others can decide in the channel; the host gets a direct message when the quiet hours are over."""
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, zone="Asia/Tokyo", every=None)
    await waiting.begin(GameSettings(deadline=6 * HOUR))
    await waiting.turn(_ANN)
    before = waiting.pings(_ANN)
    await waiting.wait(6 * HOUR)  # 3:00 in Tokyo
    assert "ran out of time" in _late(waiting)
    assert waiting.pings(_ANN) == before
    await waiting.wait(5 * HOUR)
    assert "ran out of time" in _private(waiting, _ANN)[-1]
    assert waiting.pings(_ANN) == before + 1


async def test_nor_told_of_it_when_it_is_settled_by_then(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, zone="Asia/Tokyo", every=None)
    await waiting.begin(GameSettings(deadline=6 * HOUR))
    await waiting.turn(_ANN)
    await waiting.wait(6 * HOUR)
    (wait,) = await waiting.waits()
    await waiting.app.deadlines.choose(caller(3), wait.id, "extend")
    await waiting.wait(5 * HOUR)
    assert _private(waiting, _ANN) == []


async def test_time_given_by_itself_at_night_calls_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(GameSettings(deadline=9 * HOUR, timeout="extend"))
    before = waiting.pings(_ANN)
    await _down(waiting, "2026-06-04 23:00")
    assert waiting.pings(_ANN) == before
    await waiting.wait(9 * HOUR)
    assert waiting.pings(_ANN) == before + 1


async def test_a_host_is_not_woken_because_the_table_is_full(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(_ANN, quiet=_NIGHT)
    await lobby(waiting.app, 3)
    for user_id, name in ((2, "Bob"), (3, "Cem")):
        await waiting.app.lobby.join(caller(user_id), name)
    await waiting.settle()
    assert waiting.pings(_ANN) == 0
    await waiting.wait(9 * HOUR)
    (told,) = _private(waiting, _ANN)
    assert "all seats are taken" in told


async def test_nor_told_of_it_once_the_game_has_begun(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, place="channel")
    await lobby(waiting.app, 3)
    for user_id, name in ((2, "Bob"), (3, "Cem")):
        await waiting.app.lobby.join(caller(user_id), name)
    await waiting.app.lobby.start(caller(2))
    await waiting.wait(10 * HOUR)
    assert _private(waiting, _ANN) == []


async def test_a_vote_waits_for_whoever_sleeps(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    for user_id in (_ANN, 3):
        await waiting.preferences(user_id, quiet=_NIGHT, every=None)
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(_BOB), "pause")
    await waiting.wait(8 * HOUR)
    assert (waiting.pings(_ANN), waiting.pings(3)) == (0, 0)
    await waiting.wait(HOUR)
    assert "asks to pause" in _private(waiting, 3)[-1]
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True)


async def test_but_not_once_it_is_decided(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(3, quiet=_NIGHT)
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(_BOB), "pause")
    assert asked.vote is not None
    for user_id in (_ANN, 4):
        await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    await waiting.wait(10 * HOUR)
    assert _private(waiting, 3) == []


async def test_an_absence_that_ends_early_holds_up_no_call(waiting: WaitingTable) -> None:
    """What was put off until its end comes at once, and whatever follows after that."""
    await waiting.preferences(_BOB, place="dm", every=None)
    await waiting.begin()
    preferences = waiting.app.preferences
    await preferences.leave(_BOB, waiting.clock.seconds + 21 * DAY)
    await waiting.app.proposals.put(caller(_ANN), "pause")
    await waiting.turn(_ANN)
    await waiting.wait(DAY, step=HOUR)
    assert _private(waiting, _BOB) == []
    await preferences.end_absence(_BOB)
    await waiting.settle()
    asked, called = _private(waiting, _BOB)
    assert "asks to pause" in asked
    assert "your turn" in called


async def test_an_absence_that_is_shortened_ends_the_delay(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, place="dm", every=None)
    await waiting.begin()
    preferences, start = waiting.app.preferences, waiting.clock.seconds
    await preferences.leave(_BOB, start + 21 * DAY)
    await waiting.app.proposals.put(caller(_ANN), "pause")
    await preferences.leave(_BOB, start + DAY)
    await waiting.wait(DAY, step=HOUR)
    assert ["asks to pause" in told for told in _private(waiting, _BOB)] == [True]


@pytest.mark.parametrize("place", ["channel", "dm", "both"])
async def test_a_call_that_could_not_be_delivered_by_day(waiting: WaitingTable, place: str) -> None:
    """Once Discord can be reached it is night: the turn is reported at once, its player called later."""
    waiting.clock.seconds = _at("2026-06-04 12:00")
    await waiting.preferences(_BOB, quiet=_NIGHT, place=place, every=None)
    await waiting.begin()
    waiting.clock.seconds = _at("2026-06-04 21:50")
    waiting.mailbox.closed |= {CHANNEL, _BOB}
    await waiting.turn(_ANN)
    waiting.clock.seconds = _at("2026-06-05 02:00")
    waiting.mailbox.closed.clear()
    await waiting.settle()
    assert "**Bob**, game 1: your turn" in waiting.mailbox.standing(CHANNEL)[-1].content
    await waiting.wait(6 * HOUR - 60)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(DAY)
    assert waiting.pings(_BOB) == 1
    await waiting.turn(_BOB)
    assert all("<@2>" not in each.content for each in waiting.mailbox.standing(CHANNEL))


async def test_a_late_question_to_the_table_calls_voters_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 21:50")
    await waiting.preferences(3, quiet=_NIGHT, every=None)
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.app.proposals.put(caller(_BOB), "pause")
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    await waiting.wait(8 * HOUR)
    assert waiting.pings(3) == 0
    await waiting.wait(HOUR)
    assert "asks to pause" in _private(waiting, 3)[0]
    assert waiting.pings(3) == 1
    asked = [each for each in waiting.mailbox.pings(_ANN) if "asks to pause" in each.content]
    assert [each.direct for each in asked] == [False], "who is awake is called in the channel"


async def test_a_late_question_about_a_turn_calls_the_host_in_the_morning(waiting: WaitingTable) -> None:
    """With the buttons, and in the host's language, as if it had been written at night."""
    waiting.clock.seconds = _at("2026-06-04 15:55")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None, locale="de")
    await waiting.begin(GameSettings(deadline=6 * HOUR))
    await waiting.turn(_ANN)
    await waiting.wait(5 * HOUR)
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    await waiting.wait(9 * HOUR)
    assert _private(waiting, _ANN) == []
    await waiting.wait(HOUR)
    private, *_ = waiting.mailbox.standing(_ANN)  # and that the channel could not be reached
    assert "Die Zeit von **Bob** (Perser) ist abgelaufen" in private.content
    assert [button.label for button in private.buttons][1:2] == ["Zug beenden"]


async def test_late_news_of_a_full_table_reaches_the_host_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 21:50")
    await waiting.preferences(_ANN, quiet=_NIGHT)
    waiting.mailbox.closed.add(CHANNEL)
    await lobby(waiting.app, 3)
    for user_id, name in ((2, "Bob"), (3, "Cem")):
        await waiting.app.lobby.join(caller(user_id), name)
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    await waiting.wait(8 * HOUR)
    assert waiting.pings(_ANN) == 0
    await waiting.wait(HOUR)
    assert ["all seats are taken" in told for told in _private(waiting, _ANN)[-1:]] == [True]


async def test_a_late_call_is_not_lost_to_who_wants_private_ones_meanwhile(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 19:00")
    await waiting.preferences(_BOB, quiet=_NIGHT, every=None)
    await waiting.begin()
    waiting.mailbox.outage = True
    await waiting.turn(_ANN)
    await waiting.preferences(_BOB, place="dm")
    await waiting.wait(4 * HOUR)
    waiting.mailbox.outage = False
    await waiting.wait(10 * HOUR)
    assert waiting.pings(_BOB) == 1


async def test_late_news_of_a_table_that_is_full_again_reaches_the_host_once(waiting: WaitingTable) -> None:
    """In the morning, though the host is called in both places."""
    waiting.clock.seconds = _at("2026-06-04 19:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, place="both")
    await lobby(waiting.app, 3)
    for user_id, name in ((2, "Bob"), (3, "Cem")):
        await waiting.app.lobby.join(caller(user_id), name)
    await waiting.settle()
    await waiting.app.lobby.leave(caller(3))
    await waiting.wait(3 * HOUR - 600)
    waiting.mailbox.outage, before = True, waiting.pings(_ANN)
    await waiting.app.lobby.join(caller(3), "Cem")
    await waiting.wait(HOUR)
    waiting.mailbox.outage = False
    await waiting.wait(10 * HOUR)
    assert waiting.pings(_ANN) == before + 1


async def test_a_seat_is_offered_again_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(5, quiet=_NIGHT)
    await waiting.begin()
    await waiting.app.proposals.put(caller(_BOB), "replace", _BOB, (5, "Eve"))
    await waiting.wait(9 * HOUR - 60)
    assert waiting.pings(5) == 0
    await waiting.wait(60)
    (told,) = _private(waiting, 5)
    assert told.startswith(f"Game 1 in <#{CHANNEL}>: a seat for you.\n🪑 Eve can take Bob's seat")
    await waiting.app.substitutes.take(caller(5), 1, "Eve")
    await waiting.settle()
    assert [each.content for each in waiting.mailbox.standing(5)] == ["✓ Bob's seat was taken."]


async def test_but_not_once_it_is_taken(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    await waiting.preferences(5, quiet=_NIGHT, every=None)
    await waiting.begin()
    await waiting.app.proposals.put(caller(_BOB), "replace", _BOB, (5, "Eve"))
    await waiting.app.substitutes.take(caller(5), 1, "Eve")
    await waiting.wait(DAY)
    assert _private(waiting, 5) == []


async def test_who_has_voted_or_left_at_night_is_not_asked_in_the_morning(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    for user_id in (3, 4, 5):
        await waiting.preferences(user_id, quiet=_NIGHT, every=None)
    await waiting.begin(nations=5)
    asked = await waiting.app.proposals.put(caller(_BOB), "pause")
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(3), asked.vote.id, yes=True)
    await waiting.app.resignations.concede(caller(5))
    await waiting.wait(10 * HOUR)
    assert _private(waiting, 3) == _private(waiting, 5) == []
    assert ["asks to pause" in told for told in _private(waiting, 4)] == [True]


async def _won_at_night(waiting: WaitingTable, called: str) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    for user_id in (_BOB, 4):
        await waiting.preferences(user_id, quiet=_NIGHT, every=None, place=called)
    await place(waiting.app, text(position=given(greeks={"personages": {"king": 9}})))
    await act(waiting.app, 4, GOLD, END)
    await waiting.settle()


@pytest.mark.both
@pytest.mark.parametrize("called", ["channel", "dm", "both"])
async def test_the_end_of_a_game_is_told_in_the_morning(waiting: WaitingTable, called: str) -> None:
    """Otherwise a rival would wait for a call that never comes; whoever ended it knows."""
    await _won_at_night(waiting, called)
    assert [waiting.pings(user_id) for user_id in (_ANN, _BOB, 4)] == [1, 0, 0]
    await waiting.wait(9 * HOUR - 60)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(2 * DAY, step=HOUR)
    assert [waiting.pings(user_id) for user_id in (_ANN, _BOB, 4)] == [1, 1, 0]
    (told,) = _private(waiting, _BOB)
    assert told.startswith(f"Game 1 in <#{CHANNEL}>: finished! ")
    assert "\n🏆 **Greeks** (Dao) **9**" in told
    assert "/replay" not in told


@pytest.mark.parametrize("called", ["channel", "dm"])
async def test_but_not_if_it_was_taken_back(waiting: WaitingTable, called: str) -> None:
    await _won_at_night(waiting, called)
    vote = getattr(await waiting.app.proposals.undo(caller(4)), "vote", None)
    assert vote is not None
    for user_id in (_ANN, _BOB, 3):
        await waiting.app.proposals.vote(caller(user_id), vote.id, yes=True)
    await waiting.wait(2 * DAY, step=HOUR)
    assert not [told for told in _private(waiting, _BOB) if "finished" in told]


async def test_who_has_moved_last_is_told_that_the_others_gave_up(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 21:00")
    await waiting.preferences(_ANN, quiet=_NIGHT, every=None)
    await waiting.begin(nations=3)
    await waiting.turn(_ANN)
    waiting.clock.seconds = _at("2026-06-04 23:00")
    for user_id in (3, _BOB):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.wait(2 * DAY, step=HOUR)
    told = [each for each in _private(waiting, _ANN) if "(Ann) won, last one standing." in each]
    assert len(told) == 1, _private(waiting, _ANN)


async def test_who_gives_up_at_night_knows_how_it_ended(waiting: WaitingTable) -> None:
    waiting.clock.seconds = _at("2026-06-04 23:00")
    for user_id in (_BOB, 3):
        await waiting.preferences(user_id, quiet=_NIGHT, every=None)
    await waiting.begin(nations=3)
    for user_id in (3, _BOB):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.wait(2 * DAY, step=HOUR)
    assert [["won" in told for told in _private(waiting, user_id)] for user_id in (_BOB, 3)] == [[], [True]]


async def test_an_end_that_came_again_is_told_once(waiting: WaitingTable) -> None:
    """Though both messages wait until the channel can be written to again."""
    waiting.mailbox.closed.add(CHANNEL)
    await _won_at_night(waiting, "channel")
    vote = getattr(await waiting.app.proposals.undo(caller(4)), "vote", None)
    assert vote is not None
    for user_id in (_ANN, _BOB, 3):
        await waiting.app.proposals.vote(caller(user_id), vote.id, yes=True)
    await act(waiting.app, 4, END)
    await waiting.wait(2 * HOUR, step=HOUR)
    waiting.mailbox.closed.clear()
    await waiting.wait(2 * DAY, step=HOUR)
    assert len([told for told in _private(waiting, _BOB) if "finished" in told]) == 1
    assert len([ping for ping in waiting.mailbox.pings(_ANN) if "finished" in ping.content]) == 1
