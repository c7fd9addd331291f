-- Times are seconds since 1970, UTC. Discord ids fit into SQLite's 64-bit integers.

CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    board TEXT NOT NULL,
    variant TEXT NOT NULL CHECK (json_valid(variant)),
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    -- Counts every change anybody could have overlooked; what people press carries the one it was made for.
    revision INTEGER NOT NULL DEFAULT 0,
    -- Actions in force, and how many of them had been played when the present turn began.
    length INTEGER NOT NULL DEFAULT 0,
    turn_start INTEGER NOT NULL DEFAULT 0,
    -- The last row of the log before the present turn: the turn can be read without the rest of the log.
    turn_seq INTEGER NOT NULL DEFAULT 0,
    result TEXT CHECK (result IS NULL OR json_valid(result)),
    created_at INTEGER NOT NULL,
    -- NULL in a lobby, and in one that was closed before the first turn.
    started_at INTEGER,
    changed_at INTEGER NOT NULL
);

-- One open game per channel or thread.
CREATE UNIQUE INDEX games_open ON games (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_guild ON games (guild_id, id);

CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    nation TEXT,
    conceded INTEGER NOT NULL DEFAULT 0 CHECK (conceded IN (0, 1)),
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    UNIQUE (game_id, nation)
) WITHOUT ROWID;

-- The log. Rows are only ever added: an undo is a row that says how many actions stay in force.
CREATE TABLE actions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('action', 'undo')),
    nation TEXT NOT NULL,
    -- Who entered it; NULL where the bot acts for a nation that has conceded.
    user_id INTEGER,
    -- Actions entered together share a batch: one undo takes them back together.
    batch INTEGER NOT NULL,
    action TEXT CHECK (action IS NULL OR json_valid(action)),
    keep INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq),
    CHECK ((kind = 'action') = (action IS NOT NULL)),
    CHECK ((kind = 'undo') = (keep IS NOT NULL))
) WITHOUT ROWID;

CREATE TRIGGER actions_stay BEFORE UPDATE ON actions
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER actions_remain BEFORE DELETE ON actions
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- A cache of folded positions: after the latest action, and at the start of the present turn.
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (id),
    length INTEGER NOT NULL,
    version TEXT NOT NULL,
    data TEXT NOT NULL CHECK (json_valid(data)),
    PRIMARY KEY (game_id, length)
) WITHOUT ROWID;

-- What has to be told. A row is written with the change it tells of, and sent after the commit.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    nonce TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    payload TEXT NOT NULL CHECK (json_valid(payload)),
    revision INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT,
    sent_at INTEGER,
    message_id INTEGER
);
-- Of the unsent ones the oldest of each game is looked for; sent ones stay, and are many in time.
CREATE INDEX outbox_unsent ON outbox (game_id, id) WHERE sent_at IS NULL;

-- Interactions already carried out, with what they were answered: a repeated one is answered again, not applied.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    answer TEXT NOT NULL CHECK (json_valid(answer)),
    at INTEGER NOT NULL
);

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
