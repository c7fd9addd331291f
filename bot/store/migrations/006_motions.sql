-- What somebody has asked the table to agree to. An id is never used twice: buttons carry it.
CREATE TABLE motions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'pause', 'resume', 'extend', 'end', 'replace', 'expel')),
    mover_id INTEGER NOT NULL,
    -- Whom it is about; NULL where it is about everybody.
    about_id INTEGER,
    revision INTEGER NOT NULL,
    -- Who may vote, and how many of them have to agree.
    asked TEXT NOT NULL CHECK (json_valid(asked)),
    rule TEXT NOT NULL CHECK (rule IN ('majority', 'all')),
    -- What exactly: how far the log goes back, who is to have the seat.
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'carried', 'rejected', 'withdrawn', 'overtaken', 'lapsed')),
    at INTEGER NOT NULL,
    decided_at INTEGER
);
CREATE INDEX motions_game ON motions (game_id, id);
CREATE UNIQUE INDEX motions_open ON motions (game_id, kind) WHERE state = 'open';

-- What somebody says to a motion; it may be changed while that is open.
CREATE TABLE ballots (
    motion_id INTEGER NOT NULL REFERENCES motions (id),
    user_id INTEGER NOT NULL,
    yes INTEGER NOT NULL CHECK (yes IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (motion_id, user_id)
) WITHOUT ROWID;

-- A player's seats that somebody else may take: one person, or whoever comes first.
CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    to_id INTEGER,
    -- The message with the button.
    nonce TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'taken', 'over')),
    taken_by INTEGER,
    at INTEGER NOT NULL
);
CREATE UNIQUE INDEX offers_open ON offers (game_id, user_id) WHERE state = 'open';

-- Who has played a nation, by the actions in force: from the first one to the last one while they had the seat.
-- A seat that has never changed hands has no rows.
CREATE TABLE tenures (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    nation TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    from_action INTEGER NOT NULL,
    -- NULL for whoever has the seat now; smaller by one than `from_action` where nothing was played meanwhile.
    to_action INTEGER,
    -- When they got the seat; 0 for whoever had it from the start.
    since INTEGER NOT NULL
);
CREATE INDEX tenures_game ON tenures (game_id, nation);
