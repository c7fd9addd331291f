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


@pytest_asyncio.fixture(loop_scope="module")
async def harness(forker: BotForker, tmp_path: Path) -> AsyncIterator[CrashHarness]:
    made = CrashHarness(forker, tmp_path)
    async with made.sandbox:
        await made.start_bot()
        await made.up()
        yield made
        made.kill("at the end")
        await made.wait_until_gone()


async def _use(harness: CrashHarness, who: str, command: str, **options: object) -> str:
    world = harness.world

    def act() -> Interaction:
        return actions.use_command(world, world.person(who), world.channel(TABLE), command, options)

    it = await harness.use(act)
    assert it is not None
    assert it.state == "answered"
    assert it.original is not None
    return it.original.content or str(it.original.embeds)


async def _begin(harness: CrashHarness) -> tuple[str, int]:
    """Start a game of three; return the name of the first player and the game id."""
    await _use(harness, "Ada", "game new", nations=3)
    for name in PEOPLE[1:]:
        await _use(harness, name, "game join")
    await _use(harness, "Ada", "game start")
    await until(lambda: harness.calls.total() == 1)
    game_id = harness.book.game_in(harness.world.channel(TABLE).id)
    assert game_id is not None
    return _called(harness), game_id


def _called(harness: CrashHarness) -> str:
    """Return the name of the player called last."""
    _, line = list(harness.calls)[-1]
    return next(name for name in PEOPLE if f"<@{harness.world.person(name).id}>" in line)


def _fill(harness: CrashHarness) -> None:
    """Let no file of the bot grow beyond the current size of its journal."""
    assert harness.bot is not None
    end = Path(f"{harness.book.path}-wal").stat().st_size
    resource.prlimit(harness.bot.pid, resource.RLIMIT_FSIZE, (end, resource.RLIM_INFINITY))


def _make_room(harness: CrashHarness) -> None:
    assert harness.bot is not None
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(harness.bot.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


async def test_a_full_disk_refuses_and_loses_nothing(harness: CrashHarness) -> None:
    first, game_id = await _begin(harness)
    await _use(harness, first, "gold")
    before = harness.book.log(game_id)
    _fill(harness)
    for command in ("end-turn", "undo", "vote pause"):
        told = await _use(harness, first, command)
        assert "I can't write to my database" in told
        assert "Nothing was changed" in told
    assert harness.book.log(game_id) == before
    assert "Round 1" in await _use(harness, first, "status"), "looking is still possible"
    _make_room(harness)
    await _use(harness, first, "end-turn")
    await until(lambda: harness.calls.total() == 2)
    assert len(harness.book.log(game_id).actions) == 2
    assert _called(harness) != first
    harness.check_pings()
    assert harness.book.check() == "ok"


async def test_a_message_that_cannot_be_noted_is_not_sent_again(harness: CrashHarness) -> None:
    """The disk is full when the sent message is to be recorded, for longer than Discord knows the nonce."""
    first, _ = await _begin(harness)
    await _use(harness, first, "gold")
    harness.sandbox.faults.add(held := HeldRequest(), "POST", "/messages")
    await _use(harness, first, "end-turn")
    await until(lambda: not harness.sandbox.faults.planned)
    _fill(harness)
    held.go.set()
    await until(lambda: harness.calls.total() == 2)
    harness.world.clock.shift(600)
    await until(lambda: "the outbox must wait" in harness.log, 60)
    _make_room(harness)
    await harness.until(lambda: not harness.book.unsent(), "the message to be noted")
    harness.check_pings()


async def test_a_kill_while_the_disk_is_full(harness: CrashHarness) -> None:
    first, game_id = await _begin(harness)
    _fill(harness)
    assert "Nothing was changed" in await _use(harness, first, "gold")
    harness.kill("on a full disk")
    await harness.wait_until_gone()
    await harness.start_bot()
    await _use(harness, first, "gold")
    await _use(harness, first, "end-turn")
    await until(lambda: harness.calls.total() == 2)
    assert len(harness.book.log(game_id).actions) == 2
    await asyncio.sleep(0)
    harness.check_pings()
