"""Following a game without playing in it: who gets news, when, and what happens if it is undeliverable."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.app import App, Caller, UndeliverableError
from bot.app.antike.scripts import end_turn, turn_to
from bot.app.votes.votes import VoteResult
from bot.engine.terms import WEDGES
from bot.model.people import FollowMode
from bot.records import read_record, replay
from bot.store import Database
from tests.app.tables import (
    CHANNEL,
    Clock,
    RecordingSender,
    act,
    app_on,
    at_table,
    caller,
    lobby,
    look,
    mail,
    position_of,
    refused,
    user_of,
    written,
)
from tests.app.waiting import END, GOLD
from tests.cogs.table import lay
from tests.databases import Where
from tests.records.samples import given, text
from tests.support.delivery import EndedDelivery

FINN = 9
_DAY = 86_400


async def _turn(app: App) -> None:
    """Play a whole turn for the player awaited."""
    table = await look(app)
    user_id, wedge = user_of(table), WEDGES[position_of(table).round % len(WEDGES)]
    await app.play.submit(caller(user_id), turn_to(wedge))
    await app.play.submit(caller(user_id), end_turn())


async def _round(app: App) -> None:
    now = position_of(await look(app)).round
    while position_of(await look(app)).round == now:
        await _turn(app)


async def _undo_turn(app: App, user_id: int) -> None:
    """Take back the end of the last turn, with the consent of the player awaited."""
    asked = await app.proposals.undo(caller(user_id))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    await app.proposals.vote(caller(user_of(asked.table)), asked.vote.id, yes=True)


async def _news(app: App, clock: Clock, seconds: int = 60) -> list[dict[str, Any]]:
    clock.seconds += seconds
    await app.scheduler.work()
    return [row for row in await mail(app) if row["kind"] == "follow"]


async def _followed(app: App, mode: FollowMode, user_id: int = FINN) -> int:
    table = await at_table(app)
    await app.following.choose(caller(user_id), table.game.id, mode)
    return table.game.id


@pytest.mark.both
async def test_a_line_after_each_round(app: App, clock: Clock) -> None:
    game_id = await _followed(app, "round")
    assert await _news(app, clock, _DAY) == []
    await _round(app)
    assert await _news(app, clock, 59) == [], "it may be taken back at once"
    (told,) = await _news(app, clock, 1)
    assert told["channel_id"] == FINN
    assert told["mention"] == []
    line = "📰 **Round 1:** A quiet round; all have 0 of 9."
    assert told["payload"]["text"] == f"Game {game_id} in <#100>: {line}"
    await _turn(app)
    assert len(await _news(app, clock, _DAY)) == 1
    await _round(app)
    await _round(app)
    later = (await _news(app, clock))[1]["payload"]["text"]
    assert "**Round 2:**" in later
    assert "**Round 3:**" in later


async def test_turns_that_follow_quickly_hold_up_no_news(app: App, clock: Clock) -> None:
    await _followed(app, "round")
    await _round(app)
    for _ in range(2):
        assert await _news(app, clock, 25) == []
        await _turn(app)
    assert len(await _news(app, clock, 10)) == 1


async def test_a_round_that_ends_again_after_an_undo_waits_anew(app: App, clock: Clock) -> None:
    await _followed(app, "round")
    await _round(app)
    assert await _news(app, clock, 50) == []
    await _undo_turn(app, 4)
    await app.play.submit(caller(4), end_turn())
    assert await _news(app, clock, 59) == []
    assert len(await _news(app, clock, 1)) == 1


async def test_a_message_a_day_when_something_has_happened(app: App, clock: Clock) -> None:
    await _followed(app, "day")
    assert await _news(app, clock, _DAY) == []
    await _turn(app)
    assert await _news(app, clock, _DAY - 1) == []
    assert len(await _news(app, clock, 1)) == 1
    assert len(await _news(app, clock, 3 * _DAY)) == 1
    await _round(app)
    _, second = await _news(app, clock, _DAY)
    assert "**Round 1:**" in second["payload"]["text"]
    assert "Round 2" not in second["payload"]["text"], "nobody has moved in it yet"


@pytest.mark.both
@pytest.mark.parametrize("mode", get_args(FollowMode))
async def test_all_hear_how_it_ends_and_then_no_more(app: App, clock: Clock, mode: FollowMode) -> None:
    game_id = await _followed(app, mode)
    await _turn(app)
    await app.resignations.end(caller(1))
    (told,) = await _news(app, clock)
    assert told["payload"]["text"].endswith("Ended without a winner.")
    assert told["payload"]["buttons"] == []
    assert len(await _news(app, clock, 3 * _DAY)) == 1
    await refused("game-closed", app.following.choose(caller(FINN), game_id, mode))


async def test_only_the_end_is_only_the_end(app: App, clock: Clock) -> None:
    await _followed(app, "end")
    await _round(app)
    assert await _news(app, clock, 3 * _DAY) == []


async def test_nobody_is_pinged_or_named_to_the_table(app: App, clock: Clock) -> None:
    await _followed(app, "round")
    await _round(app)
    await _news(app, clock)
    rows = [row for row in await mail(app) if row["kind"] != "follow"]
    assert all(FINN not in row["mention"] for row in rows)
    assert all(f"<@{FINN}>" not in str(row["payload"]) for row in rows)


async def test_who_may_follow(app: App) -> None:
    game_id = await _followed(app, "round")
    await refused("follow-own", app.following.choose(caller(2), game_id, "day"))
    elsewhere = caller(8, CHANNEL + 1)
    await refused("no-game", app.following.choose(elsewhere, game_id, "day"))
    await refused("no-game", app.following.mode_of(elsewhere, game_id))
    private = Caller(FINN, 77, direct=True)
    assert await app.following.mode_of(private, game_id) == "round"
    await app.following.choose(caller(8), game_id, "day")
    await app.following.choose(private, game_id, None)
    assert await app.following.mode_of(caller(FINN), game_id) is None
    assert await app.following.mode_of(caller(8), game_id) == "day"
    await refused("no-game", app.following.choose(private, game_id, "day"))


async def test_who_takes_a_seat_follows_no_more(app: App, clock: Clock) -> None:
    table = await lobby(app, 3)
    await app.following.choose(caller(3), table.game.id, "round")
    for user_id, name in ((2, "Bob"), (3, "Cem")):
        await app.lobby.join(caller(user_id), name)
    assert await app.queries.followed(3) == [], "at once: it is listed as their own"
    await app.lobby.start(caller(1))
    await _round(app)
    assert await _news(app, clock) == []
    assert await app.queries.followed(3) == []


@pytest.mark.parametrize("silence", [{"quiet": (22 * 60, 8 * 60)}, {"rest": (3,)}])
async def test_quiet_hours_and_rest_days_are_kept(app: App, clock: Clock, silence: dict[str, Any]) -> None:
    """What a rest day, here a Thursday, has put off comes in the morning."""
    clock.seconds = 23 * 3_600
    await app.preferences.change(FINN, lambda person: replace(person, **silence))
    await _followed(app, "round")
    await _round(app)
    await _news(app, clock)
    sender = RecordingSender()
    for seconds in (clock.seconds, _DAY + 8 * 3_600 - 1):
        clock.seconds = seconds
        await EndedDelivery(app.context, sender).deliver_due()
        assert not [message for message in sender.messages if message.channel_id == FINN]
    clock.seconds += 1
    await EndedDelivery(app.context, sender).deliver_due()
    assert [message.channel_id for message in sender.messages][-1] == FINN


async def _delivered(app: App, clock: Clock, at: int) -> list[str]:
    """Deliver what is due at a time, and return the private messages."""
    sender, clock.seconds = RecordingSender(), at
    await EndedDelivery(app.context, sender).deliver_due()
    return [message.content for message in sender.messages if message.channel_id == FINN]


@pytest.mark.parametrize("how", ["stop", "forget"])
async def test_who_stops_at_night_hears_nothing_in_the_morning(app: App, clock: Clock, how: str) -> None:
    game_id = await _followed(app, "round")
    await app.preferences.change(
        FINN, lambda person: replace(person, away=(clock.seconds, clock.seconds + _DAY))
    )
    await _round(app)
    assert len(await _news(app, clock)) == 1, "put off"
    if how == "stop":
        await app.following.choose(caller(FINN), game_id, None)
    else:
        await app.stats.forget(FINN)
    clock.seconds += _DAY
    sender = RecordingSender()
    await EndedDelivery(app.context, sender).deliver_due()
    assert FINN not in [message.channel_id for message in sender.messages]


@pytest.mark.parametrize("mode", ["round", "day"])
async def test_what_is_undone_at_night_is_not_told_in_the_morning(
    app: App, clock: Clock, mode: FollowMode
) -> None:
    """The next news tell the rounds as they were played at last."""
    clock.seconds = 23 * 3_600
    await app.preferences.change(FINN, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    await _followed(app, mode)
    if mode == "day":
        clock.seconds += _DAY - 60
    await _round(app)
    assert len(await _news(app, clock)) == 1
    await _undo_turn(app, 4)
    morning = clock.seconds - clock.seconds % _DAY + _DAY + 8 * 3_600
    assert await _delivered(app, clock, morning) == []
    await app.play.submit(caller(4), end_turn())
    await _news(app, clock, _DAY - 9 * 3_600 if mode == "day" else 60)
    told = await _delivered(app, clock, morning + _DAY)
    assert ["**Round 1:**" in each for each in told] == [True]


async def test_news_of_earlier_rounds_outlive_an_undo(app: App, clock: Clock) -> None:
    clock.seconds = 23 * 3_600
    await app.preferences.change(FINN, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    await _followed(app, "round")
    for count in (1, 2):
        await _round(app)
        assert len(await _news(app, clock)) == count
    await _undo_turn(app, 4)
    told = await _delivered(app, clock, _DAY + 8 * 3_600)
    assert [("**Round 1:**" in each, "**Round 2:**" in each) for each in told] == [(True, False)]


async def _won(app: App, mode: FollowMode) -> None:
    """Let a game end, by the first to learn something, that somebody in quiet hours follows."""
    await app.preferences.change(FINN, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    rich = {"personages": {"king": 8}, "gold": 9}
    table = await at_table(app)
    await lay(app, table.game.id, replay(read_record(text(position=given(greeks=rich)))).position)
    await app.following.choose(caller(FINN), 1, mode)
    await act(app, 4, written("rondel", wedge="know-how"), written("learn", advance="wheel"), END)


async def _go_on(app: App) -> None:
    """Take the last turn back, with everybody's consent."""
    asked = await app.proposals.undo(caller(4))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    for user_id in (1, 2, 3):
        await app.proposals.vote(caller(user_id), asked.vote.id, yes=True)


