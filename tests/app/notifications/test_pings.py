"""Pings: one when a player newly has to act, where and when they want it, removed when it is answered."""

from itertools import count

import pytest

from bot.app import GameSettings, labelled
from bot.app.antike.scripts import answer
from bot.app.notifications.buttons import follow_button, look_buttons, turn_button, undo_button
from bot.app.notifications.enqueue import private_nonce
from bot.app.reminders.calendar import silence_of
from bot.model.people import Place
from bot.store import DeliveryQueue, People
from tests.app.tables import CHANNEL, NAMES, act, caller, lobby, mail, place, written
from tests.app.waiting import DAY, END, GOLD, HOUR, WaitingTable
from tests.records.samples import endgame

_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_BOB = 2
_AROUND = ("Board", "What changed", "Around me", "Undo")
_UNDER_CALLS = {turn_button(1), *labelled((*look_buttons(1), undo_button(1), follow_button(1)))}


async def test_one_ping_a_turn_and_none_for_ones_own_actions(waiting: WaitingTable) -> None:
    await waiting.begin()
    assert waiting.pings(1) == 1
    await act(waiting.app, 1, GOLD)
    await waiting.settle()
    assert (waiting.pings(1), waiting.pings(_BOB)) == (1, 0)
    await act(waiting.app, 1, END)
    await waiting.wait(HOUR)
    assert (waiting.pings(1), waiting.pings(_BOB), waiting.pings(3)) == (1, 1, 0)
    (ping,) = waiting.mailbox.pings(_BOB)
    assert "game 1" in ping.content
    assert "your turn (**Persians**" in ping.content


async def test_an_answered_ping_is_edited(waiting: WaitingTable) -> None:
    """The mention is removed; what happened and whose turn it was stay."""
    await waiting.begin()
    await waiting.turn(1)
    first, second = waiting.mailbox.standing(CHANNEL)
    assert first.content.startswith("🏛️ The game begins. Turn order: **Phoenicians** (Ann)")
    assert first.content.endswith("-# ✓ **Ann** has played."), "what she did stands in the next message"
    assert "**Phoenicians** (Ann), round 1:\n- The Phoenicians move" in second.content
    assert "<@" not in first.content
    assert "9 personages" in first.content
    assert "<@2>" in second.content
    assert len(waiting.mailbox.replaced) == 1, "one edit a turn"


async def test_a_quick_undo_sends_no_ping(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame())
    await act(waiting.app, 4, _ROUSED, _TO_KNOSSOS)
    await waiting.wait(19, step=5)
    assert waiting.pings(1) == 0
    await waiting.app.play.undo(caller(4))
    await waiting.wait(HOUR)
    assert waiting.pings(1) == 0
    assert waiting.mailbox.messages == []


async def test_after_the_grace_the_question_comes(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame())
    await act(waiting.app, 4, _ROUSED, _TO_KNOSSOS)
    await waiting.wait(20, step=5)
    assert waiting.pings(1) == 1
    assert [button.label for button in waiting.mailbox.messages[-1].buttons] == [
        "Fight",
        "Don't fight",
        *_AROUND,
    ]


async def test_a_change_of_preferences_brings_no_question_forward(waiting: WaitingTable) -> None:
    await place(waiting.app, endgame())
    await waiting.preferences(1, place="dm")
    await act(waiting.app, 4, _ROUSED, _TO_KNOSSOS)
    await waiting.preferences(1, every=DAY)
    await waiting.settle()
    assert waiting.pings(1) == 0, "the move may still be undone"
    await waiting.wait(20, step=5)
    assert waiting.pings(1) == 1


async def test_a_question_that_is_moved_on_to_another_comes_at_once(waiting: WaitingTable) -> None:
    """Once a player has answered, the move cannot be undone, so the next question is sent without delay."""
    await place(waiting.app, endgame())
    await act(waiting.app, 4, _ROUSED, _TO_KNOSSOS)
    await waiting.app.play.submit(caller(1), answer(fights=False))
    await waiting.settle()
    assert (waiting.pings(1), waiting.pings(3)) == (0, 1)
    await waiting.app.play.submit(caller(3), answer(fights=False))
    await waiting.settle()
    assert waiting.pings(4) == 1
    assert await DeliveryQueue(waiting.database.reader).next_due() is None


