"""Draws positions of Duellum."""
