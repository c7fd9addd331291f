-- When people were last seen at a table that gathers players; gone once its game begins, or will not.
CREATE TABLE presences (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
