"""The sequential test: whether one player is stronger than others, in as few games as will tell.

A *set* is one set-up played as often as there are seats, the candidate in each of them once. What counts is
the share of its games that the candidate wins; a game without a winner is shared by all. H0 says that it is
as strong as the others, H1 that it is as much stronger as 55 is than 45.

After each set the logarithm of the likelihood ratio is taken from how often each share has come up. What else
is unknown of the distribution is fitted under each hypothesis (generalised SPRT), so set-ups in which a seat
or nation decides neither tell anything nor do harm. Two bounds end the test; where they have not by the last
set, the evidence so far decides.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Final, Literal, NamedTuple

ERROR: Final = 0.05
"""How often a player that is no stronger may be called so."""
MOST_SETS: Final = 400
WEAK: Final = -log((1 - ERROR) / ERROR)
"""The evidence with which H0 is kept: Wald's bound."""
STRONG: Final = 3.7
LAST_CALL: Final = 1.0
"""The evidence that is enough for H1: at any time, and when no set is left.

Wald's bound for the first would be 2.9 and leave nothing of `ERROR` for the second. By simulation, together
they find a player of 55 : 45 within 400 pairs in 86 of 100 tests; to play all 400 and then count finds 88.
"""
STRONGER: Final = 55 / 45
_PRIOR: Final = 1e-3
"""Sets that both extremes are taken to have come up: else there were no ratio before they have."""
_HALVINGS: Final = 25
"""The evidence is flat about the tilt that is looked for: more of them change it by less than a millionth."""

Verdict = Literal["stronger", "not stronger"]


class Hypotheses(NamedTuple):
    """How strong the candidate is, where each of the others is 1."""

    h0: float = 1.0
    h1: float = STRONGER


def strength_of(elo: float) -> float:
    """A difference in Elo points as a ratio of chances."""
    return float(10 ** (elo / 400))


def expected(strength: float, nations: int) -> float:
    """The share of games that such a player wins as one of so many."""
    return strength / (strength + nations - 1)


def evidence(shares: Mapping[float, float], nations: int, hypotheses: Hypotheses) -> float:
    """The logarithm of how much likelier H1 makes what has come up: sets by the candidate's share."""
    counts = Counter({0.0: _PRIOR, 1.0: _PRIOR})
    counts.update(shares)
    means = [expected(strength, nations) for strength in hypotheses]
    (m0, t0), (m1, t1) = [(mean, _tilt(counts, mean)) for mean in means]
    return sum(
        count * log((1 + t0 * (share - m0)) / (1 + t1 * (share - m1))) for share, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """What makes `mean` the mean of the likeliest distribution with this support; falls as the tilt grows."""
    low, high = -1 / (1 - mean), 1 / mean
    away = [(count * (share - mean), share - mean) for share, count in counts.items()]
    for _ in range(_HALVINGS):
        tilt = (low + high) / 2
        if sum([weight / (1 + tilt * distance) for weight, distance in away]) > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2


@dataclass
class SequentialTest:
    """Takes the sets one after another; `verdict` is None until it can tell."""

    nations: int
    hypotheses: Hypotheses = field(default_factory=Hypotheses)
    most: int = MOST_SETS

    def __post_init__(self) -> None:
        self.shares: Counter[float] = Counter()
        self.evidence = 0.0
        self.verdict: Verdict | None = None

    @property
    def sets(self) -> int:
        """Played so far."""
        return self.shares.total()

    def add(self, share: float) -> None:
        """The share that the candidate won of a set."""
        self.shares[share] += 1
        self.evidence = evidence(self.shares, self.nations, self.hypotheses)
        if not WEAK < self.evidence < STRONG or self.sets >= self.most:
            self.verdict = "stronger" if self.evidence >= LAST_CALL else "not stronger"


def power(
    strength: float, runs: int, seed: object, nations: int = 2, most: int = MOST_SETS
) -> tuple[float, float]:
    """How often a player of known strength is found to be stronger, and after how many sets on average.

    Games are drawn by lot, each for itself: set-ups in which seats or nations decide make it easier.
    """
    chance, found, sets = Random(f"{seed}"), 0, 0  # noqa: S311 - a game, no secret
    wins = expected(strength, nations)
    for _ in range(runs):
        test = SequentialTest(nations, most=most)
        while test.verdict is None:
            test.add(sum(chance.random() < wins for _ in range(nations)) / nations)
        found += test.verdict == "stronger"
        sets += test.sets
    return found / runs, sets / runs
