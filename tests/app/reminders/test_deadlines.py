"""Deadlines: time that counts, one warning, and nothing taken away silently."""

import asyncio
import re
from collections.abc import Awaitable

import pytest

from bot.app import AppError, OutgoingMessage, Pace
from bot.app.antike.scripts import answer
from bot.app.errors import AppCode
from bot.app.notifications.buttons import turn_button
from bot.app.reminders.deadlines import CHOICES, SUBSTITUTE, choice_id
from bot.store import Games
from bot.text.notifications.deadlines import tell_late
from tests.app.tables import CHANNEL, act, app_on, caller, look, place, position_of, user_of, written
from tests.app.waiting import DAY, GOLD, HOUR, Vigil
from tests.records.samples import endgame

_EXTEND, _SKIP, _BOT = CHOICES
_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_ANN, _BOB, _CEM, _DAO = 1, 2, 3, 4


def _late(vigil: Vigil) -> list[str]:
    """The messages that ask the table."""
    return [message.content for message in vigil.mailbox.messages if "has run out" in message.content]


def _asking(vigil: Vigil) -> OutgoingMessage:
    """The first message that asks the table, as it stands now."""
    return next(message for message in vigil.mailbox.standing(CHANNEL) if "-l" in message.nonce)


async def _expired(vigil: Vigil, pace: Pace | None = None) -> int:
    """Bob's time has run out; the id of the wait."""
    for user_id in (_ANN, _BOB):
        await vigil.preferences(user_id, every=None)
    await vigil.begin(pace or Pace(deadline=DAY))
    await vigil.turn(_ANN)
    await vigil.wait(DAY)
    (wait,) = await vigil.waits()
    return wait.id


async def _refused(code: AppCode, work: Awaitable[object]) -> None:
    with pytest.raises(AppError) as caught:
        await work
    assert caught.value.code == code


async def _reasons(vigil: Vigil) -> list[tuple[str, str | None]]:
    query = "SELECT nation, reason FROM actions ORDER BY seq"
    async with vigil.database.reader.execute(query) as cursor:
        return [(row["nation"], row["reason"]) async for row in cursor]


async def test_the_deadline_stands_in_the_message(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY))
    assert f"⏳ <t:{vigil.clock.seconds + DAY}:R>" in vigil.mailbox.messages[-1].content
    assert await vigil.app.game_settings.clocks(await look(vigil.app)) == {"turn": vigil.clock.seconds + DAY}


async def test_without_one_nothing_ever_happens(vigil: Vigil) -> None:
    await vigil.preferences(_ANN, every=None)
    await vigil.begin()
    assert "⏳" not in vigil.mailbox.messages[-1].content
    await vigil.wait(30 * DAY, step=DAY)
    assert len(vigil.mailbox.messages) == 1


async def test_one_warning_and_one_question(vigil: Vigil) -> None:
    await vigil.preferences(_ANN, every=None)
    await vigil.begin(Pace(deadline=DAY))
    await vigil.wait(18 * HOUR - 600)
    assert vigil.pings(_ANN) == 1
    await vigil.wait(600)
    assert vigil.pings(_ANN) == 2
    assert "your time is running out" in vigil.mailbox.pings(_ANN)[-1].content
    await vigil.wait(6 * HOUR)
    assert len(_late(vigil)) == 1
    await vigil.wait(30 * DAY, step=6 * HOUR)
    assert len(_late(vigil)) == 1
    assert vigil.pings(_ANN) == 3
    assert user_of(await look(vigil.app)) == _ANN, "nothing is taken away"
    assert [event.kind for event in await vigil.journal()] == ["deadline"]


async def test_who_has_played_is_neither_warned_nor_late(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY))
    await vigil.wait(17 * HOUR)
    await vigil.turn(_ANN)
    await vigil.wait(17 * HOUR)
    assert vigil.pings(_ANN) == 1
    assert _late(vigil) == []


async def test_the_table_is_asked_and_the_host_called(vigil: Vigil) -> None:
    wait = await _expired(vigil)
    message = vigil.mailbox.messages[-1]
    assert message.mentions == (_BOB, _ANN), "whose time it is, and the host"
    assert [button.custom_id for button in message.buttons] == [
        choice_id(wait, _EXTEND),
        choice_id(wait, _SKIP),
        choice_id(wait, _BOT),
        choice_id(wait, SUBSTITUTE),
    ]
    assert "**Bob** (Persians)" in message.content
    assert "the host, <@1>, or two other players can" in message.content


