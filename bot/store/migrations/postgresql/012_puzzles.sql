-- What somebody has tried at each puzzle of /puzzle; number orders those begun in the same second.
CREATE TABLE puzzles (
    user_id BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    tries BIGINT NOT NULL,
    begun_at BIGINT NOT NULL,
    number BIGINT NOT NULL,
    solved_at BIGINT,
    PRIMARY KEY (user_id, puzzle)
);
