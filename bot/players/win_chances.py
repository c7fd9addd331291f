"""How likely each nation is to win, as a small neural network says that has learned it from games.

`python -m tools.train learn` makes it from games of `hard` players among themselves; it stands beside each
ruleset's players (`network-VERSION.json`), one for all numbers of nations, and goes by what the evaluation
says of each nation. So it says how such players would fare, not people. Chances are shares of the
exponentials of its scores (softmax).
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log, tanh
from pathlib import Path
from typing import Any, Final, NamedTuple

import bot.players

_HERE: Final = Path(bot.players.__file__).parent  # a compiled module does not know its own place in time
_UNIT: Final = 100.0
"""Of the evaluation, in which the network counts: about a personage."""
_MOST: Final = 15.0
"""Hundreds; a value beyond counts as so many: it says that the game is won."""
_SURE: Final = 1e-5
"""A chance nearer to 0 or 1 is not told apart: nobody knows so well."""


class Standing(NamedTuple):
    """What the evaluation says of one nation."""

    value: float
    parts: Mapping[str, float]
    """Its own terms (`Breakdown.own`)."""


class Outlook(NamedTuple):
    """What the network is shown of a position; nations in the order of turns in a round."""

    standings: Sequence[Standing]
    leading: float
    """The leader's share of the target."""
    mover: int
    """Whose turn it is, by place; -1 for nobody's."""


class Network:
    """One hidden layer, and a direct way past it; the same weights for every nation."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.parts: Final[list[str]] = data["parts"]
        self._direct: Final[list[float]] = data["direct"]
        self._hidden: Final[list[list[float]]] = data["hidden"]
        self._bias: Final[list[float]] = data["bias"]
        self._out: Final[list[float]] = data["out"]

    def chances(self, outlook: Outlook) -> list[float]:
        """Each nation's chance to win, 0 to 1; together 1."""
        scores = [self._score(row) for row in inputs(outlook, self.parts)]
        most = max(scores)
        shares = [exp(score - most) for score in scores]
        whole = sum(shares, 0.0)
        return [share / whole for share in shares]

    def _score(self, row: list[float]) -> float:
        score = _product(self._direct, row)
        for weights, bias, out in zip(self._hidden, self._bias, self._out, strict=True):
            score += out * tanh(bias + _product(weights, row))
        return score


def inputs(outlook: Outlook, names: Sequence[str]) -> list[list[float]]:
    """A row of numbers for each nation, which the network makes a score of.

    Its own parts, the others' on average, those of the best other one; its own value, the same by how near
    the end is, the others' on average and at best; how near the end is, whether it is to move, how many play;
    whether it moves first in a round, and whether last. Networks 1 and 2 have no weights for those two.
    """
    own = [[_bounded(standing.parts.get(name, 0.0)) for name in names] for standing in outlook.standings]
    values = [_bounded(standing.value) for standing in outlook.standings]
    rows = []
    for place, parts in enumerate(own):
        others = [each for number, each in enumerate(own) if number != place]
        rest = [each for number, each in enumerate(values) if number != place]
        rows.append(
            [
                *parts,
                *[sum(each, 0.0) / len(others) for each in zip(*others, strict=True)],
                *max(others, key=sum),
                *(values[place], values[place] * outlook.leading, sum(rest, 0.0) / len(rest), max(rest)),
                *(outlook.leading, float(place == outlook.mover), float(len(own))),
                *(float(place == 0), float(place == len(own) - 1)),
            ]
        )
    return rows


def log_odds(chance: float) -> float:
    """The logarithm of a chance against its counterpart: 0 for one half."""
    sure = min(max(chance, _SURE), 1 - _SURE)
    return log(sure / (1 - sure))


def network_file(ruleset: str, version: int) -> Path:
    """Where a network of a ruleset stands. Frozen players keep theirs, so a new one gets a new number."""
    return _HERE / ruleset / f"network-{version}.json"


@cache
def network(ruleset: str, version: int) -> Network:
    """A network that has learned."""
    return Network(json.loads(network_file(ruleset, version).read_text("utf-8")))


def _bounded(value: float) -> float:
    return max(-_MOST, min(_MOST, value / _UNIT))


def _product(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for number, weight in enumerate(weights):
        total += weight * row[number]
    return total