async def test_by_direct_message(waiting: WaitingTable) -> None:
    """The table's message names the player without a ping; the direct one is edited when answered."""
    await waiting.preferences(_BOB, place="dm")
    await waiting.begin()
    await waiting.turn(1)
    (private,) = waiting.mailbox.pings(_BOB)
    assert private.direct
    assert f"Game 1 in <#{CHANNEL}>: your turn" in private.content
    public = waiting.mailbox.standing(CHANNEL)[-1]
    assert public.mentions == ()
    assert public.content.startswith("**Bob**, game 1: your turn")
    await waiting.turn(_BOB)
    assert waiting.mailbox.standing(_BOB)[0].content == f"Game 1 in <#{CHANNEL}>: ✓ you have played."


async def test_the_deadline_follows_the_call_not_what_stands_below_it(waiting: WaitingTable) -> None:
    """At the end it read as if it belonged to the note, or to how the question before was answered."""
    await waiting.preferences(_BOB, place="dm")
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.app.notes.save(caller(_BOB), "Watch Tyros")
    await waiting.turn(1)
    (private,) = waiting.mailbox.pings(_BOB)
    call, note = private.content.split("\n")
    assert call.endswith(f"round 1). ⏳ <t:{waiting.clock.seconds + DAY}:R>")
    assert note.endswith("Watch Tyros")


async def test_both_ways(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, place="both")
    await waiting.begin()
    await waiting.turn(1)
    assert sorted((ping.direct, ping.channel_id) for ping in waiting.mailbox.pings(_BOB)) == [
        (False, CHANNEL),
        (True, _BOB),
    ]


async def test_a_question_by_direct_message_has_its_buttons(waiting: WaitingTable) -> None:
    await waiting.preferences(1, place="dm")
    await place(waiting.app, endgame())
    await act(waiting.app, 4, _ROUSED, _TO_KNOSSOS)
    await waiting.wait(20, step=5)
    (private,) = waiting.mailbox.pings(1)
    assert [button.label for button in private.buttons] == [
        "Fight",
        "Don't fight",
        *_AROUND,
    ]
    await waiting.app.play.submit(caller(1), answer(fights=True))
    await waiting.settle()
    (shown,) = waiting.mailbox.standing(1)
    assert shown.buttons == ()
    assert "fought the Greeks" in shown.content


async def test_nobody_is_called_in_quiet_hours(waiting: WaitingTable) -> None:
    """The player is called once, when the quiet hours are over."""
    await waiting.preferences(_BOB, zone="Europe/Berlin", quiet=(0, 60), every=None)
    await waiting.begin()
    silence = silence_of(await People(waiting.database.reader).get(_BOB))
    night = silence.after(waiting.clock.seconds, 10 * DAY)
    while silence.until(night) == night:
        night += 600
    waiting.clock.seconds = night
    await waiting.settle()
    await waiting.turn(1)
    assert waiting.pings(_BOB) == 0
    morning = silence.until(night)
    await waiting.wait(morning - night - 1)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(1)
    assert waiting.pings(_BOB) == 1
    assert "your turn (**Persians**" in waiting.mailbox.pings(_BOB)[0].content
    await waiting.wait(3 * DAY, step=HOUR)
    assert waiting.pings(_BOB) == 1


async def test_who_acts_at_night_is_not_called_in_the_morning(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, quiet=(0, 1439), every=None)
    waiting.clock.seconds = 1_000_000 // DAY * DAY + 100
    await waiting.begin()
    await waiting.turn(1)
    await act(waiting.app, _BOB, GOLD)
    await waiting.wait(2 * DAY, step=30)
    assert waiting.pings(_BOB) == 0