async def test_a_turn_can_still_be_played_after_its_time(vigil: Vigil) -> None:
    wait = await _expired(vigil)
    await vigil.turn(_BOB)
    late = _asking(vigil)
    assert late.buttons == ()
    assert late.content == "✓ **Bob** has played."
    await _refused("late-over", vigil.app.deadlines.choose(caller(_CEM), wait, "extend"))


async def test_any_other_player_gives_as_much_again(vigil: Vigil) -> None:
    wait = await _expired(vigil)
    await _refused("late-own", vigil.app.deadlines.choose(caller(_BOB), wait, "extend"))
    await _refused("not-in-game", vigil.app.deadlines.choose(caller(9), wait, "extend"))
    outcome = await vigil.app.deadlines.choose(caller(_CEM), wait, "extend")
    await vigil.settle()
    assert (outcome.done, outcome.until) == (True, vigil.clock.seconds + DAY)
    shown = vigil.mailbox.standing(CHANNEL)
    assert any("Cem has given **Bob** 1 day more" in message.content for message in shown)
    standing = {"Take your turn", "Board", "What changed", "Around me", "Undo"}
    assert all({button.label for button in message.buttons} <= standing for message in shown[1:])
    turn = next(message for message in shown if "your turn (**Persians**" in message.content)
    assert f"⏳ <t:{vigil.clock.seconds + DAY}:R>" in turn.content, "the turn's message shows the new time"
    await _refused("late-over", vigil.app.deadlines.choose(caller(_DAO), wait, "extend"))
    await vigil.wait(DAY)
    assert len(_late(vigil)) == 2
    warnings = [message for message in vigil.mailbox.messages if "running out" in message.content]
    assert len([message for message in warnings if message.mentions == (_BOB,)]) == 2, "one for each deadline"
    assert [(event.kind, event.user_id) for event in await vigil.journal()] == [
        ("deadline", _BOB),
        ("extended", _CEM),
        ("deadline", _BOB),
    ]


async def test_two_players_let_the_bot_end_the_turn(vigil: Vigil) -> None:
    wait = await _expired(vigil)
    first = await vigil.app.deadlines.choose(caller(_CEM), wait, "skip")
    again = await vigil.app.deadlines.choose(caller(_CEM), wait, "skip")
    await vigil.settle()
    assert [(each.done, each.missing) for each in (first, again)] == [(False, 1), (False, 1)]
    late = _asking(vigil)
    assert "Cem agrees to end the turn; 1 more player needed." in late.content
    assert len(late.buttons) == 4
    assert user_of(await look(vigil.app)) == _BOB
    assert (await vigil.app.deadlines.choose(caller(_DAO), wait, "skip")).done
    await vigil.settle()
    assert user_of(await look(vigil.app)) == _CEM
    assert await _reasons(vigil) == [
        ("phoenicians", None),
        ("phoenicians", None),
        ("persians", "deadline"),
        ("persians", "deadline"),
    ]
    assert vigil.pings(_CEM) == 1
    standing = [message.content for message in vigil.mailbox.standing(CHANNEL)]
    assert any(
        text.startswith("⏳ The time of **Bob** ran out; the bot has ended the turn.") for text in standing
    )
    event = (await vigil.journal())[-1]
    assert (event.kind, event.facts) == ("skipped", {"agreed": [_CEM], "by_setting": False})


async def test_a_computer_player_takes_what_is_left_of_a_turn(vigil: Vigil) -> None:
    """Others are asked in it: they answer first, and nobody but them is called."""
    await place(vigil.app, endgame())
    await vigil.app.game_settings.change(caller(_ANN), {"deadline": DAY, "answers": 0})
    await vigil.settle()
    await act(vigil.app, _DAO, _ROUSED)
    await vigil.wait(DAY)
    (wait,) = await vigil.waits()
    await act(vigil.app, _DAO, _TO_KNOSSOS)
    outcome = await vigil.app.deadlines.choose(caller(_ANN), wait.id, "bot")
    assert (outcome.choice, outcome.done) == ("bot", True)
    assert [(each.kind, each.user_id) for each in await vigil.waits()] == [("answer", _ANN)]
    while (table := await look(vigil.app)).question is not None:
        await vigil.app.play.submit(caller(user_of(table)), answer(fights=False))
    assert (user_of(table), table.thinking) == (_DAO, "medium")
    assert not [each for each in await vigil.waits() if each.user_id == _DAO]
    await vigil.app.bot_worker.work()
    await vigil.settle()
    table = await look(vigil.app)
    assert user_of(table) != _DAO
    event = next(event for event in await vigil.journal() if event.kind == "bot-stands-in")
    assert (event.user_id, event.facts["level"]) == (_ANN, "medium")
    assert {reason for nation, reason in await _reasons(vigil) if nation == "greeks"} == {None, "bot"}


