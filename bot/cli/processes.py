"""Worker processes of commands that play many games."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_order(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """Yield the result of each item, in order; with one job, the work is done in this process."""
    if jobs == 1:
        yield from map(work, items)
        return
    with worker_pool(jobs) as pool:
        # Not the pool's `map`: it cancels what is left, which Python reports as an error of the stopped pool.
        waiting = deque([pool.submit(work, item) for item in items])
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def worker_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes; leaving it early, as by Ctrl-C, stops them in the midst of their work.

    They also end with this process, however that ends.
    """
    with ProcessPoolExecutor(jobs, initializer=_end_with_parent) as pool:
        try:
            yield pool
        except BaseException:
            for worker in multiprocessing.active_children():  # commands start no others
                worker.kill()
            raise


def _end_with_parent() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the parent, and end once it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_after_parent, daemon=True).start()


def _exit_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
