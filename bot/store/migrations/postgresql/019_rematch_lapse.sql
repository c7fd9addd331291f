-- Agreements to a rematch that were given before a job ended them. It is due at once, and finds out when it is next.
-- They are in the journal: the proposal itself, once sent, has lost its text and buttons.
INSERT INTO jobs (game_id, kind, key, at)
SELECT DISTINCT game_id, 'rematch', '', 0 FROM journal AS agreed
WHERE kind = 'rematch'
    AND NOT EXISTS (
        SELECT 1 FROM journal AS withdrawn
        WHERE withdrawn.game_id = agreed.game_id AND withdrawn.user_id = agreed.user_id
            AND withdrawn.kind = 'rematch-withdrawn' AND withdrawn.id > agreed.id
    )
    AND NOT EXISTS (
        SELECT 1 FROM games AS ended JOIN games AS later ON later.channel_id = ended.channel_id
        WHERE ended.id = agreed.game_id AND later.id > ended.id
            AND (later.started_at IS NOT NULL OR later.status = 'lobby')
    )
ON CONFLICT DO NOTHING;
