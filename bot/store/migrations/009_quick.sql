-- What every move asks for is found without looking through all that is stored, however many games there are.

-- Commands say where they are given; a channel has one open game, and any number of earlier ones.
CREATE INDEX games_channel ON games (channel_id, id);

-- Messages of a wait are looked for by the wait alone.
DROP INDEX outbox_waits;
CREATE INDEX outbox_waits ON outbox (wait) WHERE wait IS NOT NULL;

-- Interactions of more than a day ago are forgotten.
CREATE INDEX interactions_at ON interactions (at);
