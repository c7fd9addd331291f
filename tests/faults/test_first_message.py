"""The first message in a new server, with repeated invitations, restarts, and failures of Discord."""

from types import SimpleNamespace

import pytest

from discord_sandbox.state.models import Message
from discord_sandbox.testing import until
from tests.faults.day import Day

pytestmark = pytest.mark.slow


async def _invited(day: Day) -> None:
    async with day.app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET guild_id = 1")  # the server is new to the bot
    day.world.expel_bot()
    await until(lambda: not day.client.guilds)
    day.world.invite_bot()


def _greetings(day: Day) -> list[Message]:
    every = [one for channel in day.world.channels.values() for one in day.world.messages_in(channel)]
    return [one for one in every if one.content.startswith("👋")]


async def test_a_server_that_invites_the_bot_again_after_a_restart(day: Day) -> None:
    await _invited(day)
    await until(lambda: _greetings(day))
    await day.restart()
    await _invited(day)
    await day.turn("Ada")
    await day.settle()
    assert len(_greetings(day)) == 1


async def test_429_on_the_first_message_for_a_long_time(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits of more than 30 s are errors of the library; the bot waits as long, and sends the message."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("bot.client.setup.first_message.asyncio", SimpleNamespace(sleep=sleep))
    day.fault(("POST", "/messages"), status=429, retry_after=45.0, times=2)
    await _invited(day)
    await until(lambda: _greetings(day))
    assert (waits, len(_greetings(day))) == ([45.0, 45.0], 1)


async def test_5xx_on_the_first_message(day: Day) -> None:
    day.fault(("POST", "/messages"), status=502)
    await _invited(day)
    await until(lambda: _greetings(day))
    assert len(_greetings(day)) == 1
