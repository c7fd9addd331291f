"""Requests that Discord rejects for the moment or answers late, or whose answer is lost."""

from typing import Any, Final

import pytest

from discord_sandbox.state.messages import remove
from discord_sandbox.state.models import Channel
from discord_sandbox.testing import until
from tests.faults.day import CALLS, CHANNEL, EDITS, REPLIES, Day, told

pytestmark = pytest.mark.slow

_TRIES: Final = 5
"""Attempts of the library at a request that fails with 500; after them, it is the bot's turn."""


async def test_429_for_one_route(day: Day) -> None:
    day.fault(status=429, retry_after=0.2)
    await day.turn("Ada")
    await day.once("Ben")


async def test_429_for_everything(day: Day) -> None:
    day.fault(status=429, retry_after=0.3, everywhere=True)
    await day.turn("Ada")
    await day.once("Ben")


async def test_429_again_and_again(day: Day) -> None:
    day.fault(status=429, retry_after=0.01, times=5)
    await day.turn("Ada")
    await day.tried()
    await day.leap(5)
    await day.once("Ben")


async def test_429_for_a_long_time(day: Day) -> None:
    """Beyond the longest wait of the library itself, the outbox waits exactly as long as Discord says."""
    day.fault(status=429, retry_after=200)
    await day.turn("Ada")
    await day.tried()
    posted = day.asked("POST", day.posts)
    await day.leap(150)
    assert day.asked("POST", day.posts) == posted
    await day.leap(50)
    await day.once("Ben")


@pytest.mark.parametrize("everywhere", [False, True])
async def test_429_while_people_play_on(day: Day, *, everywhere: bool) -> None:
    """Answers are not limited; what is to be posted keeps its order, and calls who is awaited by then."""
    day.fault(("", "/channels/"), 999, status=429, retry_after=400, everywhere=everywhere)
    for name in ("Ada", "Ben", "Chloe"):
        await day.turn(name)
        await day.tried()
        await day.leap(400)
    assert day.said("round 1:") == []
    day.sandbox.faults.clear()
    await day.leap(400)
    await day.once("Dario")
    told = [message.content for message in day.said("round 1:")]
    assert [next(name for name in ("Ada", "Ben", "Chloe") if f"({name})" in text) for text in told] == [
        "Ada",
        "Ben",
        "Chloe",
    ]
    assert day.called("Ben") == day.called("Chloe") == 0, "they have acted"


async def test_429_from_the_proxy(day: Day) -> None:
    """While the IP address is banned, the outbox tries again at growing intervals."""
    day.fault(status=429, foreign=True, times=2)
    await day.turn("Ada")
    for tries, wait in ((1, 5), (2, 10)):
        await day.tried(tries)
        await day.leap(wait)
    await day.once("Ben")


async def test_429_on_acknowledging(day: Day) -> None:
    day.fault(CALLS, status=429, retry_after=0.3)
    await day.turn("Ada")
    await day.once("Ben")
    assert len(await day.log()) == 2


@pytest.mark.parametrize("status", [500, 502])
async def test_5xx_that_the_library_tries_again(day: Day, status: int) -> None:
    day.fault(status=status)
    await day.turn("Ada")
    await day.once("Ben")


async def test_503_for_a_while(day: Day) -> None:
    day.fault(status=503, times=3)
    await day.turn("Ada")
    for tries, wait in ((1, 5), (2, 10), (3, 20)):
        await day.tried(tries)
        assert await day.waiting() == 1
        await day.leap(wait)
    await day.once("Ben")
    assert day.private("Ada") == [], "what is over soon is no news"


async def test_500_for_a_while(day: Day) -> None:
    """Discord may have taken the message all the same, so it is searched for before it is sent again."""
    day.fault(status=500, times=_TRIES)
    await day.turn("Ada")
    await day.tried()
    searches = day.asked("GET", "/messages")
    await day.leap(5)
    await day.once("Ben")
    assert day.asked("GET", "/messages") == searches + 1


async def test_5xx_on_acknowledging(day: Day) -> None:
    day.fault(CALLS, status=503)
    assert "gold" in await day.tell("Ada", "gold")
    assert len(await day.log()) == 1