async def test_the_hosts_word_is_enough(vigil: Vigil) -> None:
    wait = await _expired(vigil)
    assert (await vigil.app.deadlines.choose(caller(_ANN), wait, "skip")).done
    assert user_of(await look(vigil.app)) == _CEM


async def test_where_the_host_alone_decides(vigil: Vigil) -> None:
    wait = await _expired(vigil, Pace(deadline=DAY, who="host"))
    for key in ("extend", "skip"):
        await _refused("not-host", vigil.app.deadlines.choose(caller(_CEM), wait, key))
    assert (await vigil.app.deadlines.choose(caller(_ANN), wait, "skip")).done


async def test_about_the_host_the_others_decide(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY, who="host"))
    await vigil.wait(DAY)
    (wait,) = await vigil.waits()
    await vigil.app.deadlines.choose(caller(_BOB), wait.id, "skip")
    assert (await vigil.app.deadlines.choose(caller(_CEM), wait.id, "skip")).done


async def test_a_turn_under_way_is_only_ended(vigil: Vigil) -> None:
    """What was entered stays."""
    await vigil.begin(Pace(deadline=DAY, timeout="skip"))
    await act(vigil.app, _ANN, GOLD)
    await vigil.wait(DAY)
    table = await look(vigil.app)
    assert user_of(table) == _BOB
    assert position_of(table).nations["phoenicians"].wedge == "gold"
    assert await _reasons(vigil) == [("phoenicians", None), ("phoenicians", "deadline")]


async def test_a_setting_extends_by_itself_and_says_so(vigil: Vigil) -> None:
    await vigil.preferences(_ANN, every=None)
    await vigil.begin(Pace(deadline=DAY, timeout="extend"))
    await vigil.wait(DAY)
    assert re.search(r"it was extended automatically\. [A-Z]", vigil.mailbox.messages[-1].content)
    assert vigil.mailbox.messages[-1].mentions == (_ANN,)
    assert await vigil.app.game_settings.clocks(await look(vigil.app)) == {"turn": vigil.clock.seconds + DAY}
    event = (await vigil.journal())[-1]
    assert (event.kind, event.user_id, event.facts["by_setting"]) == ("extended", None, True)


async def test_a_setting_ends_turn_after_turn(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=HOUR, timeout="skip"))
    await vigil.wait(5 * HOUR)
    assert position_of(await look(vigil.app)).round == 2
    assert {reason for _, reason in await _reasons(vigil)} == {"deadline"}


async def test_quiet_hours_do_not_count(vigil: Vigil) -> None:
    vigil.clock.seconds = 1_000_000 // DAY * DAY + 12 * HOUR
    await vigil.preferences(_ANN, quiet=(18 * 60, 6 * 60), every=None)
    await vigil.begin(Pace(deadline=DAY))
    assert await vigil.app.game_settings.clocks(await look(vigil.app)) == {
        "turn": vigil.clock.seconds + 2 * DAY
    }
    await vigil.wait(2 * DAY - 600)
    assert _late(vigil) == []
    await vigil.wait(600)
    assert len(_late(vigil)) == 1


async def test_wishes_changed_in_between_count_from_then_on(vigil: Vigil) -> None:
    """Nobody gains time for the past by asking for quiet hours afterwards."""
    vigil.clock.seconds = 1_000_000 // DAY * DAY + 12 * HOUR
    await vigil.begin(Pace(deadline=DAY))
    await vigil.wait(12 * HOUR)
    await vigil.preferences(_ANN, quiet=(0, 12 * 60))
    ends = await vigil.app.game_settings.clocks(await look(vigil.app))
    assert ends == {"turn": vigil.clock.seconds + DAY}


