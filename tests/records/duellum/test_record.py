"""Records of Duellum name only what the board has; snapshots keep finished games."""

import json
from typing import Any

import pytest

from bot.engine.duellum.ruleset import ended
from bot.engine.terms import Nation
from bot.records import RecordError, read_record, write_record
from bot.records.duellum import snapshot_from_json, snapshot_to_json
from tests.engine.duellum.builders import opening
from tests.records.page import example


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ({"type": "temple", "province": "atlantis"}, "province “atlantis”"),
        ({"type": "move", "unit": "legion", "count": 1, "from": "atlantis", "to": "roma"}, "“atlantis”"),
        ({"type": "move", "unit": "legion", "count": 1, "from": "roma", "to": "atlantis"}, "“atlantis”"),
        ({"type": "play_card", "card": "storm", "province": "atlantis"}, "“atlantis”"),
        ({"type": "play_card", "card": "hero"}, "card “hero”"),
        ({"type": "take_card", "card": "hero"}, "card “hero”"),
    ],
)
def test_unknown_names_in_actions_are_refused(action: dict[str, Any], told: str) -> None:
    record = {**write_record(example("duellum")), "actions": [action]}
    with pytest.raises(RecordError, match=f"actions.0”: there is no .*{told}"):
        read_record(json.dumps(record))


@pytest.mark.parametrize("place", ["draws", "display", "discard", "cards"])
def test_unknown_cards_are_refused_wherever_they_lie(place: str) -> None:
    record = write_record(example("duellum"))
    position = record["position"]
    if place == "draws":
        record["draws"] = ["hero"]
    elif place == "display":
        position["display"] = ["hero", "levy", "omen"]
    else:
        (position if place == "discard" else position["nations"]["romans"])[place] = {"hero": 1}
    with pytest.raises(RecordError, match=f"{place}”: there is no card “hero”"):
        read_record(json.dumps(record))


def test_only_the_mover_may_have_cards_due() -> None:
    record = write_record(example("duellum"))
    rival = next(name for name in record["position"]["nations"] if name != record["position"]["to_move"])
    record["position"]["nations"][rival]["cards_due"] = 1
    with pytest.raises(RecordError, match="Cards are due only"):
        read_record(json.dumps(record))


def test_the_first_cards_are_written_in_the_order_drawn() -> None:
    record = {**write_record(example("duellum")), "position": None, "actions": []}
    record["draws"] = ["storm", "levy", "omen"]
    assert write_record(read_record(json.dumps(record)))["draws"] == ["storm", "levy", "omen"]


@pytest.mark.parametrize("winner", ["romans", None])
def test_a_finished_game_comes_back_from_its_snapshot(winner: Nation | None) -> None:
    over = ended(opening(), winner, "ended")
    kept = json.loads(json.dumps(snapshot_to_json(over)))
    assert snapshot_from_json(over.setup, kept) == over
