"""Deadlines: counted time, one warning, and no turn taken away silently."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.app import GameRequest, GameSettings
from bot.app.antike.options import Options
from bot.app.antike.scripts import answer
from bot.app.maintenance.processes import enter, leave
from bot.app.notifications.buttons import turn_button
from bot.app.reminders.clock import Clock
from bot.app.reminders.late_choices import CHOICES, SUBSTITUTE, choice_id
from bot.app.reminders.pending import uncalled_since
from bot.app.votes.votes import VoteResult
from bot.engine.antike import legal
from bot.model import PersonRow, WaitRow
from bot.model.people import Place
from bot.model.settings import Substitute, Timeout, Who
from bot.store import Games, Jobs, TurnClocks
from bot.text.notifications.deadlines import format_deadline_reply
from bot.text.table.own_games import format_own_games
from tests.app.tables import (
    CHANNEL,
    act,
    app_on,
    caller,
    lobby,
    look,
    place,
    position_of,
    refused,
    unpost,
    user_of,
    written,
)
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.records.samples import endgame

_EXTEND, _SKIP, _BOT = CHOICES
_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_ANN, _BOB, _CEM, _DAO = 1, 2, 3, 4


async def _expired(waiting: WaitingTable, settings: GameSettings | None = None) -> int:
    """Let Bob's deadline pass; return the id of his wait."""
    for user_id in (_ANN, _BOB):
        await waiting.preferences(user_id, every=None)
    await waiting.begin(settings or GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    return wait.id


async def _agree(waiting: WaitingTable, asked: VoteResult, voters: Sequence[int]) -> None:
    assert asked.vote is not None
    for user_id in voters:
        await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=True)


