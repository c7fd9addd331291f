"""Thinking for a computer player, in a process of its own.

A turn takes up to a second or two of plain Python. In a thread that would hold the interpreter's lock, and
every reply of the bot would wait; another process has its own. It gets a position as snapshots keep it, and
hands back actions as records write them.
"""

import asyncio
import json
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.boards import host_folder, load_board, use_folder
from bot.engine.ruleset import Action
from bot.engine.terms import Nation
from bot.model.seats import Level
from bot.rulesets import register, registered, ruleset


@dataclass(frozen=True, slots=True)
class Question:
    """A position, and how well somebody thinks about it."""

    ruleset: str
    board: str
    variant: Mapping[str, Any]
    nations: tuple[Nation, ...]
    snapshot: Mapping[str, Any]
    level: Level
    seed: int


def consider(question: Question) -> list[str]:
    """What to do, as far as it goes without anybody else."""
    found = ruleset(question.ruleset)
    setup = found.setup(load_board(question.board), question.variant, question.nations)
    position = found.codec.snapshot_from_json(setup, question.snapshot)
    chance = random.Random(question.seed)  # noqa: S311 - a game, no secret
    actions = found.players.think(position, question.level, chance)
    return [json.dumps(found.codec.action_to_json(action)) for action in actions]


def _begin(rulesets: Mapping[str, str], boards: Path | None) -> None:
    """Ctrl-C reaches every process of a terminal; this one ends with the one that has started it."""
    for name, module in rulesets.items():
        register(name, module)
    use_folder(boards)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process that was killed cannot end its helpers; without this they would wait for work for ever."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


class Thinker:
    """One process that thinks, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> Sequence[Action]:
        """The actions for a question; after one has died, the next question starts another."""
        if self._pool is None:
            # Spawned, not forked: a fork would copy locks that threads of this process hold.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=_begin, initargs=(registered(), host_folder())
            )
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, consider, question)
        except BrokenProcessPool:
            self.close()
            raise
        codec = ruleset(question.ruleset).codec
        return [codec.action_from_json(action) for action in found]

    def close(self) -> None:
        """End the process; what it was thinking about is thought about again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
