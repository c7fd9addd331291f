"""Validation of the bot's requests against Discord's own description of its API."""
