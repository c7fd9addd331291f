"""`replay`: its output and its exit status."""

import json
from typing import Any

import pytest

from bot.records import read_record, replay
from bot.records.antike import action_to_json, position_hash, position_to_json
from tests.cli.conftest import Keep, Run
from tests.records.samples import EXAMPLE, changed, endgame, given, text, walk

_KEYS = ["ok", "position", "phase", "to_move", "awaiting", "winner", "bank", "events", "hash"]


def test_the_description_s_example(run: Run, keep: Keep) -> None:
    ran = run("replay", keep(EXAMPLE))
    assert ran.status == 0
    told = ran.json
    assert list(told) == _KEYS
    assert told["ok"] is True
    assert told["position"]["round"] == 1
    assert told["position"]["to_move"] == told["to_move"] == "persians"
    assert told["awaiting"] == ["persians"]
    assert told["winner"] is None
    assert told["phase"] == "rondel"
    assert told["bank"] == {
        "coins": 26,
        "temples": 20,
        "personages": {"king": 9, "scholar": 8, "general": 7, "citizen": 6, "navigator": 5},
    }
    assert isinstance(told["events"], int)
    assert told["events"] > 0
    assert told["position"]["nations"]["phoenicians"] == {
        "wedge": "gold",
        "marble": 2,
        "iron": 1,
        "gold": 4,
        "coins": 1,
        "know_hows": [],
        "cities": ["alexandria", "paphos", "tyros"],
        "temples": [],
        "legions": {},
        "galleys": {},
        "personages": {},
    }


def test_at_any_point_of_a_turn(run: Run, keep: Keep) -> None:
    for seed in (1, 2):
        steps = list(walk(seed, 40, endgame()))
        actions: list[dict[str, Any]] = []
        record = json.loads(endgame())
        for _, action, after in steps:
            actions.append(action_to_json(action))
            told = run("replay", keep(json.dumps({**record, "actions": actions}))).json
            assert told["position"] == position_to_json(after)
            assert told["phase"] == after.phase
            assert told["to_move"] == after.mover
            assert told["awaiting"] == ([after.awaited] if after.awaited else [])
            assert told["winner"] == after.winner
            assert told["hash"] == position_hash(after)


def test_while_an_answer_is_awaited(run: Run, keep: Keep) -> None:
    record = endgame(
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "move", "unit": "galley", "count": 1, "from": "athen", "to": "knossos"},
    )
    told = run("replay", keep(record)).json
    assert (told["phase"], told["to_move"], told["awaiting"]) == ("answer", "greeks", ["phoenicians"])
    assert told["position"]["nations"]["greeks"]["galleys"] == {
        "athen": {"3": 2},
        "knossos": {"2": 1, "3": 2},
    }


def test_while_a_personage_is_chosen(run: Run, keep: Keep) -> None:
    record = endgame(
        {"type": "rondel", "wedge": "know-how"},
        {"type": "learn", "advance": "democracy"},
        {"type": "end_turn"},
    )
    told = run("replay", keep(record)).json
    assert (told["phase"], told["to_move"], told["awaiting"]) == ("personage", "greeks", ["greeks"])
    assert run("legal", keep(record)).lines == [
        {"type": "choose_personage", "personage": kind} for kind in ("general", "king", "scholar")
    ]


def test_after_the_end_nobody_is_awaited(run: Run, keep: Keep) -> None:
    win = given(greeks={"personages": {"king": 9}})
    record = text({"type": "rondel", "wedge": "gold"}, {"type": "end_turn"}, position=win)
    told = run("replay", keep(record)).json
    assert told["phase"] == "over"
    assert told["winner"] == told["to_move"] == "greeks"
    assert told["awaiting"] == []
    assert told["position"]["round"] == 5
    assert run("legal", keep(record)).lines == []


def test_an_action_that_cannot_be_played(run: Run, keep: Keep) -> None:
    record = changed(EXAMPLE, "actions.1", {"type": "found", "province": "knossos"})
    ran = run("replay", keep(record))
    assert ran.status == 1
    told = ran.json
    assert list(told) == ["ok", "failed_at", "error", "position"]
    assert told["ok"] is False
    assert told["failed_at"] == 1
    assert list(told["error"]) == ["code", "message"]
    assert told["error"]["code"] == "no-unit-there"
    assert "Phoenicians" in told["error"]["message"]
    assert "Knossos" in told["error"]["message"]
    before = replay(read_record(changed(EXAMPLE, "actions", [{"type": "rondel", "wedge": "gold"}]))).position
    assert told["position"] == position_to_json(before)


@pytest.mark.parametrize("command", ["legal", "perft"])
def test_other_commands_tell_it_alike(run: Run, keep: Keep, command: str) -> None:
    file = keep(changed(EXAMPLE, "actions.0", {"type": "end_turn"}))
    more = ["--depth", "1"] if command == "perft" else []
    assert run(command, file, *more) == run("replay", file)
    assert run(command, file, *more).status == 1


