"""The report of an error contains all that is needed to reproduce it."""

import json
import re
from typing import Any

import pytest

from bot.engine.antike import legal
from bot.notation.antike import parse_turn
from bot.records import Record, format_error_report, read_record, replay
from bot.records.antike import action_to_json
from tests.engine.playing import dice, pick
from tests.records.samples import EXAMPLE, changed, endgame, text, walk

_SHAPE = re.compile(
    r"To replay it, play (?:`(?P<before>[^`]*)` and then )?`(?P<action>[^`]*)` on (?P<board>\w+) "
    r"\((?P<variant>[^)]*)\) with (?P<seats>[a-z, ]+) "
    r"from (?:the start|the position (?P<position>\{.*\}))\.$"
)


def _told(record: Record) -> str:
    return format_error_report(record, replay(record))


def _again(told: str) -> Record:
    """Return the record that a report describes."""
    shape = _SHAPE.search(told)
    assert shape, told
    settings = [pair.split("=") for pair in shape["variant"].split(", ")]
    return read_record(
        json.dumps(
            {
                "format": "antike-record/1",
                "ruleset": "antike",
                "board": shape["board"],
                "variant": {key: json.loads(value) for key, value in settings},
                "seats": [{"nation": name, "player": name} for name in shape["seats"].split(", ")],
                "position": json.loads(shape["position"]) if shape["position"] else None,
                "actions": [
                    action_to_json(action)
                    for action in parse_turn(f"{shape['before'] or ''}; {shape['action']}")
                ],
            }
        )
    )


def test_how_it_reads() -> None:
    record = read_record(changed(EXAMPLE, "actions.1", {"type": "found", "province": "knossos"}))
    assert _told(record) == (
        "The Phoenicians cannot found a city in Knossos: they have no unit in Knossos. "
        "Nowhere else is possible right now. To replay it, play `@gold` and then `F knossos` on east "
        "(nations=4) with phoenicians, persians, arabs, greeks from the start."
    )
    assert "play `.` on east" in _told(read_record(text({"type": "end_turn"})))


def test_who_plays_several_nations_is_told_by_number() -> None:
    record = json.loads(text({"type": "end_turn"}))
    record["variant"] |= {"two_players": "four-nations", "expert": True}
    for seat, player in zip(record["seats"], ("Ann", "Ann", "Bob", "Bob"), strict=True):
        seat["player"] = player
    told = _told(read_record(json.dumps(record)))
    assert "(nations=4, expert=true, two_players=four-nations)" in told, "as for `simulate --variant`"
    assert "with phoenicians/1, persians/1, arabs/2, greeks/2 from the start." in told


def test_nothing_was_refused() -> None:
    with pytest.raises(ValueError, match="nothing in this record was refused"):
        _told(read_record(EXAMPLE))


@pytest.mark.parametrize("seed", range(6))
def test_a_report_leads_back_to_the_refusal(seed: int) -> None:
    start: dict[str, Any] = json.loads(endgame(goal=20) if seed % 2 else text())
    chance = dice("report", seed)
    steps = list(walk(seed, 20 + 9 * seed, json.dumps(start)))
    wrong = next(
        action
        for _, action, _ in (steps[chance.randrange(len(steps))] for _ in range(1000))
        if action not in set(legal(steps[-1][2]))
    )
    actions = [*(action for _, action, _ in steps), wrong, pick(chance, list(legal(steps[0][0])))]
    record = read_record(json.dumps({**start, "actions": [action_to_json(action) for action in actions]}))
    first = replay(record)
    second = replay(_again(format_error_report(record, first)))
    assert first.failed_at == second.failed_at == len(steps)
    assert first.error is not None
    assert second.error is not None
    assert first.error.code == second.error.code
    assert first.position.nations == second.position.nations
    assert first.position.phase == second.position.phase
