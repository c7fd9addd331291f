"""Worker processes: `python -m bot.workers.process` reads jobs and writes what comes of them.

Encoding a picture holds the interpreter's lock for 10 ms, thinking for a second or two: in a thread either
would hold up everybody's answers. Over there nobody waits, and the other processors have work.

There is a socket for each process. The first makes a board ready, if it is to draw, and becomes all the
others: what it has made ready is in memory once. Jobs and answers are pickles with their length in front, in
the order they were asked. A process ends when its socket does: with the bot that has started it, whatever
became of that one.
"""

import contextlib
import gc
import os
import pickle
import signal
import socket
import struct
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

from bot.boards import use_folder
from bot.render import Renderer
from bot.render.core.malloc import give_back
from bot.rulesets import load_rulesets
from bot.workers.jobs import Job

LENGTH: Final = struct.Struct(">I")


def _answer(renderer: Renderer, job: Job[Any]) -> Any:
    try:
        return job.run(renderer)
    except Exception as error:
        return error


def _read(jobs: BinaryIO) -> Job[Any] | None:
    """The next job; None where the bot has ended, if need be in the middle of it."""
    head = jobs.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    length = LENGTH.unpack(head)[0]
    body = jobs.read(length)
    if len(body) < length:
        return None
    job: Job[Any] = pickle.loads(body)  # noqa: S301 - from the bot itself
    return job


def _serve(line: socket.socket, renderer: Renderer) -> None:
    """Work until there is nobody left who asks."""
    jobs = line.makefile("rb")
    while (job := _read(jobs)) is not None:
        answer = pickle.dumps(_answer(renderer, job), pickle.HIGHEST_PROTOCOL)
        line.sendall(LENGTH.pack(len(answer)) + answer)
        give_back()  # a millisecond, in which nobody waits for this answer any more, for 25 MB


def _own(lines: list[socket.socket]) -> socket.socket:
    """Become as many processes as there are sockets, and let go of those of the others."""
    gc.freeze()  # to look through what all have in common would make it each one's own
    own, *others = lines
    for line in others:
        if os.fork() == 0:
            own = line
            break
    for line in lines:
        if line is not own:
            line.close()
    return own


def work(arguments: Sequence[str], renderer: Renderer | None = None) -> None:
    """Be a worker; `renderer` may have been made ready before, where boards are ours alone.

    Signals reach every process of a terminal or a service; these end when nobody needs them.
    """
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
    nice, folder, board, *numbers = arguments
    os.nice(int(nice))
    use_folder(Path(folder) if folder else None)
    renderer = (None if folder else renderer) or Renderer()
    if board:
        load_rulesets("codec", "pictures")
        renderer.warm(board)
    with contextlib.suppress(ConnectionError):  # the bot was killed during one of its jobs
        _serve(_own([socket.socket(fileno=int(number)) for number in numbers]), renderer)


if __name__ == "__main__":
    work(sys.argv[1:])
