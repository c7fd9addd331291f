-- Which game somebody practises, and how many of its actions were in force where that began.
CREATE TABLE practices (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    source_id INTEGER NOT NULL REFERENCES games (id),
    length INTEGER NOT NULL
) WITHOUT ROWID;
