"""The disk is full for a while: real writes fail, nothing is half done, play goes on once there is room."""

import asyncio
import resource
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from discord_sandbox.state.models import Interaction
from discord_sandbox.testing import until
from discord_sandbox.web import actions
from tests.crashes.harness import CrashHarness
from tests.faults.day import HeldRequest
from tests.support.bot_forker import BotForker

pytestmark = [
    pytest.mark.process,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(
        not hasattr(resource, "prlimit"), reason="only Linux lets a limit be set for another process"
    ),
]
TABLE = "table-1"
PEOPLE = ("Ada", "Ben", "Chloe")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nursery() -> AsyncIterator[BotForker]:
    async with BotForker() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def town(nursery: BotForker, tmp_path: Path) -> AsyncIterator[CrashHarness]:
    made = CrashHarness(nursery, tmp_path)
    async with made.sandbox:
        await made.bear()
        await made.up()
        yield made
        made.kill("at the end")
        await made.bury()


async def _use(town: CrashHarness, who: str, command: str, **options: object) -> str:
    world = town.world

    def act() -> Interaction:
        return actions.use_command(world, world.person(who), world.channel(TABLE), command, options)

    it = await town.use(act)
    assert it is not None
    assert it.state == "answered"
    assert it.original is not None
    return it.original.content or str(it.original.embeds)


async def _begin(town: CrashHarness) -> tuple[str, int]:
    """Start a game of three; return the name of the first player and the game id."""
    await _use(town, "Ada", "game new", nations=3)
    for name in PEOPLE[1:]:
        await _use(town, name, "game join")
    await _use(town, "Ada", "game start")
    await until(lambda: town.calls.total() == 1)
    game_id = town.book.game_in(town.world.channel(TABLE).id)
    assert game_id is not None
    return _called(town), game_id


def _called(town: CrashHarness) -> str:
    """Return the name of the player called last."""
    _, line = list(town.calls)[-1]
    return next(name for name in PEOPLE if f"<@{town.world.person(name).id}>" in line)


def _fill(town: CrashHarness) -> None:
    """Let no file of the bot grow beyond the current size of its journal."""
    assert town.bot is not None
    end = Path(f"{town.book.path}-wal").stat().st_size
    resource.prlimit(town.bot.pid, resource.RLIMIT_FSIZE, (end, resource.RLIM_INFINITY))


def _make_room(town: CrashHarness) -> None:
    assert town.bot is not None
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(town.bot.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


async def test_a_full_disk_refuses_and_loses_nothing(town: CrashHarness) -> None:
    first, game_id = await _begin(town)
    await _use(town, first, "gold")
    before = town.book.log(game_id)
    _fill(town)
    for command in ("end-turn", "undo", "vote pause"):
        told = await _use(town, first, command)
        assert "I can't write to my database" in told
        assert "Nothing was changed" in told
    assert town.book.log(game_id) == before
    assert "Round 1" in await _use(town, first, "status"), "looking is still possible"
    _make_room(town)
    await _use(town, first, "end-turn")
    await until(lambda: town.calls.total() == 2)
    assert len(town.book.log(game_id).actions) == 2
    assert _called(town) != first
    town.check_pings()
    assert town.book.check() == "ok"


async def test_a_message_that_cannot_be_noted_is_not_sent_again(town: CrashHarness) -> None:
    """The disk is full when the sent message is to be recorded, for longer than Discord knows the nonce."""
    first, _ = await _begin(town)
    await _use(town, first, "gold")
    town.sandbox.faults.add(held := HeldRequest(), "POST", "/messages")
    await _use(town, first, "end-turn")
    await until(lambda: not town.sandbox.faults.planned)
    _fill(town)
    held.go.set()
    await until(lambda: town.calls.total() == 2)
    town.world.clock.shift(600)
    await until(lambda: "the outbox waits" in town.log, 60)
    _make_room(town)
    await town.until(lambda: not town.book.unsent(), "the message to be noted")
    town.check_pings()


async def test_a_kill_while_the_disk_is_full(town: CrashHarness) -> None:
    first, game_id = await _begin(town)
    _fill(town)
    assert "Nothing was changed" in await _use(town, first, "gold")
    town.kill("on a full disk")
    await town.bury()
    await town.bear()
    await _use(town, first, "gold")
    await _use(town, first, "end-turn")
    await until(lambda: town.calls.total() == 2)
    assert len(town.book.log(game_id).actions) == 2
    await asyncio.sleep(0)
    town.check_pings()
