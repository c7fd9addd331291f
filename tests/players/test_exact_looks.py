"""How often the exact look comes to its end is counted over whole games."""

from dataclasses import astuple

import pytest

from tools.exact_looks import looks, matches_of

pytestmark = pytest.mark.slow


def test_looks_are_counted_over_a_game() -> None:
    games = matches_of("antike", 1, "medium", 2)
    found = looks(games)
    assert found.turns > found.won >= 1
    assert found.missed == 0
    assert found.cut < found.turns // 10
    assert astuple(looks(games, budget=0)) == (found.turns, 0, found.turns, 1)
