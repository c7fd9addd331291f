"""What is set up with Discord before playing: endpoint, commands, permissions."""
