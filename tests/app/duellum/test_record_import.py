"""Draws of an imported game of Duellum: those already made are kept, later ones are not (DE9)."""

import json
from random import Random
from typing import Any

from bot.app import App
from bot.app.lobby.record_import import _parse_record
from bot.records import Record, read_record, replay, write_record
from bot.rulesets import ruleset
from tests.app.tables import caller

FOUND = ruleset("duellum")


def written(draws: list[str], seed: int = 3, steps: int = 400) -> dict[str, Any]:
    """Return a record of a random game with cards taken; `draws`, which have not been made, are appended."""
    begun: dict[str, Any] = {
        "format": "antike-record/1",
        "ruleset": "duellum",
        "board": "punic",
        "variant": {"nations": 2, "goal": None},
        "seats": [{"nation": "romans", "player": "p1"}, {"nation": "carthaginians", "player": "p2"}],
        "position": None,
        "draws": ["omen", "levy", "storm"],
        "actions": [],
    }
    record, chance = read_record(json.dumps(begun)), Random(seed)
    position, actions = record.start, []
    for _ in range(steps):
        options = FOUND.rules.legal(position)
        if not options:
            break
        kind = chance.choice(sorted({action.type for action in options}))
        tried = chance.choice([action for action in options if action.type == kind])
        actions.append(FOUND.rules.with_draw(position, tried, chance.randrange))
        position, _ = FOUND.rules.apply(position, actions[-1])
    told = write_record(Record(record.setup, record.players, tuple(actions)))
    assert any(action.type == "take_card" for action in actions)
    return {**told, "draws": [*told["draws"], *draws]}


def test_a_record_names_the_cards_drawn_and_no_other() -> None:
    told = written([])
    taken = sum(action["type"] == "take_card" for action in told["actions"])
    assert told["draws"][:3] == ["omen", "levy", "storm"]
    assert len(told["draws"]) == 3 + taken
    assert all("drawn" not in action for action in told["actions"])
    assert list(told) == [
        "format", "ruleset", "board", "variant", "seats", "position", "draws", "actions"
    ]  # fmt: skip
    assert write_record(read_record(json.dumps(told))) == told


def test_an_import_keeps_the_first_display_alone() -> None:
    told = written([])
    more = json.dumps(written(["masons", "plague"]))
    kept = _parse_record(more.encode())
    assert kept.variant == {"nations": 2, "draws": ["omen", "levy", "storm"]}
    hashed = FOUND.codec.position_hash
    assert hashed(kept.run.position) == hashed(replay(read_record(json.dumps(told))).position)
    assert kept.run.position.foreseen == ()
    assert read_record(more).setup.draws[-2:] == ("masons", "plague")


async def test_a_game_that_goes_on_from_a_record_keeps_its_first_display(app: App) -> None:
    told = written([])
    await app.imports.import_record(caller(9), 1, json.dumps(told).encode())
    for user_id in (1, 2):
        await app.lobby.join(caller(user_id), f"p{user_id}")
    table = await app.lobby.start(caller(1))
    assert table.game.variant["draws"] == ["omen", "levy", "storm"]
    assert write_record(await app.queries.record(caller(1)))["draws"] == told["draws"]


def test_a_draw_after_an_import_is_left_to_chance() -> None:
    kept = _parse_record(json.dumps(written(["masons", "plague"])).encode())
    position = kept.run.position
    for _ in range(400):
        options = FOUND.rules.legal(position)
        due = next((action for action in options if action.type == "take_card"), None)
        if due is not None:
            asked: list[int] = []
            FOUND.rules.with_draw(position, due, lambda among, asked=asked: asked.append(among) or 0)
            assert len(asked) == 1
            return
        position, _ = FOUND.rules.apply(position, Random(str(position.round)).choice(options))
    raise AssertionError("nobody has earned a card")
