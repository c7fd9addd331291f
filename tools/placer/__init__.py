"""Finds room for names and counters on a board's page."""
