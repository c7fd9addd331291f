"""Puzzles: who has solved which, and how many in a row."""

from bot.app.puzzles.solvers import PuzzleScore, Solvers

__all__ = ["PuzzleScore", "Solvers"]