async def test_5xx_on_acknowledging_for_too_long(day: Day) -> None:
    """Discord has shown the player that the command failed, so it is not carried out."""
    day.hurry()
    day.fault(CALLS, status=503, times=9)
    assert (await day.use("Ada", "gold")).state == "failed"
    day.sandbox.faults.clear()
    assert await day.log() == []
    day.take_time()
    await day.turn("Ada")
    await day.once("Ben")


@pytest.mark.parametrize(("status", "times"), [(503, 1), (500, _TRIES)])
async def test_5xx_on_answering(day: Day, status: int, times: int) -> None:
    """The action is carried out once, and the answer comes a little later."""
    day.fault(REPLIES, times, status=status)
    assert "gold" in await day.tell("Ada", "gold")
    assert len(await day.log()) == 1


async def test_an_answer_that_discord_takes_for_malformed(day: Day) -> None:
    """The action stands, and the player gets a text about the rejected answer."""
    day.fault(REPLIES, status=400, code=50035)
    assert "Discord rejected my answer" in await day.tell("Ada", "gold")
    assert len(await day.log()) == 1


async def test_a_page_that_discord_takes_for_malformed(day: Day) -> None:
    """The press was acknowledged, so Discord shows no failure; the page stays, with a private text below."""
    panel = (await day.use("Ada", "turn")).original
    assert panel is not None
    buttons = [b for row in panel.components[0]["components"] for b in row.get("components", [])]
    gold = next(str(b["custom_id"]) for b in buttons if b["label"].startswith("GOLD"))
    day.fault(REPLIES, status=400, code=50035)
    it = await day.sandbox.user("Ada").press(panel, gold)
    await until(lambda: bool(it.messages))
    words = day.world.message(day.place, it.messages[-1])
    assert "`/turn` shows where you stand" in words.content
    assert words.ephemeral_for is not None
    assert len(await day.log()) == 1


@pytest.mark.parametrize(("status", "times"), [(503, 1), (500, _TRIES)])
async def test_5xx_on_changing_a_message(day: Day, status: int, times: int) -> None:
    day.fault(EDITS, times, status=status)
    await day.turn("Ada")
    await day.edited_in_vain()
    await day.leap(5)
    await until(lambda: day.said("✓ **Ada** has played."))
    await day.once("Ben")


async def test_slow_posts_hold_up_no_other_table(day: Day) -> None:
    other = day.world.channel("table-2")
    go_on = day.hold()
    await day.turn("Ada")
    here, day.place = day.place, other
    await day.tell("Finn", "game new", nations=3)
    for name in ("Elif", "Dario"):
        await day.tell(name, "game join")
    assert "You play the" in await day.tell("Finn", "game start")
    await until(lambda: sum(map(day.called, ("Finn", "Elif", "Dario"))) == 1)
    assert day.called("Ben") == 0
    go_on.set()
    day.place = here
    await day.once("Ben")


async def test_a_slow_acknowledgement(day: Day) -> None:
    """It arrived, but its answer is late: Discord refuses the second one, and the command goes on."""
    late = day.hold(CALLS, after=True)
    assert "gold" in await day.tell("Ada", "gold")
    late.set()
    assert len(await day.log()) == 1


async def test_a_lost_acknowledgement(day: Day) -> None:
    """An acknowledgement that never arrived is sent again."""
    day.fault(CALLS, cut="before")
    assert "gold" in await day.tell("Ada", "gold")
    assert len(await day.log()) == 1


async def test_the_lost_answer_to_an_acknowledgement(day: Day) -> None:
    """It arrived; the second one is refused with 40060, which then means: acknowledged by the bot itself."""
    day.fault(CALLS, cut="after")
    assert "gold" in await day.tell("Ada", "gold")
    assert len(await day.log()) == 1


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_cut_while_answering(day: Day, cut: str) -> None:
    day.fault(REPLIES, cut=cut, times=2)
    it = await day.use("Ada", "gold")
    assert "gold" in told(it)
    await until(lambda: not day.sandbox.faults.planned)
    assert len(await day.log()) == 1
    assert len(it.messages) == 1


