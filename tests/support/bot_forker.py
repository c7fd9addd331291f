"""Quick start and kill of bots, each a real process."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections import deque
from functools import cache
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Self

_ROOT = Path(__file__).resolve().parents[2]
_PATIENCE = 60.0


class Bot:
    """A bot's process."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.status: int | None = None
        self.killed = False
        self.gone = asyncio.Event()

    def kill(self) -> None:
        """Send SIGKILL, which ends the process at once."""
        self.killed = True
        self.signal(signal.SIGKILL)

    def stop(self) -> None:
        """Send SIGTERM, so that the bot can shut down in order."""
        self.signal(signal.SIGTERM)

    def signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if not self.gone.is_set():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def ended(self) -> int:
        """Return the exit status after the end, negative for a signal; raises `TimeoutError` after 60 s."""
        await asyncio.wait_for(self.gone.wait(), _PATIENCE)
        if self.status is None:
            raise AssertionError("who is gone has a status")
        return self.status

    def end(self, status: int) -> None:
        """Record that the process has ended."""
        self.status = status
        self.gone.set()


class _Zygote:
    """Process that forks bots; it ends with this one, and all bots end with it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.support.bot_zygote"]
        self._process = subprocess.Popen(
            command, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self._asked = deque[asyncio.Future[Bot]]()
        self._bots: dict[int, tuple[asyncio.AbstractEventLoop, Bot]] = {}
        Thread(target=self._read, name="zygote", daemon=True).start()

    async def fork(self, told: dict[str, Any]) -> Bot:
        """Fork a bot and return it; its end is reported to the caller's event loop."""
        assert self._process.stdin is not None
        born = asyncio.get_running_loop().create_future()
        self._asked.append(born)
        self._process.stdin.write(f"{json.dumps(told)}\n".encode())
        return await asyncio.wait_for(born, _PATIENCE)

    def _read(self) -> None:
        """Read the zygote's reports until its end, in a thread, because a loop lasts for one test only."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            news: dict[str, int] = json.loads(line)
            with contextlib.suppress(RuntimeError):  # the loop is closed, so no task waits for it
                if "pid" in news:
                    born = self._asked.popleft()
                    loop, bot = self._bots[news["pid"]] = (born.get_loop(), Bot(news["pid"]))
                    loop.call_soon_threadsafe(_hand_over, born, bot)
                elif (ended := self._bots.pop(news["exit"], None)) is not None:
                    loop, bot = ended
                    loop.call_soon_threadsafe(bot.end, news["status"])


def _hand_over(born: asyncio.Future[Bot], bot: Bot) -> None:
    if born.done():
        bot.kill()
    else:
        born.set_result(bot)


_zygote = cache(_Zygote)
"""The zygote, one for all tests of a process, because it takes longer to start than the bots it forks."""


class BotForker:
    """Context manager that forks bots, and kills all of them on exit."""

    def __init__(self, *, draw: bool = False, own_workers: bool = False) -> None:
        """Set whether bots `draw` real boards, and start `own_workers` as programs, as outside tests."""
        self._told = {"draw": draw, "fork": not own_workers}
        self._bots: list[Bot] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for bot in self._bots:
            bot.kill()
        for bot in self._bots:
            await bot.ended()

    async def start_bot(self, settings: dict[str, str], log: Path, *arguments: str) -> Bot:
        """Start a bot with further command-line arguments; both its outputs are written to `log`."""
        return await self._begin(settings, ("run", *arguments), log, log)

    async def call(self, settings: dict[str, str], folder: Path, *command: str) -> tuple[int, str, str]:
        """Run a command of the bot to its end; return exit status, standard output and standard error."""
        out, err = folder / "out.log", folder / "err.log"
        for file in (out, err):
            file.write_bytes(b"")
        status = await (await self._begin(settings, command, out, err)).ended()
        return status, out.read_text(), err.read_text()

    async def _begin(self, settings: dict[str, str], command: tuple[str, ...], out: Path, err: Path) -> Bot:
        told = {"settings": settings, "command": command, "out": str(out), "err": str(err)}
        bot = await _zygote().fork({**told, **self._told})
        self._bots.append(bot)
        return bot
