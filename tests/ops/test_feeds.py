"""Feeds of a running bot: the link it gives works until the bot stops, and is not in its log."""

import re

import aiohttp
import pytest

from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.process


async def test_the_link_a_bot_gives_is_read(running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIKE_FEEDS", "127.0.0.1:0")
    monkeypatch.setenv("ANTIKE_FEEDS_URL", "https://antike.example/")
    monkeypatch.setenv("ANTIKE_LOG_LEVEL", "DEBUG")
    await running_bot.start_bot()
    game = Game(running_bot, load_game("four"))
    await game.open()
    told = await running_bot.command(game.awaited, game.channel, "feeds table")
    found = re.search(r"https://antike\.example(/table/(\S+)\.json)", told)
    assert found is not None, told
    served = re.search(r"feeds are read.*?(127\.0\.0\.1:\d+)", running_bot.log)
    assert served is not None
    url = f"http://{served[1]}{found[1]}"
    async with aiohttp.ClientSession() as web, web.get(url) as answer:
        read = await answer.json()
    assert (answer.status, read["status"], read["board"]) == (200, "running", game.record.setup.board.id)
    assert found[2] not in running_bot.log
    assert await running_bot.stop_bot() == 0
    async with aiohttp.ClientSession() as web:
        with pytest.raises(aiohttp.ClientConnectionError):
            await web.get(url)
