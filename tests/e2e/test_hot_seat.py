"""`make run` in a real browser: one command, a page, and a game for people at one keyboard."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from selenium import webdriver

from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page

pytestmark = [pytest.mark.process, *NEEDS_BROWSER]
_ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Start the bot as users do, yield the address of its page, and stop it."""
    environment = {**os.environ, "ANTIKE_DATABASE": str(tmp_path / "antike.sqlite3")}
    environment.pop("DISCORD_TOKEN", None)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run", "--port", "0"),
        cwd=_ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    lines = b""
    while not (found := re.search(rb"http://[\d.]+:\d+", lines)):
        line = await asyncio.wait_for(process.stdout.readline(), 60)
        assert line, "the bot stopped before it told where the page is"
        lines += line
    yield found[0].decode()
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), 30) == 0


async def test_three_people_begin_a_game_at_one_keyboard(
    browser: webdriver.Chrome, address: str, tmp_path: Path
) -> None:
    await asyncio.to_thread(_play, Page(browser, address), tmp_path)


def _play(page: Page, folder: Path) -> None:
    page.open()
    page.play_as("Ada")
    page.enter("table-1")
    page.run("game new")
    page.see(".message", "Needs 3-6 players; 1 has joined")
    for name in ("Ben", "Chloe"):
        page.play_as(name)
        page.enter("table-1")
        page.run("game join")
        page.see(".message", f"{name}: any nation")
    page.run("game start")
    turn = "your turn (Arabs, round 1)"
    assert "round 1" in page.attribute(".message", turn, "img", "alt")

    told = page.read(".message", turn)
    called = next(name for name in ("Ada", "Ben", "Chloe") if f"@{name}" in told)
    page.play_as(called)
    page.enter("table-1")
    page.run("marble")
    page.see(".message", "You produce 1 marble")
    page.run("end-turn")
    page.see(".message", "your turn (")
    page.driver.save_screenshot(str(folder / "page.png"))
    assert page.complaints() == []
