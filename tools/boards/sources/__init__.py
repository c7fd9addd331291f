"""Extracts of openly licensed map data, and the command that makes them again."""
