"""The slash commands of an Antike turn."""