async def test_reminders_come_at_their_interval_until_one_has_acted(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, every=6 * HOUR)
    await waiting.begin()
    await waiting.turn(1)
    await waiting.wait(13 * HOUR)
    assert waiting.pings(_BOB) == 3
    reminder = waiting.mailbox.pings(_BOB)[-1]
    assert [button.label for button in reminder.buttons] == ["Take your turn", "No more reminders"]
    assert [button.tone for button in reminder.buttons] == ["main", ""]
    assert "Reminder: waiting since" in reminder.content
    await waiting.turn(_BOB)
    await waiting.wait(13 * HOUR)
    assert waiting.pings(_BOB) == 3
    shown = waiting.mailbox.standing(CHANNEL)
    assert all("<@2>" not in message.content for message in shown)
    assert [message.content for message in shown].count("✓ **Bob** has played.") == 1, (
        "of reminders one stays"
    )
    assert all(not set(message.buttons) - _UNDER_CALLS for message in waiting.mailbox.standing(CHANNEL)[1:])


async def test_ones_own_actions_put_reminders_off(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, every=6 * HOUR)
    await waiting.begin()
    await waiting.turn(1)
    await waiting.wait(5 * HOUR)
    await act(waiting.app, _BOB, GOLD)
    await waiting.wait(5 * HOUR)
    assert waiting.pings(_BOB) == 1
    await waiting.wait(HOUR)
    assert waiting.pings(_BOB) == 2


async def test_not_again_this_turn(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, every=6 * HOUR)
    await waiting.begin()
    await waiting.turn(1)
    await waiting.wait(6 * HOUR)
    (wait,) = await waiting.waits()
    await waiting.app.preferences.mute(_BOB, wait.id)
    await waiting.wait(2 * DAY)
    assert waiting.pings(_BOB) == 2
    assert all(not set(message.buttons) - _UNDER_CALLS for message in waiting.mailbox.standing(CHANNEL)[1:])
    for user_id in (_BOB, 3, 4, 1):
        await waiting.turn(user_id)
    await waiting.wait(7 * HOUR)
    assert waiting.pings(_BOB) == 4, "the next turn has its own"


async def test_a_call_keeps_its_buttons_as_long_as_the_turn_goes_on(waiting: WaitingTable) -> None:
    """The call is edited when its deadline changes, even after the player has acted."""
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(1)
    under = waiting.mailbox.standing(CHANNEL)[-1].buttons
    assert turn_button(1) in under
    await act(waiting.app, _BOB, GOLD)
    await waiting.app.game_settings.change(caller(1), {"deadline": 2 * DAY})
    await waiting.settle()
    (call,) = (each for each in waiting.mailbox.standing(CHANNEL) if "⏳" in each.content)
    assert f"<t:{1_000_000 + 2 * DAY}:R>" in call.content
    assert call.buttons == under
    await act(waiting.app, _BOB, END)
    await waiting.settle()
    over = next(each for each in waiting.mailbox.standing(CHANNEL) if "**Bob** has played" in each.content)
    assert not over.buttons


async def test_no_reminders_for_whoever_wants_none(waiting: WaitingTable) -> None:
    await waiting.preferences(1, every=None)
    await waiting.begin()
    await waiting.wait(5 * DAY, step=HOUR)
    assert waiting.pings(1) == 1


async def test_a_restart_between_any_two_steps_changes_nothing(waiting: WaitingTable) -> None:
    await waiting.preferences(_BOB, every=6 * HOUR)
    await waiting.begin()
    await act(waiting.app, 1, GOLD, END)
    waiting.restart()
    await waiting.delivery.deliver_due()
    waiting.restart()
    for _ in range(5):
        waiting.clock.seconds += 3 * HOUR
        waiting.restart()
        await waiting.app.scheduler.work()
        waiting.restart()
        await waiting.settle()
    assert waiting.pings(_BOB) == 3
    await waiting.turn(_BOB)
    assert waiting.pings(3) == 1


async def test_after_a_long_sleep_there_is_one_reminder_not_ten(waiting: WaitingTable) -> None:
    await waiting.preferences(1, every=HOUR)
    await waiting.begin()
    waiting.clock.seconds += 10 * HOUR
    waiting.restart()
    await waiting.settle()
    assert waiting.pings(1) == 2