@pytest.mark.parametrize("mode", get_args(FollowMode))
async def test_nor_that_a_game_is_over_that_goes_on(app: App, clock: Clock, mode: FollowMode) -> None:
    clock.seconds = 23 * 3_600
    await _won(app, mode)
    assert len(await _news(app, clock)) == 1
    await _go_on(app)
    assert await _delivered(app, clock, _DAY + 8 * 3_600) == []
    assert await app.following.mode_of(caller(FINN), 1) == mode


async def test_daily_news_begin_anew_with_a_game_that_goes_on(app: App, clock: Clock) -> None:
    """The end was told at the hour of the daily news, which would have been the last ones."""
    clock.seconds = 23 * 3_600
    await _won(app, "day")
    assert len(await _news(app, clock, _DAY)) == 1
    await _go_on(app)
    await app.play.undo(caller(4), whole_turn=True)
    await act(app, 4, GOLD, END)
    assert len(await _news(app, clock, _DAY - 1)) == 1
    assert len(await _news(app, clock, 1)) == 2


async def test_the_own_games_tell_what_one_follows(app: App) -> None:
    game_id = await _followed(app, "day")
    ((own, mode),) = await app.queries.followed(FINN)
    assert (own.game.id, own.wait, own.nations, mode) == (game_id, None, (), "day")
    assert own.awaited is not None


