-- What may be changed while a game is running: deadlines, and what happens when they run out.
ALTER TABLE games ADD COLUMN settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings));
-- All clocks of the game stand still since then; NULL while they run.
ALTER TABLE games ADD COLUMN paused_at INTEGER;

-- What a person has said about being called; whoever has said nothing has no row.
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    place TEXT NOT NULL CHECK (place IN ('channel', 'dm', 'both')),
    -- Seconds between reminders; NULL for none.
    every INTEGER CHECK (every > 0),
    zone TEXT NOT NULL,
    -- Minutes after midnight in that zone.
    quiet_from INTEGER,
    quiet_to INTEGER,
    away_from INTEGER,
    away_until INTEGER,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
    CHECK ((away_from IS NULL) = (away_until IS NULL))
);

-- Whom a game waits for, for a turn and for an answer within it; gone once that has come. An id is never used
-- twice: buttons carry it.
CREATE TABLE waits (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'answer')),
    -- Which turn, or which question.
    key TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    nation TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    -- Seconds counted before `since`; NULL there while the clock stands still.
    spent INTEGER NOT NULL DEFAULT 0,
    since INTEGER,
    -- Seconds until the deadline; NULL without one.
    allowed INTEGER,
    warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1)),
    expired INTEGER NOT NULL DEFAULT 0 CHECK (expired IN (0, 1)),
    muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1)),
    -- The last ping; NULL while one is still to come.
    called_at INTEGER,
    -- Who has agreed to let the bot act, once the time has run out.
    agreed TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(agreed)),
    UNIQUE (game_id, kind)
);
CREATE INDEX waits_user ON waits (user_id);

-- What has to be done at some time, if nothing makes it needless before.
CREATE TABLE due (
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    -- What it is about, such as the id of a wait.
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    payload TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(payload)),
    PRIMARY KEY (game_id, kind, key)
) WITHOUT ROWID;
CREATE INDEX due_next ON due (at);

-- `wait`: whose acting the message asks for, NULL once that is over. `direct`: the channel is a person's id.
ALTER TABLE outbox ADD COLUMN wait INTEGER;
ALTER TABLE outbox ADD COLUMN direct INTEGER NOT NULL DEFAULT 0 CHECK (direct IN (0, 1));
-- When a message that is sent has to be brought in line with its payload; NULL while it is.
ALTER TABLE outbox ADD COLUMN edit_at INTEGER;
ALTER TABLE outbox ADD COLUMN edit_attempts INTEGER NOT NULL DEFAULT 0;
-- Counts the changes of the payload: what was sent may be out of date by the time that is noted.
ALTER TABLE outbox ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
CREATE INDEX outbox_waits ON outbox (game_id, wait) WHERE wait IS NOT NULL;
CREATE INDEX outbox_edits ON outbox (edit_at) WHERE edit_at IS NOT NULL;
-- Order is kept in each place, so that a closed one does not hold up the others.
DROP INDEX outbox_unsent;
CREATE INDEX outbox_unsent ON outbox (game_id, channel_id, id) WHERE sent_at IS NULL;

-- Places where messages of a game do not arrive, as somebody was told; gone once one arrives again.
CREATE TABLE troubles (
    game_id INTEGER NOT NULL REFERENCES games (id),
    channel_id INTEGER NOT NULL,
    problem TEXT NOT NULL,
    told_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, channel_id)
) WITHOUT ROWID;

-- What happened to a game besides its actions; rows are only ever added.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    -- Whoever did it; NULL for the bot.
    user_id INTEGER,
    nation TEXT,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    at INTEGER NOT NULL
);
CREATE INDEX journal_game ON journal (game_id, id);
CREATE TRIGGER journal_stays BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_remains BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

-- Who may open games in a server, and where; NULL and [] for anybody and anywhere.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    role_id INTEGER,
    channels TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(channels))
);
