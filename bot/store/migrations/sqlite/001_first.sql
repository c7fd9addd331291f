-- Times are seconds since 1970, UTC. Discord ids fit into SQLite's 64-bit integers.

CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    board TEXT NOT NULL,
    variant TEXT NOT NULL CHECK (json_valid(variant)),
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    -- Counts every change anybody could have overlooked; what people press carries the one it was made for.
    revision INTEGER NOT NULL DEFAULT 0,
    -- Actions in force, and how many of them had been played when the present turn began.
    length INTEGER NOT NULL DEFAULT 0,
    turn_start INTEGER NOT NULL DEFAULT 0,
    -- The last row of the log before the present turn: the turn can be read without the rest of the log.
    turn_seq INTEGER NOT NULL DEFAULT 0,
    result TEXT CHECK (result IS NULL OR json_valid(result)),
    created_at INTEGER NOT NULL,
    -- NULL in a lobby, and in one that was closed before the first turn.
    started_at INTEGER,
    changed_at INTEGER NOT NULL,
    -- What may be changed while it runs: deadlines, and what happens when they run out.
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings)),
    -- All clocks of the game stand still since then; NULL while they run.
    paused_at INTEGER,
    -- The position it began with, in the form of the record format; NULL for the ordinary start.
    begins TEXT CHECK (begins IS NULL OR json_valid(begins)),
    -- Where it came from if it was not opened here: a record file, or a past position of another game that one
    -- person tries things out in.
    origin TEXT CHECK (origin IN ('import', 'practice'))
);

-- One open game per channel or thread.
CREATE UNIQUE INDEX games_open ON games (channel_id) WHERE status IN ('lobby', 'running');
-- Commands say where they are given; a channel has one open game, and any number of earlier ones.
CREATE INDEX games_channel ON games (channel_id, id);
CREATE INDEX games_guild ON games (guild_id, id);

-- With four nations of two players (S9) one person has two seats.
CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    nation TEXT,
    conceded INTEGER NOT NULL DEFAULT 0 CHECK (conceded IN (0, 1)),
    -- A computer player, and how well it plays; NULL for a person. It has an id below zero, which is nobody's in
    -- Discord. With `bot_round` it stands in for the seat's player, for the turn of that round alone.
    bot TEXT CHECK (bot IN ('easy', 'medium', 'hard')),
    bot_round INTEGER,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, nation)
) WITHOUT ROWID;
CREATE INDEX seats_user ON seats (user_id);

-- The log. Rows are only ever added: an undo is a row that says how many actions stay in force.
CREATE TABLE actions (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('action', 'undo')),
    nation TEXT NOT NULL,
    -- Who entered it; NULL where the bot acts of its own accord, below zero once a person is forgotten.
    user_id INTEGER,
    -- Actions entered together share a batch: one undo takes them back together.
    batch INTEGER NOT NULL,
    action TEXT CHECK (action IS NULL OR json_valid(action)),
    keep INTEGER,
    at INTEGER NOT NULL,
    -- Why the bot acted; NULL where a player entered the action.
    reason TEXT CHECK (reason IN ('conceded', 'order', 'plan', 'single', 'deadline', 'bot')),
    PRIMARY KEY (game_id, seq),
    CHECK ((kind = 'action') = (action IS NOT NULL)),
    CHECK ((kind = 'undo') = (keep IS NOT NULL))
) WITHOUT ROWID;

-- It may forget who a person was, by an id below zero, and nothing else of it changes.
CREATE TRIGGER actions_stay BEFORE UPDATE ON actions
WHEN NEW.user_id IS NOT OLD.user_id AND (NEW.user_id < 0 AND OLD.user_id > 0) IS NOT TRUE
    OR (NEW.game_id, NEW.seq, NEW.kind, NEW.nation, NEW.batch, NEW.action, NEW.keep, NEW.at, NEW.reason)
    IS NOT (OLD.game_id, OLD.seq, OLD.kind, OLD.nation, OLD.batch, OLD.action, OLD.keep, OLD.at, OLD.reason)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER actions_remain BEFORE DELETE ON actions
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- A cache of folded positions: after the latest action, and at the start of the present turn.
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (id),
    length INTEGER NOT NULL,
    version TEXT NOT NULL,
    data TEXT NOT NULL CHECK (json_valid(data)),
    PRIMARY KEY (game_id, length)
) WITHOUT ROWID;

