"""Texts about positions of Antike: names, status, legal moves, alt text."""
