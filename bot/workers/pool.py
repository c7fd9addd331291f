"""Worker pools that run jobs off the event loop, in processes or threads."""

import asyncio
import contextlib
import logging
import os
import pickle
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections import deque
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from bot.render import Renderer
from bot.workers.jobs import Job, Lane
from bot.workers.process import LENGTH

_log = logging.getLogger(__name__)
_BUFFER: Final = 4_000_000
_MOST: Final = 4
"""Processes that draw: each takes up to 60 MB, and four draw a hundred boards a second."""
_NICE: Final[dict[Lane, int]] = {"draw": 5, "think": 10}
"""Where there is more work than processors, answers come before pictures, and pictures before thinking."""
T = TypeVar("T")


class Workers(Protocol):
    """Does jobs without holding up the event loop."""

    @property
    def at_once(self) -> int:
        """How many pictures are worth beginning before one of them is finished."""

    async def run(self, job: Job[T]) -> T:
        """What comes of a job; raises what it raises."""


class ThreadWorkers:
    """Threads of this process: nothing to start, but everybody else waits while one holds the lock."""

    at_once = 2

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    async def run(self, job: Job[T]) -> T:
        """What comes of a job."""
        return await asyncio.to_thread(job.run, self._renderer)


class _GoneError(Exception):
    """The process has ended, for want of memory say."""


class _Worker:
    """One of the processes: what it was asked for, in order."""

    def __init__(self, jobs: asyncio.StreamWriter) -> None:
        self.jobs = jobs
        self.asked = deque[asyncio.Future[Any]]()

    async def ask(self, job: bytes) -> Any:
        """An answer, after those asked for before."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked.append(answer)
        self.jobs.write(LENGTH.pack(len(job)) + job)
        return await answer

    async def hand_out(self, answers: asyncio.StreamReader) -> None:
        """Give answers to those who asked, as long as the process lives."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
                found = pickle.loads(await answers.readexactly(length))  # noqa: S301 - our own process
                answer = self.asked.popleft()
                if answer.done():
                    continue
                if isinstance(found, Exception):
                    answer.set_exception(found)
                else:
                    answer.set_result(found)
        for answer in self.asked:
            if not answer.done():
                answer.set_exception(_GoneError())


async def spawned(arguments: Sequence[str], lines: Sequence[int]) -> Process:
    """The process that becomes all of a crew; `lines` are sockets that it inherits, each for one of them."""
    program = (sys.executable, "-m", "bot.workers.process", *arguments, *map(str, lines))
    return await asyncio.create_subprocess_exec(*program, stdin=DEVNULL, pass_fds=lines)


class _Crew:
    """Processes for one kind of job: started when first needed, all replaced when one of them dies."""

    def __init__(self, number: int, *arguments: object) -> None:
        self.number = number
        self._arguments = [str(argument) for argument in arguments]
        self._workers: list[_Worker] = []
        self._process: Process | None = None
        self._readings = set[asyncio.Task[None]]()
        self._starting = asyncio.Lock()

    async def start(self) -> Process:
        """Have them running; returns the one that becomes the others."""
        async with self._starting:
            if self._process is None or not self._workers:
                pairs = [socket.socketpair() for _ in range(self.number)]
                theirs = [their.fileno() for _, their in pairs]
                self._process = await spawned(self._arguments, theirs)
                for _, their in pairs:
                    their.close()
                self._workers = [await self._begin(ours) for ours, _ in pairs]
            return self._process

    async def _begin(self, line: socket.socket) -> _Worker:
        answers, jobs = await asyncio.open_unix_connection(sock=line, limit=_BUFFER)
        worker = _Worker(jobs)
        reading = asyncio.create_task(self._read(worker, answers), name="worker process")
        self._readings.add(reading)
        reading.add_done_callback(self._readings.discard)
        return worker

    async def ask(self, job: bytes) -> Any:
        """What comes of a job, done by whoever has the fewest."""
        await self.start()
        return await min(self._workers, key=lambda worker: len(worker.asked)).ask(job)

    async def _read(self, worker: _Worker, answers: asyncio.StreamReader) -> None:
        """Hand out answers; when one process ends, the others finish what they have, and all go."""
        try:
            await worker.hand_out(answers)
            if worker in self._workers:
                _log.warning("a worker process has ended; new ones take its place")
                retiring, self._workers = self._workers, []
                for other in retiring:
                    if other is not worker:
                        other.jobs.write_eof()
        finally:
            worker.jobs.close()

    async def close(self) -> None:
        """End them; what is being done is of no use to anybody."""
        self._workers = []
        readings = list(self._readings)
        for reading in readings:
            reading.cancel()
        await asyncio.gather(*readings, return_exceptions=True)
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class WorkerPool:
    """Processes that draw, and one that thinks; `folder` has boards of the host's, `board` is made ready."""

    def __init__(self, folder: Path | None = None, board: str = "east", drawing: int | None = None) -> None:
        number = drawing or min(processors(), _MOST)
        self._crews: dict[Lane, _Crew] = {
            "draw": _Crew(number, _NICE["draw"], folder or "", board),
            "think": _Crew(1, _NICE["think"], folder or "", ""),
        }

    @property
    def at_once(self) -> int:
        """One picture for each process, and one that is ready for whichever is done first.

        More would not be ready sooner, and a turn once taken is not given to anybody else.
        """
        return self._crews["draw"].number + 1

    async def start(self, lane: Lane = "draw") -> Process:
        """Have a lane's processes make themselves ready before anybody waits for them."""
        return await self._crews[lane].start()

    async def run(self, job: Job[T]) -> T:
        """What comes of a job; one whose process dies is done once more."""
        crew, pickled = self._crews[job.lane], pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        found: T
        try:
            found = await crew.ask(pickled)
        except _GoneError:
            found = await crew.ask(pickled)
        return found

    async def close(self) -> None:
        """End all processes."""
        for crew in self._crews.values():
            await crew.close()


def processors() -> int:
    """How many processors this process may use, by its affinity and by its container's share (cgroup v2)."""
    allowed = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        allowed = min(allowed, ceil(int(quota) / int(period)))  # ValueError where it says "max"
    return max(1, allowed)