@pytest.mark.both
async def test_what_does_not_arrive_is_told_to_them_alone_and_given_up_after_three(
    app: App, clock: Clock
) -> None:
    game_id = await _followed(app, "round")
    sender = RecordingSender(closed={FINN})
    for count in (1, 2, 3):
        await _round(app)
        await _news(app, clock)
        await EndedDelivery(app.context, sender).deliver_due()
        found = await app.following.unreported_failures(FINN)
        assert found == (([], [], [game_id]) if count == 3 else ([], [game_id] if count == 1 else [], []))
        await app.following.mark_failures_reported(FINN)
        assert await app.following.unreported_failures(FINN) == ([], [], [])
    assert await app.queries.followed(FINN) == []
    await _round(app)
    assert len(await _news(app, clock)) == 3
    assert not [row for row in await mail(app) if row["kind"] == "trouble"], "the table hears nothing of it"


@pytest.mark.both
async def test_who_sees_the_channel_no_more_hears_that_once_and_nothing_else(app: App, clock: Clock) -> None:
    game_id = await _followed(app, "round")
    sender = RecordingSender(hidden={FINN})
    for _ in range(2):
        await _round(app)
        await _news(app, clock)
        await EndedDelivery(app.context, sender).deliver_due()
    told = [message.content for message in sender.messages if message.channel_id == FINN]
    assert told == [f"🔕 You can't see the channel of game {game_id} any more, so you no longer follow it."]
    assert await app.queries.followed(FINN) == []
    await app.following.choose(caller(FINN), game_id, "round")  # may see the channel again, then no longer
    await _round(app)
    await _news(app, clock)
    await EndedDelivery(app.context, sender).deliver_due()
    assert len([message for message in sender.messages if message.channel_id == FINN]) == 2


