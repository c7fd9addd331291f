"""Restored backups: the time of the players awaited, of which some was lost, and what is open again."""

from dataclasses import replace

import pytest

from bot.app import GameCreator, GameSettings
from bot.app.maintenance.restore import notify_all_restored
from bot.store import TAKEN_AT, Settings
from tests.app.tables import CHANNEL, caller, lobby, look
from tests.app.waiting import DAY, HOUR, WaitingTable


@pytest.mark.parametrize(("spent", "left"), [(5 * HOUR, 19 * HOUR), (DAY - HOUR // 2, HOUR)])
async def test_time_since_the_copy_is_given_back_and_an_hour_at_least(
    waiting: WaitingTable, spent: int, left: int
) -> None:
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.wait(spent, step=HOUR)
    async with waiting.database.transaction() as tx:
        await Settings(tx).put(TAKEN_AT, str(waiting.clock.seconds))
    waiting.clock.seconds += 3 * HOUR
    assert await notify_all_restored(waiting.app.context) == 1
    due = waiting.clock.seconds + left
    assert await waiting.app.game_settings.clocks(await look(waiting.app)) == {"turn": due}
    await waiting.wait(left - 1, step=HOUR)
    assert waiting.late() == []
    await waiting.wait(1)
    assert len(waiting.late()) == 1


async def test_who_is_called_again_both_ways_is_pinged_once_where_private_messages_are_closed(
    waiting: WaitingTable,
) -> None:
    await waiting.preferences(1, place="both")
    await waiting.begin()
    waiting.mailbox.closed.add(1)
    before = waiting.pings(1)
    assert await notify_all_restored(waiting.app.context) == 1
    await waiting.wait(HOUR)
    assert any("I can't message" in one.content for one in waiting.mailbox.messages)
    assert waiting.pings(1) == before + 1


def _go_on(waiting: WaitingTable) -> None:
    """Let all messages show what has become of them since the copy was made."""
    for number, message in waiting.mailbox.shown.items():
        waiting.mailbox.shown[number] = replace(message, content="lost", buttons=())


@pytest.mark.both
async def test_a_table_that_is_still_open_is_told_and_gets_its_buttons_back(waiting: WaitingTable) -> None:
    await lobby(waiting.app)
    await waiting.settle()
    (old,) = waiting.mailbox.standing(CHANNEL)
    _go_on(waiting)
    for _ in range(2):
        assert await notify_all_restored(waiting.app.context) == 0
    await waiting.settle()
    (new,) = waiting.mailbox.standing(CHANNEL)
    assert new.content.startswith("I was restored from a backup of")
    assert new.content.endswith(old.content)
    assert new.buttons == old.buttons
    await waiting.app.lobby.join(caller(2), "Bob")
    await waiting.settle()
    (joined,) = waiting.mailbox.standing(CHANNEL)
    assert joined.content.startswith("**Antike**")


async def test_open_votes_are_posted_anew(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.preferences(2, place="dm")
    await waiting.app.proposals.put(caller(1), "pause")
    await waiting.settle()
    old, private = waiting.mailbox.standing(CHANNEL)[-1], waiting.mailbox.standing(2)
    assert private
    _go_on(waiting)
    waiting.clock.seconds += 2 * HOUR
    assert await notify_all_restored(waiting.app.context) == 1
    await waiting.settle()
    *_, told, new = waiting.mailbox.standing(CHANNEL)
    assert "restored from a backup" in told.content
    assert (new.content, new.buttons, new.mentions) == (old.content, old.buttons, (3, 4))
    assert waiting.mailbox.standing(2) == private


async def test_an_open_seat_offer_shows_its_button_again(waiting: WaitingTable) -> None:
    await waiting.begin()
    await waiting.preferences(9, place="dm")
    await waiting.app.proposals.put(caller(2), "replace", 2, (9, "Ivy"))
    await waiting.settle()
    old, private = waiting.mailbox.standing(CHANNEL)[-1], waiting.mailbox.standing(9)
    assert [button.label for button in old.buttons] == ["Take the seat"]
    assert private
    _go_on(waiting)
    assert await notify_all_restored(waiting.app.context) == 1
    await waiting.settle()
    again = next(each for each in waiting.mailbox.standing(CHANNEL) if each.nonce == old.nonce)
    text = "🪑 <@9> can take Bob's seat with the **Persians**. Until then Bob plays on."
    assert (again.content, again.buttons) == (text, old.buttons)
    told = [each.content for each in waiting.mailbox.standing(9)]
    assert told == [each.content.replace("Ivy", "<@9>") for each in private]
    taken = await waiting.app.substitutes.take(caller(9), 1, "Ivy")
    assert taken is not None


async def test_a_rematch_can_be_agreed_on_again(waiting: WaitingTable) -> None:
    """The game that had come of it is lost, but has taken the buttons of the one before."""
    await waiting.begin(nations=3)
    for user_id in (1, 2):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.app.rematches.ask(caller(1), 1, "Ann", GameCreator(frozenset(), (CHANNEL,)))
    await waiting.settle()
    asking = [message for message in waiting.mailbox.standing(CHANNEL) if "Rematch" in str(message.buttons)]
    _go_on(waiting)
    assert await notify_all_restored(waiting.app.context) == 0
    await waiting.settle()
    shown = {message.nonce: message for message in waiting.mailbox.standing(CHANNEL)}
    assert [shown[message.nonce].buttons for message in asking] == [message.buttons for message in asking]
    assert len(asking) == 2
    waiting.clock.seconds += 8 * DAY
    _go_on(waiting)
    assert await notify_all_restored(waiting.app.context) == 0
    await waiting.settle()
    assert not any(message.buttons for message in waiting.mailbox.standing(CHANNEL)), (
        "nobody awaits it any more"
    )
