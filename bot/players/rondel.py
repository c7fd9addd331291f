"""Prices of ways on the rondel, what the next turn is worth, and which chips to trade for it."""

from collections.abc import Mapping
from typing import Final, Protocol

from bot.engine.purse import Purse
from bot.engine.rondel import PAID_WITH, wedge_price
from bot.engine.terms import CHIPS, MANEUVERS, WEDGES, Chip, Wedge

PAID: Final[dict[tuple[Wedge | None, Wedge], int]] = {
    (origin, wedge): wedge_price(origin, wedge).total for origin in (None, *WEDGES) for wedge in WEDGES
}
"""Paid steps from wedge to wedge (T2, DT2)."""
Prospects = Mapping[Wedge, tuple[float, int]]
"""The worth of each wedge in the next turn, and the most personages it could earn."""
_SPARE: Final = 4
"""Number of chips of a kind from which some may be traded for others (T4, DK7)."""


class RondelWeights(Protocol):
    """What each ruleset's weights say of the rondel."""

    @property
    def step(self) -> float:
        """Cost of a paid step."""

    @property
    def best_wedge(self) -> float:
        """Share that the best wedge has in a turn's worth."""

    @property
    def second_wedge(self) -> float:
        """Share that the second best wedge has."""


def chips_to_trade(wedge: Wedge | None, purse: Purse) -> tuple[Chip, Chip] | None:
    """Return the most plentiful chip, and one that the wedge or founding needs; None if none is to spare."""
    chips = purse.chips
    plenty = max(CHIPS, key=lambda chip: chips[chip])
    scarcest = min(CHIPS, key=lambda chip: chips[chip])
    wanted = PAID_WITH.get(wedge or "", scarcest)
    return None if chips[plenty] < _SPARE or wanted == plenty else (plenty, wanted)


def farther_maneuver(origin: Wedge | None) -> Wedge | None:
    """Return the maneuver wedge that costs more to reach than the equivalent other one."""
    if origin is None:
        return "maneuver-2"
    return max(MANEUVERS, key=lambda wedge: (PAID[origin, wedge], wedge))


def offers(
    prospects: Prospects, stood: Wedge | None, means: int, weights: RondelWeights
) -> tuple[float, int]:
    """Return the worth of the next turn and the most personages it could earn.

    `stood` is the wedge of the stone, `means` the number of resources held. The best wedge counts, and a
    little of the second best; paid steps are deducted (T2, DT2).
    """
    best = second = 0.0
    points, step = 0, weights.step
    for wedge, (worth, personages) in prospects.items():
        paid = PAID[stood, wedge]
        if paid > means:
            continue
        points = max(points, personages)
        worth -= step * paid
        if worth > best:
            # The two maneuvers are one chance, not two.
            second = second if wedge == "maneuver-2" else best
            best = worth
        elif worth > second and wedge != "maneuver-2":
            second = worth
    return weights.best_wedge * best + weights.second_wedge * second, points


def most_worth(prospects: Prospects, stood: Wedge | None, means: int, weights: RondelWeights) -> Wedge | None:
    """Return the wedge with the best next turn; None if none is affordable."""
    worth = {
        wedge: each - weights.step * PAID[stood, wedge]
        for wedge, (each, _) in prospects.items()
        if PAID[stood, wedge] <= means
    }
    return max(worth, key=worth.__getitem__, default=None)
