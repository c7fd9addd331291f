"""Puzzles: users' progress, streaks, and the daily puzzle of a game."""

from bot.app.puzzles.daily import DAILY, PUZZLE, DailyPuzzles, plan_puzzle
from bot.app.puzzles.solvers import PuzzleScore, Solvers
