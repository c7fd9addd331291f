"""How likely each nation is to win."""

from collections.abc import Mapping

from bot.engine.antike import Position
from bot.engine.terms import Nation
from bot.players.antike.evaluation import Judge
from bot.players.win_chances import Terms, fitted, shares, terms


def chance_terms(position: Position) -> dict[Nation, Terms]:
    """What the chances go by, nation by nation."""
    values = {nation: Judge(position, nation).value(position) for nation in position.nations}
    best = max(position.setup.score(nation.personages) for nation in position.nations.values())
    return terms(values, min(1.0, best / position.setup.target), position.mover)


def value_terms(position: Position) -> dict[Nation, Mapping[str, float]]:
    """What each nation's own holdings are worth to it, part by part: what weights are fitted to."""
    return {nation: Judge(position, nation).breakdown(position).own for nation in position.nations}


def chances(position: Position) -> Mapping[Nation, float]:
    """The shares of games that players like `hard` would win from here, 0 to 1; together 1."""
    if position.outcome is not None:
        return {nation: float(nation == position.outcome.winner) for nation in position.nations}
    weights = fitted("antike")
    return shares(chance_terms(position), weights[min(len(position.nations), max(weights))])
