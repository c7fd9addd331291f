"""The watchman on his own: he wakes when something is due, or when another time is set."""

import asyncio

from bot.app import Pace
from tests.app.waiting import DAY, Vigil


async def _until(holds: object) -> None:
    assert callable(holds)
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.002)


async def test_he_wakes_when_another_time_is_set(vigil: Vigil) -> None:
    """Also by somebody's wishes, and he stops when he is told to."""
    await vigil.begin(Pace(deadline=DAY))
    running = [asyncio.create_task(work) for work in (vigil.app.watchman.run(), vigil.postman.run())]
    try:
        await asyncio.sleep(0.02)
        vigil.clock.seconds += DAY
        await vigil.wishes(2, every=DAY)
        await _until(lambda: any("has run out" in letter.content for letter in vigil.mailbox.letters))
    finally:
        for task in running:
            task.cancel()
        await asyncio.wait(running)
    assert all(task.cancelled() for task in running)
