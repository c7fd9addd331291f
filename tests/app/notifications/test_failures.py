"""Undeliverable messages: detected, retried, given up at last, and reported to the host once."""

import logging
from collections.abc import Iterator

import pytest

from bot.app import GameSettings, OutgoingMessage, UndeliverableError
from bot.app.antike.scripts import answer
from bot.store import DeliveryQueue
from bot.text.table.own_games import format_own_games
from tests.app.tables import CHANNEL, RecordingSender, act, caller, lobby, look, mail, place, user_of, written
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.records.samples import endgame

_ANN, _BOB = 1, 2
_MARBLE = written("rondel", wedge="marble")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.CRITICAL):
        yield


def _told(waiting: WaitingTable) -> list[OutgoingMessage]:
    """Return the direct messages to the host, Ann."""
    return [message for message in waiting.mailbox.messages if message.direct and message.channel_id == _ANN]


def _votes(waiting: WaitingTable) -> list[OutgoingMessage]:
    """Return the messages of votes in the channel, in their current form."""
    return [message for message in waiting.mailbox.standing(CHANNEL) if "🗳️" in message.content]


async def test_a_closed_channel_is_told_to_the_host_once(waiting: WaitingTable) -> None:
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.wait(5, step=5)
    assert _told(waiting) == [], "it may be over soon"
    await waiting.wait(2 * HOUR)
    (message,) = _told(waiting)
    assert f"game 1: my messages don't get through to <#{CHANNEL}>" in message.content.casefold()
    await waiting.wait(2 * DAY, step=HOUR)
    assert len(_told(waiting)) == 1


async def test_whoever_looks_sees_that_messages_do_not_arrive(waiting: WaitingTable) -> None:
    """The host may take no private messages; then nobody else would know why the game stands still."""
    await waiting.begin(GameSettings(deadline=DAY))

    async def seen() -> list[bool]:
        clocks = await waiting.app.game_settings.format_clocks(await look(waiting.app), _BOB)
        own, count = await waiting.app.queries.own(_BOB, 10)
        listed = format_own_games(own, {}, count)
        return ["My messages don't get through" in clocks, "my messages don't get through" in listed]

    assert await seen() == [False, False]
    waiting.mailbox.closed |= {CHANNEL}
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.wait(HOUR)
    assert await seen() == [True, True]
    (message,) = _told(waiting)
    assert "for about a day. Whoever I can't reach loses no time. The game may stand" in message.content
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    assert await seen() == [False, False]
    waiting.mailbox.closed |= {CHANNEL}
    await waiting.app.resignations.end(caller(_ANN))
    await waiting.wait(HOUR)
    assert len(_told(waiting)) == 2
    clocks = waiting.app.game_settings.format_clocks
    assert not await clocks(await look(waiting.app), _BOB), "a game that has ended waits for nobody"


async def test_the_host_is_told_at_the_third_attempt(waiting: WaitingTable) -> None:
    """The attempts are 5 and 10 seconds apart."""
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.settle()
    await waiting.wait(14, step=1)
    assert _told(waiting) == []
    await waiting.wait(1)
    assert len(_told(waiting)) == 1


async def test_what_was_not_sent_comes_in_order_once_it_can(waiting: WaitingTable) -> None:
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    for user_id in (_ANN, _BOB):
        await act(waiting.app, user_id, GOLD, END)
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    sent = [message for message in waiting.mailbox.messages if message.channel_id == CHANNEL]
    assert [message.mentions for message in sent] == [(_ANN,), (), (3,)]
    assert "✓ **Bob** has played." in sent[1].content
    waiting.mailbox.closed.add(CHANNEL)
    await act(waiting.app, 3, GOLD, END)
    await waiting.wait(2 * HOUR)
    assert len(_told(waiting)) == 2, "that is another trouble"


async def test_after_a_day_it_is_given_up(waiting: WaitingTable) -> None:
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    await act(waiting.app, _ANN, GOLD, END)
    nonce = (await mail(waiting.app))[-1]["nonce"]
    for hours, given_up in ((23, False), (3, True)):
        await waiting.wait(hours * HOUR)
        (row,) = [row for row in await mail(waiting.app) if row["nonce"] == nonce]
        assert (row["sent_at"] is not None) == given_up
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    assert waiting.pings(_BOB) == 1, "the reminder after a day reaches him"


