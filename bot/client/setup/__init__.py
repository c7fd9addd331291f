"""Setup with Discord before playing: endpoint, commands, permissions."""
