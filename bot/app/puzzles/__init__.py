"""Puzzles: who has solved which, how many in a row, and the daily one of a table."""

from bot.app.puzzles.daily import DAILY, PUZZLE, DailyPuzzles, plan_puzzle
from bot.app.puzzles.solvers import PuzzleScore, Solvers
