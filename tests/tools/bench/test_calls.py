"""`tools.bench calls`: small games; how many turns plans play in longer ones is not tested."""

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.slow

_QUICK = ("calls", "--games", 1, "--rounds", 3, "--turns", 8, "--level", "easy")


def test_the_figures_as_one_object(run: Run) -> None:
    found = run(*_QUICK, "--json").json
    by_hand, *planned = found["planned"]
    assert by_hand == {"lines": 0, "turns_ahead": 1, "without_call": 0, "turns": by_hand["turns"]}
    assert by_hand["turns"] >= 11
    assert [(way["lines"], way["turns_ahead"]) for way in planned] == [(1, 1), (3, 1), (3, 2)]
    assert all(0 < way["without_call"] < way["turns"] for way in planned)
    assert found["live"] == {"turns": 8, "first": 2, "later": 0, "waited": 300}


def test_the_figures_in_words(run: Run) -> None:
    ran = run(*_QUICK, "--ruleset", "duellum", "--lines", 2)
    assert (ran.status, ran.err) == (0, "")
    planned, live = ran.out.splitlines()
    assert planned.startswith("plans of 2 lines, 1 turns ahead: ")
    assert planned.endswith("%) needed no call")
    assert live.endswith("2 pings for the first two, 0 after that; when nobody came, a ping after 300 s")
