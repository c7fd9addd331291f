"""A position in words: names, cards, status, legal moves, alt text."""
