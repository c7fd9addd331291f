"""Commands for lessons and puzzles."""
