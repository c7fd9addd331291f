"""Puzzles with one right wedge."""
