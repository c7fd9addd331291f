"""Where pictures come from: drawn in this process, in threads, or in others beside it."""

import asyncio
import contextlib
import logging
import os
import pickle
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections import deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Final, Protocol

from bot.engine.ruleset import Position
from bot.render import Picture, Renderer
from bot.workers.drawing import LENGTH, order_of

_log = logging.getLogger(__name__)
_BUFFER: Final = 4_000_000
_MOST: Final = 4
"""Processes that draw: each takes up to 60 MB, and four draw a hundred boards a second."""


class Easel(Protocol):
    """Draws in the language spoken where it is asked, without holding up the event loop."""

    @property
    def at_once(self) -> int:
        """How many pictures are worth beginning before one of them is finished."""
        ...

    async def draw(self, position: Position, wishes: Mapping[str, Any]) -> Picture:
        """A picture as `Renderer.draw` makes it, `wishes` being its keywords."""
        ...

    async def close(self) -> None:
        """Begin nothing any more; what is being drawn is of no use to anybody."""
        ...


class ThreadEasel:
    """Draws in threads: nothing to start, but everybody else waits while a picture is encoded."""

    def __init__(self, renderer: Renderer, threads: int = 2) -> None:
        self._renderer = renderer
        self.at_once = threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="draw")

    async def draw(self, position: Position, wishes: Mapping[str, Any]) -> Picture:
        """A picture."""
        work = partial(copy_context().run, partial(self._renderer.draw, position, **wishes))
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def close(self) -> None:
        """Begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class _GoneError(Exception):
    """The process that draws has ended, for want of memory say."""


class _Hand:
    """One of the processes that draw: what it was asked for, in order."""

    def __init__(self, orders: asyncio.StreamWriter) -> None:
        self.orders = orders
        self.asked = deque[asyncio.Future[Picture]]()

    async def draw(self, order: bytes) -> Picture:
        """A picture, after those asked for before."""
        picture: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        self.asked.append(picture)
        self.orders.write(LENGTH.pack(len(order)) + order)
        return await picture

    async def hand_out(self, pictures: asyncio.StreamReader) -> None:
        """Give pictures to those who asked, as long as the process lives."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                (length,) = LENGTH.unpack(await pictures.readexactly(LENGTH.size))
                answer = pickle.loads(await pictures.readexactly(length))  # noqa: S301 - our own process
                picture = self.asked.popleft()
                if picture.done():
                    continue
                if isinstance(answer, Exception):
                    picture.set_exception(answer)
                else:
                    picture.set_result(answer)
        for picture in self.asked:
            if not picture.done():
                picture.set_exception(_GoneError())


class ProcessEasel:
    """Draws in processes of its own; `folder` has boards of the host's, `board` is made ready at once."""

    def __init__(self, folder: Path | None = None, board: str = "east", hands: int | None = None) -> None:
        self._arguments = ["-m", "bot.workers.drawing", board, str(folder or "")]
        self._number = hands or min(processors(), _MOST)
        self._hands: list[_Hand] = []
        self._process: Process | None = None
        self._readings = set[asyncio.Task[None]]()
        self._starting = asyncio.Lock()

    @property
    def at_once(self) -> int:
        """One picture for each process, and one that is ready for whichever is done first.

        More would not be ready sooner, and a turn once taken is not given to anybody else.
        """
        return self._number + 1

    async def start(self) -> Process:
        """Have the processes running; they make themselves ready whether or not anybody waits for them.

        Returns the one that becomes the others.
        """
        async with self._starting:
            if self._process is None or not self._hands:
                pairs = [socket.socketpair() for _ in range(self._number)]
                theirs = [their.fileno() for _, their in pairs]
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, *self._arguments, *map(str, theirs), stdin=DEVNULL, pass_fds=theirs
                )
                for _, their in pairs:
                    their.close()
                self._hands = [await self._begin(ours) for ours, _ in pairs]
            return self._process

    async def _begin(self, line: socket.socket) -> _Hand:
        pictures, orders = await asyncio.open_unix_connection(sock=line, limit=_BUFFER)
        hand = _Hand(orders)
        reading = asyncio.create_task(self._read(hand, pictures), name="pictures")
        self._readings.add(reading)
        reading.add_done_callback(self._readings.discard)
        return hand

    async def draw(self, position: Position, wishes: Mapping[str, Any]) -> Picture:
        """A picture; a process that has died is replaced once."""
        order = pickle.dumps(order_of(position, wishes), pickle.HIGHEST_PROTOCOL)
        try:
            return await self._draw(order)
        except _GoneError:
            return await self._draw(order)

    async def _draw(self, order: bytes) -> Picture:
        await self.start()
        return await min(self._hands, key=lambda hand: len(hand.asked)).draw(order)

    async def _read(self, hand: _Hand, pictures: asyncio.StreamReader) -> None:
        """Hand out pictures; when one process ends, the others finish what they have, and all go."""
        try:
            await hand.hand_out(pictures)
            if hand in self._hands:
                _log.warning("a process that draws has ended; new ones take its place")
                retiring, self._hands = self._hands, []
                for other in retiring:
                    if other is not hand:
                        other.orders.write_eof()
        finally:
            hand.orders.close()

    async def close(self) -> None:
        """Begin nothing any more."""
        self._hands = []
        readings = list(self._readings)
        for reading in readings:
            reading.cancel()
        await asyncio.gather(*readings, return_exceptions=True)
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def processors() -> int:
    """How many processors this process may use, by its affinity and by its container's share (cgroup v2)."""
    allowed = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    with contextlib.suppress(OSError, ValueError):
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        allowed = min(allowed, ceil(int(quota) / int(period)))  # ValueError where it says "max"
    return max(1, allowed)
