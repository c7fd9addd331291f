-- The Greeks' start cities on the board West with three nations have changed again: games that began with those before
-- keep them, as 014 did it.
UPDATE games SET begins = '{"round": 1, "to_move": "germans", "nations": {
    "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["caralis", "carthago", "roma"]},
    "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["athenae", "ephesus", "salamis"]},
    "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["calisia", "colonia", "londinium"]}}}'
WHERE ruleset = 'antike' AND board = 'west' AND begins IS NULL AND started_at IS NOT NULL
    AND json_extract(variant, '$.nations') = 3
    AND NOT coalesce(json_extract(variant, '$.one_city'), 0)
    AND coalesce(json_extract(variant, '$.two_players'), '') <> 'doubled';
