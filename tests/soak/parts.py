"""Parts of the soak tests. A part stops at its count, or when the time is up."""

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
"""Kills per game file."""
_BACKUPS: Final = 3
"""Backups per game file."""
_GAMES_A_LINE: Final = 100
_STEPS: Final = 200
"""Actions after which a game of Duellum is abandoned."""


@dataclass(frozen=True)
class Bounds:
    """Limits of a part, its seed, and the folder of finds."""

    seed: int
    count: int
    end: float
    """Latest time, as of `time.monotonic`, in seconds."""
    finds: Path

    def over(self) -> bool:
        """Return whether the time is up."""
        return time.monotonic() >= self.end


class FoundError(Exception):
    """A fault found by a part; a file that shows it is kept."""


@dataclass(frozen=True)
class Part:
    """Part of the soak tests; `run` reports to its second argument, line by line, and raises at a fault."""

    name: str
    about: str
    unit: str
    """The counted unit, and name of the command-line option."""
    count: int
    """Default count."""
    run: Callable[[Bounds, Callable[[str], None]], None]


def _crashes(bounds: Bounds, say: Callable[[str], None]) -> None:
    """Kill bots 50 times per game file, half of them on bad days, some with computer players or pictures."""
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
    """Fuzz options, controls, payloads, records, boards, settings, notation; seeded by seed and number."""
    fuzz = Fuzz(str(bounds.seed), bounds.finds, say, bounds.over)
    fuzz.run_all(bounds.count)
    for came, count in sorted(fuzz.counts.items()):
        say(f"{count:>8} {came}")
    if fuzz.faults:
        raise FoundError(f"{fuzz.faults} of {fuzz.done} inputs were not taken as they should be")
    say(f"{fuzz.done} inputs in all: always a clear answer, no traceback, nothing changed by a refusal")


def _laws(bounds: Bounds, say: Callable[[str], None]) -> None:
    """Play random games on every board with every variant, and check all laws on the way."""
    begun, worker = time.monotonic(), Worker(str(bounds.seed), bounds.finds, say, bounds.over)
    while worker.number < bounds.count and not bounds.over():
        worker.play_one()
        if worker.number % _GAMES_A_LINE == 0:
            say(progress(worker.counts, time.monotonic() - begun))
    say(progress(worker.counts, time.monotonic() - begun))
    if worker.counts["finds"]:
        raise FoundError(f"in {worker.counts['finds']} games a law broke")


def _duels(bounds: Bounds, say: Callable[[str], None]) -> None:
    """Play random games of Duellum, and records that may be broken, by engine and oracle side by side."""
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
