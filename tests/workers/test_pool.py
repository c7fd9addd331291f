"""Worker processes draw and think with the same results as the bot, and are replaced when one dies."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NoReturn

import pytest
import pytest_asyncio

from bot.boards import load_board
from bot.engine.antike import Position, Setup, Variant, start
from bot.engine.antike.actions import EndTurn
from bot.engine.errors import RuleError
from bot.i18n.catalogue import speaking
from bot.records import Record
from bot.render import Picture, Renderer
from bot.workers.jobs import Advising, Job, Lane, Thinking, drawing, packed, paging
from bot.workers.pool import ThreadWorkers, WorkerPool, _WorkerDiedError
from tests import drawing as drawn
from tests.e2e.running_bot import RunningBot

pytestmark = pytest.mark.process
in_one_loop = pytest.mark.asyncio(loop_scope="module")
"""Mark of tests that share a pool, and therefore an event loop."""


def _begun(board_id: str = "east", **variant: object) -> Position:
    board = load_board(board_id)
    return start(Setup(board, Variant(4, **variant), tuple(board.start_cities[4])))  # type: ignore[arg-type]


def _draw(pool: WorkerPool, position: Position, options: dict[str, Any]) -> Coroutine[Any, Any, Picture]:
    return pool.run(drawing(position, options))


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return drawn.renderer()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pool() -> AsyncIterator[WorkerPool]:
    """Yield a pool for all tests: its processes take seconds to start, and those that die are replaced."""
    pool = WorkerPool(drawing=3)
    await pool.start()
    yield pool
    await pool.close()


@in_one_loop
async def test_pictures_are_the_same_and_come_in_order(pool: WorkerPool, renderer: Renderer) -> None:
    names = {"greeks": "Ann", "persians": "Böb 🏺"}
    wanted: list[tuple[Position, dict[str, Any]]] = [
        (_begun(), {"names": names}),
        (_begun(goal=12, expert=True), {"view": "phone"}),
        (_begun(), {"region": "athen", "width": 700}),
    ]
    found = await asyncio.gather(*(_draw(pool, position, options) for position, options in wanted))
    for (position, options), picture in zip(wanted, found, strict=True):
        assert picture == renderer.draw(position, **options)
    with speaking("de"):
        told = await _draw(pool, _begun(), {})
        assert told.alt == renderer.draw(_begun()).alt
    assert told.alt != found[0].alt


@in_one_loop
async def test_an_impossible_picture_is_an_error_and_the_next_one_is_drawn(pool: WorkerPool) -> None:
    with pytest.raises(ValueError, match="wide"):
        await _draw(pool, _begun(), {"width": 1})
    waiting = asyncio.create_task(_draw(pool, _begun(), {}))
    await asyncio.sleep(0)
    waiting.cancel()
    assert (await _draw(pool, _begun(), {"width": 300})).width == 300, (
        "nobody gets a picture of somebody else's"
    )


@in_one_loop
async def test_a_process_that_dies_is_replaced(pool: WorkerPool) -> None:
    first = await pool.start()
    begun = asyncio.create_task(_draw(pool, _begun(), {}))
    await asyncio.sleep(0)
    first.kill()
    assert (await begun).data
    assert (await pool.start()).pid != first.pid


@in_one_loop
async def test_several_draw_side_by_side_and_one_that_dies_takes_no_picture_with_it(
    pool: WorkerPool,
) -> None:
    leader = await pool.start()
    assert pool.at_once == 4
    wanted = [_begun(goal=goal) for goal in range(8, 14)]
    first = await asyncio.gather(*(_draw(pool, position, {"width": 300}) for position in wanted))
    others = _children(leader.pid)
    assert len(others) == 2, "they have become of the first, with what it has made ready"
    begun = [asyncio.create_task(_draw(pool, position, {"width": 300})) for position in wanted]
    await asyncio.sleep(0)
    os.kill(int(others[0]), signal.SIGKILL)
    assert await asyncio.gather(*begun) == first
    assert (await pool.start()).pid != leader.pid
    async with asyncio.timeout(60):
        await leader.wait()  # having finished its own pictures, as its crew has been replaced


@in_one_loop
async def test_thinking_comes_to_the_same_wherever_it_is_done(pool: WorkerPool, renderer: Renderer) -> None:
    job = Thinking(packed(_begun()), "easy", 5)
    there = await pool.run(job)
    assert there
    assert there == await ThreadWorkers(renderer).run(job)


@in_one_loop
async def test_pictures_do_not_wait_for_thinking(pool: WorkerPool) -> None:
    """Thinking has a process of its own; what is cancelled before its turn never gets there."""
    thinking = [
        asyncio.create_task(pool.run(Thinking(packed(_begun()), "hard", seed))) for seed in range(400)
    ]
    await asyncio.sleep(0)
    for _ in range(3):
        assert (await _draw(pool, _begun(), {"width": 300})).width == 300
    assert not thinking[-1].done(), "all of it was asked for before the first picture"
    for task in thinking:
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)


@in_one_loop
async def test_a_computer_player_waits_for_one_thing_told_at_most(pool: WorkerPool) -> None:
    done = list[Lane]()

    async def run(job: Job[Any]) -> None:
        await pool.run(job)
        done.append(job.lane)

    hint = Advising(packed(_begun()), 1)
    await asyncio.gather(*(run(hint) for _ in range(4)), run(Thinking(packed(_begun()), "easy", 5)))
    assert done == ["tell", "think", "tell", "tell", "tell"], "all hints were asked for first"


@in_one_loop
async def test_thinking_outlives_the_process_that_did_it(pool: WorkerPool) -> None:
    """The job is run again in a new process; the drawing processes stay."""
    drawing, thinker = await pool.start(), await pool.start("think")
    job = Thinking(packed(_begun()), "hard", 3)
    first = await pool.run(job)
    again = asyncio.create_task(pool.run(job))
    await asyncio.sleep(0)
    thinker.kill()
    assert await again == first
    assert (await pool.start("think")).pid != thinker.pid
    assert (await pool.start()).pid == drawing.pid


class _UnreadableError(Exception):
    """An error that cannot be unpickled, for want of its fact."""

    def __init__(self, code: str, *, fact: str) -> None:
        super().__init__(code)
        self.fact = fact


@dataclass(frozen=True)
class _Failing:
    """A job that raises an error of which the bot cannot make anything."""

    error: type[Exception]
    lane: ClassVar[Lane] = "think"

    def run(self, renderer: Renderer) -> NoReturn:
        raise StopIteration if self.error is StopIteration else _UnreadableError("no-way", fact="athen")


def _unplayable() -> Job[bytes]:
    """Return the page of a game whose log the rules do not allow."""
    position = _begun()
    names = {nation: nation for nation in position.setup.nations}
    return paging(Record(position.setup, names, (EndTurn(),)))


@in_one_loop
@pytest.mark.parametrize(
    ("job", "told"),
    [
        (_unplayable(), RuleError),
        (_Failing(_UnreadableError), TypeError),
        (_Failing(StopIteration), _WorkerDiedError),  # no future takes this one
    ],
    ids=["refused by the rules", "unreadable", "impossible"],
)
async def test_whoever_asked_is_told_of_an_error_and_the_next_job_runs(
    pool: WorkerPool, job: Job[Any], told: type[Exception]
) -> None:
    with pytest.raises(told):
        await pool.run(job)
    assert await pool.run(Thinking(packed(_begun()), "easy", 5))


async def test_nobody_is_left_when_the_bot_is_killed(running_bot: RunningBot) -> None:
    pid = int(
        running_bot.database.with_name("antike.sqlite3.alive").read_text().split('"pid": ')[1].strip("}")
    )
    children = [int(child) for child in _children(pid)]
    assert children, "the process that draws"
    await running_bot.stop_bot(kill=True)
    await running_bot.until(lambda: not any(map(_lives, children)), "its helpers to end")


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIG_DFL)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.fixture
async def running_bot(tmp_path: Path) -> AsyncIterator[RunningBot]:
    async with RunningBot(tmp_path, own_workers=True) as running:
        sign = tmp_path / "antike.sqlite3.alive"
        await running.until(sign.exists, "the sign of life")
        yield running
