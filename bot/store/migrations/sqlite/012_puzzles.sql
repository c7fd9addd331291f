-- What somebody has tried at each puzzle of /puzzle; number orders those begun in the same second.
CREATE TABLE puzzles (
    user_id INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    tries INTEGER NOT NULL,
    begun_at INTEGER NOT NULL,
    number INTEGER NOT NULL,
    solved_at INTEGER,
    PRIMARY KEY (user_id, puzzle)
) WITHOUT ROWID;
