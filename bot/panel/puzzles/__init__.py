"""Pages of puzzles."""

from bot.panel.puzzles.page import NEXT, PuzzleRequest, Tried, puzzle_answer, puzzle_page

__all__ = ["NEXT", "PuzzleRequest", "Tried", "puzzle_answer", "puzzle_page"]
