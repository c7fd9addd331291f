"""Users' progress in the lessons, on either database."""

import pytest

from bot.app import App
from bot.lessons import lessons
from tests.app.tables import Clock

pytestmark = pytest.mark.both
_FIRST, _SECOND = lessons("antike")[:2]


async def _steps(app: App, user_id: int) -> dict[str, tuple[int, int | None]]:
    return {name: (row.step, row.finished_at) for name, row in (await app.learners.progress(user_id)).items()}


async def test_a_page_is_remembered_and_an_end_stays(app: App, clock: Clock) -> None:
    last = len(_FIRST.steps) - 1
    await app.learners.turn_to(7, _FIRST, 2)
    await app.learners.turn_to(7, _SECOND, 1)
    assert await _steps(app, 7) == {"antike-1": (2, None), "antike-2": (1, None)}
    begun = clock()
    await app.learners.turn_to(7, _FIRST, last)
    clock.seconds += 100
    await app.learners.turn_to(7, _FIRST, 0)
    await app.learners.turn_to(7, _FIRST, last)
    assert (await _steps(app, 7))["antike-1"] == (last, begun)
    assert await _steps(app, 8) == {}


async def test_it_goes_with_the_person(app: App) -> None:
    await app.learners.turn_to(7, _FIRST, 2)
    await app.learners.turn_to(8, _FIRST, 3)
    await app.stats.forget(7)
    assert await _steps(app, 7) == {}
    assert await _steps(app, 8) == {"antike-1": (3, None)}
