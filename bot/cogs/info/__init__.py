"""Viewing a game: board, status, history, rules, statistics."""
