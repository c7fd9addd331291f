"""Reports of the games in tests, each made once, because that evaluates all positions of a game."""

from collections.abc import Callable
from functools import cache
from typing import Any

from bot.records import Record, turns
from bot.report import GameReport, report_of


def new_report(game: Callable[[], Record], actions: int | None = None, **more: Any) -> GameReport:
    """Return a new report of a game, or of its first `actions` actions."""
    record = game()
    return report_of(record.start, turns(record.start, record.actions[:actions]), record.players, **more)


reported = cache(new_report)
"""The same, cached; reports are immutable."""
