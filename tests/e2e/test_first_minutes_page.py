"""The first minutes on a page as wide as a phone: help, a table, bots, the start, rules, the first lesson.

Each page is looked at as wide as a desktop too.
"""

import asyncio

import pytest
from selenium import webdriver

from tests.discord_sandbox.page_driver import NEEDS_BROWSER, Page

pytestmark = [pytest.mark.process, *NEEDS_BROWSER]

_PHONE, _DESK = (390, 844), (1280, 800)
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
"""Labels of the buttons pressed in the lesson, each with words on the page that follows."""


async def test_from_help_to_the_first_turn_and_lesson(browser: webdriver.Chrome, site: str) -> None:
    page = Page(browser, site)
    await asyncio.to_thread(_play, page)
    await asyncio.to_thread(_learn, page)
    assert page.complaints() == []


def _play(page: Page) -> None:
    page.open(*_DESK)  # on a phone the channels are behind a menu
    page.play_as("Ada")
    page.enter("table-1")
    page.resize(*_PHONE)
    page.run("help")
    page.see(".message", "Antike in 30 seconds")
    _look(page, _DESK, _PHONE)
    page.press(".message .button:enabled", "New game")
    page.press(".message .button:enabled", "East")
    page.see(".message", "Which nation?")
    _look(page, _DESK, _PHONE)
    page.press(".message:not(.private) .button:enabled", "Add computer player")
    page.press(".message .button:enabled", "Easy")
    page.see(".message", "joins. One more?")
    page.press(".message .button:enabled", "Easy")
    page.see(".message", "Ready with 3: Start")
    _look(page, _DESK, _PHONE)
    page.press(".message:not(.private) .button:enabled", "Start")
    page.see(".message", "You play the")
    _look(page, _DESK, _PHONE)
    page.run("rules")
    page.see(".message", "How you win")
    _look(page, _DESK, _PHONE)


def _learn(page: Page) -> None:
    page.resize(*_DESK)
    page.enter("table-2")
    page.resize(*_PHONE)
    page.run("learn")
    page.see(".message", "Learn to play")
    _look(page, _PHONE)
    for label, words in _WAY:
        page.press(".message .button:enabled", label)
        page.see(".message", words)
        _look(page, _PHONE)
    page.see(".message", "Lesson 2: Temples and arming ▶")


def _look(page: Page, *sizes: tuple[int, int]) -> None:
    """Assert that the page fits windows of these sizes, and that the pictures of its last message load."""
    for size in sizes:
        page.resize(*size)
        assert page.script("return document.documentElement.scrollWidth <= window.innerWidth")
        page.settle_at("document.querySelector('.messages > .message:last-of-type')", at_top=False)
