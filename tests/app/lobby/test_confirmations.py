"""Presence checks: when a table fills, players who were not seen at it lately are asked to confirm."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.app import App, GameSettings, OutgoingMessage
from bot.app.lobby.presence import ENDS
from bot.app.notifications.message import UndeliverableError
from bot.store import Database
from tests.app.tables import (
    CHANNEL,
    NAMES,
    Clock,
    RecordingSender,
    app_on,
    caller,
    lobby,
    look,
    mail,
    refused,
)
from tests.databases import Where
from tests.records.samples import EXAMPLE
from tests.support.delivery import EndedDelivery

_HOUR = 3_600
_DAY = 86_400


async def _filled(
    app: App, clock: Clock, settings: GameSettings | None = None, later: int = 7 * _HOUR
) -> int:
    """Fill Ann's table for three: Bob joins at once, Cem `later` seconds after; return the game's id."""
    table = await lobby(app, 3, settings=settings)
    await app.lobby.join(caller(2), NAMES[2])
    clock.seconds += later
    await app.lobby.join(caller(3), NAMES[3])
    return table.game.id


async def _asked(app: App) -> list[dict[str, Any]]:
    return [row for row in await mail(app) if row["kind"] in {"there", "there-dm"}]


async def _question(app: App) -> dict[str, Any]:
    payload: dict[str, Any] = (await _asked(app))[0]["payload"]
    return payload


async def _host_calls(app: App) -> list[int]:
    query = "SELECT payload FROM outbox WHERE kind = 'full'"
    cursor = await app.context.database.reader.execute(query)
    return [json.loads(row["payload"])["also"][0] for row in await cursor.fetchall()]


async def _due(app: App, clock: Clock, seconds: int, *, posted: bool = True) -> None:
    """Do what is due after `seconds`; before, what is to be posted is, if it can be."""
    if posted:
        async with app.context.database.transaction() as tx:
            await tx.execute("UPDATE outbox SET sent_at = 0, message_id = id WHERE sent_at IS NULL")
    clock.seconds += seconds
    await app.scheduler.work()


async def test_nobody_is_asked_who_has_just_joined(app: App, clock: Clock) -> None:
    await _filled(app, clock, later=6 * _HOUR)
    assert not await _asked(app)
    assert await _host_calls(app) == [1]
    assert (await app.lobby.start(caller(3))).game.status == "running"


@pytest.mark.both
async def test_who_was_not_seen_for_hours_is_asked_and_the_game_waits_for_them(
    app: App, clock: Clock
) -> None:
    game_id = await _filled(app, clock)
    question = await _question(app)
    assert [person["name"] for person in question["mention"]] == ["Ann", "Bob"]
    assert [label for label, *_ in question["buttons"]] == ["Ann: I'm here", "Bob: I'm here"]
    assert "or you lose your seat" in question["text"]
    assert await _host_calls(app) == [], "there is nothing to begin yet"
    await refused("presence-waits", app.lobby.start(caller(3)))
    assert await app.confirmations.confirm(caller(2), game_id, 2) == ("Ann",)
    question = await _question(app)
    assert [label for label, *_ in question["buttons"]] == ["Ann: I'm here"]
    assert await app.confirmations.confirm(caller(2), game_id, 2) == ("Ann",), "twice is once"
    assert await app.confirmations.confirm(caller(1), game_id, 1) == ()
    assert (await _question(app))["text"] == "✅ Everyone is here."
    assert await _host_calls(app) == [], "who has said so last needs no call"
    await _due(app, clock, 2 * _DAY)
    assert len((await look(app)).seats) == 3
    assert (await app.lobby.start(caller(3))).game.status == "running"


async def test_the_host_is_called_once_the_last_one_is_there(app: App, clock: Clock) -> None:
    game_id = await _filled(app, clock)
    await app.confirmations.confirm(caller(1), game_id, 1)
    await app.confirmations.confirm(caller(2), game_id, 2)
    assert await _host_calls(app) == [1]


async def test_doing_anything_at_the_table_says_so_as_well(app: App, clock: Clock) -> None:
    await _filled(app, clock)
    await app.lobby.join(caller(1), NAMES[1], "greeks", again=True)
    assert await _host_calls(app) == []
    await app.lobby.join(caller(2), NAMES[2], None, again=True)
    assert (await _question(app))["text"] == "✅ Everyone is here."
    assert await _host_calls(app) == [1], "now the game can begin"


async def test_a_host_who_changes_a_setting_is_there(app: App, clock: Clock) -> None:
    await _filled(app, clock)
    await app.game_settings.change(caller(1), {"answers": _HOUR})
    assert [label for label, *_ in (await _question(app))["buttons"]] == ["Bob: I'm here"]
    await _due(app, clock, _DAY)
    assert [seat.name for seat in (await look(app)).seats] == ["Ann", "Cem"]


async def test_the_host_can_start_anyway(app: App, clock: Clock) -> None:
    await _filled(app, clock)
    assert (await app.lobby.start(caller(1))).game.status == "running"
    assert (await _question(app))["text"] == "✅ The game has begun."
    await _due(app, clock, 2 * _DAY)
    assert len((await look(app)).people) == 3


@pytest.mark.both
async def test_seats_without_a_word_are_free_again(app: App, clock: Clock) -> None:
    game_id = await _filled(app, clock)
    await app.confirmations.confirm(caller(2), game_id, 2)
    await _due(app, clock, _DAY - 1)
    assert len((await look(app)).seats) == 3
    await _due(app, clock, 1)
    table = await look(app)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Bob"), (1, "Cem")]
    assert table.game.host_id == 2, "the next in line is host"
    assert await _host_calls(app) == [], "the table is not full"
    assert (await _question(app))["text"] == "⏳ No answer from Ann: the seat is free again."
    assert "buttons" not in await _question(app)
    await refused("not-in-game", app.confirmations.confirm(caller(1), game_id, 1))
    await app.lobby.join(caller(1), NAMES[1])
    assert len((await look(app)).seats) == 3


async def test_or_go_to_computer_players(app: App, clock: Clock) -> None:
    await lobby(app, 3, settings=GameSettings(absent="medium"))
    await app.lobby.join(caller(2), NAMES[2], "greeks")
    clock.seconds += 7 * _HOUR
    await app.lobby.join(caller(3), NAMES[3])
    await app.confirmations.confirm(caller(1), (await look(app)).game.id, 1)
    await _due(app, clock, _DAY)
    table = await look(app)
    assert [(seat.bot, seat.nation) for seat in table.seats] == [
        (None, None),
        ("medium", "greeks"),
        (None, None),
    ]
    said = [row["payload"]["text"] for row in await _asked(app)]
    assert said == ["⏳ No answer from Bob: the seat goes to a medium computer player."]
    assert await _host_calls(app) == [1]
    assert (await app.lobby.start(caller(1))).game.status == "running"


@pytest.mark.parametrize(
    ("settings", "later", "asked", "until"),
    [
        (GameSettings(confirm=900), 901, True, 900),
        (GameSettings(confirm=900), 900, False, 0),
        (GameSettings(confirm=0), 30 * _DAY, False, 0),
        (GameSettings(deadline=_HOUR), 2 * _HOUR, True, _HOUR),
        (GameSettings(deadline=3 * _DAY), 7 * _HOUR, True, _DAY),
    ],
)
async def test_who_is_asked_and_for_how_long_follows_from_the_settings(
    app: App, clock: Clock, settings: GameSettings, later: int, asked: bool, until: int
) -> None:
    await _filled(app, clock, settings, later)
    assert bool(await _asked(app)) is asked
    if asked:
        assert f"<t:{clock.seconds + until}:f>" in (await _question(app))["text"]


async def test_several_computer_players_at_once_have_names_of_their_own(app: App, clock: Clock) -> None:
    await _filled(app, clock, GameSettings(absent="medium"))
    await _due(app, clock, _DAY)
    table = await look(app)
    assert [seat.name for seat in table.seats] == ["Bot Minerva", "Bot Mercury", "Cem"]
    assert len({seat.user_id for seat in table.seats}) == 3
    assert table.game.host_id == 3
    assert await _host_calls(app) == [3]


async def test_a_seat_that_is_given_up_ends_the_question(app: App, clock: Clock) -> None:
    await _filled(app, clock)
    await app.lobby.leave(caller(3))
    assert (await _question(app))["text"].startswith("A seat is free again.")
    await _due(app, clock, 2 * _DAY)
    assert len((await look(app)).seats) == 2
    await app.lobby.join(caller(3), NAMES[3])
    assert len(await _asked(app)) == 2, "asked anew when it fills again"


@pytest.mark.parametrize("begins", [False, True])
async def test_in_private_it_is_told_as_well_why_nobody_is_asked_any_more(
    app: App, clock: Clock, begins: bool
) -> None:
    for user_id in (1, 2):
        await app.preferences.change(user_id, lambda person: replace(person, place="dm"))
    game_id = await _filled(app, clock)
    sender = RecordingSender()
    await EndedDelivery(app.context, sender).deliver_due()
    await app.confirmations.confirm(caller(1), game_id, 1)
    await (app.lobby.start(caller(1)) if begins else app.lobby.leave(caller(3)))
    await EndedDelivery(app.context, sender).deliver_due()
    told = {user_id: sender.standing(user_id)[0].content for user_id in (1, 2)}
    own = "The game has begun." if begins else "✅ Your seat is kept."
    other = "The game has begun." if begins else "A seat is free again; you don't have to answer now."
    assert own in told[1]
    assert other in told[2]


async def test_a_table_that_is_closed_asks_no_more(app: App, clock: Clock) -> None:
    game_id = await _filled(app, clock)
    await app.resignations.end(caller(1))
    assert (await _question(app))["text"] == "This table is closed."
    assert await _jobs(app, game_id) == [], "no list of those who were asked is kept"
    await _due(app, clock, 2 * _DAY)
    await refused("no-game", app.confirmations.confirm(caller(1), game_id, 1))


async def test_nobody_presses_for_somebody_else(app: App, clock: Clock) -> None:
    game_id = await _filled(app, clock)
    await refused("presence-other", app.confirmations.confirm(caller(3), game_id, 2))
    await refused("no-game", app.confirmations.confirm(caller(2, CHANNEL + 1), game_id, 2))
    in_private = replace(caller(2, 77), direct=True)
    assert await app.confirmations.confirm(in_private, game_id, 2) == ("Ann",)


async def test_quiet_hours_are_kept_and_the_time_begins_after_them(app: App, clock: Clock) -> None:
    clock.seconds = 20 * _HOUR  # of the first day, so that the table fills at three in the morning
    await app.preferences.change(2, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    game_id = await _filled(app, clock)
    question = await _question(app)
    assert question["silent"] == [2]
    assert f"<t:{_DAY + 8 * _HOUR + _DAY}:f>" in question["text"]
    await _due(app, clock, 5 * _HOUR)
    calls = await _asked(app)
    assert [row["mention"] for row in calls] == [[1, 2], [2]]
    await app.confirmations.confirm(caller(2), game_id, 2)
    assert (await _asked(app))[1]["payload"]["answered"] == ""


@pytest.mark.parametrize(("rest", "until"), [((3,), _DAY), ((3, 4), 2 * _DAY)], ids=["day", "weekend"])
async def test_after_rest_days_the_time_begins_in_the_morning_with_the_call(
    app: App, clock: Clock, rest: tuple[int, ...], until: int
) -> None:
    clock.seconds = 2 * _HOUR  # of a Thursday, so that the table fills at nine
    await app.preferences.change(2, lambda person: replace(person, rest=rest))
    await _filled(app, clock, GameSettings(confirm=_HOUR))
    morning = until + 8 * _HOUR
    assert f"<t:{morning + _HOUR}:f>" in (await _question(app))["text"]
    await _due(app, clock, until - clock.seconds)
    assert len(await _asked(app)) == 1, "nobody is called at midnight"
    await _due(app, clock, morning - clock.seconds)
    assert [row["mention"] for row in await _asked(app)] == [[1, 2], [2]]
    assert len((await look(app)).seats) == 3
    await _due(app, clock, _HOUR)
    assert len((await look(app)).seats) == 1


async def test_the_nights_around_a_weekend_do_not_use_up_the_time(app: App, clock: Clock) -> None:
    """From Friday evening to Monday morning: the time could be over before the call came."""
    clock.seconds = _DAY + 15 * _HOUR  # of a Friday, so that the table fills when the quiet hours begin
    await app.preferences.change(2, lambda person: replace(person, rest=(5, 6), quiet=(22 * 60, 10 * 60)))
    await _filled(app, clock, GameSettings(confirm=_HOUR))
    monday = 4 * _DAY + 10 * _HOUR
    await _due(app, clock, monday - 1 - clock.seconds)
    assert len((await look(app)).seats) == 3
    await _due(app, clock, 1)
    assert [row["mention"] for row in await _asked(app)] == [[1, 2], [2]]
    assert f"<t:{monday + _HOUR}:f>" in (await _question(app))["text"]


async def test_who_says_so_at_night_is_not_called_in_the_morning(app: App, clock: Clock) -> None:
    clock.seconds = 20 * _HOUR
    await app.preferences.change(2, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    game_id = await _filled(app, clock)
    await app.confirmations.confirm(caller(2), game_id, 2)
    assert (await _question(app))["silent"] == [2]
    await _due(app, clock, 5 * _HOUR)
    assert [row["mention"] for row in await _asked(app)] == [[1]], "Ann alone is still waited for"


async def test_once_nobody_is_asked_nobody_will_be_called(app: App, clock: Clock) -> None:
    clock.seconds = 20 * _HOUR
    await app.preferences.change(2, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    game_id = await _filled(app, clock)
    await app.confirmations.confirm(caller(1), game_id, 1)
    assert (await _question(app))["silent"] == [2], "who sleeps is not pinged by the new text either"
    await app.lobby.leave(caller(3))
    assert await _jobs(app, game_id) == []


async def test_after_quiet_hours_both_places_are_called_if_both_are_wanted(app: App, clock: Clock) -> None:
    clock.seconds = 20 * _HOUR
    await app.preferences.change(2, lambda person: replace(person, quiet=(22 * 60, 8 * 60), place="both"))
    await _filled(app, clock)
    await _due(app, clock, 5 * _HOUR)
    assert [row["kind"] for row in await _asked(app)] == ["there", "there", "there-dm"]


async def test_recorded_seats_are_free_again_and_never_go_to_computer_players(app: App, clock: Clock) -> None:
    await app.imports.import_record(caller(9), 1, EXAMPLE.encode())
    await app.game_settings.change(caller(9), {"absent": "medium"})
    await app.lobby.join(caller(1), NAMES[1])
    clock.seconds += 7 * _HOUR
    for user_id in (2, 3, 4):
        await app.lobby.join(caller(user_id), NAMES[user_id])
    assert "or you lose your seat" in (await _question(app))["text"]
    await _due(app, clock, _DAY)
    assert [seat.name for seat in (await look(app)).free] == ["Somebody"]


async def test_an_absence_holds_up_a_table_for_half_a_day_at_most(app: App, clock: Clock) -> None:
    away = (0, clock.seconds + 40 * _DAY)
    await app.preferences.change(2, lambda person: replace(person, away=away))
    await _filled(app, clock)
    assert f"<t:{clock.seconds + _DAY // 2 + _DAY}:f>" in (await _question(app))["text"]


@pytest.mark.both
async def test_who_wants_private_calls_is_asked_in_private_and_told_what_came_of_it(
    app: App, clock: Clock
) -> None:
    await app.preferences.change(1, lambda person: replace(person, place="dm"))
    await app.preferences.change(2, lambda person: replace(person, place="dm"))
    game_id = await _filled(app, clock)
    sender = RecordingSender()
    await EndedDelivery(app.context, sender).deliver_due()
    assert [message.mentions for message in sender.messages if not message.direct][-1] == ()
    private = {message.channel_id: message for message in sender.messages if message.direct}
    assert set(private) == {1, 2}
    assert [button.label for button in private[2].buttons] == ["I'm here"]
    await app.confirmations.confirm(replace(caller(2, 77), direct=True), game_id, 2)
    await EndedDelivery(app.context, sender).deliver_due()
    assert "✅ Your seat is kept." in sender.standing(2)[-1].content
    assert "are you still there?" in sender.standing(1)[-1].content
    await _due(app, clock, _DAY)
    await EndedDelivery(app.context, sender).deliver_due()
    assert "✅ Your seat is kept." in sender.standing(2)[-1].content
    assert "your seat is free again" in sender.standing(1)[-1].content
    assert sender.standing(1)[-1].buttons == ()


@pytest.mark.parametrize(("gone", "more"), [(8 * _HOUR, 8 * _HOUR), (600, _HOUR), (10 * _DAY, _DAY)])
async def test_no_seat_is_lost_while_the_bot_was_away(app: App, clock: Clock, gone: int, more: int) -> None:
    """The time lost is granted again, and all messages state it."""
    await app.preferences.change(2, lambda person: replace(person, place="dm"))
    game_id = await _filled(app, clock)
    await app.confirmations.confirm(caller(1), game_id, 1)
    sender = RecordingSender()
    await EndedDelivery(app.context, sender).deliver_due()
    clock.seconds += _DAY - 60 + gone
    app.context.absence.note(clock.seconds - gone, clock.seconds)
    await app.scheduler.work()
    await EndedDelivery(app.context, sender).deliver_due()
    ends = clock.seconds + more
    for place in (CHANNEL, 2):
        assert f"by <t:{ends}:f>, or you lose your seat" in sender.standing(place)[-1].content
    assert [button.label for button in sender.standing(2)[-1].buttons] == ["I'm here"]
    await _due(app, clock, more - 1)
    assert [seat.name for seat in (await look(app)).seats] == ["Ann", "Bob", "Cem"]
    await _due(app, clock, 1)
    assert [seat.name for seat in (await look(app)).seats] == ["Ann", "Cem"]


async def test_time_lost_at_night_begins_in_the_morning(app: App, clock: Clock) -> None:
    clock.seconds = 10 * _DAY + 13 * _HOUR
    await app.preferences.change(2, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    await _filled(app, clock)
    clock.seconds += _DAY + 5 * _HOUR
    app.context.absence.note(clock.seconds - 6 * _HOUR, clock.seconds)
    await app.scheduler.work()
    morning = 12 * _DAY + 8 * _HOUR
    assert f"<t:{morning + 6 * _HOUR}:f>" in (await _question(app))["text"]


@pytest.mark.both
async def test_no_seat_is_lost_while_the_question_cannot_be_posted(app: App, clock: Clock) -> None:
    """The time is given again, however often; once the question is posted, the seats are free as usual."""
    sender = RecordingSender(closed={CHANNEL})
    delivery = EndedDelivery(app.context, sender)
    await _filled(app, clock)
    for _ in range(90):
        await _due(app, clock, _HOUR, posted=False)
        await delivery.deliver_due()
        assert len((await look(app)).seats) == 3
    sender.closed.clear()
    for _ in range(24):
        await _due(app, clock, _HOUR, posted=False)
        await delivery.deliver_due()
    assert any("are you still there?" in message.content for message in sender.messages)
    assert [seat.name for seat in (await look(app)).seats] == ["Cem"]


async def test_nobody_is_asked_again_and_again_in_a_channel_that_is_gone(app: App, clock: Clock) -> None:
    class Gone(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            raise UndeliverableError("404 Not Found (error code: 10003)", "place", code=10003)

    delivery = EndedDelivery(app.context, Gone())
    game_id = await _filled(app, clock)
    for _ in range(3 * 24):
        await _due(app, clock, _HOUR, posted=False)
        await delivery.deliver_due()
    assert await _jobs(app, game_id) == []
    assert all(row["sent_at"] is not None for row in await _asked(app))


async def test_who_is_asked_minutes_before_the_end_is_given_the_time_again(app: App, clock: Clock) -> None:
    sender = RecordingSender(closed={CHANNEL})
    delivery = EndedDelivery(app.context, sender)
    await _filled(app, clock)
    for _ in range(24):
        await delivery.deliver_due()
        clock.seconds += _HOUR - 10
    sender.closed.clear()
    await delivery.deliver_due()
    assert "are you still there?" in sender.messages[-1].content
    await _due(app, clock, 240, posted=False)
    assert len((await look(app)).seats) == 3, "four minutes are not enough"
    await delivery.deliver_due()
    assert f"<t:{clock.seconds + _DAY}:f>" in sender.standing(CHANNEL)[-1].content
    await _due(app, clock, _DAY, posted=False)
    assert [seat.name for seat in (await look(app)).seats] == ["Cem"]


@pytest.mark.parametrize("confirms", [False, True])
async def test_a_question_that_discord_has_rejected_is_asked_again(
    app: App, clock: Clock, *, confirms: bool
) -> None:
    """At the next change of the question, at the latest when the time is up; until then no seat is lost."""

    class Rejecting(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            if self.outage:
                raise UndeliverableError("400 Bad Request (error code: 50035)", "message", code=50035)
            return await super().send(message)

    sender = Rejecting(outage=True)
    delivery = EndedDelivery(app.context, sender)
    game_id = await _filled(app, clock, later=7 * _HOUR)
    for _ in range(20):
        await delivery.deliver_due()
        clock.seconds += 10
    (question,) = [row for row in await _asked(app) if row["channel_id"] == CHANNEL]
    assert question["sent_at"] is not None, "given up"
    sender.outage = False
    if confirms:
        await app.confirmations.confirm(caller(1), game_id, 1)
    else:
        await _due(app, clock, _DAY, posted=False)
        assert len((await look(app)).seats) == 3
    await delivery.deliver_due()
    (asked,) = [one for one in sender.messages if "are you still there?" in one.content]
    assert asked.mentions == ((2,) if confirms else (1, 2))
    assert [button.label for button in asked.buttons][-1] == "Bob: I'm here"
    await _due(app, clock, _DAY, posted=False)
    assert 2 not in (await look(app)).people, "now he was asked"


async def test_a_question_asked_again_pings_nobody_who_is_asked_in_private(app: App, clock: Clock) -> None:
    await app.preferences.change(2, lambda person: replace(person, place="dm"))
    await _filled(app, clock)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE outbox SET sent_at = 0, payload = '{}' WHERE kind = 'there'")
    await _due(app, clock, _DAY, posted=False)
    sender = RecordingSender()
    await EndedDelivery(app.context, sender).deliver_due()
    (asked,) = [one for one in sender.messages if one.channel_id == CHANNEL and "still there" in one.content]
    assert asked.mentions == (1,)


async def test_a_question_asked_again_in_quiet_hours_writes_to_nobody_twice(app: App, clock: Clock) -> None:
    """Who is called both ways has read it in private."""
    await app.preferences.change(2, lambda person: replace(person, place="both"))
    await _filled(app, clock)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE outbox SET sent_at = 0, payload = '{}' WHERE kind = 'there'")
    sender = RecordingSender()
    delivery = EndedDelivery(app.context, sender)
    await delivery.deliver_due()
    await _due(app, clock, _DAY, posted=False)
    now = clock.seconds % _DAY // 60
    await app.preferences.change(2, lambda person: replace(person, quiet=(now, (now + 60) % (24 * 60))))
    await delivery.deliver_due()
    clock.seconds += 2 * _HOUR
    await delivery.deliver_due()
    asked = [(one.channel_id, one.mentions) for one in sender.messages if "still there" in one.content]
    assert asked == [(2, ()), (CHANNEL, (1,))]


async def test_who_cannot_be_written_to_is_asked_in_the_channel(app: App, clock: Clock) -> None:
    await app.preferences.change(2, lambda person: replace(person, place="dm"))
    await _filled(app, clock)
    sender = RecordingSender(closed={2})
    for _ in range(4):
        await EndedDelivery(app.context, sender).deliver_due()
        clock.seconds += 60
    called = [message for message in sender.messages if 2 in message.mentions]
    assert len(called) == 1
    assert "are you still there?" in called[0].content


async def test_who_was_asleep_is_still_asked_in_the_channel_once_the_time_is_given_again(
    app: App, clock: Clock
) -> None:
    """The question was posted at night, too late to be answered; private messages fail in the morning."""
    clock.seconds = 10 * _DAY + 14 * _HOUR + 1_800
    await app.preferences.change(2, lambda person: replace(person, quiet=(22 * 60, 8 * 60)))
    sender = RecordingSender(closed={CHANNEL})
    delivery = EndedDelivery(app.context, sender)
    await _filled(app, clock, GameSettings(confirm=_HOUR))
    for minute in range(0, 12 * 60, 5):
        if minute == 45:
            sender.closed = {2}
        await delivery.deliver_due()
        clock.seconds += 300
        await app.scheduler.work()
    (call,) = [message for message in sender.messages if 2 in message.mentions]
    assert call.content.startswith("<@2>, game 1: are you still there?")
    assert "I can't message Bob privately" in call.content


@pytest.mark.both
async def test_all_of_it_outlives_a_restart(where: Where, clock: Clock) -> None:
    async with Database(where) as database:
        game_id = await _filled(app_on(database, clock), clock)
    async with Database(where) as database:
        app = app_on(database, clock)
        await app.confirmations.confirm(caller(1), game_id, 1)
    async with Database(where) as database:
        app = app_on(database, clock)
        await _due(app, clock, 5 * _DAY)
        assert [seat.name for seat in (await look(app)).seats] == ["Ann", "Cem"]
        assert ENDS not in {kind for kind, _ in await _jobs(app, game_id)}


async def _jobs(app: App, game_id: int) -> list[tuple[str, str]]:
    query = "SELECT kind, key FROM jobs WHERE game_id = ?"
    cursor = await app.context.database.reader.execute(query, (game_id,))
    return [(row["kind"], row["key"]) for row in await cursor.fetchall()]


async def test_when_somebody_was_seen_is_forgotten_when_the_game_begins(app: App, clock: Clock) -> None:
    await _filled(app, clock, later=0)
    await app.lobby.start(caller(1))
    cursor = await app.context.database.reader.execute("SELECT COUNT(*) FROM presences")
    row = await cursor.fetchone()
    assert row is not None
    assert row[0] == 0
