"""Exactly one wedge is right in every puzzle, proven again by every legal way to play the turn."""

from typing import Any

import pytest

from bot.puzzles import Puzzle, puzzles
from tools.puzzle_proof import UnprovenError, stopping_line, wedges, wins_on
from tools.puzzles import proven

RULESETS = ("antike", "duellum")
_SAMPLE = 3
"""Number of puzzles of each ruleset proven in every run: the first that are proven quickly."""
_QUICK = 300
"""Maximum actions tried for a wedge of a puzzle that is proven quickly."""


def _every() -> list[Any]:
    return [pytest.param(each, id=each.id) for name in RULESETS for each in puzzles(name)]


def _quick(puzzle: Puzzle) -> bool:
    others = [each for each in wedges(puzzle.position) if each != puzzle.wedge]
    try:
        return puzzle.goal == "win" and not any(wins_on(puzzle.position, each, _QUICK) for each in others)
    except UnprovenError:
        return False


@pytest.mark.parametrize("name", RULESETS)
def test_some_are_proven(name: str) -> None:
    sample = [each for each in puzzles(name)[:20] if _quick(each)][:_SAMPLE]
    assert all(proven(each) for each in sample)
    assert sample or not puzzles(name)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", _every())
def test_all_are_proven(puzzle: Puzzle) -> None:
    assert proven(puzzle)


def test_a_search_that_does_not_end_proves_nothing() -> None:
    position = puzzles("antike")[0].position
    with pytest.raises(UnprovenError):
        stopping_line(position, wedges(position)[0], 0)
