"""Messages to tables and players: composed, queued, delivered."""
