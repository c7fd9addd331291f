"""Pings: one when somebody newly has to act, where and when that person wants it, and none that stays."""

from bot.app import labelled
from bot.app.antike.scripts import answer
from bot.app.notifications.buttons import look_buttons, turn_button, undo_button
from bot.app.reminders.calendar import silence_of
from bot.store import DeliveryQueue, People
from tests.app.tables import CHANNEL, act, caller, place, written
from tests.app.waiting import DAY, END, GOLD, HOUR, Vigil
from tests.records.samples import endgame

_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_BOB = 2
_AROUND = ("Board", "What changed", "Around me", "Undo")
_UNDER_CALLS = {turn_button(1), *labelled((*look_buttons(1), undo_button(1)))}


async def test_one_ping_a_turn_and_none_for_ones_own_actions(vigil: Vigil) -> None:
    await vigil.begin()
    assert vigil.pings(1) == 1
    await act(vigil.app, 1, GOLD)
    await vigil.settle()
    assert (vigil.pings(1), vigil.pings(_BOB)) == (1, 0)
    await act(vigil.app, 1, END)
    await vigil.wait(HOUR)
    assert (vigil.pings(1), vigil.pings(_BOB), vigil.pings(3)) == (1, 1, 0)
    (ping,) = vigil.mailbox.pings(_BOB)
    assert "game 1" in ping.content
    assert "your turn (**Persians**" in ping.content


async def test_an_answered_ping_is_edited(vigil: Vigil) -> None:
    """The mention goes; what happened and whose turn it was stay."""
    await vigil.begin()
    await vigil.turn(1)
    first, second = vigil.mailbox.standing(CHANNEL)
    assert first.content.startswith("🏛️ The game begins. Turn order: **Phoenicians** (Ann)")
    assert first.content.endswith("-# ✓ **Ann** has played."), "what she did stands in the next message"
    assert "**Phoenicians** (Ann), round 1:\n- The Phoenicians move" in second.content
    assert "<@" not in first.content
    assert "9 personages" in first.content
    assert "<@2>" in second.content
    assert len(vigil.mailbox.replaced) == 1, "one edit a turn"


async def test_a_quick_undo_sends_no_ping(vigil: Vigil) -> None:
    await place(vigil.app, endgame())
    await act(vigil.app, 4, _ROUSED, _TO_KNOSSOS)
    await vigil.wait(19, step=5)
    assert vigil.pings(1) == 0
    await vigil.app.play.undo(caller(4))
    await vigil.wait(HOUR)
    assert vigil.pings(1) == 0
    assert vigil.mailbox.messages == []


async def test_after_the_grace_the_question_comes(vigil: Vigil) -> None:
    await place(vigil.app, endgame())
    await act(vigil.app, 4, _ROUSED, _TO_KNOSSOS)
    await vigil.wait(20, step=5)
    assert vigil.pings(1) == 1
    assert [button.label for button in vigil.mailbox.messages[-1].buttons] == [
        "Fight",
        "Don't fight",
        *_AROUND,
    ]


async def test_a_question_that_is_moved_on_to_another_comes_at_once(vigil: Vigil) -> None:
    """Nothing can be taken back any more once somebody has answered; and nothing is held up behind it."""
    await place(vigil.app, endgame())
    await act(vigil.app, 4, _ROUSED, _TO_KNOSSOS)
    await vigil.app.play.submit(caller(1), answer(fights=False))
    await vigil.settle()
    assert (vigil.pings(1), vigil.pings(3)) == (0, 1)
    await vigil.app.play.submit(caller(3), answer(fights=False))
    await vigil.settle()
    assert vigil.pings(4) == 1
    assert await DeliveryQueue(vigil.database.reader).next_due() is None


async def test_by_direct_message(vigil: Vigil) -> None:
    """The table's message names the player, but pings nobody; the private one goes when it is answered."""
    await vigil.preferences(_BOB, place="dm")
    await vigil.begin()
    await vigil.turn(1)
    (private,) = vigil.mailbox.pings(_BOB)
    assert private.direct
    assert f"Game 1 in <#{CHANNEL}>: your turn" in private.content
    public = vigil.mailbox.standing(CHANNEL)[-1]
    assert public.mentions == ()
    assert public.content.startswith("**Bob**, game 1: your turn")
    await vigil.turn(_BOB)
    assert vigil.mailbox.standing(_BOB)[0].content == "✓ **Bob** has played."


async def test_both_ways(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, place="both")
    await vigil.begin()
    await vigil.turn(1)
    assert sorted((ping.direct, ping.channel_id) for ping in vigil.mailbox.pings(_BOB)) == [
        (False, CHANNEL),
        (True, _BOB),
    ]


async def test_a_question_by_direct_message_has_its_buttons(vigil: Vigil) -> None:
    await vigil.preferences(1, place="dm")
    await place(vigil.app, endgame())
    await act(vigil.app, 4, _ROUSED, _TO_KNOSSOS)
    await vigil.wait(20, step=5)
    (private,) = vigil.mailbox.pings(1)
    assert [button.label for button in private.buttons] == [
        "Fight",
        "Don't fight",
        *_AROUND,
    ]
    await vigil.app.play.submit(caller(1), answer(fights=True))
    await vigil.settle()
    (shown,) = vigil.mailbox.standing(1)
    assert shown.buttons == ()
    assert "fought the Greeks" in shown.content


