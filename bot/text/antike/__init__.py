"""Sentences about Antike: positions, turns, rules."""
