-- The table has agreed that the bot ends the turn, and somebody's answer is still to come.
ALTER TABLE waits ADD COLUMN ending INTEGER NOT NULL DEFAULT 0 CHECK (ending IN (0, 1));
