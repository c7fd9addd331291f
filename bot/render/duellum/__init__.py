"""Rendering of Duellum positions."""
