-- When the first message about a wait arrived or, if it was posted before the wait began, was edited.
ALTER TABLE waits ADD COLUMN told_at INTEGER;
UPDATE waits SET told_at = (
    SELECT MIN(CASE WHEN sent_at < began_at THEN began_at ELSE sent_at END) FROM outbox
    WHERE wait = waits.id AND message_id IS NOT NULL AND (sent_at >= began_at OR edit_at IS NULL)
);
-- Without any to be sent, edited or given up, the player needed none.
UPDATE waits SET told_at = began_at
WHERE told_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM outbox
    WHERE wait = waits.id AND (message_id IS NOT NULL OR sent_at IS NULL OR problem IS NOT NULL)
);
