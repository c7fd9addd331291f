"""How likely each nation is to win, from what a position is worth to each.

A multinomial logistic model: the shares are proportional to the exponentials of a few terms, whose weights
`python -m tools.train` has fitted to games of `hard` players among themselves (`win_chances.json` beside each
ruleset's players). They say how such players would fare, not people.
"""

import json
from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

import bot.players
from bot.engine.terms import Nation

_HERE: Final = Path(bot.players.__file__).parent  # a compiled module does not know its own place in time
_UNIT: Final = 100.0
"""Of the evaluation, in which chances count: about a personage."""
_MOST: Final = 15.0
"""Hundreds; a value beyond counts as so many: it says that the game is won."""


class Terms(NamedTuple):
    """What the chance of one nation goes by; and the weights of these terms."""

    value: float
    """Of the evaluation, in hundreds: about as many personages."""
    late: float
    """The same times how near the leader is to the target, 0 to 1."""
    to_move: float
    """1 for the nation whose turn it is."""


def terms(values: Mapping[Nation, float], leading: float, mover: Nation | None) -> dict[Nation, Terms]:
    """Of each nation; `values` are by its own evaluation, `leading` is the leader's share of the target."""
    found = {}
    for nation, value in values.items():
        points = max(-_MOST, min(_MOST, value / _UNIT))
        found[nation] = Terms(points, points * leading, float(nation == mover))
    return found


def weights_file(ruleset: str) -> Path:
    """Where a ruleset's weights stand."""
    return _HERE / ruleset / "win_chances.json"


@cache
def fitted(ruleset: str) -> Mapping[int, Terms]:
    """The weights by number of nations."""
    rows = json.loads(weights_file(ruleset).read_text("utf-8"))
    return {int(nations): Terms(**weights) for nations, weights in rows.items()}


def shares(found: Mapping[Nation, Terms], weights: Terms) -> dict[Nation, float]:
    """The chances, 0 to 1, together 1."""
    sums = {nation: sum(map(float.__mul__, each, weights)) for nation, each in found.items()}
    most = max(sums.values())
    parts = {nation: exp(each - most) for nation, each in sums.items()}
    whole = sum(parts.values())
    return {nation: part / whole for nation, part in parts.items()}
