"""The first lesson in a browser as wide as a phone, from the command to the last page."""

import asyncio
from pathlib import Path

import pytest
from selenium import webdriver

from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page
from tests.e2e.test_first_minutes_page import _screenshot

pytestmark = [pytest.mark.process, *NEEDS_BROWSER]

_WAY = (
    ("Antike: lesson 1 ▶", "(1/8)"),
    ("Next ▶", "(2/8)"),
    ("Next ▶", "(3/8)"),
    ("TEMPLE · needs 5 marble", "A temple costs 5 marble"),
    ("MARBLE · +1", "(4/8)"),
    ("End turn", "(5/8)"),
    ("IRON · +1", "(6/8)"),
    ("End turn", "(7/8)"),
    ("TEMPLE · up to 1 · costs 1", "Move for 1 iron"),
    ("Move for 1 iron", "(8/8)"),
)
"""Labels of the buttons pressed, each with words on the page that follows."""


async def test_the_first_lesson_on_a_phone(browser: webdriver.Chrome, site: str, tmp_path: Path) -> None:
    await asyncio.to_thread(_learn, Page(browser, site), tmp_path)


def _learn(page: Page, folder: Path) -> None:
    page.open(1280, 800)  # on a phone the channels are behind a menu
    page.play_as("Ada")
    page.enter("table-1")
    page.resize(390, 844)
    page.run("learn")
    page.see(".message", "Learn to play")
    _screenshot(page, folder / "list.png")
    for number, (label, words) in enumerate(_WAY):
        page.press(".message .button:enabled", label)
        page.see(".message", words)
        _screenshot(page, folder / f"page-{number}.png")
    page.see(".message", "Lesson 2: Temples and arming ▶")
    assert page.complaints() == []
