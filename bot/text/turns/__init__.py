"""Turns in words, as far as rulesets share them: summaries, changes, history, catch-up and replies."""
