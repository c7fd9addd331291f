"""What things are worth, in hundredths of a personage.

A player's rules of thumb, found by watching games and by letting one set of numbers play another. Nothing in
here decides what is legal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.duellum.terms import Effect, KnowHow
from bot.engine.terms import Chip, Personage


def _near() -> Mapping[Personage, float]:
    # Galleys for a navigator are lost more easily than cities, and he comes but twice.
    return {"king": 82.0, "citizen": 80.0, "navigator": 70.0}


def _chips() -> Mapping[Chip, float]:
    # Marble makes temples, gold scholars, iron the units that found, guard and win.
    return {"marble": 8.0, "iron": 8.0, "gold": 8.0}


def _know_hows() -> Mapping[KnowHow, float]:
    # Moneta pays every other turn; speed wins sites and temples; Res publica makes each city one dearer.
    return {"strata": 16.0, "navigatio": 20.0, "moneta": 18.0, "res_publica": 18.0, "commercium": 10.0}


def _cards() -> Mapping[Effect, float]:
    # What a card is worth in hand; where it has a number, for each one of that.
    return {
        "destroy_wall": 5.0,
        "lose_coins": 4.0,
        "chips_per_know_how": 6.0,
        "defence": 7.0,
        "take_chips": 7.0,
        "take_coins": 7.5,
        "recruit": 4.5,
        "place_unit": 10.0,
        "temple_discount": 6.0,
        "know_how_discount": 6.0,
        "extra_step": 7.0,
        "remove_unit": 9.0,
        "build_wall": 6.0,
        "free_steps": 9.0,
        "settle": 10.0,
    }


@dataclass(frozen=True)
class Weights:
    """One set of numbers; the defaults are those the bot plays with."""

    point: float = 100.0
    """A personage (DW1)."""
    rush: float = 40.0
    """What is added to each by the time the last one is won, when few are left to be had."""
    won: float = 10_000.0
    near: Mapping[Personage, float] = field(default_factory=_near)
    """All steps to the next personage of a kind together, before it is there."""
    city: float = 12.0
    temple: float = 18.0
    yields: float = 3.5
    """How often a chip more of a production comes in until the game ends, with the whole game ahead."""
    know_hows: Mapping[KnowHow, float] = field(default_factory=_know_hows)
    chips: Mapping[Chip, float] = field(default_factory=_chips)
    more_chips: float = 0.4
    spare_chip: float = 0.1
    """Chips count whole up to what one soon needs, then this part of it."""
    coin: float = 8.5
    more_coins: float = 4.5
    studies: float = 30.0
    """Having the gold for a know-how that the rival lacks."""
    first_units: float = 42.0
    unit: float = 28.0
    many_units: float = 10.0
    """Each beyond the tenth on the board: more than needed to hold and found."""
    boxed: float = 10.0
    """A unit in the box: it still takes iron and a turn of Militia."""
    armed: float = 7.0
    """A unit in the box with the iron for it at hand."""
    sailing: float = 8.0
    """A galley more than a legion, while there are navigators."""
    site: float = 9.0
    """A unit where a city could be founded."""
    paid_site: float = 6.0
    """The same with the chips for it at hand."""
    wall: float = 5.0
    """A town wall that stands; one in supply is worth half."""
    cards: Mapping[Effect, float] = field(default_factory=_cards)
    step: float = 7.0
    """A paid step on the rondel."""
    prize: float = 105.0
    """A temple that can be destroyed, with the general for it (DV4)."""
    booty: float = 42.0
    """Any other hostile city."""
    cost_of_war: float = 14.0
    """A unit spent on a conquest (DM7)."""
    strike_first: float = 0.65
    strike_later: float = 0.35
    """Chance of a conquest within reach: of whoever moves next, and of the other one."""
    closing_in: float = 0.16
    """The same of a city that only two maneuvers reach, or more units."""
    against: float = 0.8
    """How much the rival's standing counts against the own."""
    answer: float = 0.6
    onward: float = 0.4
    """How much it counts what the rival's best answer to a turn changes, and the best own turn after it."""
    alarm: float = 260.0
    """The rival could win in its next turn."""


WEIGHTS: Final = Weights()
