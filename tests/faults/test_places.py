"""Channels, threads, messages and people that are gone, closed, or inaccessible to the bot."""

import pytest

from bot.store import Journal
from discord_sandbox.state import messages
from discord_sandbox.testing import until
from tests.faults.day import Day

pytestmark = pytest.mark.slow

DAY, HOUR = 86_400, 3_600
NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")


def _reports(day: Day) -> list[str]:
    """Return the private messages to the host about messages that cannot be delivered."""
    return [text for text in day.private("Ada") if "don't get through" in text]


async def _reported(day: Day, why: str) -> None:
    """Let three tries fail, and assert that the host gets one report, with the reason `why`."""
    for tries, wait in ((1, 5), (2, 10), (3, 0)):
        await day.tried(tries)
        await day.leap(wait)
    await until(lambda: _reports(day))
    (report,) = _reports(day)
    assert why in report
    assert f"game 1: my messages don't get through to <#{day.place.id}>" in report.casefold()


async def _on_and_on(day: Day, hours: int) -> None:
    for _ in range(hours):
        await day.leap(HOUR)
        await day.settle()


@pytest.mark.parametrize(
    ("who", "command"),
    [
        ("Finn", "game new"),
        ("Finn", "game join"),
        ("Ada", "game start"),
        ("Ada", "gold"),
        ("Ada", "vote pause"),
    ],
)
async def test_a_permission_that_is_missing_from_the_start(day: Day, who: str, command: str) -> None:
    """The missing permission is named privately, and nothing is changed."""
    for missing in NEEDED:
        day.world.deny(day.place, missing)
        assert missing.replace("_", " ") in (await day.tell(who, command)).lower()
        day.world.set_permissions(day.place, "all")
    assert await day.log() == []
    assert await Journal(day.app.context.database.reader).of_game(1) == []


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads"])
async def test_no_permission_for_threads(day: Day, missing: str) -> None:
    day.place = day.world.channel("table-2")
    day.world.deny(day.place, missing)
    assert missing.replace("_", " ") in (await day.tell("Finn", "game new", thread=True)).lower()
    assert day.world.threads_of(day.place) == []


async def test_a_thread_that_discord_refuses(day: Day) -> None:
    """A refusal by Discord is reported whatever the permissions are, and nothing is changed."""
    day.place = day.world.channel("table-2")
    day.fault(("POST", "/threads"), status=403, code=50013)
    told = await day.tell("Finn", "game new", thread=True)
    assert "Discord doesn't let me make a thread here" in told
    assert "Nothing was changed" in told


@pytest.mark.parametrize(
    ("missing", "why"),
    [
        ("send_messages", "missing at least"),
        ("attach_files", "missing at least"),
        ("view_channel", "can't see"),
    ],
)
async def test_a_permission_taken_away_before_the_message(day: Day, missing: str, why: str) -> None:
    """The host gets one report; once the permission is back, the message is sent at once."""
    await day.tell("Ada", "gold")
    day.world.deny(day.place, missing)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await _reported(day, why)
    assert day.called("Ben") == 0
    day.world.set_permissions(day.place, "all")
    await day.once("Ben")
    assert len(_reports(day)) == 1


async def test_closed_direct_messages(day: Day) -> None:
    """The player is called in the channel instead, with the reason and a ping for the host."""
    await day.prefer_direct_messages("Ben")
    day.world.person("Ben").accepts_dms = False
    await day.turn("Ada")
    for tries, wait in ((1, 5), (2, 10)):
        await day.tried(tries)
        await day.leap(wait)
    message = await day.once("Ben")
    assert message.channel is day.place
    assert "I can't message Ben privately" in message.content
    assert day.world.person("Ada").id in message.pinged


async def test_a_person_with_no_server_in_common(day: Day) -> None:
    """A player who has left the server is called in the channel instead."""
    await day.prefer_direct_messages("Ben")
    conversation = day.world.conversation(day.world.person("Ben"))
    day.fault(("POST", f"/channels/{conversation.id}/"), status=403, code=50278, times=3)
    await day.turn("Ada")
    for tries, wait in ((1, 5), (2, 10)):
        await day.tried(tries)
        await day.leap(wait)
    assert (await day.once("Ben")).channel is day.place


async def test_a_message_that_a_moderator_has_deleted(day: Day) -> None:
    """The message can no longer be edited, which is not reported."""
    messages.remove(day.world, await day.once("Ada"))
    await day.turn("Ada")
    await day.once("Ben")
    assert _reports(day) == []


