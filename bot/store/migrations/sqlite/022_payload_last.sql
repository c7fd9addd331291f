-- SQLite reads a row up to the last column asked for, through all pages of a long one before it. So a damaged payload
-- in front of the due time hid that of every message; nor has a due time to be read through the board's position.
CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    nonce TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT,
    sent_at INTEGER,
    message_id INTEGER,
    wait INTEGER,
    direct INTEGER NOT NULL DEFAULT 0 CHECK (direct IN (0, 1)),
    edit_at INTEGER,
    edit_attempts INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 0,
    log_seq INTEGER,
    payload TEXT NOT NULL CHECK (json_valid(payload))
);
INSERT INTO messages
SELECT id, game_id, nonce, kind, channel_id, revision, due_at, attempts, problem, sent_at, message_id, wait, direct,
    edit_at, edit_attempts, version, log_seq, payload
FROM outbox;
DROP TABLE outbox;
ALTER TABLE messages RENAME TO outbox;
CREATE INDEX outbox_unsent ON outbox (game_id, channel_id, id) WHERE sent_at IS NULL;
CREATE INDEX outbox_waits ON outbox (wait) WHERE wait IS NOT NULL;
CREATE INDEX outbox_edits ON outbox (edit_at) WHERE edit_at IS NOT NULL;
CREATE INDEX outbox_game ON outbox (game_id, kind);
CREATE INDEX outbox_message ON outbox (message_id) WHERE message_id IS NOT NULL;
