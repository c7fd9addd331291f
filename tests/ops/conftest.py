"""A bot process whose settings a test can choose, and the command line beside it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from bot.cli import main
from tests.e2e.running_bot import RunningBot
from tests.valid.holding import hold


@dataclass(frozen=True)
class Ran:
    """Exit status and output of a command."""

    status: int
    out: str
    err: str


Command = Callable[..., Awaitable[Ran]]


@pytest.fixture
async def running_bot(tmp_path: Path) -> AsyncIterator[RunningBot]:
    """Yield a bot on the running sandbox, not started yet, so that a test can set the environment before."""
    running = RunningBot(tmp_path)
    await running.sandbox.start()
    yield running
    await running.stop_bot()
    await running.sandbox.stop()
    hold(running.sandbox.log.entries)


@pytest.fixture
def antike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Return a function that runs `antike-bot …` on the bot's database, beside its process."""
    monkeypatch.setenv("ANTIKE_DATABASE", str(tmp_path / "antike.sqlite3"))
    one = asyncio.Lock()

    async def call(*arguments: str | Path) -> Ran:
        async with one:
            return await asyncio.to_thread(_called, [str(argument) for argument in arguments])

    return call


def _called(arguments: list[str]) -> Ran:
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        try:
            status = main(arguments)
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
    return Ran(status, out.getvalue(), err.getvalue())
