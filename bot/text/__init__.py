"""All user-facing text."""
