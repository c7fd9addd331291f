"""Lessons and puzzles: users' progress, streaks, and the daily puzzle of a game."""
