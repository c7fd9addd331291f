"""Private functions when something fails: notes, the list of own games, and news of followed games."""

import asyncio

import pytest

from bot.app import Caller, GameRequest
from discord_sandbox.state.models import PRIVATE_THREAD, Message
from discord_sandbox.testing import until
from tests.cogs.table import Client
from tests.crashes.test_locked import held
from tests.faults.day import CHANNEL, REPLIES, Day, told

pytestmark = pytest.mark.slow

_WORDS = "Ben wants Petra"
_MINUTE, _DAY = 60, 86_400


async def _note(day: Day) -> str:
    return await day.app.notes.of(day.world.person("Ada").id, 1)


async def test_a_note_told_twice(day: Day) -> None:
    day.sandbox.gateway.echoes = 2
    assert told(await day.use("Ada", "note", text=_WORDS)).startswith(f"📝 Your note: {_WORDS}")
    day.sandbox.gateway.echoes = 0
    assert await _note(day) == _WORDS
    assert day.said(_WORDS) == []


async def test_a_note_outlives_a_restart_and_lost_answers(day: Day) -> None:
    await day.tell("Ada", "note", text=_WORDS)
    await day.restart()
    day.fault(REPLIES, times=2, status=503)
    assert (await day.tell("Ada", "note")).startswith(f"📝 Your note: {_WORDS}")


async def test_a_note_that_cannot_be_kept(day: Day) -> None:
    await day.tell("Ada", "note", text=_WORDS)
    async with day.app.context.database.transaction() as tx:
        await tx.execute("PRAGMA busy_timeout = 250")
    async with held(day.path):
        answer = await day.tell("Ada", "note", text="Something else")
    assert "Something else" not in answer
    assert await _note(day) == _WORDS


async def _listed(day: Day) -> Message:
    """Create eleven more games of Ada, and return the first page of the list of her twelve games."""
    ada = day.world.person("Ada").id
    for number in range(11):
        channel = day.world.add_channel(f"many-{number}").id
        await day.app.lobby.create(Caller(ada, channel), GameRequest(day.world.guild.id, "Ada"))
    it = await day.use("Ada", "my games")
    assert told(it).endswith("of 12 games")
    assert it.original is not None
    return it.original


async def test_paging_from_before_a_restart_told_twice(day: Day) -> None:
    page = await _listed(day)
    await day.restart()
    day.sandbox.gateway.echoes = 2
    it = await day.sandbox.user("Ada").press(page, "antike:own:10")
    assert told(it).endswith("-# 11\u201312 of 12 games")


async def test_5xx_on_paging(day: Day) -> None:
    page = await _listed(day)
    day.fault(REPLIES, times=2, status=503)
    it = await day.sandbox.user("Ada").press(page, "antike:own:10")
    assert told(it).endswith("-# 11\u201312 of 12 games")


async def _round(day: Day) -> None:
    """Let Finn follow the game, and play a round."""
    await day.app.following.choose(day.caller("Finn"), 1, "round")
    for name in ("Ada", "Ben", "Chloe", "Dario"):
        await day.turn(name)
    await day.settle()


def _news(day: Day) -> list[str]:
    return [each for each in day.private("Finn") if "📰 **Round 1:**" in each]


def _posts(day: Day) -> tuple[str, str]:
    conversation = day.world.conversation(day.world.person("Finn"))
    return "POST", f"/channels/{conversation.id}/messages"


async def test_a_newspaper_line_that_discord_refuses_goes_out_after_a_restart(day: Day) -> None:
    await _round(day)
    assert _news(day) == []
    day.fault(_posts(day), times=1000, status=503)
    await day.leap(_MINUTE)
    await day.tried()
    await day.restart()
    day.sandbox.faults.planned.clear()
    await day.leap(_DAY)
    await until(lambda: _news(day), 60)
    await day.settle()
    await day.restart()
    await day.leap(_MINUTE)
    await day.settle()
    assert len(_news(day)) == 1
    assert day.called("Finn") == 1, "by the private message itself"


