"""Exactly one wedge is right in every puzzle, proven again by every legal way to play the turn."""

import pytest

from bot.puzzles import Puzzle, puzzles
from tools.puzzle_proof import UnprovenError, stopping_line, wedges
from tools.puzzles import proven

EVERY = [each for name in ("antike", "duellum") for each in puzzles(name)]
_SAMPLE = 40
"""One puzzle of this many is proven in every run; the others are marked slow."""
CASES = [
    pytest.param(each, id=each.id, marks=[pytest.mark.slow] if index % _SAMPLE else [])
    for index, each in enumerate(EVERY)
]


@pytest.mark.parametrize("puzzle", CASES)
def test_all_are_proven(puzzle: Puzzle) -> None:
    assert proven(puzzle)


def test_a_search_that_does_not_end_proves_nothing() -> None:
    position = puzzles("antike")[0].position
    with pytest.raises(UnprovenError):
        stopping_line(position, wedges(position)[0], 0)
