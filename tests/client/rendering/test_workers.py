"""A process beside the bot draws the same pictures, and is replaced when it dies."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.boards import load_board
from bot.client.rendering.workers import ProcessEasel
from bot.engine.antike import Position, Setup, Variant, start
from bot.i18n.catalogue import speaking
from bot.render import Renderer
from tests import drawing
from tests.e2e.house import House


def _begun(board_id: str = "east", **variant: object) -> Position:
    board = load_board(board_id)
    return start(Setup(board, Variant(4, **variant), tuple(board.start_cities[4])))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return drawing.renderer()


@pytest.fixture
async def easel() -> AsyncIterator[ProcessEasel]:
    easel = ProcessEasel()
    await easel.start()
    yield easel
    await easel.close()


async def test_pictures_are_the_same_and_come_in_order(easel: ProcessEasel, renderer: Renderer) -> None:
    names = {"greeks": "Ann", "persians": "Böb 🏺"}
    wanted: list[tuple[Position, dict[str, Any]]] = [
        (_begun(), {"names": names}),
        (_begun(goal=12, expert=True), {"view": "phone"}),
        (_begun(), {"region": "athen", "width": 700}),
    ]
    found = await asyncio.gather(*(easel.draw(position, wishes) for position, wishes in wanted))
    for (position, wishes), picture in zip(wanted, found, strict=True):
        assert picture == renderer.draw(position, **wishes)
    with speaking("de"):
        told = await easel.draw(_begun(), {})
        assert told.alt == renderer.draw(_begun()).alt
    assert told.alt != found[0].alt


async def test_an_impossible_picture_is_an_error_and_the_next_one_is_drawn(easel: ProcessEasel) -> None:
    with pytest.raises(ValueError, match="wide"):
        await easel.draw(_begun(), {"width": 1})
    waiting = asyncio.create_task(easel.draw(_begun(), {}))
    await asyncio.sleep(0)
    waiting.cancel()
    assert (await easel.draw(_begun(), {"width": 300})).width == 300, (
        "nobody gets a picture of somebody else's"
    )


async def test_a_process_that_dies_is_replaced(easel: ProcessEasel) -> None:
    first = await easel.start()
    drawing = asyncio.create_task(easel.draw(_begun(), {}))
    await asyncio.sleep(0)
    first.kill()
    assert (await drawing).data
    assert (await easel.start()).pid != first.pid


async def test_several_draw_side_by_side_and_one_that_dies_takes_no_picture_with_it() -> None:
    easel = ProcessEasel(hands=3)
    try:
        leader = await easel.start()
        assert easel.at_once == 4
        wanted = [_begun(goal=goal) for goal in range(8, 14)]
        first = await asyncio.gather(*(easel.draw(position, {"width": 300}) for position in wanted))
        others = _children(leader.pid)
        assert len(others) == 2, "they have become of the first, with what it has made ready"
        drawing = [asyncio.create_task(easel.draw(position, {"width": 300})) for position in wanted]
        await asyncio.sleep(0)
        os.kill(int(others[0]), signal.SIGKILL)
        assert await asyncio.gather(*drawing) == first
        assert (await easel.start()).pid != leader.pid
    finally:
        await easel.close()


async def test_nobody_is_left_when_the_bot_is_killed(house: House) -> None:
    pid = int(house.database.with_name("antike.sqlite3.alive").read_text().split('"pid": ')[1].strip("}"))
    children = [int(child) for child in _children(pid)]
    assert children, "the process that draws"
    await house.stop_bot(kill=True)
    await house.until(lambda: not any(map(_lives, children)), "its helpers to end")


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIG_DFL)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as running:
        sign = tmp_path / "antike.sqlite3.alive"
        await running.until(sign.exists, "the sign of life")
        yield running
