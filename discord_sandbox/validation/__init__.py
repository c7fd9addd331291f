"""Discord's limits on what a bot may send, held against every body it does send."""