async def test_a_newspaper_line_of_whose_arrival_nobody_knows(day: Day) -> None:
    """The line is posted and the answer lost: the nonce prevents that it is posted twice."""
    await _round(day)
    go = day.hold(_posts(day), after=True)
    await day.leap(_MINUTE)
    await until(lambda: _news(day), 60)
    await day.restart()
    go.set()
    await day.leap(_MINUTE)
    await day.settle()
    assert len(_news(day)) == 1


_CLOSED = "🔕 You can't see the channel of game 1 any more, so you no longer follow it."


def _shut_out(day: Day, how: str) -> None:
    finn = day.world.person("Finn")
    if how == "left the server":
        finn.member, finn.installed = False, True
    else:
        day.world.hide(day.place, finn)


@pytest.mark.parametrize("how", ["channel", "left the server"])
async def test_news_of_a_channel_that_is_closed_to_its_reader(day: Day, how: str) -> None:
    """Permissions are checked when news is due; a reader without them is informed once and gets no more."""
    await _round(day)
    _shut_out(day, how)
    await day.leap(_MINUTE)
    await until(lambda: _CLOSED in day.private("Finn"), 60)
    await day.restart()
    for name in ("Ada", "Ben", "Chloe", "Dario"):
        await day.turn(name)
    await day.leap(_DAY)
    await day.settle()
    assert _news(day) == []
    assert day.private("Finn") == [_CLOSED]
    assert "You follow" not in await day.tell("Ada", "my games")


async def test_news_of_a_private_thread_goes_to_those_in_it(in_thread: Day) -> None:
    day, finn = in_thread, in_thread.world.person("Finn")
    day.place.kind = PRIVATE_THREAD
    day.place.members |= {person.id for person in day.world.people.values()}
    await day.restart()
    await _round(day)
    await day.leap(_MINUTE)
    await until(lambda: _news(day), 60)
    day.place.members.discard(finn.id)
    for name in ("Ada", "Ben", "Chloe", "Dario"):
        await day.turn(name)
    await day.settle()
    await day.leap(_MINUTE)
    await until(lambda: _CLOSED in day.private("Finn"), 60)
    assert len(day.private("Finn")) == 2


async def test_news_before_the_gateway_has_delivered_the_server(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the server in its cache, a bot that has just started asks Discord who sees the channel."""
    await _round(day)
    day.fault(_posts(day), times=1000, status=503)
    await day.leap(_MINUTE)
    await day.tried()
    await day.stop()
    day.sandbox.faults.planned.clear()
    day.clock.ahead += _DAY
    go = asyncio.Event()

    async def wait(*given: object, **options: object) -> None:
        await go.wait()

    monkeypatch.setattr(Client, "before_identify_hook", wait)
    starting = asyncio.create_task(day.start())
    await until(lambda: day.private("Finn"), 60)
    go.set()
    await starting
    assert day.private("Finn") == _news(day)


async def test_news_while_the_bot_is_removed_from_the_server(day: Day) -> None:
    """That is none of the reader's making: they are not told of it, and read the news afterwards."""
    await _round(day)
    day.world.expel_bot()
    await until(lambda: len(day.client.guilds) == 0)
    await day.leap(_MINUTE)
    await day.tried()
    day.world.invite_bot()
    await day.leap(_MINUTE)
    await until(lambda: _news(day), 60)
    await day.use("Finn", "help")
    await day.settle()
    read = day.sandbox.user("Finn").sees(CHANNEL)
    assert not [message for message in read if "couldn't write to you" in message.content]


async def test_5xx_on_asking_who_sees_the_channel(day: Day) -> None:
    await _round(day)
    day.fault(("GET", "/members/"), times=1000, status=503)
    await day.leap(_MINUTE)
    await day.tried()
    assert _news(day) == []
    day.sandbox.faults.planned.clear()
    await day.leap(_DAY)
    await until(lambda: _news(day), 60)
    await day.settle()
    assert len(_news(day)) == 1
