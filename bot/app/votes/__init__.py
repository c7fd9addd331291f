"""Decisions of all players of a game: undo, pause, extension, ending, substitutes and expulsion."""
