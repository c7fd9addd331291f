-- Why the bot acted; NULL where a player entered the action. The log is append-only but for this one time.
ALTER TABLE actions ADD COLUMN reason TEXT
    CHECK (reason IN ('conceded', 'order', 'plan', 'single', 'deadline', 'bot'));
DROP TRIGGER actions_stay;
UPDATE actions SET reason = 'conceded' WHERE kind = 'action' AND user_id IS NULL;
CREATE TRIGGER actions_stay BEFORE UPDATE ON actions
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- What players have said beforehand about units that enter (M5). They bind nobody else: a substitute who takes
-- the seat has given no orders.
CREATE TABLE orders (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    -- Whose units, and where; '' is any.
    mover TEXT NOT NULL DEFAULT '',
    province TEXT NOT NULL DEFAULT '',
    answer TEXT NOT NULL CHECK (answer IN ('fight', 'peace', 'ask')),
    -- What an unanswered question comes to when its time has run out.
    fallback TEXT NOT NULL DEFAULT 'peace' CHECK (fallback IN ('fight', 'peace')),
    PRIMARY KEY (game_id, user_id, mover, province)
) WITHOUT ROWID;

-- The turn a nation's player has written in advance; one at a time.
CREATE TABLE plans (
    game_id INTEGER NOT NULL REFERENCES games (id),
    nation TEXT NOT NULL,
    -- Whoever wrote it: it is nobody else's.
    user_id INTEGER NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('play', 'prepare')),
    -- Actions in order, each with what it relies on.
    steps TEXT NOT NULL CHECK (json_valid(steps)),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'ready', 'running', 'stopped')),
    -- How many of its actions have been played.
    done INTEGER NOT NULL DEFAULT 0,
    -- The round of the turn it was meant for, once that has come.
    round INTEGER,
    -- Why it was stopped, in words for its writer.
    problem TEXT,
    PRIMARY KEY (game_id, nation)
) WITHOUT ROWID;
