"""The reports of the games that tests look at, each made once: all positions of a game are weighed for it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from bot.records import Record, turns
from bot.report import GameReport, report_of


def anew(game: Callable[[], Record], actions: int | None = None, **more: Any) -> GameReport:
    """A report of a game, or of so many actions of it."""
    record = game()
    return report_of(record.start, turns(record.start, record.actions[:actions]), record.players, **more)


reported = cache(anew)
"""The same, made before; nobody can change one."""
