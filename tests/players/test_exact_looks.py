"""Counts, over whole games, of how often the exact search completes."""

from functools import partial

import pytest

from bot.cli.arena.games import play
from tools.exact_looks import looks, matches_of, played
from tools.transcribe import read_game

pytestmark = pytest.mark.slow


def test_looks_are_counted_over_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is a stored one, seated as with that seed: thinking one out takes 20 times as long."""
    record, _ = read_game("whole-doubled")
    stored = iter(record.actions)
    monkeypatch.setattr("tools.exact_looks.play", partial(play, think=lambda *_: [next(stored)]))
    games = [played(match) for match in matches_of("antike", 1, "medium", 2, seed=4)]
    found = looks(games)
    assert found.turns > found.won >= 1
    assert found.missed == 0
    assert found.cut < found.turns // 10
    blind = looks(games, budget=0)
    assert (blind.turns, blind.won, blind.missed) == (found.turns, 0, 1)
    assert blind.cut > found.turns // 2
