"""All sentences that people read."""