_UNPLAYABLE: list[list[dict[str, Any]]] = [
    [{"type": "end_turn"}],
    [{"type": "rondel", "wedge": "iron", "pay": {"gold": 1}}],
    [{"type": "rondel", "wedge": "iron"}, {"type": "rondel", "wedge": "temple"}],
    [{"type": "rondel", "wedge": "iron"}, {"type": "temple", "province": "tyros"}],
    [{"type": "rondel", "wedge": "temple"}, {"type": "temple", "province": "tyros"}],
    [{"type": "rondel", "wedge": "temple"}, {"type": "temple", "province": "athen"}],
    [{"type": "rondel", "wedge": "arming"}, {"type": "arm", "province": "tyros"}],
    [{"type": "rondel", "wedge": "arming"}, {"type": "arm", "province": "tyros", "legions": 2}],
    [{"type": "rondel", "wedge": "arming"}, {"type": "arm", "province": "tyros", "legions": 10**9}],
    [{"type": "rondel", "wedge": "arming"}, {"type": "arm", "province": "susa", "legions": 1}],
    [
        {"type": "rondel", "wedge": "arming"},
        {"type": "arm", "province": "tyros", "legions": 1, "pay": {"gold": 1}},
    ],
    [{"type": "rondel", "wedge": "know-how"}, {"type": "learn", "advance": "wheel"}],
    [{"type": "rondel", "wedge": "know-how"}, {"type": "learn", "advance": "roads"}],
    [
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "move", "unit": "legion", "count": 0, "from": "tyros", "to": "memphis"},
    ],
    [
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "move", "unit": "legion", "count": 1, "from": "tyros", "to": "memphis", "actions_left": 7},
    ],
    [
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "fight", "province": "tyros", "unit": "legion", "nation": "phoenicians"},
    ],
    [
        {"type": "rondel", "wedge": "maneuver-1"},
        {"type": "fight", "province": "tyros", "unit": "legion", "nation": "arabs", "losses": {"0": 5}},
    ],
    [{"type": "rondel", "wedge": "maneuver-1"}, {"type": "conquer", "province": "susa", "legions": 1}],
    [{"type": "rondel", "wedge": "maneuver-1"}, {"type": "conquer", "province": "tyros", "legions": 1}],
    [{"type": "rondel", "wedge": "maneuver-1"}, {"type": "conquer", "province": "susa", "give_up": "tyros"}],
    [{"type": "rondel", "wedge": "iron"}, {"type": "found", "province": "tyros"}],
    [{"type": "rondel", "wedge": "iron"}, {"type": "trade", "give": {"gold": 2}, "take": {"iron": 1}}],
    [{"type": "answer", "nation": "arabs", "fight": True}],
    [{"type": "take_chip", "resource": "gold"}],
    [{"type": "choose_personage", "personage": "king"}],
]


@pytest.mark.parametrize("actions", _UNPLAYABLE, ids=range(len(_UNPLAYABLE)))
def test_every_refusal_has_a_code_and_a_sentence(run: Run, keep: Keep, actions: list[dict[str, Any]]) -> None:
    ran = run("replay", keep(text(*actions)))
    assert ran.status == 1
    told = ran.json
    assert told["failed_at"] == len(actions) - 1
    assert told["error"]["code"]
    assert told["error"]["message"].endswith(".")
    tried_by = actions[-1]["nation"] if actions[-1]["type"] == "answer" else "phoenicians"
    assert tried_by.capitalize() in told["error"]["message"]


def test_a_malformed_record_is_one_line_and_status_2(run: Run, keep: Keep) -> None:
    file = keep(changed(EXAMPLE, "actions.0.wedge", "silver"))
    assert str(file) in run("replay", file).refusal
    for command in ("legal", "replay"):
        assert "wedge" in run(command, file).refusal
    assert "wedge" in run("perft", file, "--depth", 1).refusal


def test_an_impossible_position_is_one_line_and_status_2(run: Run, keep: Keep) -> None:
    file = keep(text(position=given(arabs={"cities": ["athen"]})))
    assert "athen" in run("replay", file).refusal


def test_only_the_first_actions(run: Run, keep: Keep) -> None:
    file = keep(EXAMPLE)
    told = run("replay", file, "--to", "1").json
    assert told["to_move"] == "phoenicians"
    assert told["position"]["nations"]["phoenicians"]["wedge"] == "gold"
    assert run("replay", file, "--to", "0").json["position"]["nations"]["phoenicians"]["wedge"] is None
    assert run("replay", file, "--to", "2").json == run("replay", file).json
    beyond = run("replay", file, "--to", "3")
    assert beyond.status == 2
    assert "only 2 actions, not 3" in beyond.err
    assert run("replay", file, "--to", "x").status == 2
