-- A computer player in a seat, and how well it plays; NULL for a person. It has an id below zero, which is
-- nobody's in Discord. With `bot_round` it stands in for the seat's player, for the turn of that round alone.
ALTER TABLE seats ADD COLUMN bot TEXT CHECK (bot IN ('easy', 'medium', 'hard'));
ALTER TABLE seats ADD COLUMN bot_round INTEGER;

-- Games in which a computer player has to act; written with the change that brought it about.
CREATE TABLE bot_turns (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX bot_turns_next ON bot_turns (due_at);

-- Games of which the table has not heard everything: after how many actions in force that begins. Turns of
-- computer players in a row are told together.
CREATE TABLE untold (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    length INTEGER NOT NULL
);
