"""A position in words: names, status, legal moves, alt text."""
