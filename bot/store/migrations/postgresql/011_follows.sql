-- Who does not play in a game and wants to hear of it: each round, once a day, or only how it ends.
CREATE TABLE follows (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('round', 'day', 'end')),
    -- What they have heard of: all rounds before that one, and so many actions.
    round BIGINT NOT NULL,
    length BIGINT NOT NULL,
    -- Messages in a row that did not reach them.
    failures BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX follows_user ON follows (user_id);

-- Whether a person who cannot be written to knows that by now: they are told when they use the bot.
ALTER TABLE delivery_failures ADD COLUMN heard BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX delivery_failures_place ON delivery_failures (channel_id);
