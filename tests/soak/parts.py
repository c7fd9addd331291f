"""What a long run consists of. A part stops when it has done enough, or when the time is over."""

import asyncio
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.crashes.run import Plan, crash

__all__ = ["PARTS", "Bounds", "Part"]

_SLICE: Final = 50


@dataclass(frozen=True)
class Bounds:
    """How long, how often, and where what was found is kept."""

    seed: int
    kills: int
    end: float
    """By `time.monotonic`."""
    finds: Path

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.end


@dataclass(frozen=True)
class Part:
    """`run` says what it does by `say`, one line at a time, and raises where it finds something."""

    name: str
    about: str
    run: Callable[[Bounds, Callable[[str], None]], None]


def _crashes(bounds: Bounds, say: Callable[[str], None]) -> None:
    """Fifty kills a game file: every second one on a bad day, some with computer players or real pictures."""
    killed = number = 0
    while killed < bounds.kills and not bounds.over:
        seed = bounds.seed + number
        folder = bounds.finds / f"crashes-{seed}"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        kills = min(_SLICE, bounds.kills - killed)
        plan = Plan(
            seed,
            kills,
            draw=number % 5 == 4,
            solo=number % 5 == 2,
            bad_days=number % 2 == 1,
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


PARTS: Final = (Part("crashes", "kills the bot at random instants of scripted games", _crashes),)