async def test_nobody_is_called_in_quiet_hours(vigil: Vigil) -> None:
    """The call comes once, when they are over; acting earlier makes it needless."""
    await vigil.preferences(_BOB, zone="Europe/Berlin", quiet=(0, 60), every=None)
    await vigil.begin()
    silence = silence_of(await People(vigil.database.reader).get(_BOB))
    night = silence.after(vigil.clock.seconds, 10 * DAY)
    while silence.until(night) == night:
        night += 600
    vigil.clock.seconds = night
    await vigil.settle()
    await vigil.turn(1)
    assert vigil.pings(_BOB) == 0
    morning = silence.until(night)
    await vigil.wait(morning - night - 1)
    assert vigil.pings(_BOB) == 0
    await vigil.wait(1)
    assert vigil.pings(_BOB) == 1
    assert "your turn (**Persians**" in vigil.mailbox.pings(_BOB)[0].content
    await vigil.wait(3 * DAY, step=HOUR)
    assert vigil.pings(_BOB) == 1


async def test_who_acts_at_night_is_not_called_in_the_morning(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, quiet=(0, 1439), every=None)
    vigil.clock.seconds = 1_000_000 // DAY * DAY + 100
    await vigil.begin()
    await vigil.turn(1)
    await act(vigil.app, _BOB, GOLD)
    await vigil.wait(2 * DAY, step=30)
    assert vigil.pings(_BOB) == 0


async def test_reminders_come_at_their_interval_until_one_has_acted(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, every=6 * HOUR)
    await vigil.begin()
    await vigil.turn(1)
    await vigil.wait(13 * HOUR)
    assert vigil.pings(_BOB) == 3
    reminder = vigil.mailbox.pings(_BOB)[-1]
    assert [button.label for button in reminder.buttons] == ["Take your turn", "No more reminders"]
    assert [button.tone for button in reminder.buttons] == ["main", ""]
    assert "a reminder" in reminder.content
    await vigil.turn(_BOB)
    await vigil.wait(13 * HOUR)
    assert vigil.pings(_BOB) == 3
    shown = vigil.mailbox.standing(CHANNEL)
    assert all("<@2>" not in message.content for message in shown)
    assert [message.content for message in shown].count("✓ **Bob** has played.") == 1, (
        "of reminders one stays"
    )
    assert all(not set(message.buttons) - _UNDER_CALLS for message in vigil.mailbox.standing(CHANNEL)[1:])


async def test_ones_own_actions_put_reminders_off(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, every=6 * HOUR)
    await vigil.begin()
    await vigil.turn(1)
    await vigil.wait(5 * HOUR)
    await act(vigil.app, _BOB, GOLD)
    await vigil.wait(5 * HOUR)
    assert vigil.pings(_BOB) == 1
    await vigil.wait(HOUR)
    assert vigil.pings(_BOB) == 2


async def test_not_again_this_turn(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, every=6 * HOUR)
    await vigil.begin()
    await vigil.turn(1)
    await vigil.wait(6 * HOUR)
    (wait,) = await vigil.waits()
    await vigil.app.preferences.mute(_BOB, wait.id)
    await vigil.wait(2 * DAY)
    assert vigil.pings(_BOB) == 2
    assert all(not set(message.buttons) - _UNDER_CALLS for message in vigil.mailbox.standing(CHANNEL)[1:])
    for user_id in (_BOB, 3, 4, 1):
        await vigil.turn(user_id)
    await vigil.wait(7 * HOUR)
    assert vigil.pings(_BOB) == 4, "the next turn has its own"


async def test_no_reminders_for_whoever_wants_none(vigil: Vigil) -> None:
    await vigil.preferences(1, every=None)
    await vigil.begin()
    await vigil.wait(5 * DAY, step=HOUR)
    assert vigil.pings(1) == 1


async def test_a_restart_between_any_two_steps_changes_nothing(vigil: Vigil) -> None:
    await vigil.preferences(_BOB, every=6 * HOUR)
    await vigil.begin()
    await act(vigil.app, 1, GOLD, END)
    vigil.restart()
    await vigil.delivery.deliver_due()
    vigil.restart()
    for _ in range(5):
        vigil.clock.seconds += 3 * HOUR
        vigil.restart()
        await vigil.app.scheduler.work()
        vigil.restart()
        await vigil.settle()
    assert vigil.pings(_BOB) == 3
    await vigil.turn(_BOB)
    assert vigil.pings(3) == 1


async def test_after_a_long_sleep_there_is_one_reminder_not_ten(vigil: Vigil) -> None:
    await vigil.preferences(1, every=HOUR)
    await vigil.begin()
    vigil.clock.seconds += 10 * HOUR
    vigil.restart()
    await vigil.settle()
    assert vigil.pings(1) == 2
