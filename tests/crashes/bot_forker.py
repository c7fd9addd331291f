"""Starts and kills bots quickly, each a real process."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from types import TracebackType
from typing import Any, Self

_ROOT = Path(__file__).resolve().parents[2]
_PATIENCE = 60.0


class Bot:
    """One process."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.status: int | None = None
        self.killed = False
        self.gone = asyncio.Event()

    def kill(self) -> None:
        """SIGKILL: nothing of it runs any more."""
        self.killed = True
        self.signal(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM: it may tidy up."""
        self.signal(signal.SIGTERM)

    def signal(self, number: int) -> None:
        """Send a signal, if there is somebody to take it."""
        if not self.gone.is_set():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    async def ended(self) -> int:
        """Wait for its end; the exit status, below zero for a signal."""
        await asyncio.wait_for(self.gone.wait(), _PATIENCE)
        if self.status is None:
            raise AssertionError("who is gone has a status")
        return self.status


class BotForker:
    """The process that forks bots."""

    def __init__(self, *, draw: bool = False) -> None:
        self._draw = draw
        self._bots: dict[int, Bot] = {}
        self._born: asyncio.Queue[Bot] = asyncio.Queue()
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        command = [sys.executable, "-m", "tests.crashes.zygote"]
        self._process = await asyncio.create_subprocess_exec(*command, cwd=_ROOT, stdin=PIPE, stdout=PIPE)
        self._reader = asyncio.create_task(self._read(), name="nursery")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is None or self._process.stdin is None or self._reader is None:
            return
        for bot in self._bots.values():
            bot.kill()
        self._process.stdin.close()
        await asyncio.wait_for(self._process.wait(), _PATIENCE)
        await self._reader

    async def bear(self, settings: dict[str, str], log: Path) -> Bot:
        """Start a bot."""
        if self._process is None or self._process.stdin is None:
            raise AssertionError("the nursery is open")
        told = {"settings": settings, "log": str(log), "draw": self._draw}
        self._process.stdin.write(f"{json.dumps(told)}\n".encode())
        return await asyncio.wait_for(self._born.get(), _PATIENCE)

    async def _read(self) -> None:
        if self._process is None or self._process.stdout is None:
            raise AssertionError("the nursery is open")
        async for line in self._process.stdout:
            news: dict[str, Any] = json.loads(line)
            if "pid" in news:
                bot = self._bots[news["pid"]] = Bot(news["pid"])
                self._born.put_nowait(bot)
            elif (ended := self._bots.pop(news["exit"], None)) is not None:
                ended.status = news["status"]
                ended.gone.set()
