-- When whoever is awaited has acted: until now, `quiet_until` was the second after `called_at` then.
ALTER TABLE waits ADD COLUMN acted_at INTEGER;
UPDATE waits SET acted_at = called_at, quiet_until = NULL WHERE quiet_until = called_at + 1;
