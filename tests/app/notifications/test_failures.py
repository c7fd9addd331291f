"""Messages that do not arrive: noticed, tried again, given up at last, and told to the host once."""

import logging
from collections.abc import Iterator

import pytest

from bot.app import OutgoingMessage, Pace, UndeliverableError
from bot.store import DeliveryQueue
from tests.app.tables import CHANNEL, Mailbox, act, caller, mail, written
from tests.app.waiting import DAY, END, GOLD, HOUR, Vigil

_ANN, _BOB = 1, 2
_MARBLE = written("rondel", wedge="marble")


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.CRITICAL):
        yield


def _told(vigil: Vigil) -> list[OutgoingMessage]:
    """What the host, Ann, was told in private."""
    return [message for message in vigil.mailbox.messages if message.direct and message.channel_id == _ANN]


async def test_a_closed_channel_is_told_to_the_host_once(vigil: Vigil) -> None:
    await vigil.begin()
    vigil.mailbox.closed.add(CHANNEL)
    await act(vigil.app, _ANN, GOLD, END)
    await vigil.wait(5, step=5)
    assert _told(vigil) == [], "it may be over soon"
    await vigil.wait(2 * HOUR)
    (message,) = _told(vigil)
    assert f"game 1: my messages don't get through to <#{CHANNEL}>" in message.content.casefold()
    await vigil.wait(2 * DAY, step=HOUR)
    assert len(_told(vigil)) == 1


async def test_what_was_not_sent_comes_in_order_once_it_can(vigil: Vigil) -> None:
    await vigil.begin()
    vigil.mailbox.closed.add(CHANNEL)
    for user_id in (_ANN, _BOB):
        await act(vigil.app, user_id, GOLD, END)
    await vigil.wait(2 * HOUR)
    vigil.mailbox.closed.clear()
    await vigil.wait(HOUR)
    sent = [message for message in vigil.mailbox.messages if message.channel_id == CHANNEL]
    assert [message.mentions for message in sent] == [(_ANN,), (), (3,)]
    assert "✓ **Bob** has played." in sent[1].content
    vigil.mailbox.closed.add(CHANNEL)
    await act(vigil.app, 3, GOLD, END)
    await vigil.wait(2 * HOUR)
    assert len(_told(vigil)) == 2, "that is another trouble"


async def test_after_a_day_it_is_given_up(vigil: Vigil) -> None:
    await vigil.begin()
    vigil.mailbox.closed.add(CHANNEL)
    await act(vigil.app, _ANN, GOLD, END)
    nonce = (await mail(vigil.app))[-1]["nonce"]
    for hours, given_up in ((23, False), (3, True)):
        await vigil.wait(hours * HOUR)
        (row,) = [row for row in await mail(vigil.app) if row["nonce"] == nonce]
        assert (row["sent_at"] is not None) == given_up
    vigil.mailbox.closed.clear()
    await vigil.wait(HOUR)
    assert vigil.pings(_BOB) == 1, "the reminder after a day reaches him"


class _Choosy(Mailbox):
    """Does not take one of the messages, whatever happens."""

    async def send(self, message: OutgoingMessage) -> int:
        if "The Phoenicians produce" in message.content:
            raise UndeliverableError(
                "400 Bad Request (error code: 50035): Invalid Form Body", "message", code=50035
            )
        return await super().send(message)


async def test_one_that_is_never_taken_holds_up_the_others_for_a_minute_only(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, every=None)
    vigil.mailbox = _Choosy()
    vigil.restart()
    await vigil.begin()
    await act(vigil.app, _ANN, GOLD, END)
    await vigil.settle()
    await act(vigil.app, _BOB, GOLD, END)
    await vigil.wait(120, step=5)
    assert vigil.pings(3) == 1
    (told,) = _told(vigil)
    assert "Discord rejected one of my messages" in told.content
    assert "50035" not in told.content, "that is for the log"
    assert "day" not in told.content, "it was tried for a minute"
    for user_id in (3, 4, _ANN):
        await act(vigil.app, user_id, _MARBLE if user_id == _ANN else GOLD, END)
        await vigil.wait(120, step=5)
    assert len(_told(vigil)) == 1, "the next one that is refused is no news"
    rows = [row for row in await mail(vigil.app) if row["kind"] == "turn"]
    assert all(row["sent_at"] is not None for row in rows)


