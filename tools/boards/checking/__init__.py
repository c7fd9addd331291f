"""Checks of a layout: contacts of provinces, ground of borders, positions of cities, names and counters."""
