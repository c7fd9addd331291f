"""Puzzles of `/puzzle`: positions with exactly one right wedge, read from `data/puzzles`."""

from bot.puzzles.files import PUZZLES, puzzle_faults, puzzle_of, puzzles
from bot.puzzles.puzzle import Goal, Puzzle
from bot.puzzles.reading import LONGEST_LINE, PuzzleFileError, read_puzzles
