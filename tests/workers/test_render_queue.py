"""Only a few pictures are drawn at a time, and a busy table delays no other."""

import asyncio
from typing import Any

import pytest

from bot.workers.render_queue import RenderQueue
from tests.engine.builders import opening


class _Slow:
    """Workers that finish a picture whenever `gate` is released; a picture is named by its view."""

    def __init__(self, at_once: int = 1) -> None:
        self.at_once = at_once
        self.begun: list[str] = []
        self.most = self._now = 0
        self.gate = asyncio.Semaphore(0)

    async def run(self, job: Any) -> Any:
        picture = job.options["view"]
        self.begun.append(picture)
        self._now += 1
        self.most = max(self.most, self._now)
        await self.gate.acquire()
        self._now -= 1
        if picture == "impossible":
            raise ValueError(picture)
        return f"picture of {picture}"


def _order(queue: RenderQueue, table: str, view: str) -> "asyncio.Task[Any]":
    return asyncio.create_task(queue.draw(table, opening(), view=view))


async def _settle() -> None:
    """Let all tasks go on as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_tables_are_served_in_rotation() -> None:
    slow = _Slow()
    queue = RenderQueue(slow)
    busy = [_order(queue, "busy", f"busy-{number}") for number in range(5)]
    await asyncio.sleep(0)
    calm = [_order(queue, name, name) for name in ("calm", "quiet")]
    await asyncio.sleep(0)
    assert queue.waiting == 6
    for _ in range(7):
        slow.gate.release()
    assert await asyncio.gather(*calm) == ["picture of calm", "picture of quiet"]
    await asyncio.gather(*busy)
    assert slow.begun == ["busy-0", "busy-1", "calm", "quiet", "busy-2", "busy-3", "busy-4"]
    assert slow.most == 1


async def test_as_many_are_drawn_at_once_as_are_allowed() -> None:
    slow = _Slow(at_once=2)
    queue = RenderQueue(slow)
    orders = [_order(queue, str(number), str(number)) for number in range(6)]
    for begun in (2, 3, 4, 5, 6, 6):
        await _settle()
        assert len(slow.begun) == begun, "another one only once one is finished"
        slow.gate.release()
    await asyncio.gather(*orders)
    assert slow.most == 2
    assert queue.waiting == 0


async def test_whoever_gives_up_waiting_or_fails_leaves_the_place_to_the_next() -> None:
    slow = _Slow()
    queue = RenderQueue(slow)
    first, second, third = (_order(queue, name, name) for name in ("impossible", "second", "third"))
    await asyncio.sleep(0)
    second.cancel()
    await _settle()
    assert slow.begun == ["impossible"], "it had no place of its own to leave"
    for _ in range(3):
        slow.gate.release()
    with pytest.raises(ValueError, match="impossible"):
        await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await third == "picture of third"
    assert slow.begun == ["impossible", "third"]


async def test_whoever_gives_up_just_when_called_leaves_one_place_to_the_next() -> None:
    slow = _Slow()
    queue = RenderQueue(slow)
    first, second, *others = (_order(queue, name, name) for name in ("first", "second", "third", "fourth"))
    await _settle()
    slow.gate.release()
    while queue.waiting == 3:
        await asyncio.sleep(0)
    second.cancel()
    await _settle()
    assert slow.begun == ["first", "third"]
    for _ in others:
        slow.gate.release()
    await asyncio.gather(first, *others)


async def test_a_picture_that_nobody_wants_any_more_is_not_drawn() -> None:
    slow = _Slow()
    queue = RenderQueue(slow)
    gone_on: list[str] = []

    def asked(board: Any) -> "asyncio.Task[Any]":
        async def wanted() -> bool:
            return board not in gone_on

        return asyncio.create_task(queue.draw_if(wanted, "table", opening(), view=board))

    orders = [asked(board) for board in ("first", "second", "third")]
    await asyncio.sleep(0)
    gone_on += ["first", "second"]  # the first is being drawn by now
    for _ in range(2):
        slow.gate.release()
    assert await asyncio.gather(*orders) == ["picture of first", None, "picture of third"]
    assert slow.begun == ["first", "third"]
