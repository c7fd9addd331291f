"""Slash commands of an Antike turn."""
