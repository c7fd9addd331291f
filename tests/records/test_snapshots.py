"""Snapshots and position hashes at every point of random games."""

import json
from collections import Counter
from functools import cache

import pytest

from bot.engine.antike import Phase, Position, Variant, apply, legal
from bot.records import read_record
from bot.records.antike import position_hash, position_to_json, snapshot_from_json, snapshot_to_json
from tests.records.samples import changed, endgame, text, walk

pytestmark = pytest.mark.slow

_MANEUVER = endgame(
    {"type": "rondel", "wedge": "maneuver-1"},
    {"type": "move", "unit": "galley", "count": 1, "from": "athen", "to": "knossos"},
)
_ONE_CITY = text(variant={"nations": 4, "one_city": True})
_WALKS = [
    *((seed, 60, _MANEUVER) for seed in range(5)),
    *((seed, 250, None) for seed in range(3)),
    *((seed, 150, endgame()) for seed in range(10, 18)),
    *((seed, 150, endgame(goal=3)) for seed in range(20, 26)),
    *((seed, 40, _ONE_CITY) for seed in range(30, 32)),
]


@cache
def _positions() -> tuple[Position, ...]:
    found: list[Position] = []
    for seed, steps, record in _WALKS:
        for before, _, after in walk(seed, steps, record):
            if not found or found[-1] is not before:
                found.append(before)
            found.append(after)
    return tuple(found)


def _stored(position: Position) -> Position:
    return snapshot_from_json(position.setup, json.loads(json.dumps(snapshot_to_json(position))))


def test_the_walks_pass_through_every_phase() -> None:
    seen = Counter(position.phase for position in _positions())
    assert set(seen) == set(Phase), seen
    assert any(position.current.owes_chip for position in _positions())
    assert any(len(position.demand.asked) > 1 for position in _positions() if position.demand)


def test_snapshots_lead_back_to_the_same_position() -> None:
    for position in _positions():
        again = _stored(position)
        assert again == position
        assert list(again.nations) == list(position.nations)
        assert position_hash(again) == position_hash(position)


def test_the_same_may_be_done_after_a_snapshot() -> None:
    for position in _positions()[::7]:
        assert list(legal(_stored(position))) == list(legal(position))


def test_the_fingerprint_tells_positions_apart_and_nothing_else() -> None:
    by_hash: dict[str, Position] = {}
    usual = [position for position in _positions() if position.setup.variant == Variant(4)]
    for position in usual:
        assert by_hash.setdefault(position_hash(position), position) == position
    different = {json.dumps(snapshot_to_json(each), sort_keys=True) for each in usual}
    assert len(by_hash) == len(different) > 1_000
    assert all(len(mark) == 16 and int(mark, 16) >= 0 for mark in by_hash)


def test_every_action_changes_the_fingerprint() -> None:
    for seed, steps, record in _WALKS[::3]:
        for before, _, after in walk(seed, steps, record):
            assert (position_hash(before) == position_hash(after)) == (before == after)


def test_the_fingerprint_sees_what_a_printed_position_does_not() -> None:
    """Units armed earlier in the turn determine what is legal next, so they count."""
    start = read_record(endgame({"type": "rondel", "wedge": "arming"}, {"type": "arm", "province": "athen"}))
    here = start.start
    armed, _ = apply(here, start.actions[0])
    more = [action for action in legal(armed) if action.type == "arm"]
    marks = {position_hash(apply(armed, action)[0]) for action in more}
    assert len(marks) == len(more)


def test_positions_at_the_start_of_a_turn_are_records() -> None:
    """A position printed at the start of a turn can be given in a record, and is printed the same again."""
    checked = 0
    for position in _positions():
        if position.phase is not Phase.RONDEL or position.turn.stacks_were_empty:
            continue
        told = position_to_json(position)
        again = read_record(text(position=told)).start
        assert position_to_json(again) == told
        assert again.bank == position.bank
        checked += 1
    assert checked > 100


@pytest.mark.parametrize("seed", [3, 4])
def test_a_game_goes_on_alike_from_a_printed_position(seed: int) -> None:
    steps = list(walk(seed, 200))
    index = next(i for i, (before, _, _) in enumerate(steps) if i > 60 and before.phase is Phase.RONDEL)
    here = read_record(changed(text(), "position", position_to_json(steps[index][0]))).start
    for _, action, after in steps[index:]:
        here, _ = apply(here, action)
        assert position_hash(here) == position_hash(after)
