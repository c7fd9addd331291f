"""Slash commands and buttons: parse, submit, show."""
