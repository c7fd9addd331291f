"""Pictures are drawn few at a time, and a busy table holds up no other one."""

import asyncio
import threading
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.client.studio import Studio

if TYPE_CHECKING:
    from bot.render import Renderer


class _Slow:
    """A renderer that draws one picture whenever it is let."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.most = self._now = 0
        self.gate = threading.Semaphore(0)

    def draw(self, position: str, **wishes: Any) -> str:
        del wishes
        self.begun.append(position)
        self._now += 1
        self.most = max(self.most, self._now)
        assert self.gate.acquire(timeout=30)
        self._now -= 1
        if position == "impossible":
            raise ValueError(position)
        return f"picture of {position}"


def _order(studio: Studio, table: str, position: str) -> "asyncio.Task[Any]":
    return asyncio.create_task(studio.draw(table, cast("Any", position)))


async def test_tables_are_served_in_rotation() -> None:
    slow = _Slow()
    studio = Studio(cast("Renderer", slow), at_once=1)
    busy = [_order(studio, "busy", f"busy-{number}") for number in range(5)]
    await asyncio.sleep(0)
    calm = [_order(studio, name, name) for name in ("calm", "quiet")]
    await asyncio.sleep(0)
    assert studio.waiting == 6
    slow.gate.release(7)
    assert await asyncio.gather(*calm) == ["picture of calm", "picture of quiet"]
    await asyncio.gather(*busy)
    assert slow.begun == ["busy-0", "busy-1", "calm", "quiet", "busy-2", "busy-3", "busy-4"]
    assert slow.most == 1
    studio.close()


async def test_as_many_are_drawn_at_once_as_are_allowed() -> None:
    slow = _Slow()
    studio = Studio(cast("Renderer", slow), at_once=2)
    orders = [_order(studio, str(number), str(number)) for number in range(6)]
    slow.gate.release(6)
    await asyncio.gather(*orders)
    assert slow.most <= 2
    assert studio.waiting == 0
    studio.close()


async def test_whoever_gives_up_waiting_or_fails_leaves_the_place_to_the_next() -> None:
    slow = _Slow()
    studio = Studio(cast("Renderer", slow), at_once=1)
    first, second, third = (_order(studio, name, name) for name in ("impossible", "second", "third"))
    await asyncio.sleep(0)
    second.cancel()
    slow.gate.release(3)
    with pytest.raises(ValueError, match="impossible"):
        await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await third == "picture of third"
    assert slow.begun == ["impossible", "third"]
    studio.close()
