"""`perft`: the number of legal sequences, counted a second time through record files alone."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Keep, Run
from tests.records.samples import EXAMPLE, endgame, given, text

Json = dict[str, Any]


def _count(run: Run, keep: Keep, record: Json, depth: int) -> int:
    """Return the number of sequences, playing every action that `legal` prints as a record of its own."""
    if depth == 0:
        return 1
    lines = run("legal", keep(json.dumps(record))).lines
    if depth == 1:
        return len(lines)
    following = [{**record, "actions": [*record["actions"], action]} for action in lines]
    return sum(_count(run, keep, each, depth - 1) for each in following)


_POOR = given(greeks={"wedge": "iron", "legions": {"pella": 1}, "galleys": {"athen": 1}})
_WON = given(greeks={"wedge": "iron", "personages": {"king": 9}})
_RECORDS = {
    "start": text(),
    "example": EXAMPLE,
    "poor": text(position=_POOR),
    "maneuver": text({"type": "rondel", "wedge": "maneuver-1"}, position=_POOR),
    "owed": text(position=given(greeks={"owes_chip": 1})),
    "won": text({"type": "rondel", "wedge": "temple"}, position=_WON),
}


@pytest.mark.parametrize("depth", range(4))
@pytest.mark.parametrize("name", _RECORDS)
def test_it_counts_what_legal_lists(run: Run, keep: Keep, name: str, depth: int) -> None:
    ran = run("perft", keep(_RECORDS[name]), "--depth", depth)
    assert ran.status == 0
    assert ran.json == _count(run, keep, json.loads(_RECORDS[name]), depth)


def test_with_demands_and_fights(run: Run, keep: Keep) -> None:
    record = endgame({"type": "rondel", "wedge": "maneuver-1"})
    assert run("perft", keep(record), "--depth", 2).json == _count(run, keep, json.loads(record), 2)


def test_games_that_end_earlier_do_not_count(run: Run, keep: Keep) -> None:
    record = keep(_RECORDS["won"])
    assert run("legal", record).lines == [{"type": "end_turn"}]
    assert [run("perft", record, "--depth", depth).json for depth in (0, 1, 2, 50, 100)] == [1, 1, 0, 0, 0]


def test_the_start_is_known(run: Run, keep: Keep) -> None:
    """There are eight wedges; then the turn ends or, on ARMING, a unit is set up in one of three cities."""
    file = keep(text())
    assert run("perft", file, "--depth", 1).json == 8
    assert run("perft", file, "--depth", 2).json == 8 + 5  # a galley in Paphos, either unit in the others


@pytest.mark.parametrize("name", _RECORDS)
def test_divide_adds_up(run: Run, keep: Keep, name: str) -> None:
    file = keep(_RECORDS[name])
    for depth in (1, 2, 3):
        *parts, total = run("perft", file, "--depth", depth, "--divide").lines
        assert [part["action"] for part in parts] == run("legal", file).lines
        assert all(list(part) == ["action", "count"] for part in parts)
        assert total == sum(part["count"] for part in parts) == run("perft", file, "--depth", depth).json


def test_divide_at_depth_0_is_the_one_empty_sequence(run: Run, keep: Keep) -> None:
    assert run("perft", keep(EXAMPLE), "--depth", 0, "--divide").json == 1


@pytest.mark.parametrize("depth", ["-1", "x", "1.5", "", "²", "101", "9" * 30, "9" * 5_000])
def test_a_depth_that_is_none(run: Run, keep: Keep, depth: str) -> None:
    assert "--depth" in run("perft", keep(EXAMPLE), f"--depth={depth}").refusal


def test_depth_is_needed(run: Run, keep: Keep) -> None:
    assert "--depth" in run("perft", keep(EXAMPLE)).refusal