async def test_a_try_counts_though_it_cannot_be_told_of(
    waiting: WaitingTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments: list[int] = []

    async def told(*args: object, **more: object) -> None:
        moments.append(waiting.clock.seconds)
        if len(moments) < 5:
            raise RuntimeError("a fault of ours")

    monkeypatch.setattr("bot.app.notifications.delivery.report_trouble", told)
    monkeypatch.setattr("bot.app.background._AFTER_ERROR", 0)
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.wait(HOUR, step=5)
    assert len(moments) > 5
    assert len(set(moments)) == len(moments), "one try at a time, later and later"


async def test_what_changes_in_a_server_uses_up_no_tries(waiting: WaitingTable) -> None:
    """A change in a server causes an extra attempt, at most one a minute, besides the scheduled ones."""
    moments: list[int] = []

    class Counting(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            moments.append(waiting.clock.seconds)
            return await super().send(message)

    waiting.mailbox = Counting()
    waiting.restart()
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.wait(2 * HOUR)
    before = len(moments)
    for _ in range(10 * 60):
        await waiting.delivery.try_again(1)
        await waiting.wait(1, step=1)
    await waiting.wait(60, step=5)
    assert 10 <= len(moments) - before <= 12
    waiting.mailbox.closed.clear()
    await waiting.wait(60, step=5)
    assert waiting.pings(_BOB) == 0, "nothing has changed"
    await waiting.delivery.try_again(1)
    await waiting.settle()
    assert waiting.pings(_BOB) == 1
    await waiting.delivery.try_again(1)
    await waiting.wait(60, step=5)
    assert waiting.pings(_BOB) == 1, "it is not stuck any more"


class _RejectingSender(RecordingSender):
    """Sender that rejects every message with a certain text, however often it is sent."""

    async def send(self, message: OutgoingMessage) -> int:
        if "The Phoenicians produce" in message.content:
            raise UndeliverableError(
                "400 Bad Request (error code: 50035): Invalid Form Body", "message", code=50035
            )
        return await super().send(message)


async def _begin_rejected(
    waiting: WaitingTable, settings: GameSettings | None = None, every: int | None = None
) -> None:
    """Let Ann's turn end in a game in which Discord rejects the message that tells of it."""
    await waiting.preferences(_BOB, every=every)
    waiting.mailbox = _RejectingSender()
    waiting.restart()
    await waiting.begin(settings)
    await act(waiting.app, _ANN, GOLD, END)


async def test_one_that_is_never_taken_holds_up_the_others_for_a_minute_only(waiting: WaitingTable) -> None:
    await _begin_rejected(waiting)
    await waiting.settle()
    await act(waiting.app, _BOB, GOLD, END)
    await waiting.wait(120, step=5)
    assert waiting.pings(3) == 1
    (told,) = _told(waiting)
    assert "Discord rejected one of my messages" in told.content
    assert "50035" not in told.content, "that is for the log"
    assert "day" not in told.content, "it was tried for a minute"
    for user_id in (3, 4, _ANN):
        await act(waiting.app, user_id, _MARBLE if user_id == _ANN else GOLD, END)
        await waiting.wait(120, step=5)
    assert len(_told(waiting)) == 1, "the next one that is refused is no news"
    rows = [row for row in await mail(waiting.app) if row["kind"] == "turn"]
    assert all(row["sent_at"] is not None for row in rows)


async def test_whose_notice_is_rejected_is_called_without_it(waiting: WaitingTable) -> None:
    await _begin_rejected(waiting)
    await waiting.wait(120, step=5)
    assert waiting.pings(_BOB) == 1


async def test_whose_notice_is_rejected_is_late_like_others(waiting: WaitingTable) -> None:
    """Each reminder takes the place of the call before; it is no proof that there was none."""
    await _begin_rejected(waiting, GameSettings(deadline=DAY - HOUR // 2, timeout="skip"), every=HOUR)
    await waiting.wait(DAY)
    assert waiting.pings(_BOB) > 2
    assert user_of(await look(waiting.app)) != _BOB


async def test_a_call_for_which_discord_has_demanded_a_long_wait_arrives_late(waiting: WaitingTable) -> None:
    """How long it has waited is not to be seen from the number of attempts."""

    class Limited(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            if "The Phoenicians produce" in message.content and waiting.clock.seconds < start + HOUR - 600:
                raise UndeliverableError("429 Too Many Requests", after=HOUR - 600)
            return await super().send(message)

    start = waiting.clock.seconds
    await waiting.preferences(_BOB, every=None)
    waiting.mailbox = Limited()
    waiting.restart()
    await waiting.begin(GameSettings(deadline=HOUR, timeout="skip"))
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.settle()
    await waiting.wait(HOUR)
    assert waiting.pings(_BOB)
    assert user_of(await look(waiting.app)) == _BOB


async def test_who_is_reminded_in_private_is_late_although_the_channel_is_closed(
    waiting: WaitingTable,
) -> None:
    await waiting.preferences(_BOB, place="dm", every=HOUR, quiet=(0, 24 * 60 - 1))
    await waiting.begin(GameSettings(deadline=DAY - HOUR // 2, timeout="skip"))
    waiting.mailbox.closed.add(CHANNEL)
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.settle()
    await waiting.preferences(_BOB, quiet=None)
    await waiting.wait(DAY)
    assert waiting.pings(_BOB) > 2
    assert user_of(await look(waiting.app)) != _BOB


async def test_a_call_that_is_rejected_as_well_is_not_repeated_without_end(waiting: WaitingTable) -> None:
    attempts = set[str]()

    class Rejecting(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            attempts.add(message.nonce)
            raise UndeliverableError("400 Bad Request (error code: 50035)", "message", code=50035)

    await waiting.preferences(_ANN, every=None)
    waiting.mailbox = Rejecting()
    waiting.restart()
    await waiting.begin()
    await waiting.wait(HOUR, step=5)
    calls = [row for row in await mail(waiting.app) if row["kind"] == "call"]
    assert len(calls) == 1
    assert calls[0]["nonce"] in attempts


async def test_nobody_is_called_again_in_a_channel_that_is_gone(waiting: WaitingTable) -> None:
    class Gone(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            if message.direct:
                return await super().send(message)
            raise UndeliverableError("404 Not Found (error code: 10003)", "place", code=10003)

    await waiting.preferences(_ANN, every=None)
    waiting.mailbox = Gone()
    waiting.restart()
    await waiting.begin()
    await waiting.wait(2 * DAY, step=1200)
    assert not [row for row in await mail(waiting.app) if row["kind"] == "call" or row["sent_at"] is None]


async def test_closed_direct_messages_are_said_in_the_channel(waiting: WaitingTable) -> None:
    """From then on the player is called in the channel; the host is informed once."""
    await waiting.preferences(_BOB, place="dm", every=None)
    await waiting.begin(nations=4)
    waiting.mailbox.closed.add(_BOB)
    await waiting.turn(_ANN)
    await waiting.wait(HOUR)
    (ping,) = waiting.mailbox.pings(_BOB)
    assert (ping.channel_id, set(ping.mentions)) == (CHANNEL, {_ANN, _BOB})
    assert "your turn (**Persians**" in ping.content
    assert "I can't message Bob privately" in ping.content
    assert [button.label for button in ping.buttons] == ["Take your turn"], "like every call"
    await waiting.turn(_BOB)
    told = next(one for one in waiting.mailbox.standing(CHANNEL) if "I can't message" in one.content)
    assert told.buttons == (), "he has played"
    for user_id in (3, 4, _ANN):
        await waiting.turn(user_id)
    assert waiting.pings(_BOB) == 2
    assert waiting.mailbox.pings(_BOB)[-1].mentions == (_BOB,)
    waiting.mailbox.closed.clear()
    await waiting.preferences(_BOB, place="dm")
    for user_id in (_BOB, 3, 4, _ANN):
        await waiting.turn(user_id)
    assert waiting.mailbox.pings(_BOB)[-1].direct, "asked for anew, it is tried anew"


async def test_who_then_chooses_the_channel_is_not_called_there_a_second_time(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, place="dm", every=None)
    await waiting.begin()
    waiting.mailbox.closed.add(_BOB)
    await waiting.turn(_ANN)
    await waiting.wait(HOUR)
    await waiting.preferences(_BOB, place="channel")
    await waiting.wait(DAY)
    assert waiting.pings(_BOB) == 1


async def test_what_is_told_a_host_who_cannot_be_told_holds_up_no_call(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, place="dm", every=None)
    await waiting.begin(nations=3)
    waiting.mailbox.closed |= {CHANNEL, _ANN}
    await waiting.turn(_ANN)
    await waiting.wait(HOUR)
    waiting.mailbox.closed.remove(CHANNEL)
    await waiting.wait(2 * HOUR)
    pings = waiting.pings(_ANN)
    await waiting.turn(_BOB)
    await waiting.turn(3)
    await waiting.wait(HOUR)
    assert waiting.pings(_ANN) == pings + 1


async def test_a_host_who_cannot_be_told_in_private_that_somebody_is_late_is_called(
    waiting: WaitingTable,
) -> None:
    """In the channel, and to decide, not to play the turn that somebody else is late with."""
    await waiting.preferences(_ANN, place="dm", every=None)
    await waiting.preferences(_BOB, every=None)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    waiting.mailbox.closed.add(_ANN)
    await waiting.wait(DAY + HOUR)
    ping = waiting.mailbox.pings(_ANN)[-1]
    assert ping.channel_id == CHANNEL
    assert ping.content.startswith("<@1>, game 1: ⏳ **Bob** (Persians) ran out of time")


async def test_who_is_called_in_both_places_is_pinged_once_when_the_time_is_up(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, place="both", every=None)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(_ANN)
    await waiting.wait(DAY - HOUR)
    before = waiting.pings(_BOB)
    waiting.mailbox.closed.add(_BOB)
    await waiting.wait(2 * HOUR)
    assert any("I can't message Bob" in one.content for one in waiting.mailbox.standing(CHANNEL))
    assert waiting.pings(_BOB) == before + 1


async def test_closed_direct_messages_delay_nobody_else(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, place="dm")
    await waiting.begin()
    waiting.mailbox.closed.add(_BOB)
    await waiting.turn(_ANN)
    await waiting.turn(_BOB)
    assert waiting.pings(3) == 1


async def test_who_asks_for_private_messages_anew_in_vain_is_called_in_the_channel_again(
    waiting: WaitingTable,
) -> None:
    """The closed conversation is reported a second time, with the next private message."""
    await waiting.preferences(_BOB, place="dm")
    await waiting.begin()
    waiting.mailbox.closed.add(_BOB)
    await waiting.turn(_ANN)
    await waiting.wait(HOUR)
    await waiting.preferences(_BOB, every=2 * HOUR)
    assert waiting.pings(_BOB) == 1
    await waiting.wait(2 * HOUR)
    pings = waiting.mailbox.pings(_BOB)
    assert [ping.channel_id for ping in pings] == [CHANNEL, CHANNEL]
    assert all("I can't message Bob privately" in ping.content for ping in pings)


async def test_an_open_table_whose_message_was_given_up_is_shown_by_the_next_change(
    waiting: WaitingTable,
) -> None:
    waiting.mailbox.closed.add(CHANNEL)
    await lobby(waiting.app)
    await waiting.wait(2 * DAY)
    waiting.mailbox.closed.clear()
    assert waiting.mailbox.standing(CHANNEL) == []
    await waiting.app.game_settings.change(caller(_ANN), {"deadline": DAY})
    await waiting.settle()
    (told,) = waiting.mailbox.standing(CHANNEL)
    assert "antike:lobby:1:join" in [button.custom_id for button in told.buttons]


async def test_a_host_who_cannot_be_told_is_let_alone(waiting: WaitingTable) -> None:
    """A failure notice that fails causes no further notice; the player awaited is still called."""
    await waiting.preferences(_BOB, every=None)
    await waiting.begin()
    waiting.mailbox.closed |= {CHANNEL, _ANN}
    await act(waiting.app, _ANN, GOLD, END)
    await waiting.wait(2 * DAY, step=HOUR)
    left = [row["kind"] for row in await mail(waiting.app) if row["sent_at"] is None]
    assert left == ["call"]
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    assert waiting.pings(_BOB) == 1
    assert await DeliveryQueue(waiting.database.reader).next_due() is None


async def test_an_edit_that_is_refused_holds_nothing_up(waiting: WaitingTable) -> None:
    """Edits in an archived thread are rejected; only the next message reopens it. It is tried for a day."""
    await waiting.preferences(3, every=None)
    await waiting.begin()

    class Archived(RecordingSender):
        async def replace(self, *args: object, **more: object) -> bool:
            raise UndeliverableError(
                "400 Bad Request (error code: 50083): Thread is archived", "place", code=50083
            )

    waiting.mailbox = Archived()
    waiting.restart()
    for user_id in (_ANN, _BOB):
        await waiting.turn(user_id)
    assert (waiting.pings(_BOB), waiting.pings(3)) == (1, 1)
    await waiting.wait(DAY // 2)
    assert await DeliveryQueue(waiting.database.reader).next_edit() is not None
    await waiting.wait(DAY)
    assert await DeliveryQueue(waiting.database.reader).next_edit() is None
    assert _told(waiting) == []


@pytest.mark.parametrize("changes", [True, False])
async def test_an_edit_without_access_is_made_once_there_is_some(
    waiting: WaitingTable, *, changes: bool
) -> None:
    """A change in the server causes an extra attempt; without one, the next attempt is an hour later."""
    await waiting.begin()
    asked = await waiting.app.proposals.put(caller(_ANN), "pause")
    await waiting.settle()
    waiting.mailbox.closed.add(CHANNEL)
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(_ANN), asked.vote.id, yes=False)
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    if changes:
        await waiting.delivery.try_again(1)
    await waiting.wait(1 if changes else HOUR)
    (vote,) = _votes(waiting)
    assert ("Withdrawn" in vote.content, vote.buttons) == (True, ())


async def test_edits_without_access_are_all_made_when_something_changes(waiting: WaitingTable) -> None:
    await waiting.begin()
    votes = [(await waiting.app.proposals.put(caller(_ANN), kind)).vote for kind in ("pause", "end")]
    await waiting.settle()
    waiting.mailbox.closed.add(CHANNEL)
    for vote in votes:
        assert vote is not None
        await waiting.app.proposals.vote(caller(_ANN), vote.id, yes=False)
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    await waiting.delivery.try_again(1)
    await waiting.settle()
    assert [vote.buttons for vote in _votes(waiting)] == [(), ()]


async def test_a_question_that_was_answered_without_access_loses_its_buttons(waiting: WaitingTable) -> None:
    """The outcome is not worth blocking the channel, so its message is given up, and becomes an edit."""
    await place(waiting.app, endgame())
    await act(waiting.app, 4, written("rondel", wedge="maneuver-1"), _TO_KNOSSOS)
    await waiting.wait(60)
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.app.play.submit(caller(_ANN), answer(fights=True))
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    await waiting.wait(HOUR)
    asked = waiting.mailbox.standing(CHANNEL)[0]
    assert asked.buttons == ()
    assert "The Phoenicians fought the Greeks in Knossos" in asked.content


async def _away_for_days(waiting: WaitingTable) -> None:
    """Let nothing arrive in the channel for three days."""
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.wait(3 * DAY)
    assert [row["kind"] for row in await mail(waiting.app) if row["sent_at"] and row["channel_id"] == CHANNEL]
    waiting.mailbox.closed.clear()
    await waiting.delivery.try_again(1)
    await waiting.wait(HOUR)


async def test_a_vote_that_was_given_up_is_posted_once_it_can_be(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    asked = await waiting.app.proposals.put(caller(_ANN), "end")
    await _away_for_days(waiting)
    (vote,) = _votes(waiting)
    assert [button.label for button in vote.buttons] == ["Yes", "No"]
    assert vote.mentions == (_BOB, 3, 4)
    assert asked.vote is not None
    for user_id in (_BOB, 3):
        await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    await waiting.settle()
    (vote,) = _votes(waiting)
    assert ("yes: Bob and Cem" in vote.content, vote.buttons) == (True, ())


async def test_a_question_to_the_table_that_was_given_up_is_posted_once_it_can_be(
    waiting: WaitingTable,
) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    waiting.mailbox.closed.add(CHANNEL)
    await waiting.wait(DAY)
    (wait,) = await waiting.waits()
    assert wait.expired
    await _away_for_days(waiting)
    late = [one for one in waiting.mailbox.standing(CHANNEL) if "ran out of time" in one.content]
    assert [len(one.buttons) for one in late] == [4]


async def test_a_vote_that_is_over_is_not_asked_again(waiting: WaitingTable) -> None:
    await waiting.preferences(_ANN, every=None)
    await waiting.begin()
    waiting.mailbox.closed.add(CHANNEL)
    asked = await waiting.app.proposals.put(caller(_ANN), "end")
    assert asked.vote is not None
    await waiting.app.proposals.vote(caller(_ANN), asked.vote.id, yes=False)
    await _away_for_days(waiting)
    assert _votes(waiting) == []


async def test_a_passing_trouble_is_not_told(waiting: WaitingTable) -> None:
    await waiting.begin()
    await act(waiting.app, _ANN, GOLD, END)
    nonce = (await mail(waiting.app))[-1]["nonce"]
    waiting.mailbox.broken[nonce] = 8
    await waiting.wait(2 * HOUR)
    assert waiting.pings(_BOB) == 1
    assert _told(waiting) == []
    await waiting.app.resignations.end(caller(_ANN))
