"""State as Discord's JSON."""
