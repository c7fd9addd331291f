-- As in SQLite.
WITH starts (nations, position) AS (VALUES
    (3, '{"round": 1, "to_move": "germans", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["aquileia", "caralis", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["athenae", "knossos", "sparta"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["calisia", "colonia", "treva"]}}}'),
    (4, '{"round": 1, "to_move": "phoenicians", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["aquileia", "mediolanum", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["athenae", "ephesus", "sparta"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["calisia", "colonia", "treva"]},
        "phoenicians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["antiochia", "salamis", "tyros"]}}}'),
    (5, '{"round": 1, "to_move": "carthaginians", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["aquileia", "mediolanum", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["athenae", "ephesus", "sparta"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["calisia", "colonia", "treva"]},
        "phoenicians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["antiochia", "salamis", "tyros"]},
        "carthaginians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["caesarea", "carthago", "leptis_magna"]}}}'),
    (6, '{"round": 1, "to_move": "persians", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["aquileia", "mediolanum", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["athenae", "sparta", "thessalonica"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["calisia", "colonia", "treva"]},
        "phoenicians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["alexandria", "salamis", "tyros"]},
        "carthaginians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["caesarea", "carthago", "tingis"]},
        "persians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["artaxata", "ctesiphon", "trapezus"]}}}')
)
UPDATE games SET begins = (SELECT position FROM starts WHERE nations = (variant::json ->> 'nations')::INT)
WHERE ruleset = 'antike' AND board = 'west' AND begins IS NULL AND started_at IS NOT NULL
    AND NOT coalesce((variant::json ->> 'one_city')::BOOLEAN, FALSE)
    AND coalesce(variant::json ->> 'two_players', '') <> 'doubled';
