-- The last row of its game's log when a message was written, so that the board it tells of can be found again;
-- NULL for those of before. Messages are looked for by the id that Discord gave them.
ALTER TABLE outbox ADD COLUMN log_seq BIGINT;
CREATE INDEX outbox_message ON outbox (message_id) WHERE message_id IS NOT NULL;
