"""Draws a position."""
