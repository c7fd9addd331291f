"""Texts about positions of Duellum: names, cards, status, legal moves, alt text."""
