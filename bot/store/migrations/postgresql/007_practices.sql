-- Which game somebody practises, and how many of its actions were in force where that began.
CREATE TABLE practices (
    game_id BIGINT PRIMARY KEY REFERENCES games (id),
    source_id BIGINT NOT NULL REFERENCES games (id),
    length BIGINT NOT NULL
);
