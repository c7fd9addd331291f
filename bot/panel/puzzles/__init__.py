"""Pages of puzzles."""

from bot.panel.puzzles.page import NEXT, PressResult, PuzzleRequest, puzzle_answer, puzzle_page
