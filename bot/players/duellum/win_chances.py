"""Winning chances of each nation."""

from collections.abc import Mapping
from typing import Final

from bot.engine.duellum import Position
from bot.engine.terms import Nation
from bot.players.duellum.evaluation import Evaluator
from bot.players.win_chances import NationEvaluation, Outlook, network

NETWORK: Final = 1
"""Version of the network."""


def outlook(position: Position) -> Outlook:
    """Return the inputs of the chances."""
    nations = position.setup.turn_order
    found = [Evaluator(position, nation).breakdown(position) for nation in nations]
    best = max(nation.personages.total for nation in position.nations.values())
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
    return dict(zip(nations, network("duellum", NETWORK).chances(outlook(position)), strict=True))
