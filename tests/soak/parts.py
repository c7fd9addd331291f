"""What a long run consists of. A part stops when it has done enough, or when the time is over."""

import asyncio
import random
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.crashes.run import Plan, crash
from tests.fuzz.run import Worker, progress
from tests.fuzz_input.run import Fuzz
from tests.oracle.duellum.__main__ import play_one
from tests.oracle.duellum.match import DisagreementError

_SLICE: Final = 50
"""Kills."""
_BACKUPS: Final = 3
"""In each slice."""
_GAMES_A_LINE: Final = 100
_STEPS: Final = 200
"""Actions after which a game of Duellum is left."""


@dataclass(frozen=True)
class Bounds:
    """How long, how often, and where what was found is kept."""

    seed: int
    count: int
    end: float
    """By `time.monotonic`."""
    finds: Path

    def over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.end


class FoundError(Exception):
    """Something is not as it should be; what shows it is kept."""


@dataclass(frozen=True)
class Part:
    """`run` says what it does by `say`, one line at a time, and raises where it finds something."""

    name: str
    about: str
    unit: str
    """What is counted, as the command line names it."""
    count: int
    """How many, if nobody says otherwise."""
    run: Callable[[Bounds, Callable[[str], None]], None]


def _crashes(bounds: Bounds, say: Callable[[str], None]) -> None:
    """Fifty kills a game file: every second one on a bad day, some with computer players or real pictures."""
    killed = number = 0
    while killed < bounds.count and not bounds.over():
        seed = bounds.seed + number
        folder = bounds.finds / f"crashes-{seed}"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        kills = min(_SLICE, bounds.count - killed)
        plan = Plan(
            seed,
            kills,
            draw=number % 5 == 4,
            solo=number % 5 == 2,
            bad_days=number % 2 == 1,
            backups=_BACKUPS,
            end=bounds.end,
        )
        figures = asyncio.run(crash(plan, folder))
        shutil.rmtree(folder)
        killed += figures.kills
        number += 1
        kinds = (("bad days", plan.bad_days), ("computer players", plan.solo), ("pictures", plan.draw))
        how = [kind for kind, is_so in kinds if is_so]
        say(f"{figures} ({', '.join(how) or 'a good day'})")
    say(f"{killed} kills in all: nothing lost, nothing twice, everybody called")


def _inputs(bounds: Bounds, say: Callable[[str], None]) -> None:
    """Options, controls, payloads, records, boards, settings, notation; each from its number and the seed."""
    fuzz = Fuzz(str(bounds.seed), bounds.finds, say, bounds.over)
    fuzz.run_all(bounds.count)
    for came, count in sorted(fuzz.counts.items()):
        say(f"{count:>8} {came}")
    if fuzz.faults:
        raise FoundError(f"{fuzz.faults} of {fuzz.done} inputs were not taken as they should be")
    say(f"{fuzz.done} inputs in all: always a clear answer, no traceback, nothing changed by a refusal")


def _laws(bounds: Bounds, say: Callable[[str], None]) -> None:
    """Random games on every board with every variant, all laws looked at on the way."""
    begun, worker = time.monotonic(), Worker(str(bounds.seed), bounds.finds, say, bounds.over)
    while worker.number < bounds.count and not bounds.over():
        worker.play_one()
        if worker.number % _GAMES_A_LINE == 0:
            say(progress(worker.counts, time.monotonic() - begun))
    say(progress(worker.counts, time.monotonic() - begun))
    if worker.counts["finds"]:
        raise FoundError(f"in {worker.counts['finds']} games a law broke")


def _duels(bounds: Bounds, say: Callable[[str], None]) -> None:
    """The same for Duellum, and records of it that may be broken, by engine and oracle side by side."""
    begun, number = time.monotonic(), 0
    while number < bounds.count and not bounds.over():
        try:
            play_one(random.Random(f"{bounds.seed} {number}"), _STEPS)
        except DisagreementError as error:
            bounds.finds.mkdir(parents=True, exist_ok=True)
            kept = bounds.finds / f"duel-{bounds.seed}-{number}.txt"
            kept.write_text(f"{error}\n", encoding="utf-8")
            raise FoundError(f"engine and oracle disagree; kept as {kept}") from error
        number += 1
        if number % _GAMES_A_LINE == 0:
            say(f"{time.monotonic() - begun:.0f} s: {number} duels")
    say(f"{number} duels in all: engine and oracle agree")


PARTS: Final = (
    Part("crashes", "kills the bot at random instants of scripted games", "kills", 500, _crashes),
    Part("inputs", "lets people and programs send what nobody expects", "inputs", 200_000, _inputs),
    Part("laws", "plays random games and looks at every law", "games", 1_000, _laws),
    Part("duels", "plays Duellum at random beside a second implementation", "duels", 1_000, _duels),
)
