"""Where pictures come from: drawn in this process, in threads, or in one beside it."""

import asyncio
import contextlib
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from bot.drawing import LENGTH, order_of
from bot.engine.antike import Position
from bot.render import Picture, Renderer

__all__ = ["Easel", "ProcessEasel", "ThreadEasel"]

_log = logging.getLogger(__name__)
_BUFFER: Final = 4_000_000


class Easel(Protocol):
    """Draws in the language spoken where it is asked, without holding up the event loop."""

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


class ProcessEasel:
    """Draws in a process of its own; `folder` has boards of the host's, `board` is made ready at once."""

    def __init__(self, folder: Path | None = None, board: str = "east") -> None:
        self._arguments = ["-m", "bot.drawing", board, *([str(folder)] if folder else [])]
        self._asked = deque[asyncio.Future[Picture]]()
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> Process:
        """Have the process running; it makes itself ready whether or not anybody waits for it."""
        async with self._starting:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, *self._arguments, stdin=PIPE, stdout=PIPE, limit=_BUFFER
                )
                self._reading = asyncio.create_task(self._read(self._process), name="pictures")
            return self._process

    async def draw(self, position: Position, wishes: Mapping[str, Any]) -> Picture:
        """A picture; a process that has died is replaced once."""
        order = pickle.dumps(order_of(position, wishes), pickle.HIGHEST_PROTOCOL)
        try:
            return await self._draw(order)
        except _GoneError:
            return await self._draw(order)

    async def _draw(self, order: bytes) -> Picture:
        process = await self.start()
        if process.stdin is None:
            raise AssertionError("it was started with a pipe")
        picture: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        self._asked.append(picture)
        process.stdin.write(LENGTH.pack(len(order)) + order)
        return await picture

    async def _read(self, process: Process) -> None:
        """Hand out pictures in the order in which they were asked for, as long as the process lives."""
        if process.stdout is None:
            raise AssertionError("it was started with a pipe")
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                answer = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - our own process
                picture = self._asked.popleft()
                if picture.done():
                    continue
                if isinstance(answer, Exception):
                    picture.set_exception(answer)
                else:
                    picture.set_result(answer)
        lost, self._asked, self._process = self._asked, deque(), None
        for picture in lost:
            if not picture.done():
                picture.set_exception(_GoneError())
        _log.warning("the process that draws has ended with status %s", await process.wait())

    async def close(self) -> None:
        """Begin nothing any more."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
