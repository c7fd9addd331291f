"""A process that has everything imported, and forks a bot whenever it is told to.

Starting an interpreter and importing takes a second, a fork takes milliseconds; what runs in the child is
`antike-bot run`, and it is killed like any other process. Lines of JSON come in on standard input, settings,
the command and files to write to, and go out: the child's id, and later its exit status.
"""

import contextlib
import ctypes
import gc
import importlib
import io
import json
import os
import random
import select
import signal
import sys
import traceback
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from PIL import Image

from bot.boards import board_ids
from bot.cli import main
from bot.cli.service import doctor
from bot.cli.service import run as _running
from bot.cli.service.preconditions import faults
from bot.cogs import extensions
from bot.i18n.bundle import apart
from bot.i18n.catalogue import has, sources, speaking
from bot.model.language import LANGUAGES
from bot.render import Picture
from bot.rulesets import load_rulesets
from bot.workers.jobs import Drawing, Job
from bot.workers.pool import WorkerPool
from tests.soak.loopback import only_loopback
from tests.support.forked_workers import fork_workers, warm_renderer

__all__: list[str] = []
T = TypeVar("T")
_PARENT_DEATH: Final = 1


class _Sketch:
    """Where thousands of boards would only cost time: one white dot, at once; processes only to think."""

    at_once = 2

    def __init__(self, folder: Path | None = None) -> None:
        self._thinking = WorkerPool(folder, drawing=1)

    async def start(self) -> None:
        """Nothing to prepare before somebody thinks."""

    async def run(self, job: Job[T]) -> T | Picture:
        """The dot, or what somebody thinks."""
        if not isinstance(job, Drawing):
            return await self._thinking.run(job)
        buffer = io.BytesIO()
        Image.new("RGB", (1, 1), "white").save(buffer, "PNG")
        alt = f"Round {job.position.unpacked().round}"
        return Picture(buffer.getvalue(), "board.png", "image/png", 1, 1, alt)

    async def close(self) -> None:
        """End those that think."""
        await self._thinking.close()


def _bot(told: dict[str, Any]) -> NoReturn:
    """The child: a bot with these settings, as a process of its own."""
    os.setpgid(0, 0)
    with contextlib.suppress(OSError, AttributeError):  # where that is Linux, it ends with whoever forked it
        ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGKILL)
    for number, name in ((1, "out"), (2, "err")):
        with Path(told[name]).open("ab") as file:
            os.dup2(file.fileno(), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for name in [name for name in os.environ if name.startswith(("ANTIKE_", "DISCORD_"))]:
        del os.environ[name]
    os.environ.update(told["settings"])
    random.seed()
    if told["fork"]:
        fork_workers()
    if not told["draw"]:
        setattr(_running, "WorkerPool", _Sketch)  # noqa: B010 it is not that module's to give
    status = 1
    try:
        status = main(told["command"])
    except BaseException:  # the process ends right here, so nobody else would say why
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def _tell(**news: int) -> None:
    os.write(1, f"{json.dumps(news)}\n".encode())


def _reap(alive: set[int]) -> None:
    """Tell of every child that has ended."""
    while alive:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        alive.discard(pid)
        _tell(exit=pid, status=os.waitstatus_to_exitcode(status))


@cache
def _draw_boards() -> None:
    """What each `doctor` looks at longest, drawn once for all of them."""
    from tests.drawing import renderer  # with pytest, which takes a moment too

    setattr(doctor, "Renderer", renderer)  # noqa: B010 as above
    for name in board_ids():
        doctor._board(name)


def _prepare() -> None:
    """What each bot would do for itself as it starts, and nothing that one could notice in another."""
    for name in extensions():
        importlib.import_module(name)
    load_rulesets()
    list(faults())  # boards, lessons and puzzles are read once
    for spoken in LANGUAGES:  # and what Discord is told of the commands
        with speaking(spoken):
            for name, _ in apart(sources(spoken)["commands.ftl"]):
                has(name)


def _serve() -> None:
    """Fork for as long as somebody asks; when nobody is there any more, no bot stays behind."""
    only_loopback()
    _prepare()
    gc.collect()
    gc.freeze()
    ended, bell = os.pipe()
    os.set_blocking(ended, False)
    os.set_blocking(bell, False)
    signal.set_wakeup_fd(bell)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    alive: set[int] = set()
    heard = b""
    while True:
        ready, _, _ = select.select([0, ended], [], [])
        if ended in ready:
            os.read(ended, 1024)
            _reap(alive)
        if 0 in ready:
            heard += (more := os.read(0, 65536))
            if not more:
                break
            *lines, heard = heard.split(b"\n")
            for line in lines:
                told = json.loads(line)
                if told["fork"]:
                    warm_renderer()
                if "doctor" in told["command"]:
                    _draw_boards()
                pid = os.fork()
                if pid == 0:
                    signal.set_wakeup_fd(-1)
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    _bot(told)
                alive.add(pid)
                _tell(pid=pid)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    _serve()
