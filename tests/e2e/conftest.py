"""A running bot for every test that asks for it, and a browser for tests of its page."""

import asyncio
import re
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from selenium import webdriver

from tests.discord_sandbox.page_driver import as_started
from tests.e2e.running_bot import RunningBot
from tests.support.bot_forker import BotForker

_PATIENCE = 60.0


@pytest.fixture
async def running_bot(tmp_path: Path) -> AsyncIterator[RunningBot]:
    """Yield a bot that draws nothing; one draws in `test_duellum_page.py`, and for `site`."""
    async with RunningBot(tmp_path, draw=False) as running:
        yield running


@pytest.fixture
def browser(chromium: webdriver.Chrome) -> Iterator[webdriver.Chrome]:
    with as_started(chromium):
        yield chromium


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[str]:
    """Yield the URL of the page that a bot without a token serves."""
    log = tmp_path / "bot.log"
    async with BotForker(draw=True) as forker:
        bot = await forker.start_bot(
            {"ANTIKE_DATABASE": str(tmp_path / "antike.sqlite3")}, log, "--port", "0"
        )
        async with asyncio.timeout(_PATIENCE):
            while not (found := re.search(r"http://[\d.]+:\d+", log.read_text() if log.exists() else "")):
                assert not bot.gone.is_set(), "the bot stopped before it told where the page is"
                await asyncio.sleep(0.01)
        yield found[0]
        bot.signal(signal.SIGINT)
        assert await bot.ended() == 0
