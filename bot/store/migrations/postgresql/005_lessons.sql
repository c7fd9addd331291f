-- How far somebody is in each lesson of /learn; finished_at stays once the last page was reached.
CREATE TABLE lessons (
    user_id BIGINT NOT NULL,
    lesson TEXT NOT NULL,
    step BIGINT NOT NULL,
    finished_at BIGINT,
    PRIMARY KEY (user_id, lesson)
);
