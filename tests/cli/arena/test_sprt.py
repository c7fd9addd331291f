"""The sequential test, on random results."""

from collections import Counter
from random import Random

import pytest

from bot.cli.arena.sprt import (
    STRONG,
    STRONGER,
    Hypotheses,
    SequentialTest,
    evidence,
    expected,
    last_call,
    power,
    strength_of,
)

pytestmark = pytest.mark.slow


def test_a_player_of_known_strength() -> None:
    """55 : 45 is 35 points of Elo; against three others it is 29 % instead of 25."""
    assert expected(STRONGER, 2) == pytest.approx(0.55)
    assert expected(1, 4) == 0.25
    assert expected(STRONGER, 4) == pytest.approx(0.2895, abs=1e-4)
    assert strength_of(0) == 1
    assert strength_of(34.86) == pytest.approx(STRONGER, abs=1e-4)


def test_evidence_weighs_the_hypotheses() -> None:
    """For games won or lost, evidence is that of coin tosses: 60 of 100 against 50 of 100."""
    won = evidence(Counter({1.0: 60, 0.0: 40}), 2, Hypotheses())
    # 60 log(55/50) + 40 log(45/50): the plain ratio of two coins
    assert won == pytest.approx(1.504, abs=0.01)
    assert evidence(Counter({1.0: 50, 0.0: 50}), 2, Hypotheses()) < 0
    assert evidence(Counter({0.5: 50}), 2, Hypotheses()) < 0


def test_where_the_nation_decides_evidence_is_still_found() -> None:
    """Most pairs are even, since the better nation wins both games; the few others are evidence."""
    clear = evidence(Counter({0.5: 360, 1.0: 40}), 2, Hypotheses())
    blurred = evidence(Counter({0.0: 160, 0.5: 40, 1.0: 200}), 2, Hypotheses())
    assert clear > STRONG > blurred > 0


def test_it_ends_at_a_bound_or_with_the_last_set() -> None:
    better = SequentialTest(2)
    while better.verdict is None:
        better.add(1.0)
    assert (better.verdict, better.evidence >= STRONG) == ("stronger", True)
    assert 10 < better.sets < 40
    worse = SequentialTest(2)
    while worse.verdict is None:
        worse.add(0.0)
    assert worse.verdict == "not stronger"
    short = SequentialTest(2, most=4)
    for _ in range(4):
        assert short.verdict is None
        short.add(0.5)
    assert short.verdict == "not stronger"


def test_a_change_of_55_to_45_is_found_and_a_bot_is_as_strong_as_itself() -> None:
    """Within 400 pairs; `arena --power` has the full figures (docs/bots.md)."""
    found, took = power(STRONGER, 50, 1)
    assert found >= 0.8
    assert took < 330
    wrong, _ = power(1.0, 100, 1)
    assert wrong <= 0.05


def test_fewer_sets_let_no_more_weak_players_pass() -> None:
    """The evidence that suffices after the last set is more where evidence scatters more than it falls."""
    hundred, all_sets = Counter({0.0: 25, 0.5: 50, 1.0: 25}), Counter({0.0: 100, 0.5: 200, 1.0: 100})
    assert last_call(hundred, 2, Hypotheses()) > last_call(all_sets, 2, Hypotheses())
    wrong, _ = power(1.0, 300, 1, most=100)
    assert wrong <= 0.05


def test_seats_that_decide_are_no_strength() -> None:
    """A bot against itself where the first seat wins four of five games."""
    chance, wrong = Random("seats"), 0
    for _ in range(40):
        test = SequentialTest(2)
        while test.verdict is None:
            test.add(((chance.random() < 0.8) + (chance.random() < 0.2)) / 2)
        wrong += test.verdict == "stronger"
    assert wrong <= 4
