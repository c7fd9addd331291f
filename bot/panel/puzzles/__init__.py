"""Pages of puzzles."""

from bot.panel.puzzles.page import NEXT, PuzzleRequest, Tried, puzzle_answer, puzzle_page
