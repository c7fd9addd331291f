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
_PHONE, _DESK = (390, 844), (1280, 800)
_NAMES = ("Ada", "Ben", "Chloe")


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


async def test_three_people_play_at_one_keyboard(browser: webdriver.Chrome, address: str) -> None:
    await asyncio.to_thread(_play, Page(browser, address))


def _play(page: Page) -> None:
    """Play a round and a turn: the Arabs by panel, one of the others by a plan, and one by commands."""
    _begin(page)
    first = _whose(page, "Arabs, round 1")
    planning = next(name for name in _NAMES if name != first)
    _plan(page, planning)
    _arm(page, first)

    last = next(name for name in _NAMES if name not in {first, planning})
    assert last == _whose(page, f"{_awaited(page)}, round 1")
    page.resize(*_DESK)
    page.play_as(last)
    page.enter("table-1")
    page.run("marble")
    page.see(".message", "You produce 1 marble")
    page.run("end-turn")
    assert first == _whose(page, "Arabs, round 2"), "the planned turn was played"
    _found(page, first)
    assert page.complaints() == []


def _begin(page: Page) -> None:
    page.open(*_DESK)
    for number, name in enumerate(_NAMES):
        page.play_as(name)
        page.enter("table-1")
        page.run("game join" if number else "game new")
        page.see(".message", f"{name}: any nation")
        if not number:
            page.see(".message", "Needs 3-6 players; 1 has joined")
    page.run("game start")
    turn = "your turn (Arabs, round 1)"
    assert "round 1" in page.attribute(".message", turn, "img", "alt")
    assert f"@{_whose(page, 'Arabs, round 1')}" in page.read(".message", turn)


def _plan(page: Page, name: str) -> None:
    """Plan a turn, while each page is looked at as wide as a phone and as a desktop."""
    _open(page, name, "Not your turn")
    _press(page, "Plan my next turn")
    page.see(".container", "Plan · Round 1: move your stone")
    _look(page, _DESK, _PHONE)
    _press(page, "ARMING")
    page.see(".container", "Plan · ARMING")
    _press(page, "+ legion")
    page.see(".container", "Chosen: 1 legion in")
    _look(page, _DESK, _PHONE)
    _press(page, "Set up 1 unit")
    page.see(".container", "Planned so far")
    page.see(".container", "Plan · Save this plan?")
    _look(page, _DESK, _PHONE)
    _press(page, "Play it for me")
    page.see(".container", "it is played on your turn")
    _look(page, _DESK, _PHONE)
    _press(page, "Back to the game")
    page.see(".container", "Not your turn")


def _arm(page: Page, name: str) -> None:
    _open(page, name, "Round 1: move your stone")
    _look(page)
    _press(page, "ARMING")
    page.see(".container", "1 iron per unit")
    _press(page, "+ legion")
    page.see(".container", "Chosen: 1 legion in")
    _look(page)
    _press(page, "Set up 1 unit")
    page.see(".container", "set up 1 legion")
    page.see(".container", "End your turn?")
    _look(page)
    _press(page, "End turn")
    page.see(".container", "Not your turn")


def _found(page: Page, name: str) -> None:
    _open(page, name, "Round 2: move your stone")
    _press(page, "MANEUVER ②")
    page.see(".container", "Who moves?")
    _look(page)
    _press(page, "1 legion")
    page.see(".container", "Where to?")
    _look(page)
    _press(page, _free(page))
    page.press(".container .button:enabled", "Found")
    page.see(".container", "found a city in")
    _look(page)
    _press(page, "End turn")
    page.see(".container", "Not your turn")


def _whose(page: Page, turn: str) -> str:
    """Return the name of the player called for a turn, like `Arabs, round 1`; quick turns are not pinged."""
    found = re.search(rf"(\w+), game 1: your turn \({turn}", page.read(".message", f"your turn ({turn}"))
    assert found is not None
    return found[1]


def _awaited(page: Page) -> str:
    """Return the nation that must act, as named by the panel."""
    found = re.search(r"Waiting for \w+ \((\w+)\)", page.read(".container", "Waiting for"))
    assert found is not None
    return found[1]


def _free(page: Page) -> str:
    """Return the label of the button for a province without a city."""
    found = re.search(r"^(.+) · no city", page.read(".container", "Where to?"), re.MULTILINE)
    assert found is not None
    return f"{found[1]} · 1 move"


def _open(page: Page, name: str, title: str) -> None:
    page.resize(*_DESK)  # on a phone the channels are behind a menu
    page.play_as(name)
    page.enter("table-1")
    page.resize(*_PHONE)
    page.press(".message:not(.private) .button:enabled", "Take your turn")
    page.see(".container", title)


def _press(page: Page, label: str) -> None:
    page.press(".container .button:enabled", label)


def _look(page: Page, *sizes: tuple[int, int]) -> None:
    """Assert that the page fits these widths, or that of the phone, and that the panel's pictures load."""
    for width, height in sizes or (_PHONE,):
        page.resize(width, height)
        assert page.script("return document.documentElement.scrollWidth") <= width
        page.settle_at("[...document.querySelectorAll('.message .container')].at(-1)")