-- What has to be told. A row is written with the change it tells of, and sent after the commit.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    nonce TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    payload TEXT NOT NULL CHECK (json_valid(payload)),
    revision INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    problem TEXT,
    sent_at INTEGER,
    message_id INTEGER,
    -- Whose acting the message asks for; NULL once that is over.
    wait INTEGER,
    -- Whether `channel_id` is a person.
    direct INTEGER NOT NULL DEFAULT 0 CHECK (direct IN (0, 1)),
    -- When a message that is sent has to be brought in line with its payload; NULL while it is.
    edit_at INTEGER,
    edit_attempts INTEGER NOT NULL DEFAULT 0,
    -- Counts the changes of the payload: what was sent may be out of date by the time that is noted.
    version INTEGER NOT NULL DEFAULT 0
);
-- Of the unsent ones the oldest of each game and place is looked for; sent ones stay, and are many in time.
CREATE INDEX outbox_unsent ON outbox (game_id, channel_id, id) WHERE sent_at IS NULL;
CREATE INDEX outbox_waits ON outbox (wait) WHERE wait IS NOT NULL;
CREATE INDEX outbox_edits ON outbox (edit_at) WHERE edit_at IS NOT NULL;
-- The latest message of a kind about a game is looked for at every press on an open table, or on a rematch.
CREATE INDEX outbox_game ON outbox (game_id, kind);

-- Interactions already carried out, with what they were answered: a repeated one is answered again, not applied.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    answer TEXT NOT NULL CHECK (json_valid(answer)),
    at INTEGER NOT NULL
);
-- Those of more than a day ago are forgotten.
CREATE INDEX interactions_at ON interactions (at);

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- What players have said beforehand about units that enter (M5). They bind nobody else: a substitute who takes
-- the seat has given no orders.
CREATE TABLE orders (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    -- Whose units, and where; '' is any.
    mover TEXT NOT NULL DEFAULT '',
    province TEXT NOT NULL DEFAULT '',
    answer TEXT NOT NULL CHECK (answer IN ('fight', 'peace', 'ask')),
    -- What an unanswered question comes to when its time has run out.
    fallback TEXT NOT NULL DEFAULT 'peace' CHECK (fallback IN ('fight', 'peace')),
    PRIMARY KEY (game_id, user_id, mover, province)
) WITHOUT ROWID;

-- The turn a nation's player has written in advance; one at a time.
CREATE TABLE plans (
    game_id INTEGER NOT NULL REFERENCES games (id),
    nation TEXT NOT NULL,
    -- Whoever wrote it: it is nobody else's.
    user_id INTEGER NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('play', 'prepare')),
    -- Actions in order, each with what it relies on.
    steps TEXT NOT NULL CHECK (json_valid(steps)),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'ready', 'running', 'stopped')),
    -- How many of its actions have been played.
    done INTEGER NOT NULL DEFAULT 0,
    -- The round of the turn it was meant for, once that has come.
    round INTEGER,
    -- Why it was stopped, in words for its writer.
    problem TEXT,
    PRIMARY KEY (game_id, nation)
) WITHOUT ROWID;

-- What a person has said about being called; whoever has said nothing has no row.
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    place TEXT NOT NULL CHECK (place IN ('channel', 'dm', 'both')),
    -- Seconds between reminders; NULL for none.
    every INTEGER CHECK (every > 0),
    zone TEXT NOT NULL,
    -- Minutes after midnight in that zone.
    quiet_from INTEGER,
    quiet_to INTEGER,
    away_from INTEGER,
    away_until INTEGER,
    -- Of the person's Discord, as last seen: private messages speak that language.
    locale TEXT,
    -- How a lost city is told: by direct message as well (dm); NULL for only in what all read.
    losses TEXT,
    -- Which picture comes with calls: of the whole board, or for a phone; NULL for what the table has.
    picture TEXT,
    -- Weekdays without calls, from 0 for Monday.
    rest TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(rest)),
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
    CHECK ((away_from IS NULL) = (away_until IS NULL))
);

-- Whom a game waits for, for a turn and for an answer within it; gone once that has come. An id is never used
-- twice: buttons carry it.
CREATE TABLE waits (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'answer')),
    -- Which turn, or which question.
    key TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    nation TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    -- Seconds counted before `since`; NULL there while the clock stands still.
    spent INTEGER NOT NULL DEFAULT 0,
    since INTEGER,
    -- Seconds until the deadline; NULL without one.
    allowed INTEGER,
    warned INTEGER NOT NULL DEFAULT 0 CHECK (warned IN (0, 1)),
    expired INTEGER NOT NULL DEFAULT 0 CHECK (expired IN (0, 1)),
    muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1)),
    -- The last ping; NULL while one is still to come.
    called_at INTEGER,
    -- Who has agreed to what, once the time has run out: pairs of a person and a choice.
    agreed TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(agreed)),
    -- They have agreed that the bot ends the turn, and somebody's answer is still to come.
    ending INTEGER NOT NULL DEFAULT 0 CHECK (ending IN (0, 1)),
    -- How much of `allowed` was saved in earlier turns; whether time was given again.
    saved INTEGER NOT NULL DEFAULT 0,
    extended INTEGER NOT NULL DEFAULT 0 CHECK (extended IN (0, 1)),
    UNIQUE (game_id, kind)
);
CREATE INDEX waits_user ON waits (user_id);

