"""What things are worth; a personage is worth `point`.

A player's rules of thumb, found by watching games and by letting one set of numbers play another
(`antike-bot arena`). What personages, know-hows, cities, temples and units are worth goes by a regression on
who won (`python -m tools.train weigh`, docs/bots.md). Nothing in here decides what is legal. A new number
needs a value in `frozen.json` with which the frozen players play as before.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.engine.antike.terms import KnowHow
from bot.engine.terms import Personage


def _near() -> Mapping[Personage, float]:
    # Navigators ask for galleys in many seas, which are lost more easily than cities.
    return {"king": 103.0, "citizen": 98.0, "navigator": 67.0}


def _know_hows() -> Mapping[KnowHow, float]:
    # Market and Currency pay every other turn; speed wins sites and temples; walls only hold what there is.
    return {
        "wheel": 25.0,
        "roads": 20.0,
        "sailing": 28.0,
        "navigation": 21.0,
        "market": 31.0,
        "currency": 27.0,
        "monarchy": 17.0,
        "democracy": 17.0,
    }


@dataclass(frozen=True)
class Weights:
    """One set of numbers; the defaults are those the bot plays with."""

    point: float = 140.0
    """A personage, or a victory point (X3)."""
    rush: float = 56.0
    """What is added to each by the time the last one is won, when few are left to be had."""
    won: float = 10_000.0
    near: Mapping[Personage, float] = field(default_factory=_near)
    """All steps to the next personage of a kind together, before it is there."""
    most_ahead: float = 1.5
    """Steps count up to so many times those needed: more may be lost and still leave the personage."""
    city: float = 7.0
    city_yields: float = 10.0
    temple: float = 15.0
    temple_yields: float = 22.0
    """What a city and a temple will yield until the game ends, with the whole game ahead."""
    know_hows: Mapping[KnowHow, float] = field(default_factory=_know_hows)
    known: float = 0.6
    known_long: float = 0.6
    """What part of that counts at the very end, and how much more with the whole game ahead."""
    all_eight: float = 70.0
    """On the way to K4's personage; grows with the square of what is known."""
    scouts: int = 4
    """Units without which nothing is founded at all."""
    first_units: float = 11.0
    unit: float = 8.0
    many_units: float = 2.5
    """Each beyond the tenth: more than needed to hold and found, until war is the only way left."""
    army: int = 10
    """Units that a nation at peace has work for."""
    war_units: float = 0.5
    """By what part of the difference to `unit` those beyond count more where war is the only way left."""
    site: float = 9.0
    """A unit where a city could be founded."""
    most_sites: int = 5
    """Sites that count: nobody founds more cities in two turns."""
    paid_site: float = 6.0
    """A unit where a city could be founded, with the chips for it at hand."""
    marble: float = 8.5
    iron: float = 7.0
    gold: float = 7.5
    more_chips: float = 0.4
    spare_chip: float = 0.1
    """Chips count whole up to what one soon needs, then this part of it."""
    marble_to_build: int = 10
    marble_to_found: int = 2
    iron_to_arm: int = 6
    gold_to_learn: int = 12
    gold_to_found: int = 4
    """What one soon needs: for temples or founding alone, for arms, for NEW know-hows or founding alone."""
    news: float = 1.5
    """Each know-how that is NEW: gold finds more ways to be spent well."""
    few_coins: int = 6
    """Coins stand in for any chip; beyond so many there is nothing that they are short of."""
    coin: float = 8.5
    more_coins: float = 4.5
    studies: float = 30.0
    """Having the gold for a NEW know-how at hand."""
    step: float = 7.0
    """A paid step on the rondel."""
    pace: float = 0.02
    """What an action has to bring at least: of two ways to the same end the shorter one."""
    build_now: float = 16.0
    arm_now: float = 3.0
    learn_now: float = 55.0
    harvest_now: float = 7.0
    """A temple, a unit, a scholar, a chip that the next turn could bring: part of what they will be worth."""
    move_now: float = 4.0
    most_moved: int = 8
    """A unit that could move next turn, and how many are of use in one maneuver."""
    most_armed: int = 6
    """Units that one turn of Arming is likely to set up."""
    galleys_a_sea: int = 2
    """Of so many galleys one finds a new sea in a turn; the others stay where they are needed."""
    best_wedge: float = 0.8
    second_wedge: float = 0.25
    """What the best and the second best wedge of the next turn count: others come between."""
    foresight: float = 0.5
    """What the turn after counts that is thought over: less than what is there at the end of this one."""
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
    hungry_war: float = 0.6
    """By what part that falls where war is the only way left."""
    strike: float = 0.34
    closing_in: float = 0.2
    """Chance of a conquest that the next maneuver could make; of one that takes two, or more units."""
    second_target: float = 0.4
    """What the second best target counts: whoever threatens two takes one at least."""
    far_hunger: float = 0.5
    """The hunger (see `evaluation.hunger`) from which forces are led from three maneuvers away."""
    plenty: int = 8
    """While so many personages are left that cost nobody anything, war is no better than peace."""
    ways: int = 2
    """Kinds of personages to come by in peace that are enough."""
    long: int = 30
    """Rounds that a game should not take much longer than."""
    against: float = 0.16
    """How much others' standing counts against the own, from the start."""
    rivalry: float = 0.5
    """How much more once they are about to win."""
    crowd: float = 0.25
    """How much less with each nation beyond two: whoever holds one of many down does it for the others."""
    learned_first: float = 40.0
    learned_last: float = 300.0
    """What the logarithm of the odds that the network gives for a turn counts, at first and at the end.

    Games tell little of what is good at their beginning: the network would follow what merely went along.
    """
    learned_crowd: int = 4
    """Nations with which that counts whole, and less with fewer: of two the evaluation alone says enough."""
    start_golden: int = 2
    start_kind: float = 40.0
    """Of start cities that are picked (X4, S10) so many shall yield gold, which buys the first know-hows, and
    the rest other chips; what that counts. Else all would yield the same: the next turn takes it at once."""
    start_near: float = 40.0
    """Another start city at most two borders away, as in the games that this was learned from."""
    alarm: float = 260.0
    """Another nation could win in its next turn."""


class Holdings(NamedTuple):
    """What the `greedy` player counts: what it has in hand, and nothing that it may expect."""

    point: float = 100.0
    """A personage: nothing else wins."""
    building: float = 14.0
    """A city or temple: three of them make about half a personage."""
    know_how: float = 10.0
    """A little less: only the first to learn it gets a scholar."""
    unit: float = 2.0
    """What it costs, and a little for what it guards."""
    chip: float = 1.0
    """Of use only for all the others."""


WEIGHTS: Final = Weights()
HOLDINGS: Final = Holdings()