async def test_who_wants_private_messages_reads_there_that_the_game_is_over(waiting: WaitingTable) -> None:
    """In their language, and without a ping in the channel."""
    await waiting.begin()
    await waiting.preferences(2, place="dm", locale="de")
    await waiting.preferences(3, place="both")
    for user_id in (3, 4, 1):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.settle()
    ended = waiting.mailbox.standing(100)[-1]
    assert "won, last one standing" in ended.content
    assert ended.mentions == (1, 3, 4)
    (german,) = waiting.mailbox.standing(2)
    assert "haben gewonnen; alle anderen sind raus." in german.content
    (english,) = waiting.mailbox.standing(3)
    assert "won, last one standing" in english.content
    assert "`/history` lists" in ended.content
    assert english.content.splitlines()[-1].startswith("- **"), "`/replay` does not work in private"


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("call", ["late", "end", "vote"])
async def test_who_has_fallen_asleep_before_a_call_could_be_sent_is_called_once(
    waiting: WaitingTable, call: str, *, closed: bool
) -> None:
    """In private, or if that fails in the channel, though the place of calls is both."""
    await waiting.preferences(_BOB, every=None)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(1)
    await waiting.wait(DAY - HOUR)
    now = waiting.clock.seconds % DAY // 60
    asleep = ((now + 90) % (24 * 60), (now + 500) % (24 * 60))
    await waiting.preferences(1, place="both", every=None, quiet=asleep)
    waiting.mailbox.outage = True
    if call == "end":
        for user_id in (_BOB, 3, 4):
            await waiting.app.resignations.concede(caller(user_id))
    if call == "vote":
        await waiting.app.proposals.put(caller(3), "end")
    await waiting.wait(2 * HOUR)
    waiting.mailbox.outage, before = False, waiting.pings(1)
    waiting.mailbox.closed |= {1} if closed else set()
    await waiting.wait(12 * HOUR)
    told = {"late": "ran out of time", "end": "won", "vote": "please vote"}[call]
    (ping,) = [one for one in waiting.mailbox.pings(1)[before:] if told in one.content]
    assert ping.direct is not closed


async def test_who_is_late_and_called_both_ways_is_pinged_once_where_private_messages_are_closed(
    waiting: WaitingTable,
) -> None:
    await waiting.preferences(_BOB, place="both", every=None)
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(1)
    await waiting.wait(DAY - HOUR)
    called = waiting.pings(_BOB)
    waiting.mailbox.closed.add(_BOB)
    await waiting.wait(3 * HOUR)
    assert any("I can't message Bob privately" in one.content for one in waiting.mailbox.messages)
    assert waiting.pings(_BOB) == called + 1


async def test_a_private_copy_belongs_to_its_message_though_the_clock_moves_on(waiting: WaitingTable) -> None:
    """Otherwise who falls asleep before both could be sent would be called twice."""
    await waiting.preferences(1, place="both")
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(1)
    await waiting.wait(DAY - 1)
    ticks = count(waiting.clock.seconds + 1)
    waiting.app.context.now = lambda: next(ticks)
    await waiting.app.scheduler.work()
    private, public = (row["nonce"] for row in await mail(waiting.app) if row["kind"] == "late")
    assert private == private_nonce(public, 1)


@pytest.mark.parametrize("call", ["turn", "end", "vote", "presence"])
async def test_who_is_called_both_ways_is_pinged_once_where_private_messages_are_closed(
    waiting: WaitingTable, call: str
) -> None:
    """The channel has pinged them when it tells that the private message did not arrive."""
    await waiting.preferences(2, place="both")
    waiting.mailbox.closed.add(2)
    if call == "presence":
        await lobby(waiting.app)
        await waiting.app.lobby.join(caller(2), NAMES[2])
        await waiting.app.lobby.join(caller(3), NAMES[3])
        waiting.clock.seconds += DAY
        await waiting.app.lobby.join(caller(4), NAMES[4])
    else:
        await waiting.begin()
    if call == "turn":
        await waiting.turn(1)
    elif call == "vote":
        await waiting.app.proposals.put(caller(3), "pause")
    elif call == "end":
        for user_id in (3, 4, 1):
            await waiting.app.resignations.concede(caller(user_id))
    await waiting.wait(HOUR)
    assert any("I can't message Bob privately" in one.content for one in waiting.mailbox.messages)
    assert waiting.pings(2) == 1


