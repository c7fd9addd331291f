-- Secret links by which a program reads a table, or without a game the calendar of whoever it belongs to.
CREATE TABLE feeds (
    token TEXT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    game_id BIGINT,
    created_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX feeds_calendar ON feeds (user_id) WHERE game_id IS NULL;
CREATE UNIQUE INDEX feeds_game ON feeds (game_id) WHERE game_id IS NOT NULL;

-- Addresses that hear when a person is called; calls up to told_at have been told.
CREATE TABLE webhooks (
    user_id BIGINT PRIMARY KEY,
    url TEXT NOT NULL,
    told_at BIGINT NOT NULL,
    retry_at BIGINT NOT NULL DEFAULT 0,
    failures BIGINT NOT NULL DEFAULT 0,
    problem TEXT
);