async def test_a_question_that_was_deleted(day: Day) -> None:
    """Whoever asks again has it posted anew, and the others vote; no message is left to be sent."""
    await day.tell("Ada", "vote pause")
    await until(lambda: day.said("asks to pause"))
    messages.remove(day.world, day.said("asks to pause")[0])
    await day.turn("Ada")
    await day.once("Ben", 2)
    assert await day.waiting() == 0
    assert "posted it again" in await day.tell("Ben", "vote pause")
    await until(lambda: day.said("asks to pause"))
    (asked,) = day.said("asks to pause")
    for name in ("Ben", "Chloe"):
        await day.sandbox.user(name).press(asked, "antike:vote:1:1")
    await until(lambda: day.said("The game is paused"))
    await day.settle()
    assert await day.waiting() == 0


async def test_an_edit_without_access(day: Day) -> None:
    """It is tried as long as a message is, also after a restart, and soon after permissions change."""
    await day.tell("Ada", "gold")
    await day.prefer_direct_messages("Ben")
    day.world.deny(day.place, "view_channel")
    await day.app.play.submit(day.caller("Ada"), day.ending())
    for _ in range(10):
        await day.edited_in_vain()
        await day.leap(HOUR // 4)
        await day.settle()
    await day.restart()
    assert day.said("✓ **Ada** has played.") == []
    day.world.set_permissions(day.place, "all")
    await day.leap(60)
    await until(lambda: day.said("✓ **Ada** has played."))


async def test_a_deleted_channel(day: Day) -> None:
    """The host gets one report; after a day of tries messages to the channel are given up."""
    await day.turn("Ada")
    await day.once("Ben")
    await day.tell("Ben", "gold")
    day.world.drop_channel(day.place)
    await day.app.play.submit(day.caller("Ben"), day.ending())
    await _reported(day, "The channel or thread is gone")
    await day.app.preferences.change(day.world.person("Chloe").id, day.no_reminders)
    await _on_and_on(day, 30)
    assert await day.waiting() == 0
    assert len(_reports(day)) == 1


async def test_an_archived_thread(in_thread: Day) -> None:
    """A new message opens the thread again; an edit that came before is tried again."""
    day = in_thread
    await day.tell("Ada", "gold")
    day.world.set_thread(day.place, archived=True)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await day.once("Ben")
    assert not day.place.archived
    await day.leap(10)
    await until(lambda: day.said("✓ **Ada** has played."))


async def test_a_thread_that_is_archived_before_the_answer(in_thread: Day) -> None:
    """The pending answer cannot be edited there, so it comes in a new message; so does a page."""
    day = in_thread
    day.world.set_thread(day.place, archived=True)
    for command, answer in (("gold", "You produce 1 gold"), ("turn", "End your turn?")):
        used = await day.use("Ada", command)
        assert used.state == "answered"
        seen = day.sandbox.user("Ada").sees(day.place.id)
        assert any(answer in f"{message.content}{message.components}" for message in seen)


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread(in_thread: Day, *, archived: bool) -> None:
    """The host gets a report; once the thread is unlocked, the message is sent at once."""
    day = in_thread
    await day.tell("Ada", "gold")
    day.world.set_thread(day.place, archived=archived, locked=True)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await _reported(day, "thread is")
    day.world.set_thread(day.place, archived=False, locked=False)
    await day.once("Ben")


async def test_a_deleted_thread(in_thread: Day) -> None:
    day = in_thread
    await day.tell("Ada", "gold")
    day.world.drop_channel(day.place)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await _reported(day, "The channel or thread is gone")


async def test_removed_from_the_server_and_invited_again(day: Day) -> None:
    """No message is sent, not even to the host; after a new invitation the call is sent at once."""
    await day.tell("Ada", "gold")
    day.world.expel_bot()
    await until(lambda: len(day.client.guilds) == 0)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    for tries, wait in ((1, 5), (2, 10), (3, 20)):
        await day.tried(tries)
        await day.leap(wait)
    assert day.called("Ben") == 0
    day.world.invite_bot()
    await day.once("Ben")
    await day.turn("Ben")
    await day.once("Chloe")


async def test_removed_for_a_week(day: Day) -> None:
    """A call given up long before is still sent, once, when the bot is invited again."""
    await day.app.preferences.change(day.world.person("Ben").id, day.no_reminders)
    await day.tell("Ada", "gold")
    day.world.expel_bot()
    await until(lambda: len(day.client.guilds) == 0)
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await _on_and_on(day, 7 * 24)
    day.world.invite_bot()
    await day.once("Ben")


async def test_messages_of_others_are_let_alone(day: Day) -> None:
    """Discord's error about a message that is not the bot's (50005) delays nothing."""
    day.fault(("PATCH", "/channels/"), status=403, code=50005, times=9)
    await day.turn("Ada")
    await day.once("Ben")
