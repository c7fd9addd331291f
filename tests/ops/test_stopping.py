"""On a signal to stop, the bot finishes what is under way and loses no reply.

That it ends within 5 seconds, whatever it does, is tested in `tests/cli/service/test_shutdown.py`.
"""

import asyncio
import os
from pathlib import Path

import pytest

from bot.engine.antike.actions import EndTurn
from discord_sandbox.state.models import Interaction
from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot
from tests.support.bot_forker import BotForker

pytestmark = pytest.mark.process


def _under_way(running_bot: RunningBot) -> list[Interaction]:
    return [it for it in running_bot.world.interactions.values() if it.state == "deferred"]


def _last_words(running_bot: RunningBot) -> str:
    """Return the last line of the log."""
    return running_bot.log.splitlines()[-1]


async def _turns(game: Game, count: int) -> None:
    for action in game.record.actions:
        await game.play(action)
        count -= isinstance(action, EndTurn)
        if not count:
            return
        if isinstance(action, EndTurn):
            await game.announced()


async def test_no_reply_is_lost(running_bot: RunningBot) -> None:
    """Players who wait for pictures get these or a notice; the turn that has just ended is announced once."""
    await running_bot.start_bot()
    game = Game(running_bot, load_game("four"))
    await game.open()
    await _turns(game, 2)
    calls = [
        asyncio.create_task(running_bot.player(name).command("board", game.channel))
        for name in ("Ada", "Ben", "Chloe", "Dario") * 3
    ]
    replay = asyncio.create_task(running_bot.player("Ada").command("replay", game.channel))
    await running_bot.until(lambda: len(_under_way(running_bot)) >= 8, "the questions to be heard")
    heard = _under_way(running_bot)
    assert await running_bot.stop_bot() == 0
    assert "stopped" in _last_words(running_bot)
    await asyncio.gather(*calls, replay, return_exceptions=True)
    for it in heard:
        assert it.state == "answered", running_bot.log[-3000:]
        assert it.original is not None
        assert it.original.attachments or "I'm restarting" in it.original.content
    assert "I'm restarting" in running_bot.told(replay.result()), (
        "nobody waits for a picture that takes minutes"
    )
    assert "Traceback" not in running_bot.log

    await running_bot.start_bot()
    message = await game.announced()  # asserts that there is exactly one, whether it was sent before or after
    assert set(message.pinged) == {running_bot.world.person(game.awaited).id}


async def test_a_stop_in_the_middle_of_starting(running_bot: RunningBot) -> None:
    starting = asyncio.create_task(running_bot.start_bot())
    while not running_bot.log:
        await asyncio.sleep(0.01)
    status = await running_bot.stop_bot()
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
    assert status == 0
    assert "stopped" in _last_words(running_bot)
    assert "Traceback" not in running_bot.log


async def test_a_second_bot_on_the_same_file_is_refused(running_bot: RunningBot, tmp_path: Path) -> None:
    """A second bot would send the first one's messages, perhaps to another Discord; the first goes on."""
    await running_bot.start_bot()
    settings = {**os.environ, "ANTIKE_DATABASE": str(running_bot.database), "DISCORD_TOKEN": ""}
    async with BotForker() as forker:
        status, _, told = await forker.call(settings, tmp_path, "sandbox", "--port", "0")
    assert status == 2
    assert told.splitlines()[-1] == (
        f"antike-bot: Another bot runs on {running_bot.database}: stop it first, or let ANTIKE_DATABASE "
        "name another file."
    )
    assert "Traceback" not in told
    assert await running_bot.command("Ada", "forum", "help")
    await running_bot.stop_bot(kill=True)
    await running_bot.start_bot()
