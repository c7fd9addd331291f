"""Extracts of openly licensed map data, and the command that regenerates them."""
