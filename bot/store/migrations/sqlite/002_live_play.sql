-- When turns ended, to see whether a table plays live; and until when whoever is awaited is not pinged then.
ALTER TABLE turn_clocks ADD COLUMN ended_at INTEGER;
ALTER TABLE waits ADD COLUMN quiet_until INTEGER;