async def test_an_absence_stops_the_clock_and_the_calls(vigil: Vigil) -> None:
    await vigil.preferences(_ANN, every=6 * HOUR)
    await vigil.begin(Pace(deadline=DAY))
    await vigil.wait(HOUR)
    start = vigil.clock.seconds
    (table,) = await vigil.app.preferences.leave(_ANN, start + 3 * DAY)
    await vigil.settle()
    assert table.game.id == 1
    assert f"Ann is away until <t:{start + 3 * DAY}:f>" in vigil.mailbox.messages[-1].content
    assert vigil.mailbox.messages[-1].mentions == ()
    assert await vigil.app.game_settings.clocks(table) == {"turn": start + 3 * DAY + 23 * HOUR}
    await vigil.wait(2 * DAY)
    assert vigil.pings(_ANN) == 1
    await vigil.app.preferences.come_back(_ANN)
    await vigil.settle()
    assert any("Ann is back" in message.content for message in vigil.mailbox.messages)
    assert await vigil.app.game_settings.clocks(table) == {"turn": vigil.clock.seconds + 23 * HOUR}
    await _refused("not-away", vigil.app.preferences.come_back(_ANN))
    assert [event.kind for event in await vigil.journal()] == ["away", "back"]


async def test_whose_turn_comes_while_away_is_called_when_back(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY))
    back = vigil.clock.seconds + 2 * DAY
    await vigil.app.preferences.leave(_BOB, back)
    await vigil.turn(_ANN)
    await vigil.wait(2 * DAY - 60)
    assert vigil.pings(_BOB) == 0
    await vigil.wait(60)
    assert vigil.pings(_BOB) == 1


async def test_a_restart_at_any_instant(vigil: Vigil) -> None:
    """A deadline that passed while nothing ran is settled once."""
    await vigil.begin(Pace(deadline=DAY, timeout="skip"))
    vigil.clock.seconds += 10 * DAY
    vigil.restart()
    assert await vigil.app.scheduler.work() > 0
    vigil.restart()
    assert await vigil.app.scheduler.work() == 0
    await vigil.settle()
    assert user_of(await look(vigil.app)) == _BOB
    assert vigil.pings(_BOB) == 1
    assert [event.kind for event in await vigil.journal()] == ["deadline", "skipped"]


async def test_two_watchmen_do_everything_once(vigil: Vigil) -> None:
    """Should a second program ever run on the same file."""
    await vigil.begin(Pace(deadline=DAY))
    other = app_on(vigil.database, vigil.clock)
    vigil.clock.seconds += DAY
    await asyncio.gather(*(app.scheduler.work() for app in (vigil.app, other, vigil.app, other)))
    await vigil.settle()
    assert len(_late(vigil)) == 1


async def test_trouble_with_one_thing_does_not_end_the_watch(
    vigil: Vigil, caplog: pytest.LogCaptureFixture
) -> None:
    await vigil.begin(Pace(deadline=DAY))
    async with vigil.app.context.database.transaction() as tx:
        await tx.execute("UPDATE jobs SET kind = 'nonsense' WHERE kind = 'warning'")
    vigil.clock.seconds += DAY
    with caplog.at_level("CRITICAL"):
        await vigil.settle()
    assert len(_late(vigil)) == 1


async def test_a_game_that_ends_leaves_nothing_due(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY))
    await vigil.app.resignations.end(caller(_ANN))
    await vigil.wait(5 * DAY, step=HOUR)
    assert vigil.pings(_ANN) == 1
    game = await Games(vigil.database.reader).by_id(1)
    assert game is not None
    assert game.status == "closed"
    assert await vigil.waits() == []
    assert "-# ✓ **Ann** doesn't have to act any more" in vigil.mailbox.standing(CHANNEL)[0].content


async def test_who_concedes_is_not_waited_for(vigil: Vigil) -> None:
    await vigil.begin(Pace(deadline=DAY))
    await vigil.app.resignations.concede(caller(_ANN))
    await vigil.settle()
    (wait,) = await vigil.waits()
    assert wait.user_id == _BOB
    assert vigil.mailbox.standing(CHANNEL)[0].content.endswith("-# ✓ **Ann** has conceded.")


async def _asked(vigil: Vigil, pace: Pace | None = None) -> int:
    """The Greeks' time is over; then they meet others, and Ann and Cem are asked. The wait's id."""
    await place(vigil.app, endgame(goal=50), pace or Pace(deadline=DAY, answers=12 * HOUR))
    for user_id in (_ANN, _DAO):
        await vigil.preferences(user_id, every=None)
    await act(vigil.app, _DAO, _ROUSED)
    await vigil.wait(DAY)
    (wait,) = await vigil.waits()
    assert wait.expired
    await act(vigil.app, _DAO, _TO_KNOSSOS)
    await vigil.settle()
    assert user_of(await look(vigil.app)) == _ANN
    return wait.id


