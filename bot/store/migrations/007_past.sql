-- The position a game began with, in the form of the record format; NULL for the ordinary start.
ALTER TABLE games ADD COLUMN begins TEXT CHECK (begins IS NULL OR json_valid(begins));
-- Where a game came from that was not opened here: a record file, or a past position of another game that one
-- person tries things out in. NULL for all others.
ALTER TABLE games ADD COLUMN origin TEXT CHECK (origin IN ('import', 'practice'));

-- Who does not want to stand in statistics; whoever has said nothing has no row.
CREATE TABLE unlisted (
    user_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
);

-- The log and the journal stay as they are, but they may forget who a person was.
DROP TRIGGER actions_stay;
CREATE TRIGGER actions_stay BEFORE UPDATE ON actions
WHEN NEW.user_id IS NOT NULL
    OR (NEW.game_id, NEW.seq, NEW.kind, NEW.nation, NEW.batch, NEW.action, NEW.keep, NEW.at, NEW.reason)
    IS NOT (OLD.game_id, OLD.seq, OLD.kind, OLD.nation, OLD.batch, OLD.action, OLD.keep, OLD.at, OLD.reason)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
DROP TRIGGER journal_stays;
CREATE TRIGGER journal_stays BEFORE UPDATE ON journal
WHEN NEW.user_id IS NOT NULL
    OR (NEW.id, NEW.game_id, NEW.kind, NEW.nation, NEW.at)
    IS NOT (OLD.id, OLD.game_id, OLD.kind, OLD.nation, OLD.at)
    OR NEW.facts NOT IN (OLD.facts, json_remove(OLD.facts, '$.agreed'))
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE INDEX seats_user ON seats (user_id);
