"""Messages to tables and players: composing, outbox and delivery."""