async def test_a_turn_is_ended_once_the_answer_is_there(vigil: Vigil) -> None:
    wait = await _asked(vigil)
    first = await vigil.app.deadlines.choose(caller(_BOB), wait, "skip")
    assert (first.done, first.missing, tell_late(first)[:6]) == (False, 1, "Noted.")
    for user_id in (_CEM, _BOB):
        later = await vigil.app.deadlines.choose(caller(user_id), wait, "skip")
        assert tell_late(later) == "Agreed: the bot ends the turn as soon as Ann and Cem have answered."
    await vigil.settle()
    assert user_of(await look(vigil.app)) == _ANN
    assert "as soon as Ann and Cem have answered" in _asking(vigil).content
    assert [event.kind for event in await vigil.journal()] == ["deadline"]
    before = vigil.pings(_DAO)
    vigil.restart()
    for user_id in (_ANN, _CEM):
        await vigil.app.play.submit(caller(user_id), answer(fights=False))
        await vigil.settle()
    assert position_of(await look(vigil.app)).mover == "phoenicians"
    assert vigil.pings(_DAO) == before, "there is nothing left to do"
    event = (await vigil.journal())[-1]
    assert (event.kind, event.user_id, event.facts) == (
        "skipped",
        _CEM,
        {"agreed": [_BOB], "by_setting": False},
    )


async def test_the_fallback_answers_first_where_no_answer_comes(vigil: Vigil) -> None:
    wait = await _asked(vigil)
    await vigil.app.deadlines.choose(caller(_ANN), wait, "skip")
    await vigil.wait(DAY)
    assert position_of(await look(vigil.app)).mover == "phoenicians"
    assert [event.kind for event in await vigil.journal()] == ["deadline", "deadline", "deadline", "skipped"]


async def test_who_takes_the_move_back_is_at_the_end_as_well(vigil: Vigil) -> None:
    wait = await _asked(vigil)
    await vigil.app.deadlines.choose(caller(_ANN), wait, "skip")
    await vigil.app.play.undo(caller(_DAO))
    await vigil.settle()
    assert position_of(await look(vigil.app)).mover == "phoenicians"


async def test_more_time_counts_from_the_answer_on(vigil: Vigil) -> None:
    wait = await _asked(vigil)
    await vigil.app.deadlines.choose(caller(_ANN), wait, "skip")
    outcome = await vigil.app.deadlines.choose(caller(_BOB), wait, "extend")
    assert (outcome.done, outcome.until) == (True, None)
    assert tell_late(outcome) == "Done. The time starts when Ann and Cem have answered."
    await vigil.settle()
    told = "Bob has given **Dao** 1 day more, starting when Ann and Cem have answered."
    assert any(told in message.content for message in vigil.mailbox.standing(CHANNEL))
    calls = vigil.pings(_DAO)
    await vigil.wait(6 * HOUR)
    assert vigil.pings(_DAO) == calls, "who cannot act is not warned"
    clocks = await vigil.app.game_settings.clocks(await look(vigil.app))
    assert clocks["turn"] is None
    for user_id in (_ANN, _CEM):
        await vigil.app.play.submit(caller(user_id), answer(fights=False))
        await vigil.settle()
    assert await vigil.app.game_settings.clocks(await look(vigil.app)) == {"turn": vigil.clock.seconds + DAY}
    assert user_of(await look(vigil.app)) == _DAO, "what was agreed before is forgotten"


async def test_the_host_is_told_of_the_own_time(vigil: Vigil) -> None:
    await vigil.preferences(_ANN, every=None)
    await vigil.begin(Pace(deadline=DAY))
    await vigil.wait(DAY)
    message = vigil.mailbox.messages[-1]
    assert message.mentions == (_ANN,)
    assert message.content.startswith("<@1>, game 1: your time is up.")
    assert not [message for message in vigil.mailbox.standing(CHANNEL) if "running out" in message.content]


async def test_whose_time_is_up_is_told_in_private_where_wished(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, place="dm")
    await _expired(vigil)
    assert _asking(vigil).mentions == (_ANN,)
    (private,) = [message for message in vigil.mailbox.standing(_BOB) if "your time is up" in message.content]
    assert private.buttons == (turn_button(1),)
    await vigil.turn(_BOB)
    assert "✓ **Bob** has played" in vigil.mailbox.standing(_BOB)[-1].content


async def test_of_what_is_due_at_once_only_the_last_is_told(vigil: Vigil) -> None:
    """The bot was away: reminder, warning and deadline have all passed when it looks again."""
    await vigil.begin(Pace(deadline=DAY))
    before = vigil.pings(_ANN)
    vigil.clock.seconds += DAY
    vigil.restart()
    await vigil.settle()
    assert vigil.pings(_ANN) == before + 1
    assert len(_late(vigil)) == 1
