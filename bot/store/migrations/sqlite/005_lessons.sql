-- How far somebody is in each lesson of /learn; finished_at stays once the last page was reached.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL,
    finished_at INTEGER,
    PRIMARY KEY (user_id, lesson)
) WITHOUT ROWID;
