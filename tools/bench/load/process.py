"""The bot as a separate process, with its use of processor time and memory."""

import asyncio
import contextlib
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import bot
from discord_sandbox import Sandbox
from tools.bench.load.tables import LoadError

DATABASE = "antike.sqlite3"
"""Name of the database file in the bot's folder."""
_PATIENCE = 120.0
_HOME = Path(bot.__file__).resolve().parents[1]
_NOT_KEPT = ("DISCORD_", "ANTIKE_", "PYTHONDONTWRITEBYTECODE")
"""Environment variables not passed on: an installation has its bytecode, so a start compiles nothing."""
_TICKS = os.sysconf("SC_CLK_TCK")


class BotProcess:
    """`antike-bot run` on a local Discord and its own database; use it with `async with`."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.database = folder / DATABASE
        self._sandbox = sandbox
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None
        self.connecting = self.ready = 0.0
        """Seconds from the start of the process to its connection, and from there until it is ready."""

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        kept = {k: v for k, v in os.environ.items() if not k.startswith(_NOT_KEPT)}
        environment = {
            **kept,
            "PYTHONPATH": os.pathsep.join([str(_HOME), *filter(None, [kept.get("PYTHONPATH")])]),
            "DISCORD_TOKEN": self._sandbox.token,
            "DISCORD_API_BASE": self._sandbox.api_base,
            "ANTIKE_DATABASE": str(self.database),
            "ANTIKE_GRACE": "0",
            "ANTIKE_PATIENCE": "0",
        }
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"),
                cwd=self._folder,  # where no .env is
                env=environment,
                stdout=log,
                stderr=log,
            )
        await self._until(lambda: self._sandbox.world.bot_online, "the bot to connect")
        self.connecting = loop.time() - begun
        await self._until(lambda: "ready as" in self.log, "the bot to be ready")
        self.ready = loop.time() - begun - self.connecting
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), 20)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    @property
    def log_file(self) -> Path:
        """The path of the bot's log."""
        return self._folder / "bot.log"

    @property
    def log(self) -> str:
        """The text of the bot's log so far."""
        return self.log_file.read_text()

    @property
    def pid(self) -> int:
        """The id of the main process; raises `LoadError` before the start."""
        if self._process is None:
            raise LoadError("the bot has not been started")
        return self._process.pid

    def processes(self) -> list[int]:
        """Return the ids of the bot's main process and all its child processes."""
        found, todo = list[int](), [self.pid]
        while todo:
            pid = todo.pop()
            found.append(pid)
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                with contextlib.suppress(OSError):
                    todo += map(int, task.read_text().split())
        return found

    def cpu(self, *, drawing: bool = True) -> float:
        """Return the bot's processor time so far in seconds; without `drawing`, of the main process only."""
        total = 0
        for pid in self.processes() if drawing else [self.pid]:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / _TICKS

    def resident(self) -> dict[int, float]:
        """Return the proportional set size (PSS) by process in MB: shared memory counts in equal parts."""
        return {pid: self._shared(pid) for pid in self.processes()}

    def requests(self) -> Counter[str]:
        """Return the number of requests to Discord: interaction answers, and those that are rate-limited."""
        log = self._sandbox.log
        return Counter(answering=log.answers, limited=log.count - log.answers)

    def _shared(self, pid: int) -> float:
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024 / 1e6
        return 0.0

    async def _until(self, condition: Callable[[], bool], what: str) -> None:
        deadline = asyncio.get_running_loop().time() + _PATIENCE
        while not condition():
            if self._process is not None and self._process.returncode is not None:
                raise LoadError(f"the bot has stopped while waiting for {what}:\n{self.log[-2000:]}")
            if asyncio.get_running_loop().time() > deadline:
                raise LoadError(f"waited in vain for {what}:\n{self.log[-2000:]}")
            await asyncio.sleep(0.01)
