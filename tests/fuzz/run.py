"""Games played until the time is up, in one process or several."""

import multiprocessing
import queue
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.fuzz.finds import keep, told
from tests.fuzz.game import FuzzGame
from tests.fuzz.shrink import shrunk

_REPORT_EVERY: Final = 5.0
_PROGRESS_EVERY: Final = 60.0


@dataclass
class Worker:
    """The games and finds of one process."""

    seed: str
    folder: Path
    say: Callable[[str], None]
    stopped: Callable[[], bool] = lambda: False
    shrink_seconds: float = 60

    def __post_init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.known: set[tuple[str, str]] = set()
        self.number = 0

    def play_one(self) -> None:
        """Play the next game; shrink and keep a fault that is new in this process."""
        self.number += 1
        chance = Random(f"{self.seed}/{self.number}")
        find = FuzzGame(chance, counts=self.counts, stopped=self.stopped).play()
        if find is None:
            return
        self.counts["finds"] += 1
        if find.broken.fault not in self.known:
            self.known.add(find.broken.fault)
            self.counts["different finds"] += 1
            find = shrunk(find, self.shrink_seconds)
            self.say(told(find, keep(self.folder, find)))


def progress(counts: Counter[str], seconds: float) -> str:
    """Return a line with the totals of all games so far."""
    kinds = ("games", "games ended", "actions", "full products", "odd actions", "finds", "different finds")
    return f"{seconds / 60:.1f} min: " + ", ".join(f"{counts[kind]} {kind}" for kind in kinds)


def fuzz(seed: str, minutes: float, jobs: int, folder: Path) -> Counter[str]:
    """Play until the time is up or Ctrl-C; return the totals of all processes.

    A process's time begins once it has started: on a busy machine that takes longer than a short run.
    """
    started = time.monotonic()
    context = multiprocessing.get_context("spawn")
    stop, reports = context.Event(), context.Queue()
    jobs_at_work = [
        context.Process(target=_work, args=(f"{seed}/{job}", folder, minutes * 60, stop, reports))
        for job in range(jobs)
    ]
    for each in jobs_at_work:
        each.start()
    total: Counter[str] = Counter()
    try:
        _listen(reports, total, started, jobs_at_work)
    except KeyboardInterrupt:
        _say("stopping")
        stop.set()
    for each in jobs_at_work:
        while each.is_alive():
            _drain(reports, total, 0.2)
        each.join()
    _drain(reports, total, 0.2)
    _say(progress(total, time.monotonic() - started))
    return total


def _listen(reports: Any, total: Counter[str], started: float, at_work: Sequence[BaseProcess]) -> None:
    next_line = started + _PROGRESS_EVERY
    while any(each.is_alive() for each in at_work):
        _drain(reports, total, 0.2)
        if (now := time.monotonic()) >= next_line:
            _say(progress(total, now - started))
            next_line += _PROGRESS_EVERY


def _drain(reports: Any, total: Counter[str], patience: float) -> None:
    """Add the counts received to `total`, and print texts, until none comes for `patience` seconds."""
    while True:
        try:
            news = reports.get(timeout=patience)
        except queue.Empty:
            return
        if isinstance(news, str):
            _say(news)
        else:
            total.update(news)


def _work(seed: str, folder: Path, seconds: float, stop: Event, reports: Any) -> None:
    """Play games in a child process; it ignores Ctrl-C, which the parent handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    reported = time.monotonic()
    until = reported + seconds

    def stopped() -> bool:
        return stop.is_set() or time.monotonic() >= until

    worker = Worker(seed, folder, reports.put, stopped)
    while not stopped():
        worker.play_one()
        if time.monotonic() - reported > _REPORT_EVERY:
            reports.put(Counter(worker.counts))
            worker.counts.clear()
            reported = time.monotonic()
    reports.put(Counter(worker.counts))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
