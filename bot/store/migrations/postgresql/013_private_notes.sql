-- What somebody has written to themselves about a game they play in; nobody else ever reads it.
CREATE TABLE private_notes (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
