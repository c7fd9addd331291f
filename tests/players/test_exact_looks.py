"""Counts, over whole games, of how often the exact search completes."""

import pytest

from tools.exact_looks import looks, matches_of, played

pytestmark = pytest.mark.slow


def test_looks_are_counted_over_a_game() -> None:
    games = [played(match) for match in matches_of("antike", 1, "medium", 2)]
    found = looks(games)
    assert found.turns > found.won >= 1
    assert found.missed == 0
    assert found.cut < found.turns // 10
    blind = looks(games, budget=0)
    assert (blind.turns, blind.won, blind.missed) == (found.turns, 0, 1)
    assert blind.cut > found.turns // 2
