"""The one door to a game: load, check, apply, save, notify."""
