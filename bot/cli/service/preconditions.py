"""Preconditions for starting the bot, shared by `run` and `doctor`."""

from collections.abc import Iterator
from pathlib import Path

from bot.boards import board_ids
from bot.cli.service.host_boards import examine_board
from bot.config import Config
from bot.lessons import lesson_faults
from bot.puzzles import puzzle_faults


def needs(config: Config) -> Iterator[tuple[str, str]]:
    """Yield settings whose requirements are not met, each with a one-line reason."""
    if config.shards and len(config.shards[0]) < config.shards[1] and isinstance(config.database, Path):
        yield (
            "ANTIKE_SHARDS",
            "several processes need PostgreSQL: set ANTIKE_DATABASE to its address, or leave this out",
        )
    if config.metrics:
        try:
            import prometheus_client  # noqa: F401 an extra
        except ImportError:
            yield (
                "ANTIKE_METRICS",
                "prometheus-client is not installed: install the extra `metrics`, or leave this setting out",
            )


def faults() -> Iterator[str]:
    """Yield faults of boards, lessons and puzzles, in one line each."""
    for name in board_ids():
        try:
            examine_board(name)
        except ValueError as error:
            yield f"the board {name} cannot be offered: {error}"
    for mistake in lesson_faults():
        yield f"a lesson cannot be taught: {mistake}"
    for mistake in puzzle_faults():
        yield f"a puzzle cannot be asked: {mistake}"
