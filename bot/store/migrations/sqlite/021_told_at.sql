-- When the first call of a wait arrived. Those of before have arrived, unless one is still to be sent.
ALTER TABLE waits ADD COLUMN told_at INTEGER;
UPDATE waits SET told_at = began_at
WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE wait = waits.id AND sent_at IS NULL);
