"""What things are worth, in hundredths of a personage.

A player's rules of thumb, found by watching games and by letting one set of numbers play another
(`antike-bot arena`). Nothing in here decides what is legal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.antike.terms import KnowHow
from bot.engine.terms import Personage


def _near() -> Mapping[Personage, float]:
    # Navigators ask for galleys in many seas, which are lost more easily than cities.
    return {"king": 82.0, "citizen": 82.0, "navigator": 62.0}


def _know_hows() -> Mapping[KnowHow, float]:
    # Market and Currency pay every other turn; speed wins sites and temples; walls only hold what there is.
    return {
        "wheel": 18.0,
        "roads": 14.0,
        "sailing": 20.0,
        "navigation": 15.0,
        "market": 22.0,
        "currency": 19.0,
        "monarchy": 12.0,
        "democracy": 12.0,
    }


@dataclass(frozen=True)
class Weights:
    """One set of numbers; the defaults are those the bot plays with."""

    point: float = 100.0
    """A personage, or a victory point (X3)."""
    rush: float = 40.0
    """What is added to each by the time the last one is won, when few are left to be had."""
    won: float = 10_000.0
    near: Mapping[Personage, float] = field(default_factory=_near)
    """All steps to the next personage of a kind together, before it is there."""
    city: float = 14.0
    city_yields: float = 20.0
    temple: float = 20.0
    temple_yields: float = 30.0
    """What a city and a temple will yield until the game ends, with the whole game ahead."""
    know_hows: Mapping[KnowHow, float] = field(default_factory=_know_hows)
    all_eight: float = 50.0
    """On the way to K4's personage; grows with the square of what is known."""
    first_units: float = 14.0
    unit: float = 11.0
    many_units: float = 4.0
    """Each beyond the tenth: more than needed to hold and found, until war is the only way left."""
    site: float = 9.0
    """A unit where a city could be founded."""
    paid_site: float = 6.0
    """The same with the chips for it at hand."""
    marble: float = 8.5
    iron: float = 7.0
    gold: float = 7.5
    more_chips: float = 0.4
    spare_chip: float = 0.1
    """Chips count whole up to what one soon needs, then this part of it."""
    coin: float = 8.5
    more_coins: float = 4.5
    studies: float = 30.0
    """Having the gold for a NEW know-how at hand."""
    step: float = 7.0
    """A paid step on the rondel."""
    danger: float = 0.45
    """Chance that a nation takes what it could take."""
    temple_at_risk: float = 75.0
    city_at_risk: float = 26.0
    prize: float = 105.0
    """A temple that can be destroyed, with the general for it (M13)."""
    booty: float = 42.0
    """Any other foreign city."""
    cost_of_war: float = 6.0
    """A unit spent on a conquest (M9)."""
    against: float = 0.16
    """How much others' standing counts against the own, from the start."""
    rivalry: float = 0.5
    """How much more once they are about to win."""
    alarm: float = 260.0
    """Another nation could win in its next turn."""


WEIGHTS: Final = Weights()
