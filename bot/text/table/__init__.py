"""Sentences about tables: the lobby, seats, settings, votes, conceding."""