async def test_closed_direct_messages_are_said_in_the_channel(vigil: Vigil) -> None:
    """The player is called there instead, from then on; the host hears of it once."""
    await vigil.preferences(_BOB, place="dm", every=None)
    await vigil.begin(nations=4)
    vigil.mailbox.closed.add(_BOB)
    await vigil.turn(_ANN)
    await vigil.wait(HOUR)
    (ping,) = vigil.mailbox.pings(_BOB)
    assert (ping.channel_id, set(ping.mentions)) == (CHANNEL, {_ANN, _BOB})
    assert "your turn (**Persians**" in ping.content
    assert "I can't message Bob privately" in ping.content
    for user_id in (_BOB, 3, 4, _ANN):
        await vigil.turn(user_id)
    assert vigil.pings(_BOB) == 2
    assert vigil.mailbox.pings(_BOB)[-1].mentions == (_BOB,)
    vigil.mailbox.closed.clear()
    await vigil.preferences(_BOB, place="dm")
    for user_id in (_BOB, 3, 4, _ANN):
        await vigil.turn(user_id)
    assert vigil.mailbox.pings(_BOB)[-1].direct, "asked for anew, it is tried anew"


async def test_closed_direct_messages_delay_nobody_else(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, place="dm")
    await vigil.begin()
    vigil.mailbox.closed.add(_BOB)
    await vigil.turn(_ANN)
    await vigil.turn(_BOB)
    assert vigil.pings(3) == 1


async def test_a_host_who_cannot_be_told_is_let_alone(vigil: Vigil) -> None:
    """News about trouble that do not arrive are no news themselves; the player awaited is still called."""
    await vigil.preferences(_BOB, every=None)
    await vigil.begin()
    vigil.mailbox.closed |= {CHANNEL, _ANN}
    await act(vigil.app, _ANN, GOLD, END)
    await vigil.wait(2 * DAY, step=HOUR)
    left = [row["kind"] for row in await mail(vigil.app) if row["sent_at"] is None]
    assert left == ["call"]
    vigil.mailbox.closed.clear()
    await vigil.wait(HOUR)
    assert vigil.pings(_BOB) == 1
    assert await DeliveryQueue(vigil.database.reader).next_due() is None


async def test_an_edit_that_is_refused_holds_nothing_up(vigil: Vigil) -> None:
    """An archived thread opens again with the next message only."""
    await vigil.begin(Pace(deadline=DAY))

    class Archived(Mailbox):
        async def replace(self, *args: object, **more: object) -> None:
            raise UndeliverableError(
                "400 Bad Request (error code: 50083): Thread is archived", "place", code=50083
            )

    vigil.mailbox = Archived()
    vigil.restart()
    for user_id in (_ANN, _BOB):
        await vigil.turn(user_id)
    assert (vigil.pings(_BOB), vigil.pings(3)) == (1, 1)
    await vigil.wait(DAY // 2)
    assert await DeliveryQueue(vigil.database.reader).next_edit() is None
    assert _told(vigil) == []


async def test_a_passing_trouble_is_not_told(vigil: Vigil) -> None:
    await vigil.begin()
    await act(vigil.app, _ANN, GOLD, END)
    nonce = (await mail(vigil.app))[-1]["nonce"]
    vigil.mailbox.broken[nonce] = 8
    await vigil.wait(2 * HOUR)
    assert vigil.pings(_BOB) == 1
    assert _told(vigil) == []
    await vigil.app.resignations.end(caller(_ANN))
