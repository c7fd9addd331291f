"""Asked to stop, the bot finishes what is under way and loses no reply.

That it is gone after 5 seconds, whatever it does, is held in `tests/cli/service/test_shutdown.py`.
"""

import asyncio

import pytest

from bot.engine.antike.actions import EndTurn
from discord_sandbox.state.models import Interaction
from tests.e2e.house import House
from tests.e2e.playing import Game, load_game

pytestmark = pytest.mark.process


def _under_way(house: House) -> list[Interaction]:
    return [it for it in house.world.interactions.values() if it.state == "deferred"]


def _last_words(house: House) -> str:
    """The last line of the log."""
    return house.log.splitlines()[-1]


async def _turns(game: Game, count: int) -> None:
    for action in game.record.actions:
        await game.play(action)
        count -= isinstance(action, EndTurn)
        if not count:
            return
        if isinstance(action, EndTurn):
            await game.announced()


async def test_no_reply_is_lost(house: House) -> None:
    """People wait for pictures, and a turn has just ended, when the signal comes."""
    await house.start_bot()
    game = Game(house, load_game("four"))
    await game.open()
    await _turns(game, 2)
    calls = [
        asyncio.create_task(house.player(name).command("board", game.channel))
        for name in ("Ada", "Ben", "Chloe", "Dario") * 3
    ]
    replay = asyncio.create_task(house.player("Ada").command("replay", game.channel))
    await house.until(lambda: len(_under_way(house)) >= 8, "the questions to be heard")
    heard = _under_way(house)
    assert await house.stop_bot() == 0
    assert "stopped" in _last_words(house)
    await asyncio.gather(*calls, replay, return_exceptions=True)
    for it in heard:
        assert it.state == "answered", house.log[-3000:]
        assert it.original is not None
        assert it.original.attachments or "I'm restarting" in it.original.content
    assert "I'm restarting" in house.told(replay.result()), "nobody waits for a picture that takes minutes"
    assert "Traceback" not in house.log

    await house.start_bot()
    message = await game.announced()  # it counts: exactly one, whether it went out before or after
    assert set(message.pinged) == {house.world.person(game.awaited).id}


async def test_a_stop_in_the_middle_of_starting(house: House) -> None:
    starting = asyncio.create_task(house.start_bot())
    while not house.log:
        await asyncio.sleep(0.01)
    status = await house.stop_bot()
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    assert status == 0
    assert "stopped" in _last_words(house)
    assert "Traceback" not in house.log
