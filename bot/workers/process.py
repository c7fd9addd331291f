"""Worker processes: `python -m bot.workers.process` reads jobs and writes their results.

Encoding a picture holds the GIL for 10 ms, thinking for a second or two: in a thread either would delay all
replies. Separate processes delay nothing and use the other processors.

Each process has a socket. The first one loads a board, if it is to draw, and forks all others: the loaded
data is in memory once. Jobs and results are pickles prefixed with their length, in the order of the requests.
A process ends when its socket closes, and so with the bot that started it, however the bot ended.
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
from bot.render.core.malloc import trim_heap, use_mmap_for_large_blocks
from bot.rulesets import load_rulesets
from bot.workers.jobs import Job

LENGTH: Final = struct.Struct(">I")


def _run_job(renderer: Renderer, job: Job[Any]) -> Any:
    try:
        return job.run(renderer)
    except Exception as error:
        return error


def _read(jobs: BinaryIO) -> Job[Any] | None:
    """Read the next job; None at the end of the stream, even within a job."""
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
    """Run jobs until the bot closes the socket."""
    jobs = line.makefile("rb")
    while (job := _read(jobs)) is not None:
        answer = pickle.dumps(_run_job(renderer, job), pickle.HIGHEST_PROTOCOL)
        line.sendall(LENGTH.pack(len(answer)) + answer)
        trim_heap()  # frees 25 MB in 1 ms, after the result was sent


def _fork_per_socket(lines: list[socket.socket]) -> socket.socket:
    """Fork a process for each further socket; each returns its own and closes the others."""
    gc.freeze()  # a collection would copy the shared pages into each process
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
    """Run as worker process; `renderer` may be preloaded, which is used without boards of the host.

    Signals, which reach every process of a terminal or service, are ignored: workers end with their sockets.
    """
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
    nice, folder, board, *numbers = arguments
    os.nice(int(nice))
    use_mmap_for_large_blocks()
    use_folder(Path(folder) if folder else None)
    renderer = (None if folder else renderer) or Renderer()
    if board:
        load_rulesets("codec", "pictures")
        renderer.warm(board)
    with contextlib.suppress(ConnectionError):  # the bot was killed during one of its jobs
        _serve(_fork_per_socket([socket.socket(fileno=int(number)) for number in numbers]), renderer)


if __name__ == "__main__":
    work(sys.argv[1:])
