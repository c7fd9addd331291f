-- A plan has lines, the first of which that holds is played; each may reach over two turns.
ALTER TABLE plans RENAME COLUMN steps TO lines;
UPDATE plans SET lines = '[{"steps": ' || lines || ', "then": []}]';
-- Which of them is followed, from 0, once its turn has come.
ALTER TABLE plans ADD COLUMN line INTEGER NOT NULL DEFAULT 0;

-- Which line of a nation's latest plan was played, and why, for its writer, those before it were not.
CREATE TABLE plan_choices (
    game_id INTEGER NOT NULL REFERENCES games (id),
    nation TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    round INTEGER NOT NULL,
    line INTEGER NOT NULL,
    written TEXT NOT NULL,
    passed TEXT NOT NULL CHECK (json_valid(passed)),
    PRIMARY KEY (game_id, nation)
) WITHOUT ROWID;
