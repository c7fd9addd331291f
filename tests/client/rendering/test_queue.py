"""Pictures are drawn few at a time, and a busy table holds up no other one."""

import asyncio
from typing import Any

import pytest

from bot.client.rendering.queue import Studio


class _Slow:
    """An easel on which one picture is finished whenever that is let."""

    def __init__(self, at_once: int = 1) -> None:
        self.at_once = at_once
        self.begun: list[str] = []
        self.most = self._now = 0
        self.gate = asyncio.Semaphore(0)

    async def draw(self, position: Any, wishes: Any) -> Any:
        del wishes
        self.begun.append(position)
        self._now += 1
        self.most = max(self.most, self._now)
        await self.gate.acquire()
        self._now -= 1
        if position == "impossible":
            raise ValueError(position)
        return f"picture of {position}"

    async def close(self) -> None:
        """Nothing to close."""


def _order(studio: Studio, table: str, position: Any) -> "asyncio.Task[Any]":
    return asyncio.create_task(studio.draw(table, position))


async def test_tables_are_served_in_rotation() -> None:
    slow = _Slow()
    studio = Studio(slow)
    busy = [_order(studio, "busy", f"busy-{number}") for number in range(5)]
    await asyncio.sleep(0)
    calm = [_order(studio, name, name) for name in ("calm", "quiet")]
    await asyncio.sleep(0)
    assert studio.waiting == 6
    for _ in range(7):
        slow.gate.release()
    assert await asyncio.gather(*calm) == ["picture of calm", "picture of quiet"]
    await asyncio.gather(*busy)
    assert slow.begun == ["busy-0", "busy-1", "calm", "quiet", "busy-2", "busy-3", "busy-4"]
    assert slow.most == 1
    await studio.close()


async def test_as_many_are_drawn_at_once_as_are_allowed() -> None:
    slow = _Slow(at_once=2)
    studio = Studio(slow)
    orders = [_order(studio, str(number), str(number)) for number in range(6)]
    for _ in range(6):
        slow.gate.release()
    await asyncio.gather(*orders)
    assert slow.most <= 2
    assert studio.waiting == 0
    await studio.close()


async def test_whoever_gives_up_waiting_or_fails_leaves_the_place_to_the_next() -> None:
    slow = _Slow()
    studio = Studio(slow)
    first, second, third = (_order(studio, name, name) for name in ("impossible", "second", "third"))
    await asyncio.sleep(0)
    second.cancel()
    for _ in range(3):
        slow.gate.release()
    with pytest.raises(ValueError, match="impossible"):
        await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await third == "picture of third"
    assert slow.begun == ["impossible", "third"]
    await studio.close()


async def test_a_picture_that_nobody_wants_any_more_is_not_drawn() -> None:
    slow = _Slow()
    studio = Studio(slow)
    gone_on: list[str] = []

    def asked(board: Any) -> "asyncio.Task[Any]":
        async def wanted() -> bool:
            return board not in gone_on

        return asyncio.create_task(studio.draw_if(wanted, "table", board))

    orders = [asked(board) for board in ("first", "second", "third")]
    await asyncio.sleep(0)
    gone_on += ["first", "second"]  # the first is being drawn by now
    for _ in range(2):
        slow.gate.release()
    assert await asyncio.gather(*orders) == ["picture of first", None, "picture of third"]
    assert slow.begun == ["first", "third"]
    await studio.close()