-- How the clock of a turn stood when its wait ended. An undo may bring that turn back, and unused time is saved
-- for the next one (`carried`).
CREATE TABLE turn_clocks (
    game_id INTEGER NOT NULL REFERENCES games (id),
    nation TEXT NOT NULL,
    round INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    allowed INTEGER,
    saved INTEGER NOT NULL,
    extended INTEGER NOT NULL CHECK (extended IN (0, 1)),
    carried INTEGER NOT NULL,
    PRIMARY KEY (game_id, nation, round)
) WITHOUT ROWID;

-- What has to be done at some time, if nothing makes it needless before.
CREATE TABLE jobs (
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    -- What it is about, such as the id of a wait.
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    payload TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(payload)),
    PRIMARY KEY (game_id, kind, key)
) WITHOUT ROWID;
CREATE INDEX jobs_next ON jobs (at);

-- Places where messages of a game do not arrive, as somebody was told; gone once one arrives again.
CREATE TABLE delivery_failures (
    game_id INTEGER NOT NULL REFERENCES games (id),
    channel_id INTEGER NOT NULL,
    problem TEXT NOT NULL,
    told_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, channel_id)
) WITHOUT ROWID;

-- What happened to a game besides its actions; rows are only ever added.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    -- Whoever did it; NULL for the bot.
    user_id INTEGER,
    nation TEXT,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    at INTEGER NOT NULL
);
CREATE INDEX journal_game ON journal (game_id, id);
-- It may forget who people were: their ids, and the facts that are ids and names.
CREATE TRIGGER journal_stays BEFORE UPDATE ON journal
WHEN NEW.user_id IS NOT OLD.user_id AND (NEW.user_id < 0 AND OLD.user_id > 0) IS NOT TRUE
    OR (NEW.id, NEW.game_id, NEW.kind, NEW.nation, NEW.at)
    IS NOT (OLD.id, OLD.game_id, OLD.kind, OLD.nation, OLD.at)
    OR json_remove(NEW.facts, '$.about', '$.agreed', '$.from', '$.name', '$.player', '$.to')
    IS NOT json_remove(OLD.facts, '$.about', '$.agreed', '$.from', '$.name', '$.player', '$.to')
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_remains BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

-- Who may open games in a server, and where; NULL and [] for anybody and anywhere.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    role_id INTEGER,
    channels TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(channels))
);

-- Games in which a computer player has to act; written with the change that brought it about.
CREATE TABLE bot_turns (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX bot_turns_next ON bot_turns (due_at);

-- Games of which the table has not heard everything: after how many actions in force that begins. Turns of
-- computer players in a row are told together.
CREATE TABLE bot_summaries (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    length INTEGER NOT NULL
);

-- What somebody has asked the table to agree to. An id is never used twice: buttons carry it.
CREATE TABLE votes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'pause', 'resume', 'extend', 'end', 'replace', 'expel')),
    mover_id INTEGER NOT NULL,
    -- Whom it is about; NULL where it is about everybody.
    about_id INTEGER,
    revision INTEGER NOT NULL,
    -- Who may vote, and how many of them have to agree.
    asked TEXT NOT NULL CHECK (json_valid(asked)),
    rule TEXT NOT NULL CHECK (rule IN ('majority', 'all')),
    -- What exactly: how far the log goes back, who is to have the seat.
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'carried', 'rejected', 'withdrawn', 'overtaken', 'lapsed')),
    at INTEGER NOT NULL,
    decided_at INTEGER
);
CREATE INDEX votes_game ON votes (game_id, id);
CREATE UNIQUE INDEX votes_open ON votes (game_id, kind) WHERE state = 'open';

-- What somebody says to a vote; it may be changed while that is open.
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id),
    user_id INTEGER NOT NULL,
    yes INTEGER NOT NULL CHECK (yes IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (vote_id, user_id)
) WITHOUT ROWID;

-- A player's seats that somebody else may take: one person, or whoever comes first.
CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    to_id INTEGER,
    -- The message with the button.
    nonce TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'taken', 'over')),
    taken_by INTEGER,
    at INTEGER NOT NULL
);
CREATE UNIQUE INDEX offers_open ON offers (game_id, user_id) WHERE state = 'open';

-- Who has played a nation, by the actions in force: from the first one to the last one while they had the seat.
-- A seat that has never changed hands has no rows.
CREATE TABLE tenures (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    nation TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    from_action INTEGER NOT NULL,
    -- NULL for whoever has the seat now; smaller by one than `from_action` where nothing was played meanwhile.
    to_action INTEGER,
    -- When they got the seat; 0 for whoever had it from the start.
    since INTEGER NOT NULL
);
CREATE INDEX tenures_game ON tenures (game_id, nation);

-- Who does not want to stand in statistics; whoever has said nothing has no row.
CREATE TABLE unlisted (
    user_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
);
