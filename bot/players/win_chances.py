"""Winning chances from a small neural network trained on games.

`python -m tools.train learn` trains it on games between `hard` players; it is stored beside each ruleset's
players (`network-VERSION.json`) and takes the evaluation of each nation as input. It thus predicts results of
such players, not of people. Chances are the softmax of its scores.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log, tanh
from pathlib import Path
from typing import Any, Final, NamedTuple

import bot.players

_HERE: Final = Path(bot.players.__file__).parent  # `__file__` of a compiled module is not reliable at import
_UNIT: Final = 100.0
"""Unit of evaluation values for the network, about a personage."""
_MOST: Final = 15.0
"""Limit of input values in that unit; larger ones mean that the game is decided."""
_SURE: Final = 1e-5
"""Chances closer to 0 or 1 are not distinguished."""


class NationEvaluation(NamedTuple):
    """The evaluation of one nation."""

    value: float
    parts: Mapping[str, float]
    """Its own terms (`Breakdown.own`)."""


class Outlook(NamedTuple):
    """Input of the network for a position; nations in turn order."""

    standings: Sequence[NationEvaluation]
    leading: float
    """The leader's score as a share of the target."""
    mover: int
    """Index of the mover; -1 for none."""


class Network:
    """A network with one hidden layer and a linear path past it; the same weights for every nation."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.parts: Final[list[str]] = data["parts"]
        self._direct: Final[list[float]] = data["direct"]
        self._hidden: Final[list[list[float]]] = data["hidden"]
        self._bias: Final[list[float]] = data["bias"]
        self._out: Final[list[float]] = data["out"]

    def chances(self, outlook: Outlook) -> list[float]:
        """Return each nation's winning chance, 0 to 1, summing to 1."""
        scores = [self._score(row) for row in inputs(outlook, self.parts)]
        most = max(scores)
        shares = [exp(score - most) for score in scores]
        whole = sum(shares, 0.0)
        return [share / whole for share in shares]

    def _score(self, row: list[float]) -> float:
        score = _dot_product(self._direct, row)
        for weights, bias, out in zip(self._hidden, self._bias, self._out, strict=True):
            score += out * tanh(bias + _dot_product(weights, row))
        return score


def inputs(outlook: Outlook, names: Sequence[str]) -> list[list[float]]:
    """Return a row of inputs per nation.

    Its own terms, the others' mean, those of the best other nation; its own value, the same times the
    progress of the game, the others' mean and maximum; the progress, whether it is the mover, the number of
    nations; whether it moves first or last in a round. Network 1 has no weights for the last two.
    """
    own = [[_normalize(standing.parts.get(name, 0.0)) for name in names] for standing in outlook.standings]
    values = [_normalize(standing.value) for standing in outlook.standings]
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
    """Return the log-odds of a chance."""
    sure = min(max(chance, _SURE), 1 - _SURE)
    return log(sure / (1 - sure))


def network_file(ruleset: str, version: int) -> Path:
    """Return the file of a network. Frozen players keep theirs, so new ones get new numbers."""
    return _HERE / ruleset / f"network-{version}.json"


@cache
def network(ruleset: str, version: int) -> Network:
    """Return a trained network."""
    return Network(json.loads(network_file(ruleset, version).read_text("utf-8")))


def _normalize(value: float) -> float:
    return max(-_MOST, min(_MOST, value / _UNIT))


def _dot_product(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for number, weight in enumerate(weights):
        total += weight * row[number]
    return total
