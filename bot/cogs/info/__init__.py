"""Looking at a game: board, status, history, rules, statistics."""