@pytest.mark.parametrize("call", ["end", "vote"])
@pytest.mark.parametrize("wished", ["channel", "dm", "both"])
async def test_who_is_asleep_is_pinged_in_the_channel_later_where_private_messages_are_closed(
    waiting: WaitingTable, wished: Place, call: str
) -> None:
    """The channel has not pinged them, also if they are usually called there."""
    await waiting.begin()
    now = waiting.clock.seconds % DAY // 60
    await waiting.preferences(_BOB, place=wished, quiet=(now, (now + 120) % (24 * 60)))
    waiting.mailbox.closed.add(_BOB)
    if call == "vote":
        await waiting.app.proposals.put(caller(3), "pause")
    else:
        for user_id in (3, 4, 1):
            await waiting.app.resignations.concede(caller(user_id))
    await waiting.wait(HOUR)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(2 * HOUR)
    (ping,) = waiting.mailbox.pings(_BOB)
    assert "I can't message Bob privately" in ping.content


async def test_each_private_message_that_fails_is_a_ping_in_the_channel(waiting: WaitingTable) -> None:
    """Only the first says why, and none holds up the next."""
    await waiting.begin()
    now = waiting.clock.seconds % DAY // 60
    await waiting.preferences(_BOB, place="dm", every=None, quiet=(now, (now + 120) % (24 * 60)))
    waiting.mailbox.closed.add(_BOB)
    await waiting.app.proposals.put(caller(3), "end")
    await waiting.turn(1)
    await waiting.wait(3 * HOUR)
    vote, turn = waiting.mailbox.pings(_BOB)
    assert "please vote.\n-# <@1>: I can't message Bob privately" in vote.content
    assert turn.content == "<@2>, game 1: your turn (**Persians**, round 1)."
    assert turn.mentions == (_BOB,)
    await waiting.wait(21 * HOUR + 600)
    await waiting.app.proposals.put(caller(3), "pause")
    await waiting.wait(3 * HOUR)
    assert waiting.mailbox.pings(_BOB)[-1].content == "<@2>, game 1: please vote."
    assert waiting.pings(_BOB) == 3


@pytest.mark.parametrize("wished", ["dm", "both"])
async def test_nor_is_one_lost_if_the_channel_too_is_closed_until_the_night(
    waiting: WaitingTable, wished: Place
) -> None:
    """What calls in the channel instead, or there as well, is put off to the morning, in private at first."""
    await waiting.preferences(_BOB, place=wished)
    await waiting.begin()
    now = waiting.clock.seconds % DAY // 60
    await waiting.preferences(_BOB, quiet=((now + 120) % (24 * 60), (now + 360) % (24 * 60)))
    waiting.mailbox.closed |= {_BOB, CHANNEL}
    await waiting.app.proposals.put(caller(3), "end")
    await waiting.wait(2 * HOUR + 600)
    waiting.mailbox.closed.remove(CHANNEL)
    await waiting.wait(2 * HOUR)
    assert waiting.pings(_BOB) == 0
    await waiting.wait(4 * HOUR)
    (ping,) = waiting.mailbox.pings(_BOB)
    assert (ping.channel_id, "please vote." in ping.content) == (CHANNEL, True)


async def test_a_voter_whose_private_messages_are_closed_is_pinged_in_the_channel(
    waiting: WaitingTable,
) -> None:
    """When the first one fails, and from then on by the vote itself."""
    await waiting.preferences(_BOB, place="dm")
    waiting.mailbox.closed.add(_BOB)
    await waiting.begin()
    await waiting.app.proposals.put(caller(3), "pause")
    await waiting.wait(HOUR)
    await waiting.app.proposals.put(caller(4), "end")
    await waiting.wait(HOUR)
    failed, vote = waiting.mailbox.pings(_BOB)
    assert "I can't message Bob privately" in failed.content
    assert "vote" in failed.content.casefold()
    assert vote.channel_id == CHANNEL
    assert "🗳️" in vote.content


async def test_who_gives_up_is_not_written_to_about_it(waiting: WaitingTable) -> None:
    await waiting.begin(nations=3)
    for user_id in (2, 3):
        await waiting.preferences(user_id, place="dm")
    for user_id in (3, 2):
        await waiting.app.resignations.concede(caller(user_id))
    await waiting.settle()
    told = [[each for each in waiting.mailbox.standing(user) if "won" in each.content] for user in (2, 3)]
    assert [len(each) for each in told] == [0, 1]
