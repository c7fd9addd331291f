"""Lessons whose presses are delivered twice or after a restart, or whose store or picture fails."""

import pytest

from bot.lessons import lessons
from discord_sandbox.state.models import Interaction
from tests.cogs.learning.test_learn import buttons, text
from tests.crashes.test_locked import held
from tests.faults.day import REPLIES, Day

pytestmark = pytest.mark.slow

_FIRST = lessons("antike")[0]
_MARBLE = "MARBLE · +1"


async def _page(day: Day, number: int) -> Interaction:
    """Show Ada a page of the first lesson, counted from 0."""
    ada = day.world.person("Ada")
    await day.app.learners.turn_to(ada.id, _FIRST, number)
    listed = (await day.use("Ada", "learn")).original
    assert listed is not None
    way = next(ask for label, ask in buttons(listed).items() if label.startswith("Antike: lesson 1"))
    return await day.sandbox.user("Ada").press(listed, way)


async def _press(day: Day, it: Interaction, label: str) -> Interaction:
    assert it.original is not None
    return await day.sandbox.user("Ada").press(it.original, buttons(it.original)[label])


def _shows(it: Interaction, words: str) -> bool:
    return it.original is not None and words in text(it.original)


async def _kept(day: Day) -> int:
    return (await day.app.learners.progress(day.world.person("Ada").id))["antike-1"].step


async def test_a_press_in_a_lesson_told_twice(day: Day) -> None:
    page = await _page(day, 2)
    day.sandbox.gateway.echoes = 2
    it = await _press(day, page, _MARBLE)
    day.sandbox.gateway.echoes = 0
    assert _shows(it, "(4/8)")
    assert await _kept(day) == 3


async def test_a_page_of_a_lesson_from_before_a_restart(day: Day) -> None:
    page = await _page(day, 2)
    await day.restart()
    it = await _press(day, page, _MARBLE)
    assert _shows(it, "✅")
    assert _shows(it, "(4/8)")


async def test_5xx_on_showing_a_page_of_a_lesson(day: Day) -> None:
    page = await _page(day, 2)
    day.fault(REPLIES, times=2, status=503)
    assert _shows(await _press(day, page, _MARBLE), "(4/8)")


async def test_a_page_of_a_lesson_that_cannot_be_kept(day: Day) -> None:
    page = await _page(day, 2)
    async with day.app.context.database.transaction() as tx:
        await tx.execute("PRAGMA busy_timeout = 250")
    async with held(day.path):
        it = await _press(day, page, _MARBLE)
    assert _shows(it, "couldn't be saved just now")
    assert _shows(it, "(4/8)")
    assert await _kept(day) == 2
    assert _shows(await _press(day, it, "End turn"), "(5/8)")
    assert await _kept(day) == 4


async def test_a_page_of_a_lesson_without_its_picture(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    page = await _page(day, 2)

    def fail(*_: object) -> None:
        raise OSError("no font")

    monkeypatch.setattr("bot.cogs.learning.learn.lesson_picture", fail)
    it = await _press(day, page, _MARBLE)
    assert _shows(it, "(4/8)")
    assert it.original is not None
    assert it.original.attachments == []
