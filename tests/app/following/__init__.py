"""Following a game."""
