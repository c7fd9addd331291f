"""Discord's limits on request bodies."""
