"""`hard` finds the only right turn of tactical positions; that it is right, and others are not, is proven."""

import os
from collections import Counter
from typing import Any

import pytest

from bot.engine.ruleset import Action, OwnPosition
from bot.rulesets import ruleset_of
from tests.players.tactics import Tactic, tactics
from tools.puzzle_proof import wedges, wins_on

_KINDS = {"win", "stop", "temple", "coin"}
_SEEDS = range(3 if os.environ.get("ANTIKE_LONG") else 1)
_SAMPLE = 5
"""One position of this many is solved in every run, the quick one included."""


def _those(*kinds: str) -> list[Any]:
    return [pytest.param(each, id=each.id) for each in tactics() if each.kind in kinds]


def _played(position: OwnPosition, line: tuple[Action, ...]) -> OwnPosition:
    for action in line:
        position, _ = ruleset_of(position).rules.apply(position, action)
    return position


def test_there_are_enough_of_each_kind_on_each_board() -> None:
    kinds = Counter(each.kind for each in tactics())
    assert kinds.keys() == _KINDS
    assert min(kinds.values()) >= 8
    assert kinds.total() >= 44
    assert {each.position.setup.board.id for each in tactics()} == {"east", "west", "hellenic", "punic"}
    assert len({each.id for each in tactics()}) == kinds.total()


def _mostly_slow() -> list[Any]:
    return [
        pytest.param(each, id=each.id, marks=[pytest.mark.slow] if number % _SAMPLE else [])
        for number, each in enumerate(tactics())
    ]


@pytest.mark.parametrize("tactic", _mostly_slow())
def test_hard_solves_all(tactic: Tactic) -> None:
    assert [tactic.solved("hard", seed) for seed in _SEEDS] == [True] * len(_SEEDS)


def test_they_are_not_solved_by_chance() -> None:
    """The conditions can fail: the random player and the greedy one fail most of them."""
    for policy, most in (("random", 0.1), ("greedy", 0.25)):
        solved = sum(tactic.solved(policy, 0) for tactic in tactics())
        assert solved <= most * len(tactics())


def test_puzzles_are_what_they_are_said_to_be() -> None:
    """That exactly one wedge is right is proven for all puzzles in `tests/puzzles`."""
    named = [(each.kind, each.puzzle) for each in tactics() if each.puzzle]
    assert len(named) >= 40
    for kind, puzzle in named:
        assert puzzle.goal == ("win" if kind in {"win", "coin"} else "stop")


@pytest.mark.parametrize("tactic", _those("coin"))
def test_the_coins_are_missing_once_they_are_spent_on_the_way(tactic: Tactic) -> None:
    puzzle, wasted = tactic.puzzle, tactic.parsed(tactic.tempting)
    assert puzzle is not None
    assert wasted[0].wedge == puzzle.wedge
    assert wasted[0].pay.coins
    assert _played(tactic.position, puzzle.line).winner == puzzle.nation
    assert not wins_on(_played(tactic.position, wasted), None)


@pytest.mark.parametrize("tactic", _those("temple"))
def test_a_temple_is_open(tactic: Tactic) -> None:
    """After some turn the next nation wins by destroying a temple of the mover."""
    holy = tactic.position.current.temples
    if tactic.puzzle:
        threats = tactic.puzzle.threats.values()
        assert threats
        assert all(_temples(line) & holy for line in threats)
        return
    left = _played(tactic.position, tactic.parsed(tactic.tempting))
    punished = tactic.parsed(tactic.punished)
    assert left.mover != tactic.position.mover
    assert _temples(punished) & holy
    assert _played(left, punished).winner == left.mover


def _temples(line: tuple[Action, ...]) -> frozenset[str]:
    return frozenset(action.province for action in line if action.type == "conquer")


@pytest.mark.slow
@pytest.mark.parametrize("tactic", [each for each in _those("temple") if not each.values[0].puzzle])
def test_there_is_nothing_better_than_to_guard_it(tactic: Tactic) -> None:
    assert not any(wins_on(tactic.position, wedge) for wedge in wedges(tactic.position))
