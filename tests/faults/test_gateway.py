"""The bot goes on after the loss of its gateway connection in every possible way."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from discord_sandbox.testing import until
from discord_sandbox.web import actions
from tests.faults.day import Day, told

pytestmark = pytest.mark.slow

Way = Callable[[Day], Awaitable[None]]


async def _cut(day: Day) -> None:
    await day.sandbox.gateway.drop()


async def _op_7(day: Day) -> None:
    await day.sandbox.gateway.ask_to_reconnect()


async def _op_9_resumable(day: Day) -> None:
    await day.sandbox.gateway.invalidate(resumable=True)


async def _op_9(day: Day) -> None:
    await day.sandbox.gateway.invalidate()


async def _hung_up(day: Day) -> None:
    await day.sandbox.gateway.hang_up(4000)


async def _lost_and_back(day: Day, way: Way) -> None:
    """Break the connection in this way, and wait until the bot was offline and is connected again."""
    world, came = day.world, []
    world.listen(listener := lambda event: came.append(world.bot_online))
    await way(day)
    await until(lambda: False in came and world.bot_online, 60)
    world.unlisten(listener)


async def _goes_on(day: Day) -> None:
    await day.turn("Ada")
    await day.once("Ben")
    assert day.called("Ada") == 1
    assert len(await day.log()) == 2


async def test_a_cut_socket(day: Day) -> None:
    """The session is resumed, and a command used meanwhile is carried out."""
    await day.sandbox.gateway.drop()
    it = actions.use_command(day.world, day.world.person("Ada"), day.place, "gold", {})
    await asyncio.wait_for(it.settled.wait(), 10)
    assert "gold" in told(it)
    await day.tell("Ada", "end-turn")
    await day.once("Ben")
    assert len(await day.log()) == 2


async def test_a_session_that_is_lost(day: Day) -> None:
    """A command used meanwhile never reaches the bot; the player sees that it failed, and repeats it."""
    day.hurry()
    await day.sandbox.gateway.drop(resumable=False)
    it = actions.use_command(day.world, day.world.person("Ada"), day.place, "gold", {})
    await asyncio.wait_for(it.settled.wait(), 10)
    assert it.state == "failed"
    day.take_time()
    await until(lambda: day.world.bot_online, 60)
    await _goes_on(day)


async def test_op_7(day: Day) -> None:
    await _lost_and_back(day, _op_7)
    await _goes_on(day)


async def test_op_9_that_may_be_resumed(day: Day) -> None:
    await _lost_and_back(day, _op_9_resumable)
    await _goes_on(day)


async def test_op_9(day: Day) -> None:
    """A new session begins: READY comes again, and nothing is started a second time."""
    await _lost_and_back(day, _op_9)
    await _goes_on(day)


async def test_a_close_with_a_code(day: Day) -> None:
    await _lost_and_back(day, _hung_up)
    await _goes_on(day)


async def test_closed_doors(day: Day) -> None:
    """No connection is accepted for a while; messages are sent meanwhile."""
    await day.tell("Ada", "gold")
    day.sandbox.gateway.closed_doors = 2
    await day.sandbox.gateway.drop()
    await day.app.play.submit(day.caller("Ada"), day.ending())
    await day.once("Ben")
    await until(lambda: day.world.bot_online, 60)
    assert "not your turn" in await day.tell("Ada", "marble")


async def test_a_server_out_of_reach(day: Day) -> None:
    """During an outage on Discord's side messages are still sent, and the server becomes available again."""
    day.world.set_outage(out=True)
    await until(lambda: day.client.guilds[0].unavailable)
    await day.turn("Ada")
    await day.once("Ben")
    day.world.set_outage(out=False)
    await until(lambda: not day.client.guilds[0].unavailable)
    await day.turn("Ben")
    await day.once("Chloe")


async def test_many_losses_in_a_row(day: Day) -> None:
    for way in (_op_7, _cut, _op_9, _hung_up):
        await _lost_and_back(day, way)
    await _goes_on(day)
