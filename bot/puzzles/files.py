"""Locating puzzles."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from bot.boards import BOARDS, host_folder
from bot.puzzles.puzzle import Puzzle
from bot.puzzles.reading import PuzzleFileError, read_puzzles
from bot.rulesets import ruleset_ids

PUZZLES: Final = BOARDS.parent / "puzzles"


@cache
def _read_cached(path: Path, host: Path | None) -> tuple[Puzzle, ...]:
    """Read a puzzle file, cached per host folder, as the host's boards exclude some puzzles."""
    return read_puzzles(path)


def puzzles(ruleset_id: str) -> tuple[Puzzle, ...]:
    """Return a ruleset's puzzles in order, on our own boards; raises `PuzzleFileError`."""
    path = _file(ruleset_id, PUZZLES)
    return _read_cached(path, host_folder()) if path.exists() else ()


def puzzle_of(puzzle_id: str) -> Puzzle | None:
    """Return a puzzle by id; None if there is none."""
    every = (each for name in ruleset_ids() for each in puzzles(name))
    return next((each for each in every if each.id == puzzle_id), None)


def puzzle_faults(folder: Path | None = None) -> Iterator[str]:
    """Yield all faults of a folder's puzzles, by default ours, one line each."""
    for path in (_file(name, folder or PUZZLES) for name in ruleset_ids()):
        try:
            if path.exists():
                _read_cached(path, host_folder())
        except PuzzleFileError as error:
            yield from error.mistakes


def _file(ruleset_id: str, folder: Path) -> Path:
    return folder / f"{ruleset_id}.jsonl"
