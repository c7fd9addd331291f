"""Whole records: reading and writing are inverse, and replaying reports the action that fails."""

import json
from typing import Any

import pytest

from bot.engine.antike.actions import Answer, Conquer, EndTurn, Fight, Move, Rondel, Trade
from bot.engine.purse import Purse
from bot.records import FORMAT, Record, read_record, replay, write_record
from bot.records.antike import action_from_json, action_to_json, position_hash, position_to_json
from tests.records.samples import EXAMPLE, endgame, given, text, walk


def test_the_description_s_example_plays() -> None:
    record = read_record(EXAMPLE)
    assert record.setup.nations == ("phoenicians", "persians", "arabs", "greeks")
    assert record.players == {"phoenicians": "p1", "persians": "p2", "arabs": "p3", "greeks": "p4"}
    played = replay(record)
    assert played.error is None
    assert played.failed_at is None
    assert played.position.mover == "persians"
    assert played.position.nations["phoenicians"].purse == Purse(marble=2, iron=1, gold=4, coins=1)


def test_the_example_is_written_as_it_was_read() -> None:
    assert write_record(read_record(EXAMPLE)) == json.loads(EXAMPLE)
    assert json.loads(EXAMPLE)["format"] == FORMAT


def test_bytes_are_read_as_well() -> None:
    assert read_record(EXAMPLE.encode()) == read_record(EXAMPLE)


def test_only_format_ruleset_board_variant_and_seats_are_needed() -> None:
    told = json.loads(EXAMPLE)
    del told["position"], told["actions"]
    told["variant"] = {"nations": 4}
    record = read_record(json.dumps(told))
    assert record.actions == ()
    assert record.given is None
    assert record.setup == read_record(EXAMPLE).setup


@pytest.mark.parametrize(
    "action",
    [
        {"type": "rondel", "wedge": "gold"},
        {"type": "rondel", "wedge": "maneuver-2", "pay": {}},
        {"type": "rondel", "wedge": "know-how", "pay": {"gold": 1, "coins": 2}},
        {"type": "temple", "province": "athen", "pay": {"marble": 3, "coins": 2}},
        {"type": "arm", "province": "athen", "legions": 2, "galleys": 0},
        {"type": "learn", "advance": "democracy"},
        {"type": "move", "unit": "galley", "count": 2, "from": "athen", "to": "knossos"},
        {"type": "move", "unit": "legion", "count": 1, "from": "pella", "to": "athen", "actions_left": 0},
        {"type": "answer", "nation": "persians", "fight": False},
        {"type": "fight", "province": "athen", "unit": "galley", "nation": "arabs"},
        {
            "type": "fight",
            "province": "athen",
            "unit": "legion",
            "nation": "arabs",
            "losses": {"0": 1, "3": 2},
        },
        {"type": "conquer", "province": "susa", "legions": 0, "galleys": 3},
        {"type": "conquer", "province": "susa", "legions": 1, "galleys": 0, "give_up": "pella"},
        {"type": "found", "province": "knossos", "pay": {"coins": 3}},
        {"type": "trade", "give": {"gold": 1, "coins": 1}, "take": {"iron": 1}},
        {"type": "trade", "give": {}, "take": {}},
        {"type": "take_chip", "resource": "marble"},
        {"type": "choose_personage", "personage": "navigator"},
        {"type": "end_turn"},
    ],
)
def test_actions_are_written_as_they_were_read(action: dict[str, Any]) -> None:
    read = read_record(text(action)).actions[0]
    assert action_to_json(read) == action
    assert action_from_json(json.dumps(action)) == read


def test_counts_left_out_are_zero_and_zeros_in_purses_are_left_out() -> None:
    told: list[dict[str, Any]] = [
        {"type": "arm", "province": "athen", "galleys": 1, "pay": {"iron": 1, "gold": 0}},
        {"type": "conquer", "province": "athen"},
    ]
    assert [action_to_json(each) for each in read_record(text(*told)).actions] == [
        {"type": "arm", "province": "athen", "legions": 0, "galleys": 1, "pay": {"iron": 1}},
        {"type": "conquer", "province": "athen", "legions": 0, "galleys": 0},
    ]


def test_actions_become_the_engine_s() -> None:
    told: list[dict[str, Any]] = [
        {"type": "move", "unit": "galley", "count": 2, "from": "athen", "to": "knossos", "actions_left": 2},
        {"type": "fight", "province": "athen", "unit": "galley", "nation": "arabs", "losses": {"0": 1}},
        {"type": "conquer", "province": "susa", "galleys": 3},
        {"type": "answer", "nation": "arabs", "fight": True},
        {"type": "trade", "give": {"gold": 2}, "take": {"iron": 1}},
    ]
    assert read_record(text(*told)).actions == (
        Move("galley", 2, "athen", "knossos", 2),
        Fight("athen", "galley", "arabs", {0: 1}),
        Conquer("susa", 0, 3),
        Answer("arabs", fight=True),
        Trade(Purse(gold=2), Purse(iron=1)),
    )


@pytest.mark.parametrize(("seed", "start"), [(1, None), (2, None), (3, "endgame"), (4, "endgame")])
def test_whole_games_are_written_and_read_again(seed: int, start: str | None) -> None:
    begun = read_record(endgame() if start else text())
    steps = list(walk(seed, 200, endgame() if start else None))
    record = Record(begun.setup, begun.players, tuple(action for _, action, _ in steps), begun.given)
    told = json.dumps(write_record(record))
    again = read_record(told)
    assert again == record
    assert json.dumps(write_record(again)) == told
    played = replay(again)
    assert played.error is None
    assert played.position == steps[-1][2]
    assert position_hash(played.position) == position_hash(steps[-1][2])


def test_replay_stops_at_the_first_action_that_cannot_be_played() -> None:
    actions: list[dict[str, Any]] = [
        {"type": "rondel", "wedge": "gold"},
        {"type": "found", "province": "knossos"},
        {"type": "found", "province": "knossos"},
    ]
    played = replay(read_record(text(*actions)))
    assert played.failed_at == 1
    assert played.error is not None
    assert played.error.code == "no-unit-there"
    assert played.position == replay(read_record(text(actions[0]))).position


def test_after_the_end_nothing_can_be_played() -> None:
    win = given(greeks={"personages": {"king": 9}})
    actions = [{"type": "rondel", "wedge": "gold"}, {"type": "end_turn"}, {"type": "rondel", "wedge": "iron"}]
    played = replay(read_record(text(*actions, position=win)))
    assert played.failed_at == 2
    assert played.error is not None
    assert played.error.code == "game-over"
    assert (played.position.winner, played.position.mover, played.position.round) == ("greeks", "greeks", 5)


def test_a_record_that_was_given_a_position_keeps_it() -> None:
    record = read_record(endgame())
    told = write_record(record)
    assert told["position"] == position_to_json(record.start)
    assert read_record(json.dumps(told)) == record


def test_start_is_the_same_every_time() -> None:
    record = read_record(EXAMPLE)
    assert record.start == record.start == replay(Record(record.setup, record.players)).position
    assert record.actions == (Rondel("gold"), EndTurn())
