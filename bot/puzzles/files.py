"""Where puzzles lie, and which there are."""

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
def _kept(path: Path, host: Path | None) -> tuple[Puzzle, ...]:
    """The puzzles of a file, read and checked once for each host, whose boards leave some out."""
    return read_puzzles(path)


def puzzles(ruleset_id: str) -> tuple[Puzzle, ...]:
    """Those of a ruleset in their order, on our own boards; raises `PuzzleFileError`."""
    path = _file(ruleset_id, PUZZLES)
    return _kept(path, host_folder()) if path.exists() else ()


def puzzle_of(puzzle_id: str) -> Puzzle | None:
    """One by its id; None where there is none."""
    every = (each for name in ruleset_ids() for each in puzzles(name))
    return next((each for each in every if each.id == puzzle_id), None)


def puzzle_faults(folder: Path | None = None) -> Iterator[str]:
    """Everything that is wrong with the puzzles in a folder, by default with ours, a line each."""
    for path in (_file(name, folder or PUZZLES) for name in ruleset_ids()):
        try:
            if path.exists():
                _kept(path, host_folder())
        except PuzzleFileError as error:
            yield from error.mistakes


def _file(ruleset_id: str, folder: Path) -> Path:
    return folder / f"{ruleset_id}.jsonl"
