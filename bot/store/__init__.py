"""Games, seats, actions, snapshots and the outbox in SQLite."""
