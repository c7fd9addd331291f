"""Turns through the panel on the page that `make run` gives, in a browser as narrow as a phone."""

import asyncio
from pathlib import Path

import pytest
from selenium import webdriver

from tests.e2e.test_hot_seat import address, browser
from tests.sandbox.page_driver import Page, browser_missing

__all__ = ["address", "browser"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(bool(browser_missing()), reason=browser_missing() or "a browser is there"),
]
_PHONE = (400, 860)


async def test_a_turn_with_thumbs(browser: webdriver.Chrome, address: str, tmp_path: Path) -> None:
    await asyncio.to_thread(_play, Page(browser, address), tmp_path)


def _play(page: Page, folder: Path) -> None:
    page.open(1280, 800)
    for number, name in enumerate(("Ada", "Ben", "Chloe")):
        page.play_as(name)
        page.enter("table-1")
        page.run("game new" if number == 0 else "game join")
        page.see(".message", "2 more players needed" if number == 0 else f"{name} sits down")
    page.run("game start")
    turn = "it is your turn with the Arabs, round 1"
    told = page.read(".message", turn)
    called = next(name for name in ("Ada", "Ben", "Chloe") if f"@{name}" in told)
    page.play_as(called)
    page.enter("table-1")
    page.resize(*_PHONE)
    page.press(".message .button", "Take your turn")
    page.see(".message .container", "Round 1: move your stone")
    _photograph(page, folder / "1-stone.png")
    page.press(".container .button:enabled", "MARBLE")
    page.see(".message .container", "End your turn?")
    _photograph(page, folder / "2-end.png")
    page.press(".container .button:enabled", "End turn")
    page.see(".message .container", "Not your turn")
    _photograph(page, folder / "3-over.png")
    assert page.complaints() == []


def _photograph(page: Page, path: Path) -> None:
    """Look at the panel, and hold it to the width of the phone."""
    assert page.script("return document.documentElement.scrollWidth") <= _PHONE[0]
    page.wait_for("return [...document.images].every((one) => one.complete && one.naturalWidth)")
    page.script("[...document.querySelectorAll('.message .container')].at(-1).scrollIntoView()")
    page.driver.save_screenshot(str(path))
