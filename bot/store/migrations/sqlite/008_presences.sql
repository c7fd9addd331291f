-- When people were last seen at a table that gathers players; gone once its game begins, or will not.
CREATE TABLE presences (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;
