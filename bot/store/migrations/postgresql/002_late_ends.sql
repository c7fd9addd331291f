-- The table has agreed that the bot ends the turn, and somebody's answer is still to come.
ALTER TABLE waits ADD COLUMN ending BOOLEAN NOT NULL DEFAULT FALSE;
