"""Texts of Antike: positions, turns, rules."""
