"""Results are computed once for all who ask, and failures for nobody who asks later."""

import asyncio

import pytest

from bot.workers.shared_results import SharedResults


class _Work:
    """Work that ends when it is told to, and counts how often it began."""

    def __init__(self) -> None:
        self.begun = 0
        self.go = asyncio.Event()

    async def __call__(self) -> int:
        self.begun += 1
        await self.go.wait()
        return self.begun


async def test_one_who_asks_no_more_takes_it_from_nobody() -> None:
    results, work = SharedResults(2), _Work()
    first, second = (asyncio.create_task(results.of("a", work)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first])
    work.go.set()
    assert await second == 1
    assert await results.of("a", work) == 1
    assert first.cancelled()


async def test_a_failure_is_told_to_all_who_wait_and_not_kept() -> None:
    results, work = SharedResults(2), _Work()

    async def fail() -> int:
        await work()
        raise ValueError("no")

    asked = [asyncio.create_task(results.of("a", fail)) for _ in range(2)]
    await asyncio.sleep(0)
    work.go.set()
    done, _ = await asyncio.wait(asked)
    assert [str(task.exception()) for task in done] == ["no", "no"]
    with pytest.raises(ValueError, match="no"):
        await results.of("a", fail)
    assert work.begun == 2


async def test_only_the_latest_are_kept() -> None:
    results, work = SharedResults(2), _Work()
    work.go.set()
    for key in ("a", "b", "c", "b"):
        await results.of(key, work)
    assert work.begun == 3
    assert await results.of("a", work) == 4
