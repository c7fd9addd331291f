"""Puzzles with presses sent twice or after a restart, or with a database or picture that fails."""

import pytest

from bot.app.learning.daily_puzzles import DAILY
from bot.puzzles import puzzles
from discord_sandbox.state.models import Interaction, Message
from discord_sandbox.testing import until
from tests.cogs.learning.test_learn import buttons, text
from tests.cogs.learning.test_puzzle import ways
from tests.crashes.test_locked import held
from tests.faults.day import REPLIES, Day

pytestmark = pytest.mark.slow

_FIRST = puzzles("antike")[0]


async def _press(day: Day, it: Interaction, wedge: str = _FIRST.wedge) -> Interaction:
    assert it.original is not None
    return await day.sandbox.user("Ada").press(it.original, ways(it.original)[f"@{wedge}"])


def _shows(it: Interaction, words: str) -> bool:
    return it.original is not None and words in text(it.original)


async def _tries(day: Day) -> int:
    rows = (await day.app.solvers.score(day.world.person("Ada").id)).rows
    return rows[_FIRST.id].tries if rows else 0


async def test_a_press_on_a_puzzle_told_twice(day: Day) -> None:
    page = await day.use("Ada", "puzzle")
    assert page.original is not None
    wrong = next(way[1:] for way in ways(page.original) if way[0] == "@" and way[1:] != _FIRST.wedge)
    day.sandbox.gateway.echoes = 2
    it = await _press(day, page, wrong)
    day.sandbox.gateway.echoes = 0
    assert _shows(it, "↪")
    assert await _tries(day) == 1


async def test_a_puzzle_from_before_a_restart(day: Day) -> None:
    page = await day.use("Ada", "puzzle")
    await day.restart()
    assert _shows(await _press(day, page), "✅")
    assert await _tries(day) == 1


async def test_5xx_on_showing_a_puzzle(day: Day) -> None:
    page = await day.use("Ada", "puzzle")
    day.fault(REPLIES, times=2, status=503)
    assert _shows(await _press(day, page), "✅")


async def test_a_try_that_cannot_be_kept(day: Day) -> None:
    page = await day.use("Ada", "puzzle")
    async with day.app.context.database.transaction() as tx:
        await tx.execute("PRAGMA busy_timeout = 250")
    async with held(day.path):
        it = await _press(day, page)
    assert _shows(it, "✅")
    assert _shows(it, "couldn't be saved just now")
    assert await _tries(day) == 0


async def test_a_puzzle_without_its_picture(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    page = await day.use("Ada", "puzzle")

    def fail(*_: object) -> None:
        raise OSError("no font")

    monkeypatch.setattr("bot.cogs.learning.puzzle.lesson_picture", fail)
    it = await _press(day, page)
    assert _shows(it, "✅")
    assert it.original is not None
    assert it.original.attachments == []


async def test_the_daily_puzzle_s_button_after_a_restart(day: Day) -> None:
    await day.use("Ada", "game settings", puzzle="18:00", zone="UTC")
    await day.leap(86_400)
    await day.settle()
    await until(lambda: bool(_posts(day)))
    await day.restart()
    (post,) = _posts(day)
    custom_id = next(each for each in buttons(post).values() if each.startswith(DAILY))
    it = await day.sandbox.user("Ada").press(post, custom_id)
    assert _shows(it, "to move: win this turn")
    assert await _tries(day) == 0


def _posts(day: Day) -> list[Message]:
    return [each for each in day.world.messages_in(day.place) if "Today's puzzle" in each.content]
