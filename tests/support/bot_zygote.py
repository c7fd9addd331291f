"""Process that has imported everything, and forks a bot at each request.

Starting an interpreter and importing takes a second, a fork takes milliseconds; the child runs a command of
`antike-bot`, such as `run`, and is killed like any other process. Requests are lines of JSON on standard
input with settings, command and output files; answers are lines of JSON on standard output with the child's
id, and later its exit status.
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

from bot.boards import host_folder
from bot.cli import main
from bot.cli.service import run as _running
from bot.cli.service.preconditions import faults
from bot.cogs import extensions
from bot.i18n.bundle import split_messages
from bot.i18n.catalogue import has_message, sources, speaking
from bot.i18n.language import LANGUAGES
from bot.render import Picture
from bot.render.map import layout as _layout
from bot.render.map.layout import read_layout
from bot.rulesets import load_rulesets
from bot.workers.jobs import Drawing, Job
from bot.workers.pool import WorkerPool
from tests.soak.loopback import only_loopback
from tests.support.forked_workers import fork_workers, warm_renderer

__all__: list[str] = []
T = TypeVar("T")
_PARENT_DEATH: Final = 1


class _Sketch:
    """Workers that draw one white pixel instead of a board, to save time; processes only for thinking."""

    at_once = 2

    def __init__(self, folder: Path | None = None) -> None:
        self._thinking = WorkerPool(folder, drawing=1)

    async def start(self) -> None:
        """Do nothing: the process for thinking starts on first use."""

    async def run(self, job: Job[T]) -> T | Picture:
        """Return the pixel for a drawing job, else run the job in the thinking process."""
        if not isinstance(job, Drawing):
            return await self._thinking.run(job)
        buffer = io.BytesIO()
        Image.new("RGB", (1, 1), "white").save(buffer, "PNG")
        alt = f"Round {job.position.unpacked().round}"
        return Picture(buffer.getvalue(), "board.png", 1, 1, alt)

    async def close(self) -> None:
        """Kill the thinking process."""
        await self._thinking.close()


def _bot(told: dict[str, Any]) -> NoReturn:
    """Run a bot's command in the child, with the request's settings, and exit with its status."""
    os.setpgid(0, 0)
    with contextlib.suppress(OSError, AttributeError):  # on Linux it ends with its parent
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
        setattr(_running, "WorkerPool", _Sketch)  # noqa: B010 the module does not export it
    status = 1
    try:
        status = main(told["command"])
    except BaseException:  # the process ends right here, so nothing else would report why
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def _tell(**news: int) -> None:
    os.write(1, f"{json.dumps(news)}\n".encode())


def _reap(alive: set[int]) -> None:
    """Report every child that has ended, and remove it from `alive`."""
    while alive:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        alive.discard(pid)
        _tell(exit=pid, status=os.waitstatus_to_exitcode(status))


def _prepare() -> None:
    """Import and read what each bot needs at its start, and nothing that affects a bot otherwise."""
    for name in extensions():
        importlib.import_module(name)
    load_rulesets()
    setattr(_layout, "read_layout", cache(read_layout))  # noqa: B010 as above
    known = list(faults())  # boards with their layouts, lessons and puzzles are read once, except a host's
    setattr(_running, "faults", lambda: known if host_folder() is None else faults())  # noqa: B010 as above
    for spoken in LANGUAGES:  # and the commands' texts for Discord
        with speaking(spoken):
            for name, _ in split_messages(sources(spoken)["commands.ftl"]):
                has_message(name)


def _serve() -> None:
    """Fork a bot at each request; at the end of standard input, kill all bots."""
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
