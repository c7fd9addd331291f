"""Winning chances of each nation."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike import Position
from bot.engine.terms import Nation
from bot.players.antike.evaluation import Evaluator
from bot.players.antike.weights import WEIGHTS, Weights
from bot.players.turn_search import own_side
from bot.players.win_chances import NationEvaluation, Network, Outlook, log_odds, network

NETWORK: Final = 2
"""Version for the chances, learned from games of `hard`.

`hard` itself uses another one (`Effort.network`), which is too sure of how such games end; but players that
use this one lose to it (docs/bots.md).
"""
_NETWORKS: Final = {2: 3, 3: 4}
"""Versions by number of nations, learned from such games alone; they include who moves first."""


def outlook(position: Position, weights: Weights = WEIGHTS) -> Outlook:
    """Return the inputs of the chances, as the networks learned them: from games without pairs (S9)."""
    nations = position.setup.turn_order
    evaluator = Evaluator(position, position.mover, weights, pairs=False)
    found = [evaluator.breakdown_for(position, nation) for nation in nations]
    best = max(position.setup.score(nation.personages) for nation in position.nations.values())
    return Outlook(
        [NationEvaluation(each.value, each.own) for each in found],
        min(1.0, best / position.setup.target),
        nations.index(position.mover),
    )


def chances(position: Position) -> Mapping[Nation, float]:
    """Return the estimated winning chances among `hard` players, 0 to 1, summing to 1."""
    nations = position.setup.turn_order
    if position.outcome is not None:
        return {nation: float(nation == position.outcome.winner) for nation in nations}
    learned = network("antike", _NETWORKS.get(len(nations), NETWORK))
    return dict(zip(nations, learned.chances(outlook(position)), strict=True))


def odds(position: Position, nation: Nation, learned: Network, weights: Weights) -> float:
    """Return the value of its player's log-odds in an undecided game, greater near the end and among many."""
    seen, order = outlook(position, weights), position.setup.turn_order
    counts = weights.learned_first + (weights.learned_last - weights.learned_first) * seen.leading
    crowd = min(1.0, (len(seen.standings) - 1) / (weights.learned_crowd - 1))
    found = learned.chances(seen)
    return (
        counts * crowd * log_odds(sum([found[order.index(each)] for each in own_side(position, nation)], 0.0))
    )
