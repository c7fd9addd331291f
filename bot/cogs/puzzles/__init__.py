"""Puzzles: one right wedge."""
