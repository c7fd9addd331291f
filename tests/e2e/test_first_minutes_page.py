"""The first five minutes in a browser, on a phone and at a desk: help, a table, bots, the start."""

import asyncio
from pathlib import Path

import pytest
from selenium import webdriver

from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page

pytestmark = [pytest.mark.process, *NEEDS_BROWSER]


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
async def test_from_help_to_the_first_turn(
    browser: webdriver.Chrome, site: str, tmp_path: Path, size: tuple[int, int]
) -> None:
    await asyncio.to_thread(_play, Page(browser, site), size, tmp_path)


def _play(page: Page, size: tuple[int, int], folder: Path) -> None:
    page.open(1280, 800)  # on a phone the channels are behind a menu
    page.play_as("Ada")
    page.enter("table-1")
    page.resize(*size)
    page.run("help")
    page.see(".message", "Antike in 30 seconds")
    _screenshot(page, folder / "help.png")
    page.press(".message .button:enabled", "New game")
    page.press(".message .button:enabled", "East")
    page.see(".message", "Which nation?")
    _screenshot(page, folder / "nation.png")
    page.press(".message:not(.private) .button:enabled", "Add computer player")
    page.press(".message .button:enabled", "Easy")
    page.see(".message", "joins. One more?")
    page.press(".message .button:enabled", "Easy")
    page.see(".message", "Ready with 3: Start")
    _screenshot(page, folder / "table.png")
    page.press(".message:not(.private) .button:enabled", "Start")
    page.see(".message", "You play the")
    _screenshot(page, folder / "begun.png")
    page.run("rules")
    page.see(".message", "How you win")
    _screenshot(page, folder / "rules.png")
    assert page.complaints() == []


def _screenshot(page: Page, path: Path) -> None:
    """Assert that the page fits the width of the window, and save a screenshot."""
    assert page.script("return document.documentElement.scrollWidth <= window.innerWidth")
    page.settle_at("document.querySelector('.messages > .message:last-of-type')", at_top=False)
    page.driver.save_screenshot(str(path))
