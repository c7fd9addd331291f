-- With four nations of two players (S9) one person has two seats, so only seats and nations are each once.
-- SQLite cannot drop a constraint: the table is made anew.

CREATE TABLE seats_by_nation (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    nation TEXT,
    conceded INTEGER NOT NULL DEFAULT 0 CHECK (conceded IN (0, 1)),
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, nation)
) WITHOUT ROWID;
INSERT INTO seats_by_nation (game_id, seat, user_id, name, nation, conceded)
    SELECT game_id, seat, user_id, name, nation, conceded FROM seats;
DROP TABLE seats;
ALTER TABLE seats_by_nation RENAME TO seats;
