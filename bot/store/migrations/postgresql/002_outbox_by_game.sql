-- The latest message of a kind about a game is looked for at every press on an open table, or on a rematch.
CREATE INDEX outbox_game ON outbox (game_id, kind);
