-- What somebody has typed for a plan that could not be kept, for them to correct.
CREATE TABLE plan_drafts (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    lines TEXT NOT NULL CHECK (json_valid(lines)),
    mode TEXT CHECK (mode IN ('play', 'prepare')),
    PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;
