"""Turns in words: actions, events, messages, history."""