async def test_the_deadline_stands_in_the_message(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    assert f"⏳ <t:{waiting.clock.seconds + DAY}:R>" in waiting.mailbox.messages[-1].content
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {
        "turn": waiting.clock.seconds + DAY
    }


async def test_without_one_nothing_ever_happens(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin()
    assert "⏳" not in waiting.mailbox.messages[-1].content
    await waiting.wait(30 * DAY, step=DAY)
    assert len(waiting.mailbox.messages) == 1


async def test_one_warning_and_one_question(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(18 * HOUR - 600)
    assert waiting.pings(_ANN) == 1
    await waiting.wait(600)
    assert waiting.pings(_ANN) == 2
    assert "your time is running out" in waiting.mailbox.pings(_ANN)[-1].content
    await waiting.wait(6 * HOUR)
    assert len(waiting.late()) == 1
    await waiting.wait(30 * DAY, step=6 * HOUR)
    assert len(waiting.late()) == 1
    assert waiting.pings(_ANN) == 3
    assert user_of(await look(waiting.app)) == _ANN, "nothing is taken away"
    assert [event.kind for event in await waiting.journal()] == ["deadline"]


async def test_a_turn_that_comes_again_with_little_time_left_is_called_once(waiting: WaitingTable) -> None:
    """The call says how little it is, so no warning follows in the same second."""
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    await waiting.wait(20 * HOUR)
    asked = await waiting.app.proposals.undo(caller(_ANN))
    assert isinstance(asked, VoteResult)
    await _agree(waiting, asked, [_BOB])
    await waiting.settle()
    before = waiting.pings(_BOB)
    await act(waiting.app, _ANN, END)
    await waiting.wait(HOUR)
    assert waiting.pings(_BOB) == before + 1
    assert f"your turn (**Persians**, round 1). ⏳ <t:{waiting.clock.seconds + 3 * HOUR}:R>" in (
        waiting.mailbox.pings(_BOB)[-1].content
    )


async def test_a_warning_stands_for_a_reminder(waiting: WaitingTable) -> None:
    """The next reminder comes its full interval after the warning, which is sent at 18 of 24 hours."""
    await waiting.preferences(_ANN, every=5 * HOUR)
    await waiting.begin(GameSettings(deadline=DAY))
    counts = list[int]()
    for _ in range(4):
        await waiting.wait(19 * HOUR if not counts else HOUR)
        counts.append(waiting.pings(_ANN))
    assert counts == [5, 5, 5, 5], "the call, three reminders and the warning, and none at 20 hours"


@pytest.mark.parametrize(("every", "pings"), [(17, 2), (12, 3)])
async def test_a_warning_stands_for_a_reminder_shortly_before_it(
    waiting: WaitingTable, every: int, pings: int
) -> None:
    """The warning is sent at 18 of 24 hours, one or six hours after the reminder."""
    await waiting.preferences(_ANN, every=every * HOUR)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(19 * HOUR)
    assert waiting.pings(_ANN) == pings
    assert "your time is running out" in waiting.mailbox.pings(_ANN)[-1].content


@pytest.mark.parametrize(("wished", "pings"), [("channel", 1), ("dm", 1), ("both", 2)])
async def test_a_call_that_arrives_late_stands_for_the_reminders_and_the_warning(
    waiting: WaitingTable, wished: Place, pings: int
) -> None:
    await waiting.preferences(_BOB, every=5 * HOUR, place=wished)
    await waiting.begin(GameSettings(deadline=DAY))
    waiting.mailbox.outage = True
    await waiting.turn(_ANN)
    await waiting.wait(20 * HOUR)
    waiting.mailbox.outage = False
    await waiting.wait(HOUR)
    assert waiting.pings(_BOB) == pings
    assert "your turn" in waiting.mailbox.pings(_BOB)[-1].content
    await waiting.wait(4 * HOUR)
    assert waiting.pings(_BOB) > pings, "from then on, reminders come as usual"


async def test_but_for_no_warning_of_whoever_has_begun_the_turn_without_it(waiting: WaitingTable) -> None:
    """The call is overtaken then, and pings nobody."""
    await waiting.preferences(_BOB, every=None)
    await waiting.begin(GameSettings(deadline=DAY))
    waiting.mailbox.outage = True
    await waiting.turn(_ANN)
    await act(waiting.app, _BOB, GOLD)
    await waiting.wait(22 * HOUR)
    waiting.mailbox.outage = False
    await waiting.wait(HOUR)
    (ping,) = waiting.mailbox.pings(_BOB)
    assert "your time is running out" in ping.content


async def test_a_call_after_quiet_hours_does_not_wait_for_the_tables_day_of_rest_to_end(
    waiting: WaitingTable,
) -> None:
    waiting.clock.seconds = 4 * DAY + 10 * HOUR  # a Monday, 5 January 1970
    await waiting.preferences(_BOB, quiet=(0, 8 * 60), every=None)
    await waiting.begin(GameSettings(rest=(1,)))
    waiting.clock.seconds += 15 * HOUR
    await waiting.turn(_ANN)
    assert waiting.pings(_BOB) == 0
    async with asyncio.timeout(10):
        await waiting.wait(7 * HOUR)
    assert waiting.pings(_BOB) == 1, "at 8:00 on Tuesday"


async def test_who_has_played_is_neither_warned_nor_late(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(17 * HOUR)
    await waiting.turn(_ANN)
    await waiting.wait(17 * HOUR)
    assert waiting.pings(_ANN) == 1
    assert waiting.late() == []


async def test_the_table_is_asked_and_the_host_called(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    message = waiting.mailbox.messages[-1]
    assert message.mentions == (_BOB, _ANN), "whose time it is, and the host"
    assert [button.custom_id for button in message.buttons] == [
        choice_id(wait, _EXTEND),
        choice_id(wait, _SKIP),
        choice_id(wait, _BOT),
        choice_id(wait, SUBSTITUTE),
    ]
    assert "**Bob** (Persians)" in message.content
    assert "takes the host, <@1>, or two others;" in message.content


async def test_whoever_looks_later_sees_that_the_time_is_up(waiting: WaitingTable) -> None:
    """The message that asks the table may be far up in the channel by then."""
    wait = await _expired(waiting)
    asking = next(number for number, one in waiting.mailbox.shown.items() if one == waiting.asking())
    link = f"https://discord.com/channels/1/{CHANNEL}/{asking}"
    told = f"⏳ **Bob**'s time is up; [nothing is decided yet]({link})."
    clocks = waiting.app.game_settings.format_clocks
    assert await clocks(await look(waiting.app), _CEM) == told
    assert (await clocks(await look(waiting.app), _BOB)).startswith("⏳ Your time is up; [nothing is")
    games, count = await waiting.app.queries.own(_BOB, 10)
    assert format_own_games(games, {}, count).endswith("R> ⏳ time is up")
    await waiting.app.deadlines.choose(caller(_CEM), wait, "extend")
    assert "**Bob**'s turn is due" in await clocks(await look(waiting.app), _CEM)
    games, count = await waiting.app.queries.own(_BOB, 10)
    assert "time is up" not in format_own_games(games, {}, count)


async def test_reminders_after_the_time_say_that_it_is_up(waiting: WaitingTable) -> None:
    await _expired(waiting)
    await waiting.preferences(_BOB, every=DAY)
    await waiting.wait(DAY)
    reminder = waiting.mailbox.pings(_BOB)[-1].content
    assert reminder.startswith("<@2>, game 1: your time is up. Nothing is lost: you can still play until")
    assert "Reminder: waiting since" in reminder
    pause = await waiting.app.proposals.put(caller(_ANN), "pause")
    await _agree(waiting, pause, (_CEM, _DAO))
    resume = await waiting.app.proposals.put(caller(_ANN), "resume")
    await _agree(waiting, resume, (_CEM, _DAO))
    await waiting.settle()
    assert waiting.mailbox.pings(_BOB)[-1].content.startswith("<@2>, game 1: your time is up.")


@pytest.mark.parametrize("place", ["channel", "dm"])
@pytest.mark.parametrize("reminded", [True, False])
@pytest.mark.parametrize("by_host", [True, False])
async def test_nothing_says_that_the_time_is_up_once_there_is_more(
    waiting: WaitingTable, place: Place, *, reminded: bool, by_host: bool
) -> None:
    wait = await _expired(waiting)
    await waiting.preferences(_BOB, every=DAY, place=place)
    await waiting.wait(DAY if reminded else HOUR)
    if by_host:
        await waiting.app.game_settings.change(caller(_ANN), {"deadline": 5 * DAY})
    else:
        await waiting.app.deadlines.choose(caller(_CEM), wait, "extend")
    await waiting.settle()
    everything = (*waiting.mailbox.standing(CHANNEL), *waiting.mailbox.standing(_BOB))
    assert not any("time is up" in message.content for message in everything)
    if reminded and place == "channel":
        renewed = "<@2>, game 1: your turn (**Persians**, round 1). ⏳ <t:"
        assert any(message.content.startswith(renewed) for message in everything[2:])


async def test_a_turn_can_still_be_played_after_its_time(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    await waiting.turn(_BOB)
    late = waiting.asking()
    assert late.buttons == ()
    assert late.content == "✓ **Bob** has played."
    played = await refused("late-over", waiting.app.deadlines.choose(caller(_CEM), wait, "extend"))
    assert not played.facts.get("extended")


async def test_any_other_player_gives_as_much_again(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    await refused("late-own", waiting.app.deadlines.choose(caller(_BOB), wait, "extend"))
    await refused("not-in-game", waiting.app.deadlines.choose(caller(9), wait, "extend"))
    outcome = await waiting.app.deadlines.choose(caller(_CEM), wait, "extend")
    await waiting.settle()
    assert (outcome.done, outcome.until) == (True, waiting.clock.seconds + DAY)
    shown = waiting.mailbox.standing(CHANNEL)
    assert any("Cem has given **Bob** 1 day more" in message.content for message in shown)
    standing = {"Take your turn", "Board", "What changed", "Around me", "Undo", "Follow"}
    assert all({button.label for button in message.buttons} <= standing for message in shown[1:])
    turn = next(message for message in shown if "your turn (**Persians**" in message.content)
    assert f"⏳ <t:{waiting.clock.seconds + DAY}:R>" in turn.content, "the turn's message shows the new time"
    for again in (
        waiting.app.deadlines.choose(caller(_DAO), wait, "extend"),
        waiting.app.proposals.replace_late(caller(_DAO), wait),
    ):
        assert (await refused("late-over", again)).facts == {"extended": True}
    await waiting.wait(DAY)
    assert len(waiting.late()) == 2
    warnings = [message for message in waiting.mailbox.messages if "running out" in message.content]
    assert len([message for message in warnings if message.mentions == (_BOB,)]) == 2, "one for each deadline"
    assert [(event.kind, event.user_id) for event in await waiting.journal()] == [
        ("deadline", _BOB),
        ("extended", _CEM),
        ("deadline", _BOB),
    ]


async def test_the_outcome_takes_the_place_of_one_message_only(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    await waiting.preferences(_BOB, every=DAY)
    await waiting.wait(DAY)
    assert "Reminder" in waiting.mailbox.standing(CHANNEL)[-1].content
    for user_id in (_CEM, _DAO):
        await waiting.app.deadlines.choose(caller(user_id), wait, "skip")
    await waiting.settle()
    told = "⏳ **Bob**'s time ran out; the bot has ended the turn."
    assert [told in message.content for message in waiting.mailbox.standing(CHANNEL)].count(True) == 1
    assert not [message for message in waiting.mailbox.standing(CHANNEL) if "Reminder" in message.content]


async def test_a_button_from_another_channel_decides_nothing(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    for key in ("extend", "skip"):
        await refused("no-game", waiting.app.deadlines.choose(caller(_ANN, CHANNEL + 1), wait, key))
    assert user_of(await look(waiting.app)) == _BOB


async def test_a_stand_in_has_the_level_that_the_table_has_set(waiting: WaitingTable) -> None:
    wait = await _expired(waiting, GameSettings(deadline=DAY, substitute="easy"))
    await waiting.app.deadlines.choose(caller(_ANN), wait, "bot")
    assert (await look(waiting.app)).thinking == "easy"


async def test_two_players_let_the_bot_end_the_turn(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    first = await waiting.app.deadlines.choose(caller(_CEM), wait, "skip")
    again = await waiting.app.deadlines.choose(caller(_CEM), wait, "skip")
    await waiting.settle()
    assert [(each.done, each.missing) for each in (first, again)] == [(False, 1), (False, 1)]
    late = waiting.asking()
    assert "Cem agrees to end the turn; 1 more player needed." in late.content
    assert len(late.buttons) == 4
    assert user_of(await look(waiting.app)) == _BOB
    assert (await waiting.app.deadlines.choose(caller(_DAO), wait, "skip")).done
    await waiting.settle()
    assert user_of(await look(waiting.app)) == _CEM
    assert await waiting.reasons() == [
        ("phoenicians", None),
        ("phoenicians", None),
        ("persians", "deadline"),
        ("persians", "deadline"),
    ]
    assert waiting.pings(_CEM) == 1
    standing = [message.content for message in waiting.mailbox.standing(CHANNEL)]
    assert any(text.startswith("⏳ **Bob**'s time ran out; the bot has ended the turn.") for text in standing)
    event = (await waiting.journal())[-1]
    assert (event.kind, event.facts) == ("skipped", {"agreed": [_CEM], "by_setting": False})


async def test_a_computer_player_takes_what_is_left_of_a_turn(waiting: WaitingTable) -> None:
    """Other players who are asked in the turn answer first, and only they are called."""
    await place(waiting.app, endgame())
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": DAY, "answers": 0})
    await waiting.settle()
    await act(waiting.app, _DAO, _ROUSED)
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    await act(waiting.app, _DAO, _TO_KNOSSOS)
    outcome = await waiting.app.deadlines.choose(caller(_ANN), wait.id, "bot")
    assert (outcome.choice, outcome.done) == ("bot", True)
    assert [(each.kind, each.user_id) for each in await waiting.waits()] == [("answer", _ANN)]
    while (table := await look(waiting.app)).question is not None:
        await waiting.app.play.submit(caller(user_of(table)), answer(fights=False))
    assert (user_of(table), table.thinking) == (_DAO, "medium")
    assert not [each for each in await waiting.waits() if each.user_id == _DAO]
    await waiting.app.bot_worker.work()
    await waiting.settle()
    table = await look(waiting.app)
    assert user_of(table) != _DAO
    event = next(event for event in await waiting.journal() if event.kind == "bot-stands-in")
    assert (event.user_id, event.facts["level"]) == (_ANN, "medium")
    assert {reason for nation, reason in await waiting.reasons() if nation == "greeks"} == {None, "bot"}


async def _pick(waiting: WaitingTable, user_id: int) -> None:
    """Pick the first legal start city."""
    await act(waiting.app, user_id, next(iter(legal(position_of(await look(waiting.app))))))
    await waiting.settle()


async def _late_for_second_pick(waiting: WaitingTable) -> int:
    """Let the table give the first player's second pick to a computer player; return that player's id."""
    options, settings = Options(two_players="doubled"), GameSettings(deadline=DAY)
    wish = GameRequest(1, "Ann", "east", "antike", None, options, settings)
    await waiting.app.lobby.create(caller(_ANN), wish)
    await waiting.app.lobby.join(caller(_BOB), "Bob")
    late = user_of(await waiting.app.lobby.start(caller(_ANN)))
    await _pick(waiting, late)
    await _pick(waiting, 3 - late)
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    await waiting.app.deadlines.choose(caller(3 - late), wait.id, "bot")
    return late


async def test_a_computer_player_picks_one_start_city_only(waiting: WaitingTable) -> None:
    """All picks are in round 0, so the round alone does not say which of them it was to take."""
    late = await _late_for_second_pick(waiting)
    assert await waiting.app.bot_worker.work()
    await _pick(waiting, 3 - late)
    table = await look(waiting.app)
    assert (user_of(table), table.thinking) == (late, None)
    assert [(wait.kind, wait.user_id) for wait in await waiting.waits()] == [("turn", late)]


async def test_a_pick_that_comes_again_is_the_players_own(waiting: WaitingTable) -> None:
    late = await _late_for_second_pick(waiting)
    asked = await waiting.app.proposals.undo(caller(late))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(3 - late), asked.vote.id, yes=True)
    table = await look(waiting.app)
    assert (table.game.length, user_of(table), table.thinking) == (0, late, None)
    assert [wait.user_id for wait in await waiting.waits()] == [late]


async def test_the_end_of_a_turn_waits_for_a_computer_player_that_is_asked_in_it(
    waiting: WaitingTable,
) -> None:
    """Nothing can be done before the answer, so the end of the turn is not attempted repeatedly."""
    await place(waiting.app, endgame())
    settings = {"deadline": DAY, "timeout": "skip", "substitute": "easy"}
    await waiting.app.game_settings.change(caller(_ANN), settings)
    for user_id in (_ANN, _CEM):
        await waiting.app.resignations.concede(caller(user_id))
    await act(waiting.app, _DAO, _ROUSED, _TO_KNOSSOS)
    waiting.clock.seconds += DAY
    async with asyncio.timeout(10):
        await waiting.settle()
    assert not [event for event in await waiting.journal() if event.kind in {"deadline", "skipped"}]
    game_id = (await look(waiting.app)).game.id
    jobs = await Jobs(waiting.app.context.database.reader).of_game(game_id)
    assert min(at for (kind, _), at in jobs.items() if kind == "deadline") > waiting.clock.seconds, (
        "it is due again"
    )
    while (await look(waiting.app)).question is not None:
        await waiting.app.bot_worker.work()
    await waiting.settle()
    assert [event.kind for event in await waiting.journal()][-2:] == ["deadline", "skipped"]
    assert user_of(await look(waiting.app)) != _DAO


async def test_the_hosts_word_is_enough(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    assert (await waiting.app.deadlines.choose(caller(_ANN), wait, "skip")).done
    assert user_of(await look(waiting.app)) == _CEM


async def test_where_the_host_alone_decides(waiting: WaitingTable) -> None:
    wait = await _expired(waiting, GameSettings(deadline=DAY, who="host"))
    for key in ("extend", "skip"):
        await refused("not-host", waiting.app.deadlines.choose(caller(_CEM), wait, key))
    assert (await waiting.app.deadlines.choose(caller(_ANN), wait, "skip")).done


async def test_about_the_host_the_others_decide(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY, who="host"))
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    await waiting.app.deadlines.choose(caller(_BOB), wait.id, "skip")
    assert (await waiting.app.deadlines.choose(caller(_CEM), wait.id, "skip")).done


@pytest.mark.parametrize("substitute", ["off", "easy"])
async def test_one_other_player_decides_alone_where_there_is_no_second(
    waiting: WaitingTable, substitute: Substitute
) -> None:
    """Neither computer players nor players who have conceded can agree, so their agreement is not awaited."""
    await waiting.begin(GameSettings(deadline=DAY, substitute=substitute))
    for user_id in (_CEM, _DAO):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    assert wait.user_id == _ANN
    assert (await waiting.app.deadlines.choose(caller(_BOB), wait.id, "skip")).done


async def test_nobody_is_offered_a_choice_about_the_only_person(waiting: WaitingTable) -> None:
    """Against computer players alone, the buttons would be for nobody, and no one is named as the others."""
    await lobby(waiting.app, 4, CHANNEL, GameSettings(deadline=DAY))
    await waiting.app.lobby.join(caller(_ANN), "Ann", "phoenicians")
    await waiting.app.bots.seat(caller(_ANN), "easy", 3)
    await waiting.app.lobby.start(caller(_ANN))
    await unpost(waiting.app)
    await waiting.wait(DAY)
    asking = waiting.asking()
    assert (
        "ran out of time (1 day). Nobody else at the table can decide, so the game waits." in asking.content
    )
    assert not [button for button in asking.buttons if "late" in button.custom_id]


@pytest.mark.parametrize(
    ("conceded", "told"),
    [
        (None, "takes the host, <@1>;"),
        (_CEM, " The host, <@1>, can give 1 day more, end the turn ("),
        (_ANN, "takes the host, <@1>, or one other player;"),
    ],
)
async def test_only_votes_that_can_come_together_are_named(
    waiting: WaitingTable, conceded: int | None, told: str
) -> None:
    """One other than the host cannot be two, and a host who is the only other player is nobody besides."""
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    if conceded is not None:
        await waiting.app.resignations.concede(caller(conceded))
    if conceded != _ANN:
        await waiting.turn(_ANN)
    await waiting.wait(DAY)
    assert told in waiting.late()[0]


async def test_between_two_players_the_message_is_about_the_other_one(waiting: WaitingTable) -> None:
    """Nobody else could give time or vote."""
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    await waiting.app.resignations.concede(caller(_CEM))
    await waiting.wait(DAY)
    assert " <@2> can give 1 day more, end the turn (" in waiting.late()[0]
    (wait,) = await waiting.waits()
    assert (await waiting.app.deadlines.choose(caller(_BOB), wait.id, "skip")).done


@pytest.mark.parametrize(
    ("who", "told"),
    [("players", "takes you, as the host, or two others;"), ("host", "As the host you can give 1 day more,")],
)
async def test_in_private_the_host_is_spoken_to(waiting: WaitingTable, who: Who, told: str) -> None:
    await waiting.preferences(_ANN, place="dm")
    await waiting.begin(GameSettings(deadline=DAY, who=who))
    await waiting.turn(_ANN)
    await waiting.wait(DAY)
    (private,) = [each for each in waiting.mailbox.standing(_ANN) if "ran out of time" in each.content]
    assert told in private.content
    assert "<@1>" in waiting.asking().content


async def test_a_longer_deadline_leaves_no_question_in_private(waiting: WaitingTable) -> None:
    """What the host does in the settings ends it like the button for more time."""
    await waiting.preferences(_ANN, place="dm", locale="de")
    await _expired(waiting)
    before = waiting.mailbox.standing(_ANN)
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": 3 * DAY})
    await waiting.settle()
    assert waiting.mailbox.standing(_ANN) == before[:-1]
    assert waiting.asking().content == "⏳ The deadline was changed; the turn goes on."


@pytest.mark.parametrize("key", ["extend", "skip", "bot"])
async def test_the_host_decides_in_private_by_what_stands_there(waiting: WaitingTable, key: str) -> None:
    """It follows votes and settings, in the host's language, as the message to the table does."""
    await waiting.preferences(_ANN, place="dm", locale="de")
    wait = await _expired(waiting)
    await waiting.app.deadlines.choose(caller(_CEM), wait, "skip")
    await waiting.settle()
    private = waiting.mailbox.standing(_ANN)[-1]
    assert "braucht es dich (du leitest die Partie) oder zwei Stimmen der anderen" in private.content
    assert private.content.endswith("\nCem möchte den Zug vom Bot beenden lassen; es fehlt noch 1 Stimme.")
    await waiting.app.game_settings.change(caller(_ANN), {"who": "host"})
    await waiting.settle()
    private = waiting.mailbox.standing(_ANN)[-1]
    assert "Du leitest die Partie und kannst noch einmal 1 Tag geben" in private.content
    assert private.buttons[0].label == "Noch einmal so viel Zeit"
    assert [each.custom_id for each in private.buttons] == [
        each.custom_id for each in waiting.asking().buttons
    ]
    there = replace(caller(_ANN, CHANNEL + 1), direct=True)
    assert (await waiting.app.deadlines.choose(there, wait, key)).done
    await waiting.settle()
    assert not [each for each in waiting.mailbox.standing(_ANN) if each.buttons == private.buttons]


@pytest.mark.parametrize("who", ["players", "host"])
async def test_the_others_are_called_to_decide_while_the_host_is_away(
    waiting: WaitingTable, who: Who
) -> None:
    """Otherwise the table would wait until the host is back; one who decides alone is waited for."""
    await waiting.begin(GameSettings(deadline=DAY, who=who))
    await waiting.turn(_ANN)
    await waiting.app.preferences.leave(_ANN, waiting.clock.seconds + 21 * DAY)
    before = [waiting.pings(user_id) for user_id in (_ANN, _CEM, _DAO)]
    await waiting.wait(2 * DAY, step=HOUR)
    others = int(who == "players")
    calls = [waiting.pings(user_id) for user_id in (_ANN, _CEM, _DAO)]
    assert calls == [number + new for number, new in zip(before, (0, others, others), strict=True)]
    told = "Any other player (<@3> and <@4>) can give" if others else "The host, <@1>, can give"
    assert told in waiting.late()[0]
    if others:
        (wait,) = await waiting.waits()
        await waiting.app.deadlines.choose(caller(_CEM), wait.id, "skip")
        await waiting.settle()
        assert told in waiting.asking().content, "also with a vote"


async def test_who_decides_changes_with_the_host_going_away_and_coming_back(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    await waiting.app.deadlines.choose(caller(_CEM), wait, "skip")
    await waiting.settle()
    asked = waiting.asking().content
    assert "Any other player can give" in asked
    await waiting.app.preferences.leave(_ANN, waiting.clock.seconds + 21 * DAY)
    await waiting.settle()
    told = waiting.asking().content
    assert "Any other player (<@3> and <@4>) can give" in told
    assert told.endswith("Cem agrees to end the turn; 1 more player needed.")
    await waiting.app.preferences.leave(_DAO, waiting.clock.seconds + 21 * DAY)
    await waiting.settle()
    assert waiting.asking().content.endswith("1 more player needed."), "or the same one once more"
    for user_id in (_ANN, _DAO):
        await waiting.app.preferences.end_absence(user_id)
    await waiting.settle()
    assert waiting.asking().content == asked


async def test_who_decides_changes_with_the_host_and_with_players_leaving(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY, substitute="easy", who="host"))
    await waiting.turn(_ANN)
    await waiting.turn(_BOB)
    await waiting.wait(DAY)
    assert "The host, <@1>, can give" in waiting.asking().content
    await waiting.app.resignations.concede(caller(_ANN))
    await waiting.settle()
    assert "The host, <@2>, can give" in waiting.asking().content


async def test_the_only_other_player_who_is_there_decides_while_the_host_is_away(
    waiting: WaitingTable,
) -> None:
    """As in a vote, which could already give the seat away: the mild choice needs no more than that one."""
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    await waiting.turn(_ANN)
    await waiting.app.preferences.leave(_ANN, waiting.clock.seconds + 21 * DAY)
    await waiting.wait(DAY)
    assert "takes the host, <@1>, or one other player;" in waiting.late()[0]
    (wait,) = await waiting.waits()
    assert (await waiting.app.deadlines.choose(caller(_CEM), wait.id, "skip")).done


async def test_while_the_host_is_there_one_other_player_is_not_enough(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    await waiting.turn(_ANN)
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    assert (await waiting.app.deadlines.choose(caller(_CEM), wait.id, "skip")).missing == 1


async def test_nobody_decides_alone_by_being_away_while_the_host_is_there(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY), nations=3)
    await waiting.turn(_ANN)
    await waiting.app.preferences.leave(_CEM, waiting.clock.seconds + 21 * DAY)
    await waiting.wait(DAY)
    assert "takes the host, <@1>;" in waiting.late()[0]
    (wait,) = await waiting.waits()
    assert (await waiting.app.deadlines.choose(caller(_CEM), wait.id, "skip")).missing == 1
    assert (await waiting.app.deadlines.choose(caller(_ANN), wait.id, "skip")).done


async def test_a_host_who_has_conceded_still_decides(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    await waiting.app.resignations.concede(caller(_ANN))
    assert (await waiting.app.deadlines.choose(caller(_ANN), wait, "skip")).done


async def test_votes_from_before_more_time_was_given_do_not_count_any_more(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    await waiting.app.deadlines.choose(caller(_CEM), wait, "skip")
    await waiting.app.deadlines.choose(caller(_DAO), wait, "extend")
    await waiting.wait(DAY)
    outcome = await waiting.app.deadlines.choose(caller(_DAO), wait, "skip")
    assert (outcome.done, outcome.missing) == (False, 1)


async def test_who_has_muted_the_reminders_is_reminded_in_the_time_given_anew(waiting: WaitingTable) -> None:
    wait = await _expired(waiting)
    await waiting.preferences(_BOB, every=6 * HOUR)
    await waiting.app.preferences.mute(_BOB, wait)
    before = waiting.pings(_BOB)
    await waiting.wait(7 * HOUR)
    assert waiting.pings(_BOB) == before
    await waiting.app.deadlines.choose(caller(_CEM), wait, "extend")
    await waiting.wait(7 * HOUR)
    assert waiting.pings(_BOB) > before


async def test_a_turn_under_way_is_only_ended(waiting: WaitingTable) -> None:
    """Actions already entered are kept."""
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    await act(waiting.app, _ANN, GOLD)
    await waiting.wait(DAY)
    table = await look(waiting.app)
    assert user_of(table) == _BOB
    assert position_of(table).nations["phoenicians"].wedge == "gold"
    assert await waiting.reasons() == [("phoenicians", None), ("phoenicians", "deadline")]


async def test_a_setting_extends_by_itself_and_says_so(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=DAY, timeout="extend"))
    await waiting.wait(DAY)
    assert re.search(r"it was extended automatically\. [A-Z]", waiting.mailbox.messages[-1].content)
    assert waiting.mailbox.messages[-1].mentions == (_ANN,)
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {
        "turn": waiting.clock.seconds + DAY
    }
    event = (await waiting.journal())[-1]
    assert (event.kind, event.user_id, event.facts["by_setting"]) == ("extended", None, True)


async def test_who_decides_changes_with_players_giving_up_and_settings(waiting: WaitingTable) -> None:
    """The host decides even then; of the others only Cem is left, who has one vote."""
    await _expired(waiting)
    assert "takes the host, <@1>, or two others;" in waiting.asking().content
    await waiting.app.resignations.concede(caller(_DAO))
    await waiting.settle()
    assert "takes the host, <@1>;" in waiting.asking().content
    await waiting.app.resignations.concede(caller(_ANN))
    await waiting.settle()
    assert "takes the host, <@1>, or one other player;" in waiting.asking().content
    await waiting.app.game_settings.change(caller(_ANN), {"who": "host"})
    await waiting.settle()
    assert " The host, <@1>, can give 1 day more, " in waiting.asking().content


async def test_the_vote_of_a_player_who_has_left_since_does_not_count(waiting: WaitingTable) -> None:
    """Otherwise one other player could end the turn, though the message says that it takes the host."""
    wait = await _expired(waiting)
    await waiting.app.deadlines.choose(caller(_CEM), wait, "skip")
    await waiting.app.resignations.concede(caller(_CEM))
    await waiting.settle()
    assert "takes the host, <@1>;" in waiting.asking().content
    assert "agrees" not in waiting.asking().content
    assert not (await waiting.app.deadlines.choose(caller(_DAO), wait, "skip")).done
    assert (await waiting.app.deadlines.choose(caller(_ANN), wait, "skip")).done


async def test_buttons_go_with_the_last_who_could_decide(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY, substitute="easy"), nations=3)
    await waiting.wait(DAY)
    for user_id, left in ((_BOB, True), (_CEM, False)):
        await waiting.app.resignations.concede(caller(user_id))
        await waiting.settle()
        asking = waiting.asking()
        assert ("Nobody else at the table can decide" in asking.content) is not left
        assert any("late" in button.custom_id for button in asking.buttons) is left


async def test_time_given_by_itself_again_and_again_is_told_once(waiting: WaitingTable) -> None:
    """In a game with an hour for each turn it was told 24 times a day, and warned of as often."""
    await waiting.preferences(_ANN, every=10 * HOUR)
    await waiting.begin(GameSettings(deadline=HOUR, timeout="extend"))
    await waiting.wait(2 * HOUR)
    assert waiting.pings(_ANN) == 3, "the call, a warning, and that there is more time"
    await waiting.wait(22 * HOUR)
    assert waiting.pings(_ANN) == 5, "reminders, as often as wanted"
    assert "Reminder:" in (told := waiting.mailbox.pings(_ANN)[-1].content)
    (wait,) = await waiting.waits()
    assert wait.extended
    assert f"⏳ <t:{waiting.clock.seconds + HOUR}:R>" in waiting.mailbox.standing(CHANNEL)[-1].content, told
    await waiting.app.preferences.mute(_ANN, wait.id)
    await waiting.wait(2 * DAY, step=HOUR)
    assert waiting.pings(_ANN) == 5


async def test_time_that_matters_again_is_warned_of_again(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=DAY, timeout="extend"))
    await waiting.wait(2 * DAY)
    assert waiting.pings(_ANN) == 3
    await waiting.app.game_settings.change(caller(_ANN), {"timeout": "skip"})
    await waiting.wait(DAY - HOUR)
    assert waiting.pings(_ANN) == 4
    assert "your time is running out" in waiting.mailbox.pings(_ANN)[-1].content


async def test_a_setting_ends_turn_after_turn(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=HOUR, timeout="skip"))
    await waiting.wait(5 * HOUR)
    assert position_of(await look(waiting.app)).round == 2
    assert {reason for _, reason in await waiting.reasons()} == {"deadline"}


async def test_quiet_hours_do_not_count(waiting: WaitingTable) -> None:
    waiting.clock.seconds = 1_000_000 // DAY * DAY + 12 * HOUR
    await waiting.preferences(_ANN, quiet=(18 * 60, 6 * 60), every=None)
    await waiting.begin(GameSettings(deadline=DAY))
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {
        "turn": waiting.clock.seconds + 2 * DAY
    }
    await waiting.wait(2 * DAY - 600)
    assert waiting.late() == []
    await waiting.wait(600)
    assert len(waiting.late()) == 1


async def test_wishes_changed_in_between_count_from_then_on(waiting: WaitingTable) -> None:
    """Quiet hours set during a turn do not extend the time that has passed."""
    waiting.clock.seconds = 1_000_000 // DAY * DAY + 12 * HOUR
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(12 * HOUR)
    await waiting.preferences(_ANN, quiet=(0, 12 * 60))
    ends = await waiting.app.game_settings.clocks(await look(waiting.app))
    assert ends == {"turn": waiting.clock.seconds + DAY}


async def test_an_absence_stops_the_clock_and_the_calls(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=6 * HOUR)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(HOUR)
    start = waiting.clock.seconds
    (table,) = await waiting.app.preferences.leave(_ANN, start + 3 * DAY)
    await waiting.settle()
    assert table.game.id == 1
    assert f"Ann is away until <t:{start + 3 * DAY}:f>" in waiting.mailbox.messages[-1].content
    assert waiting.mailbox.messages[-1].mentions == ()
    assert await waiting.app.game_settings.clocks(table) == {"turn": start + 3 * DAY + 23 * HOUR}
    await waiting.wait(2 * DAY)
    assert waiting.pings(_ANN) == 1
    await waiting.app.preferences.end_absence(_ANN)
    await waiting.settle()
    assert any("Ann is back" in message.content for message in waiting.mailbox.messages)
    assert await waiting.app.game_settings.clocks(table) == {"turn": waiting.clock.seconds + 23 * HOUR}
    await refused("not-away", waiting.app.preferences.end_absence(_ANN))
    assert [event.kind for event in await waiting.journal()] == ["away", "back"]


@pytest.mark.parametrize(
    ("settings", "wait", "told"),
    [
        (GameSettings(deadline=DAY), HOUR, True),
        (GameSettings(), HOUR, False),
        (GameSettings(answers=DAY), HOUR, True),
        (GameSettings(deadline=DAY), DAY, False),
    ],
)
async def test_an_absence_is_said_to_pause_a_deadline_only_where_there_is_one(
    waiting: WaitingTable, settings: GameSettings, wait: int, told: bool
) -> None:
    """Not where there is none, nor where the time has run out, and the table may decide at any moment."""
    await waiting.begin(settings)
    await waiting.wait(wait)
    back = waiting.clock.seconds + DAY
    await waiting.app.preferences.leave(_ANN, back)
    await waiting.settle()
    notice = f"🧳 Ann is away until <t:{back}:f>."
    paused = " Their deadline is paused until then." if told else ""
    assert waiting.mailbox.messages[-1].content == f"{notice}{paused}"
    clocks = await waiting.app.game_settings.format_clocks(await look(waiting.app), _BOB)
    assert clocks.splitlines()[0] == notice, "the deadline, if any, stands below it"


async def test_whose_turn_comes_while_away_is_called_when_back(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    back = waiting.clock.seconds + 2 * DAY
    await waiting.app.preferences.leave(_BOB, back)
    await waiting.turn(_ANN)
    await waiting.wait(2 * DAY - 60)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(60)
    assert waiting.pings(_BOB) == 1


async def test_a_restart_at_any_instant(waiting: WaitingTable) -> None:
    """A deadline that passed while no program ran is handled once."""
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    waiting.clock.seconds += 10 * DAY
    waiting.restart()
    assert await waiting.app.scheduler.work() > 0
    waiting.restart()
    assert await waiting.app.scheduler.work() == 0
    await waiting.settle()
    assert user_of(await look(waiting.app)) == _BOB
    assert waiting.pings(_BOB) == 1
    assert [event.kind for event in await waiting.journal()] == ["deadline", "skipped"]


async def test_two_watchmen_do_everything_once(waiting: WaitingTable) -> None:
    """Two schedulers on one database, as with a second program, do every job once."""
    await waiting.begin(GameSettings(deadline=DAY))
    other = app_on(waiting.database, waiting.clock)
    waiting.clock.seconds += DAY
    await asyncio.gather(*(app.scheduler.work() for app in (waiting.app, other, waiting.app, other)))
    await waiting.settle()
    assert len(waiting.late()) == 1


async def test_trouble_with_one_thing_does_not_end_the_watch(
    waiting: WaitingTable, caplog: pytest.LogCaptureFixture
) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    async with waiting.app.context.database.transaction() as tx:
        await tx.execute("UPDATE jobs SET kind = 'nonsense' WHERE kind = 'warning'")
    waiting.clock.seconds += DAY
    with caplog.at_level("CRITICAL"):
        await waiting.settle()
    assert len(waiting.late()) == 1


async def test_a_game_that_ends_leaves_nothing_due(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.app.resignations.end(caller(_ANN))
    await waiting.wait(5 * DAY, step=HOUR)
    assert waiting.pings(_ANN) == 1
    game = await Games(waiting.database.reader).by_id(1)
    assert game is not None
    assert game.status == "closed"
    assert await waiting.waits() == []
    assert "-# ✓ **Ann** doesn't have to act any more" in waiting.mailbox.standing(CHANNEL)[0].content


async def test_who_concedes_is_not_waited_for(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.app.resignations.concede(caller(_ANN))
    await waiting.settle()
    (wait,) = await waiting.waits()
    assert wait.user_id == _BOB
    assert waiting.mailbox.standing(CHANNEL)[0].content.endswith("-# ✓ **Ann** has conceded.")


async def _asked(waiting: WaitingTable, settings: GameSettings | None = None) -> int:
    """Let the Greeks' deadline pass and ask Ann and Cem in their turn; return the id of the turn's wait."""
    await place(waiting.app, endgame(goal=50), settings or GameSettings(deadline=DAY, answers=12 * HOUR))
    for user_id in (_ANN, _DAO):
        await waiting.preferences(user_id, every=None)
    await act(waiting.app, _DAO, _ROUSED)
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    assert wait.expired
    await act(waiting.app, _DAO, _TO_KNOSSOS)
    await waiting.settle()
    assert user_of(await look(waiting.app)) == _ANN
    return wait.id


async def test_a_turn_is_ended_once_the_answer_is_there(waiting: WaitingTable) -> None:
    wait = await _asked(waiting)
    first = await waiting.app.deadlines.choose(caller(_BOB), wait, "skip")
    assert (first.done, first.missing, format_deadline_reply(first)[:6]) == (False, 1, "Noted.")
    for user_id in (_CEM, _BOB):
        later = await waiting.app.deadlines.choose(caller(user_id), wait, "skip")
        assert (
            format_deadline_reply(later)
            == "Agreed: the bot ends the turn as soon as Ann and Cem have answered."
        )
    await waiting.settle()
    assert user_of(await look(waiting.app)) == _ANN
    assert "as soon as Ann and Cem have answered" in waiting.asking().content
    assert "needed" not in waiting.asking().content, "nobody else has to agree"
    assert [event.kind for event in await waiting.journal()] == ["deadline"]
    before = waiting.pings(_DAO)
    waiting.restart()
    for user_id in (_ANN, _CEM):
        await waiting.app.play.submit(caller(user_id), answer(fights=False))
        await waiting.settle()
    assert position_of(await look(waiting.app)).mover == "phoenicians"
    assert waiting.pings(_DAO) == before, "there is nothing left to do"
    event = (await waiting.journal())[-1]
    assert (event.kind, event.user_id, event.facts) == (
        "skipped",
        _CEM,
        {"agreed": [_BOB], "by_setting": False},
    )


async def test_the_fallback_answers_first_where_no_answer_comes(waiting: WaitingTable) -> None:
    wait = await _asked(waiting)
    await waiting.app.deadlines.choose(caller(_ANN), wait, "skip")
    await waiting.wait(DAY)
    assert position_of(await look(waiting.app)).mover == "phoenicians"
    assert [event.kind for event in await waiting.journal()] == [
        "deadline",
        "deadline",
        "deadline",
        "skipped",
    ]


async def test_a_longer_deadline_ends_what_was_agreed_before_it(waiting: WaitingTable) -> None:
    """The turn goes on after the answers, and after the new deadline two players must agree again."""
    wait = await _asked(waiting)
    for user_id in (_BOB, _CEM):
        await waiting.app.deadlines.choose(caller(user_id), wait, "skip")
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": 3 * DAY})
    for user_id in (_ANN, _CEM):
        await waiting.app.play.submit(caller(user_id), answer(fights=False))
    await waiting.settle()
    assert user_of(await look(waiting.app)) == _DAO
    await waiting.wait(2 * DAY)
    assert len(waiting.late()) == 2
    outcome = await waiting.app.deadlines.choose(caller(_BOB), wait, "skip")
    assert (outcome.done, outcome.missing) == (False, 1)


async def test_who_takes_the_move_back_is_at_the_end_as_well(waiting: WaitingTable) -> None:
    wait = await _asked(waiting)
    await waiting.app.deadlines.choose(caller(_ANN), wait, "skip")
    await waiting.app.play.undo(caller(_DAO))
    await waiting.settle()
    assert position_of(await look(waiting.app)).mover == "phoenicians"


async def test_more_time_counts_from_the_answer_on(waiting: WaitingTable) -> None:
    wait = await _asked(waiting)
    await waiting.app.deadlines.choose(caller(_ANN), wait, "skip")
    outcome = await waiting.app.deadlines.choose(caller(_BOB), wait, "extend")
    assert (outcome.done, outcome.until) == (True, None)
    assert format_deadline_reply(outcome) == "Done. The time starts when Ann and Cem have answered."
    await waiting.settle()
    told = "Bob has given **Dao** 1 day more, starting when Ann and Cem have answered."
    assert any(told in message.content for message in waiting.mailbox.standing(CHANNEL))
    calls = waiting.pings(_DAO)
    await waiting.wait(6 * HOUR)
    assert waiting.pings(_DAO) == calls, "who cannot act is not warned"
    clocks = await waiting.app.game_settings.clocks(await look(waiting.app))
    assert clocks["turn"] is None
    for user_id in (_ANN, _CEM):
        await waiting.app.play.submit(caller(user_id), answer(fights=False))
        await waiting.settle()
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {
        "turn": waiting.clock.seconds + DAY
    }
    assert user_of(await look(waiting.app)) == _DAO, "what was agreed before is forgotten"
    await waiting.wait(DAY)
    assert len(waiting.late()) == 2, "the table is asked again"


async def test_the_host_is_told_of_the_own_time_and_the_others_are_called_to_decide(
    waiting: WaitingTable,
) -> None:
    """Once, and where they want; whoever has conceded cannot decide."""
    await waiting.preferences(_ANN, every=None)
    await waiting.preferences(_CEM, place="dm")
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.app.resignations.concede(caller(_DAO))
    await waiting.wait(DAY)
    message = next(
        message
        for message in waiting.mailbox.messages
        if "ran out of time" in message.content and not message.direct
    )
    assert message.mentions == (_ANN, _BOB)
    assert message.content.startswith("<@1>, game 1: your time is up.")
    assert "Any other player (<@2> and <@3>) can give 1 day more." in message.content
    (private,) = waiting.mailbox.standing(_CEM)
    assert private.content.startswith(f"Game 1 in <#{CHANNEL}>: ⏳ **Ann** (Phoenicians) ran out of time")
    assert private.buttons == message.buttons, "whoever is called there can decide there"
    await waiting.wait(2 * DAY, step=HOUR)
    assert [waiting.pings(user_id) for user_id in (_BOB, _CEM)] == [1, 1]
    await waiting.turn(_ANN)
    assert waiting.mailbox.standing(_CEM) == []
    assert not [message for message in waiting.mailbox.standing(CHANNEL) if "running out" in message.content]


async def test_whose_time_is_up_is_told_in_private_where_wished(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, place="dm")
    await _expired(waiting)
    assert waiting.asking().mentions == (_ANN,)
    (private,) = [
        message for message in waiting.mailbox.standing(_BOB) if "your time is up" in message.content
    ]
    assert private.buttons == (turn_button(1),)
    await waiting.turn(_BOB)
    (played,) = waiting.mailbox.standing(_BOB)
    assert played.content == f"Game 1 in <#{CHANNEL}>: ✓ you have played.", "once, in place of the first call"


async def test_more_time_is_told_in_private_to_whom_it_is_given(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, place="dm")
    wait = await _expired(waiting)
    await waiting.app.deadlines.choose(caller(_CEM), wait, "extend")
    await waiting.settle()
    told = f"⏳ Cem has given **Bob** 1 day more. ⏳ <t:{waiting.clock.seconds + DAY}:R>"
    private = waiting.mailbox.standing(_BOB)[-1]
    assert private.content == f"Game 1 in <#{CHANNEL}>: {told}"
    assert private.buttons == (turn_button(1),)


async def test_of_what_is_due_at_once_only_the_last_is_told(waiting: WaitingTable) -> None:
    """After an absence in which reminder, warning and deadline became due, only the deadline is reported."""
    await waiting.begin(GameSettings(deadline=DAY))
    before = waiting.pings(_ANN)
    waiting.clock.seconds += DAY
    waiting.restart()
    await waiting.settle()
    assert waiting.pings(_ANN) == before + 1
    assert len(waiting.late()) == 1


async def _down(waiting: WaitingTable, seconds: int) -> None:
    """Stop the bot for `seconds`, and start it again."""
    await enter(waiting.app.context)
    waiting.clock.seconds += seconds
    waiting.restart()
    await enter(waiting.app.context)
    await waiting.settle()


async def test_no_turn_is_taken_for_time_in_which_the_bot_was_away(waiting: WaitingTable) -> None:
    """An absence adds its length to the turn, and the player is warned; the next expiry adds nothing."""
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    await waiting.wait(10 * HOUR)
    await _down(waiting, 20 * HOUR)
    back = waiting.clock.seconds
    assert user_of(await look(waiting.app)) == _ANN
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {"turn": back + 20 * HOUR}
    await waiting.wait(19 * HOUR)
    assert "your time is running out" in waiting.mailbox.pings(_ANN)[-1].content
    assert user_of(await look(waiting.app)) == _ANN
    await waiting.wait(HOUR)
    assert user_of(await look(waiting.app)) == _BOB
    assert {reason for _, reason in await waiting.reasons()} == {"deadline"}


@pytest.mark.parametrize("cause", ["outage", "permission"])
async def test_no_turn_is_taken_from_a_player_whose_call_did_not_arrive(
    waiting: WaitingTable, cause: str
) -> None:
    """Buttons and commands may work all the while, but nobody has told the player to use them."""
    await waiting.preferences(_BOB, every=None)
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    waiting.mailbox.outage = cause == "outage"
    waiting.mailbox.closed |= {CHANNEL} if cause == "permission" else set()
    await waiting.turn(_ANN)
    await waiting.wait(5 * DAY // 2, step=HOUR)
    waiting.mailbox.outage = False
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    assert "your turn" in waiting.mailbox.pings(_BOB)[0].content.casefold()
    table = await look(waiting.app)
    until = (await waiting.app.game_settings.clocks(table))["turn"]
    assert user_of(table) == _BOB
    assert until is not None
    left = until - waiting.clock.seconds
    assert HOUR <= left <= DAY, "not more than the time of a turn, however long it lasted"
    await waiting.wait(left)
    assert user_of(await look(waiting.app)) == _CEM, "now he has seen it"


async def test_what_was_posted_in_quiet_hours_is_no_call(waiting: WaitingTable) -> None:
    """It pings nobody, and the call in the morning has not arrived."""
    now = waiting.clock.seconds % DAY // 60
    await waiting.preferences(_BOB, every=None, quiet=(now, (now + 8 * 60) % (24 * 60)))
    await waiting.begin(GameSettings(deadline=12 * HOUR, timeout="skip"))
    await waiting.turn(_ANN)
    waiting.mailbox.closed |= {CHANNEL}
    await waiting.wait(2 * DAY + 12 * HOUR, step=HOUR)
    assert user_of(await look(waiting.app)) == _BOB
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    assert user_of(await look(waiting.app)) == _BOB, "the time was up less than an hour after the call"
    assert waiting.pings(_BOB) == 2, "the call and another warning"
    await waiting.wait(DAY, step=HOUR)
    assert user_of(await look(waiting.app)) != _BOB, "now he has seen it"


async def test_a_reminder_that_does_not_arrive_gives_no_time_back(waiting: WaitingTable) -> None:
    """The call in the morning has arrived before it."""
    now = waiting.clock.seconds % DAY // 60
    await waiting.preferences(_BOB, every=5 * HOUR, quiet=(now, (now + 60) % (24 * 60)))
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    await waiting.turn(_ANN)
    await waiting.wait(2 * HOUR)
    assert waiting.pings(_BOB) == 1
    waiting.mailbox.closed |= {CHANNEL}
    await waiting.wait(DAY, step=HOUR)
    assert user_of(await look(waiting.app)) == _CEM


async def test_who_has_begun_the_turn_without_a_call_is_late_like_others(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    waiting.mailbox.closed |= {CHANNEL}
    await waiting.turn(_ANN)
    await act(waiting.app, _BOB, GOLD)
    await waiting.wait(DAY, step=HOUR)
    assert user_of(await look(waiting.app)) == _CEM


async def test_no_question_is_answered_for_a_player_whom_it_did_not_reach(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame(goal=50), GameSettings(deadline=DAY, answers=12 * HOUR))
    await waiting.settle()
    waiting.mailbox.outage = True
    await act(waiting.app, _DAO, _ROUSED, _TO_KNOSSOS)
    await waiting.wait(DAY)
    assert user_of(await look(waiting.app)) == _ANN
    waiting.mailbox.outage = False
    await waiting.wait(HOUR)
    assert waiting.mailbox.pings(_ANN)
    await waiting.wait(DAY)
    assert user_of(await look(waiting.app)) != _ANN, "now she has seen it"


@pytest.mark.parametrize(("arrives", "taken"), [(DAY - 600, False), (DAY - 2 * HOUR, True), (0, True)])
async def test_a_call_that_arrives_just_before_the_deadline_leaves_time_to_act(
    waiting: WaitingTable, arrives: int, taken: bool
) -> None:
    """Nothing is given back to a player who was called in time, before or after an outage."""
    await waiting.preferences(_BOB, every=None)
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    waiting.mailbox.outage = arrives > 0
    await waiting.turn(_ANN)
    await waiting.wait(arrives)
    waiting.mailbox.outage = not arrives
    await waiting.delivery.try_again(1)
    await waiting.settle()
    await waiting.wait(DAY - arrives, step=300)
    assert (user_of(await look(waiting.app)) == _CEM) is taken


@pytest.mark.parametrize(("told", "late"), [(30, False), (9 * 60, False), (11 * 60, True), (None, True)])
def test_a_call_that_is_due_in_the_morning_is_late_from_then_on(told: int | None, late: bool) -> None:
    """Questions may be held back for five minutes here, besides."""
    clock = Clock(GameSettings(deadline=DAY), PersonRow(_BOB, quiet=(2 * 60, 12 * 60)))
    told_at = None if told is None else 12 * HOUR + told
    wait = WaitRow(1, "turn", "1:arabs", _BOB, "arabs", 3 * HOUR, 3 * HOUR, DAY, told_at=told_at)
    assert uncalled_since(clock, wait, 12 * HOUR + 2_400, grace=300) == (wait.began_at if late else None)


@pytest.mark.parametrize("overtime", ["ask", "extend"])
async def test_nobody_is_called_late_for_time_in_which_the_bot_was_away(
    waiting: WaitingTable, overtime: Timeout
) -> None:
    """The table neither decides nor extends the turn before the lost time is over; it counts as in time."""
    await waiting.begin(GameSettings(deadline=DAY, timeout=overtime))
    await waiting.wait(10 * HOUR)
    await _down(waiting, 3 * DAY)
    assert waiting.late() == []
    due = waiting.clock.seconds + DAY
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {"turn": due}, "not three days"
    await waiting.turn(_ANN)
    (turn,) = await TurnClocks(waiting.database.reader).of_game(1)
    assert not turn.late


async def test_no_turn_is_taken_while_discord_is_out_of_reach(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    await waiting.wait(22 * HOUR)
    absence = waiting.app.context.absence
    absence.line(waiting.clock.seconds, there=False)
    await waiting.wait(10 * HOUR)
    assert user_of(await look(waiting.app)) == _ANN
    absence.line(waiting.clock.seconds, there=True)
    await waiting.wait(HOUR - 600)
    assert user_of(await look(waiting.app)) == _ANN
    await waiting.wait(DAY)
    assert "deadline" in {reason for _, reason in await waiting.reasons()}


@pytest.mark.parametrize(("off", "left"), [(600, HOUR), (HOUR + 60, HOUR + 60), (120, None)])
async def test_time_that_is_up_right_after_an_absence_is_an_hour_at_least(
    waiting: WaitingTable, off: int, left: int | None
) -> None:
    """A restart of two minutes is no absence."""
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=DAY, timeout="skip"))
    await waiting.wait(DAY - off - 60)
    await _down(waiting, off)
    assert user_of(await look(waiting.app)) == _ANN
    await waiting.wait(60, step=60)
    assert user_of(await look(waiting.app)) == (_BOB if left is None else _ANN)
    if left is not None:
        await waiting.wait(left - 60, step=60)
        assert user_of(await look(waiting.app)) == _ANN
        await waiting.wait(180, step=60)
        assert user_of(await look(waiting.app)) == _BOB


@pytest.mark.parametrize("minutes", [20, 90])
async def test_a_second_restart_forgets_no_absence(waiting: WaitingTable, minutes: int) -> None:
    """The bot was off, then up for some minutes without reaching Discord, and is started once more."""
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=15 * HOUR, timeout="skip"))
    await waiting.wait(9 * HOUR)
    await enter(waiting.app.context)
    waiting.clock.seconds += 10 * HOUR
    waiting.restart()
    await enter(waiting.app.context)
    for _ in range(minutes):
        waiting.app.context.absence.line(waiting.clock.seconds, there=False)
        await waiting.app.store_heartbeat()
        waiting.clock.seconds += 60
    waiting.restart()
    await enter(waiting.app.context)
    waiting.app.context.absence.line(waiting.clock.seconds, there=True)
    await waiting.settle()
    lost = 10 * HOUR + minutes * 60
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {
        "turn": waiting.clock.seconds + lost
    }


async def test_nor_does_one_soon_after_it(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(deadline=15 * HOUR, timeout="skip"))
    await waiting.wait(4 * HOUR + 1_800)
    await _down(waiting, 10 * HOUR)
    await waiting.wait(600)
    await leave(waiting.app.context)
    await _down(waiting, 5)
    await waiting.wait(HOUR)
    assert user_of(await look(waiting.app)) == _ANN


async def test_a_fixed_hour_in_an_absence_is_that_of_the_next_day(waiting: WaitingTable) -> None:
    waiting.clock.seconds = 1_000_000 // DAY * DAY + 10 * HOUR
    await waiting.preferences(_ANN, every=None)
    await waiting.begin(GameSettings(daily=21 * 60, timeout="skip"))
    await waiting.wait(HOUR)
    await _down(waiting, 11 * HOUR)
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {
        "turn": 1_000_000 // DAY * DAY + DAY + 21 * HOUR
    }
    await waiting.wait(23 * HOUR + 600)
    assert user_of(await look(waiting.app)) == _BOB


async def test_no_answer_is_given_for_whoever_could_not(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame(goal=50), GameSettings(deadline=DAY, answers=12 * HOUR))
    await waiting.preferences(_ANN, every=None)
    await act(waiting.app, _DAO, _ROUSED, _TO_KNOSSOS)
    await waiting.settle()
    await _down(waiting, 13 * HOUR)
    assert user_of(await look(waiting.app)) == _ANN
    await waiting.wait(11 * HOUR)
    assert user_of(await look(waiting.app)) == _ANN
    await waiting.wait(2 * HOUR)
    assert user_of(await look(waiting.app)) != _ANN
