-- Agreements to a rematch that were given before a job ended them. It is due at once, and finds out when it is next.
INSERT INTO jobs (game_id, kind, key, at)
SELECT DISTINCT game_id, 'rematch', '', 0 FROM outbox
WHERE kind = 'rematch' AND NOT direct AND payload::json -> 'buttons' IS NOT NULL
ON CONFLICT DO NOTHING;