async def test_a_message_that_was_lost(day: Day) -> None:
    day.fault(cut="before")
    await day.turn("Ada")
    await day.tried()
    await day.leap(5)
    await day.once("Ben")


async def test_the_lost_answer_to_a_message(day: Day) -> None:
    """The message is in the channel already, so it is not sent again."""
    day.fault(cut="after")
    await day.turn("Ada")
    await day.tried()
    await day.leap(5)
    await day.once("Ben")
    assert len(day.said("your turn (**Persians**")) == 1


async def test_the_lost_answer_to_a_message_long_ago(day: Day) -> None:
    """When Discord is back it has forgotten the nonce, but the message is found in the channel."""
    day.fault(cut="after")
    day.fault(("GET", "/messages"), status=503)
    await day.turn("Ada")
    await day.tried()
    await day.leap(600)
    await day.tried(2)
    await day.leap(600)
    await day.once("Ben")
    assert len(day.said("your turn (**Persians**")) == 1
    await day.turn("Ben")
    await until(lambda: day.said("✓ **Ben** has played."))


async def test_a_lost_message_that_somebody_else_has_written_again(day: Day) -> None:
    """Words of another person are not taken for the message."""
    day.fault(cut="after")
    await day.turn("Ada")
    await day.tried()
    (message,) = day.said("your turn (**Persians**")
    remove(day.world, message)
    day.sandbox.user("Finn").say(message.content, CHANNEL)
    await day.leap(600)
    await until(lambda: len(day.said("your turn (**Persians**")) == 2)


async def test_the_lost_answer_to_a_message_that_was_answered_meanwhile(day: Day) -> None:
    """The text would differ by now: the message is found by the text it was sent with, and edited."""
    day.fault(cut="after")
    await day.turn("Ada")
    await day.tried()
    (message,) = day.said("your turn (**Persians**")
    await day.turn("Ben")
    await day.leap(600)
    await day.once("Chloe")
    await until(lambda: message.content.endswith("-# ✓ **Ben** has played."))
    assert day.called("Ben") == 1
    assert len(day.said("✓ **Ben** has played.")) == 1


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_cut_while_a_message_is_changed(day: Day, cut: str) -> None:
    day.fault(EDITS, cut=cut)
    await day.turn("Ada")
    await day.edited_in_vain()
    await day.leap(5)
    await until(lambda: day.said("✓ **Ada** has played."))
    await day.once("Ben")


def _threads(day: Day) -> list[Channel]:
    return day.world.threads_of(day.world.channel("table-2"))


async def test_the_lost_answer_to_a_new_thread(day: Day) -> None:
    """The gateway reports the thread too: there is exactly one, with the table in it."""
    day.place = day.world.channel("table-2")
    day.fault(("POST", "/threads"), cut="after")
    assert "Your game is in" in await day.tell("Finn", "game new", thread=True)
    (thread,) = _threads(day)
    await until(lambda: day.world.messages_in(thread))
    day.place = thread
    assert "You're in" in await day.tell("Elif", "game join")


@pytest.mark.parametrize("fault", [{"status": 503}, {"cut": "before"}])
async def test_a_thread_that_cannot_be_made(day: Day, fault: dict[str, Any]) -> None:
    day.place = day.world.channel("table-2")
    day.fault(("POST", "/threads"), **fault)
    assert "Discord has trouble making a thread" in await day.tell("Finn", "game new", thread=True)
    assert _threads(day) == []
    assert "no game in this channel" in await day.tell("Finn", "game info")


@pytest.mark.parametrize("status", [400, 413])
async def test_a_message_that_is_never_taken(day: Day, status: int) -> None:
    """It is given up after 75 seconds; the host is notified, and the player is pinged without a picture."""
    day.fault(status=status, code=50035, times=5)
    await day.turn("Ada")
    for tries in range(1, 5):
        await day.tried(tries)
        await day.leap(5 * 2 ** (tries - 1))
    message = await day.once("Ben")
    assert message.attachments == []
    assert len([text for text in day.private("Ada") if "rejected one of my messages" in text]) == 1
    await day.turn("Ben")
    await day.once("Chloe")
