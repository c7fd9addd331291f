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
"""Drawing processes at most: each takes up to 60 MB, and four draw a hundred boards a second."""
_PREPARED: Final = "east"
"""Board that drawing processes load before the first request."""
_NICE: Final[dict[Lane, int]] = {"draw": 5, "think": 10}
"""Niceness by lane: under load, replies come before pictures, and pictures before thinking."""
T = TypeVar("T")


class Workers(Protocol):
    """Interface that runs jobs without blocking the event loop."""

    @property
    def at_once(self) -> int:
        """Number of pictures to start before one is finished."""

    async def run(self, job: Job[T]) -> T:
        """Run a job and return its result; raises what the job raises."""


class ThreadWorkers:
    """Workers in threads: nothing to start, but a thread that holds the GIL blocks all others."""

    at_once = 2

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    async def run(self, job: Job[T]) -> T:
        """Run a job in a thread and return its result; raises what the job raises."""
        return await asyncio.to_thread(job.run, self._renderer)


class _WorkerDiedError(Exception):
    """The process has ended, for example for lack of memory."""


class _Worker:
    """A worker process with its pending requests, in order."""

    def __init__(self, jobs: asyncio.StreamWriter) -> None:
        self.jobs = jobs
        self.asked = deque[asyncio.Future[Any]]()

    async def ask(self, job: bytes) -> Any:
        """Send a pickled job and return its result, which comes after those requested before."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked.append(answer)
        self.jobs.write(LENGTH.pack(len(job)) + job)
        return await answer

    async def resolve_results(self, answers: asyncio.StreamReader) -> None:
        """Resolve pending requests until the process ends; the rest then fail with `_WorkerDiedError`."""
        try:
            while True:
                (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
                _resolve(self.asked[0], await answers.readexactly(length))
                self.asked.popleft()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        except Exception:
            _log.exception("the results of a worker process are not read any more")
        for answer in self.asked:
            if not answer.done():
                answer.set_exception(_WorkerDiedError())


def _resolve(answer: asyncio.Future[Any], body: bytes) -> None:
    """Resolve a request by its pickled result or error, unless it was cancelled."""
    try:
        found = pickle.loads(body)  # noqa: S301 - from our own process
    except Exception as error:
        found = error
    if answer.done():
        return
    if isinstance(found, Exception):
        answer.set_exception(found)
    else:
        answer.set_result(found)


async def spawned(arguments: Sequence[str], lines: Sequence[int]) -> Process:
    """Start the parent process of a crew; `lines` are inherited sockets, one for each of its processes."""
    program = (sys.executable, "-m", "bot.workers.process", *arguments, *map(str, lines))
    return await asyncio.create_subprocess_exec(*program, stdin=DEVNULL, pass_fds=lines)


class _Crew:
    """Processes of one lane: started on first use, all replaced if one dies."""

    def __init__(self, number: int, *arguments: object) -> None:
        self.number = number
        self._arguments = [str(argument) for argument in arguments]
        self._workers: list[_Worker] = []
        self._process: Process | None = None
        self._readings = set[asyncio.Task[None]]()
        self._starting = asyncio.Lock()

    async def start(self) -> Process:
        """Start the processes if necessary; return the parent process that forks the others."""
        async with self._starting:
            if self._process is None or not self._workers:
                pairs = [socket.socketpair() for _ in range(self.number)]
                theirs = [their.fileno() for _, their in pairs]
                self._process = await spawned(self._arguments, theirs)
                for _, their in pairs:
                    their.close()
                self._workers = [await self._connect_worker(ours) for ours, _ in pairs]
            return self._process

    async def _connect_worker(self, line: socket.socket) -> _Worker:
        answers, jobs = await asyncio.open_unix_connection(sock=line, limit=_BUFFER)
        worker = _Worker(jobs)
        reading = asyncio.create_task(self._receive_results(worker, answers), name="worker process")
        self._readings.add(reading)
        reading.add_done_callback(self._readings.discard)
        return worker

    async def ask(self, job: bytes) -> Any:
        """Run a pickled job in the process with the fewest pending requests and return its result."""
        await self.start()
        return await min(self._workers, key=lambda worker: len(worker.asked)).ask(job)

    async def _receive_results(self, worker: _Worker, answers: asyncio.StreamReader) -> None:
        """Receive results; when one process ends, the others finish their requests, and all are retired."""
        try:
            await worker.resolve_results(answers)
            if worker in self._workers:
                _log.warning("a worker process has ended; new ones take its place")
                retiring, self._workers = self._workers, []
                for other in retiring:
                    if other is not worker:
                        other.jobs.write_eof()
        finally:
            worker.jobs.close()

    async def close(self) -> None:
        """Kill the processes; pending results are discarded."""
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
    """Pool of drawing processes, and one process that thinks for computer players and does all the rest.

    `folder` has the host's own boards.
    """

    def __init__(self, folder: Path | None = None, drawing: int | None = None) -> None:
        number = drawing or min(processors(), _MOST)
        thinking = _Crew(1, _NICE["think"], folder or "", "")
        self._crews: dict[Lane, _Crew] = {
            "draw": _Crew(number, _NICE["draw"], folder or "", _PREPARED),
            "think": thinking,
            "tell": thinking,
        }
        # One job of telling at a time stands in line, so a computer player waits for that one at most.
        line, telling = asyncio.Lock(), asyncio.Lock()
        self._locks: dict[Lane, Sequence[asyncio.Lock]] = {
            "draw": (),
            "think": (line,),
            "tell": (telling, line),
        }

    @property
    def at_once(self) -> int:
        """One picture per drawing process, and one queued for the first that is free.

        More would not be finished sooner, and a slot once granted cannot pass to another table.
        """
        return self._crews["draw"].number + 1

    async def start(self, lane: Lane = "draw") -> Process:
        """Start a lane's processes before they are needed; return their parent process."""
        return await self._crews[lane].start()

    async def run(self, job: Job[T]) -> T:
        """Run a job and return its result; retried once if its process dies."""
        crew, pickled = self._crews[job.lane], pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        found: T
        async with contextlib.AsyncExitStack() as stack:
            for lock in self._locks[job.lane]:
                await stack.enter_async_context(lock)
            try:
                found = await crew.ask(pickled)
            except _WorkerDiedError:
                found = await crew.ask(pickled)
        return found

    async def close(self) -> None:
        """Kill all processes."""
        for crew in set(self._crews.values()):
            await crew.close()


def processors() -> int:
    """Return the number of usable processors, by CPU affinity and the container's quota (cgroup v2)."""
    allowed = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        allowed = min(allowed, ceil(int(quota) / int(period)))  # ValueError if it says "max"
    return max(1, allowed)
