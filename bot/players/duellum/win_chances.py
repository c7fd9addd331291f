"""How likely each nation is to win."""

from collections.abc import Mapping
from typing import Final

from bot.engine.duellum import Position
from bot.engine.terms import Nation
from bot.players.duellum.evaluation import Judge
from bot.players.win_chances import Outlook, Standing, network

NETWORK: Final = 1
"""The version that chances go by."""


def outlook(position: Position) -> Outlook:
    """What the chances go by."""
    nations = position.setup.turn_order
    found = [Judge(position, nation).breakdown(position) for nation in nations]
    best = max(nation.personages.total for nation in position.nations.values())
    return Outlook(
        [Standing(each.value, each.own) for each in found],
        min(1.0, best / position.setup.target),
        nations.index(position.mover),
    )


def chances(position: Position) -> Mapping[Nation, float]:
    """The shares of games that players like `hard` would win from here, 0 to 1; together 1."""
    nations = position.setup.turn_order
    if position.outcome is not None:
        return {nation: float(nation == position.outcome.winner) for nation in nations}
    return dict(zip(nations, network("duellum", NETWORK).chances(outlook(position)), strict=True))
