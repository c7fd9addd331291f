"""Planning of the next turn on the page of `make run`, at the widths of a phone and a desktop."""

import asyncio
from pathlib import Path

import pytest
from selenium import webdriver

from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page

pytestmark = [pytest.mark.process, *NEEDS_BROWSER]
_PHONE, _DESK = (390, 844), (1280, 800)
_NAMES = ("Ada", "Ben", "Chloe")


async def test_a_plan_with_thumbs(browser: webdriver.Chrome, site: str, tmp_path: Path) -> None:
    await asyncio.to_thread(_play, Page(browser, site), tmp_path)


def _play(page: Page, folder: Path) -> None:
    page.open(*_DESK)
    for number, name in enumerate(_NAMES):
        page.play_as(name)
        page.enter("table-1")
        page.run("game new" if number == 0 else "game join")
        page.see(".message", f"{name}: any nation")
    page.run("game start")
    told = page.read(".message", "your turn (Arabs, round 1")
    waiting = next(name for name in _NAMES if f"@{name}" not in told)
    page.play_as(waiting)
    page.enter("table-1")
    page.resize(*_PHONE)
    page.press(".message:not(.private) .button:enabled", "Take your turn")
    page.see(".container", "Not your turn")
    _press(page, "Plan my next turn")
    page.see(".container", "Plan · Round 1: move your stone")
    _screenshot(page, folder / "plan-stone")
    _press(page, "ARMING")
    page.see(".container", "Plan · ARMING")
    _press(page, "+ legion")
    page.see(".container", "Chosen: 1 legion in")
    _screenshot(page, folder / "plan-arming")
    _press(page, "Set up 1 unit")
    page.see(".container", "2 steps are planned")
    page.see(".container", "Plan · Save this plan?")
    _screenshot(page, folder / "plan-end")
    _press(page, "Play it for me")
    page.see(".container", "it is played on your turn")
    _screenshot(page, folder / "plan-kept")
    _press(page, "Back to the game")
    page.see(".container", "Not your turn")
    assert page.complaints() == []


def _press(page: Page, label: str) -> None:
    page.press(".container .button:enabled", label)


def _screenshot(page: Page, path: Path) -> None:
    """Assert that the page fits both widths, and save a screenshot of the panel at each."""
    for width, height in (_DESK, _PHONE):
        page.resize(width, height)
        assert page.script("return document.documentElement.scrollWidth") <= width
        page.settle_at("[...document.querySelectorAll('.message .container')].at(-1)")
        page.driver.save_screenshot(f"{path}-{width}.png")