@pytest.mark.both
async def test_who_sees_it_no_more_does_not_hear_how_it_ends(app: App, clock: Clock) -> None:
    await app.preferences.change(FINN, lambda person: replace(person, quiet=(0, 24 * 60 - 1)))
    await _followed(app, "round")
    await _round(app)
    await _news(app, clock)
    await app.resignations.end(caller(1))
    assert len(await _news(app, clock)) == 2, "held back by quiet hours"
    sender = RecordingSender(hidden={FINN})
    clock.seconds += _DAY - clock.seconds % _DAY - 60
    await EndedDelivery(app.context, sender).deliver_due()
    (told,) = [message.content for message in sender.messages if message.channel_id == FINN]
    assert told.startswith("🔕")


async def test_news_waits_while_nobody_knows_who_sees_the_channel(app: App, clock: Clock) -> None:
    await _followed(app, "round")
    await _round(app)
    await _news(app, clock)
    sender = RecordingSender(closed={CHANNEL})
    await EndedDelivery(app.context, sender).deliver_due()
    assert not [message for message in sender.messages if message.channel_id == FINN]
    sender.closed = set()
    clock.seconds += 60
    await EndedDelivery(app.context, sender).deliver_due()
    assert "📰" in [message.content for message in sender.messages if message.channel_id == FINN][-1]


@pytest.mark.parametrize("hours", [1, 48])
async def test_nobody_is_blamed_for_the_bots_own_loss_of_access(app: App, clock: Clock, hours: int) -> None:
    """Nobody knows then who sees the channel: news are tried for a day, and nobody is unfollowed."""

    class Blind(RecordingSender):
        async def sees(self, channel_id: int, person_id: int) -> bool:
            raise UndeliverableError("403 Forbidden (error code: 50001): Missing Access", "place", code=50001)

    game_id = await _followed(app, "round")
    await _round(app)
    await _news(app, clock)
    for _ in range(hours):
        await EndedDelivery(app.context, Blind()).deliver_due()
        clock.seconds += 3_600
    assert await app.following.unreported_failures(FINN) == ([], [], [])
    assert await app.following.mode_of(caller(FINN), game_id) == "round"
    await _round(app)
    await _news(app, clock)
    sender = RecordingSender()
    await EndedDelivery(app.context, sender).deliver_due()
    told = [message.content for message in sender.messages if message.channel_id == FINN]
    assert ["**Round 1:**" in each for each in told] == ([True, False] if hours == 1 else [False])


async def test_one_that_arrives_begins_the_count_anew(app: App, clock: Clock) -> None:
    game_id = await _followed(app, "round")
    sender = RecordingSender()
    for closed in (True, True, False, True, True):
        sender.closed = {FINN} if closed else set()
        await _round(app)
        await _news(app, clock)
        await EndedDelivery(app.context, sender).deliver_due()
    assert await app.following.mode_of(caller(FINN), game_id) == "round"
    assert (await app.following.unreported_failures(FINN))[1] == [game_id]


async def test_a_player_whose_calls_do_not_arrive_is_told_as_well(app: App, clock: Clock) -> None:
    table = await at_table(app)
    user_id = user_of(table)
    await app.preferences.change(user_id, lambda person: replace(person, place="dm"))
    sender = RecordingSender(closed={user_id})
    await _round(app)
    for _ in range(4):
        await EndedDelivery(app.context, sender).deliver_due()
        clock.seconds += 60
    assert await app.following.unreported_failures(user_id) == ([table.game.id], [], [])


async def test_it_outlives_a_restart(where: Where, clock: Clock) -> None:
    async with Database(where) as database:
        app = app_on(database, clock)
        await _followed(app, "round")
        await _round(app)
    async with Database(where) as database:
        assert len(await _news(app_on(database, clock), clock)) == 1
