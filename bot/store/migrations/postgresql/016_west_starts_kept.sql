-- From now on a game writes down how it begins when it starts. Those on the board West that have begun do so here, with
-- the start cities from before those for four nations change once more.
WITH starts (nations, position) AS (VALUES
    (3, '{"round": 1, "to_move": "germans", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["caralis", "carthago", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["ancyra", "athenae", "ephesus"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["calisia", "colonia", "londinium"]}}}'),
    (4, '{"round": 1, "to_move": "phoenicians", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["caralis", "carthago", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["byzantium", "sparta", "thessalonica"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["calisia", "colonia", "treva"]},
        "phoenicians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["palmyra", "salamis", "tyros"]}}}'),
    (5, '{"round": 1, "to_move": "carthaginians", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["aquileia", "carnuntum", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["ancyra", "byzantium", "ephesus"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["colonia", "londinium", "lutetia"]},
        "phoenicians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["alexandria", "nisibis", "tyros"]},
        "carthaginians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["carthago", "gades", "tingis"]}}}'),
    (6, '{"round": 1, "to_move": "persians", "nations": {
        "romans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["aquileia", "carnuntum", "roma"]},
        "greeks": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["byzantium", "sparta", "thessalonica"]},
        "germans": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["colonia", "londinium", "lutetia"]},
        "phoenicians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["alexandria", "salamis", "tyros"]},
        "carthaginians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["caesarea", "carthago", "tingis"]},
        "persians": {"wedge": null, "marble": 2, "iron": 1, "gold": 3, "coins": 1, "cities": ["artaxata", "nisibis", "panticapaeum"]}}}')
)
UPDATE games SET begins = (SELECT position FROM starts WHERE nations = (variant::json ->> 'nations')::INT)
WHERE ruleset = 'antike' AND board = 'west' AND begins IS NULL AND started_at IS NOT NULL
    AND NOT coalesce((variant::json ->> 'one_city')::BOOLEAN, FALSE)
    AND coalesce(variant::json ->> 'two_players', '') <> 'doubled';
