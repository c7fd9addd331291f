"""Turns by the panel on the page of `make run`, in a browser as narrow as a phone."""

import asyncio
import re
from pathlib import Path

import pytest
from selenium import webdriver

from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page

pytestmark = [pytest.mark.process, *NEEDS_BROWSER]
_PHONE = (390, 844)


async def test_a_turn_with_thumbs(browser: webdriver.Chrome, site: str, tmp_path: Path) -> None:
    await asyncio.to_thread(_play, Page(browser, site), tmp_path)


def _play(page: Page, folder: Path) -> None:
    page.open(1280, 800)
    for number, name in enumerate(("Ada", "Ben", "Chloe")):
        page.play_as(name)
        page.enter("table-1")
        page.run("game new" if number == 0 else "game join")
        page.see(".message", f"{name}: any nation")
    page.run("game start")
    first = _whose(page, "Arabs, round 1")

    _open(page, first, "Round 1: move your stone")
    _screenshot(page, folder / "stone.png")
    _press(page, "ARMING")
    page.see(".container", "1 iron per unit")
    _press(page, "+ legion")
    page.see(".container", "Chosen: 1 legion in")
    _screenshot(page, folder / "arming.png")
    _press(page, "Set up 1 unit")
    page.see(".container", "set up 1 legion")
    page.see(".container", "End your turn?")
    _screenshot(page, folder / "end.png")
    _press(page, "End turn")
    page.see(".container", "Not your turn")

    for _ in ("Greeks", "Persians"):  # in the order of their seats, which is random
        _open(page, _whose(page, f"{_awaited(page)}, round 1"), "Round 1: move your stone")
        _press(page, "MARBLE")
        page.see(".container", "End your turn?")
        _press(page, "End turn")
        page.see(".container", "Not your turn")

    _open(page, _whose(page, "Arabs, round 2"), "Round 2: move your stone")
    _press(page, "MANEUVER ②")
    page.see(".container", "Who moves?")
    _screenshot(page, folder / "maneuver.png")
    _press(page, "1 legion")
    page.see(".container", "Where to?")
    _screenshot(page, folder / "group.png")
    _press(page, _free(page))
    page.press(".container .button:enabled", "Found")
    page.see(".container", "found a city in")
    _screenshot(page, folder / "found.png")
    _press(page, "End turn")
    page.see(".container", "Not your turn")
    assert page.complaints() == []


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
    found = re.search(r"^(.+ · 1 move) · no city", page.read(".container", "Where to?"), re.MULTILINE)
    assert found is not None
    return found[1]


def _open(page: Page, name: str, title: str) -> None:
    page.resize(1280, 800)  # on a phone the channels are behind a menu
    page.play_as(name)
    page.enter("table-1")
    page.resize(*_PHONE)
    page.press(".message:not(.private) .button:enabled", "Take your turn")
    page.see(".container", title)


def _press(page: Page, label: str) -> None:
    page.press(".container .button:enabled", label)


def _screenshot(page: Page, path: Path) -> None:
    """Assert that the page fits the width of the phone, and save a screenshot of the panel."""
    assert page.script("return document.documentElement.scrollWidth") <= _PHONE[0]
    page.settle_at("[...document.querySelectorAll('.message .container')].at(-1)")
    page.driver.save_screenshot(str(path))
