"""A backup holds the database locked for longer than the bot waits."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.store import Database, StoreError
from bot.store.sqlite import server as sqlite
from discord_sandbox.testing import until
from tests.faults.day import Day, running_table
from tests.store.conftest import add_migration

pytestmark = pytest.mark.process

_HOLD = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute(sys.argv[2])
held.execute("PRAGMA user_version")
print("held", flush=True)
sys.stdin.read()
"""


@asynccontextmanager
async def held(path: Path, how: str = "BEGIN IMMEDIATE") -> AsyncIterator[None]:
    """Lock the database from another process, which ends on exit."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _HOLD, str(path), how), stdin=pipe, stdout=pipe
    )
    assert process.stdout is not None
    assert process.stdin is not None
    assert await process.stdout.readline() == b"held\n"
    try:
        yield
    finally:
        process.stdin.close()
        await process.wait()


async def _impatient(day: Day) -> None:
    """Set the bot's wait for a locked database to 0.25 seconds instead of 5."""
    async with day.app.context.database.transaction() as tx:
        await tx.execute("PRAGMA busy_timeout = 250")


@pytest.mark.parametrize("how", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
async def test_everybody_is_told_and_nothing_is_half_done(tmp_path: Path, how: str) -> None:
    async with running_table(tmp_path) as day:
        await _impatient(day)
        await day.tell("Ada", "gold")
        async with held(day.path, how):
            for name, command in (("Ada", "end-turn"), ("Ada", "undo"), ("Ben", "vote pause")):
                told = await day.tell(name, command)
                assert "My database is busy" in told
                assert "Nothing was changed" in told
            assert (await day.use("Ben", "status")).state == "answered", "looking is still possible"
            assert len(await day.log()) == 1
        await day.tell("Ada", "end-turn")
        await day.once("Ben")
        assert len(await day.log()) == 2


async def test_a_message_that_cannot_be_noted_is_not_sent_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """This holds even if Discord has forgotten the nonce meanwhile."""
    async with running_table(tmp_path) as day:
        await _impatient(day)
        go_on = day.hold(after=True)
        await day.turn("Ada")
        await until(lambda: day.called("Ben"))
        async with held(day.path):
            day.world.clock.shift(600)
            go_on.set()
            await until(lambda: "the outbox must wait" in caplog.text, 60)
            assert await day.waiting() == 1
        await until(lambda: day.said("✓ **Ada** has played."), 60)
        await day.once("Ben")


async def test_what_is_due_is_done_afterwards(tmp_path: Path) -> None:
    """A reminder due meanwhile is sent within seconds, not after the pause that follows real errors."""
    async with running_table(tmp_path) as day:
        await _impatient(day)
        async with held(day.path):
            await day.leap(86_400 + 60)
            await asyncio.sleep(0.5)
            assert day.called("Ada") == 1
        await until(lambda: day.called("Ada") == 2, 15)
        await day.once("Ada", 2)


async def test_a_start_on_an_old_file_says_who_is_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The schema cannot be migrated while another process writes to the file; afterwards it can."""
    overdue = tuple(pragma.replace("5000", "250") for pragma in sqlite._PRAGMAS)
    monkeypatch.setattr(sqlite, "_PRAGMAS", overdue)
    path = tmp_path / "games.sqlite3"
    async with Database(path):
        pass
    add_migration(monkeypatch, tmp_path, "CREATE TABLE notes (id INTEGER PRIMARY KEY);")
    async with held(path):
        with pytest.raises(StoreError, match=r"locked.*backup.*start again"):
            await Database(path).open()
    async with Database(path):
        pass
