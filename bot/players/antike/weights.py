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
    # Navigators need galleys in many seas, which are lost more easily than cities.
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
    """A set of weights; the defaults are those of the levels."""

    point: float = 140.0
    """A personage, or a victory point (X3)."""
    rush: float = 56.0
    """Added to each by the time the last one is earned, when few are left."""
    won: float = 10_000.0
    near: Mapping[Personage, float] = field(default_factory=_near)
    """All steps to the next personage of a kind together, before it is earned."""
    most_ahead: float = 1.5
    """Steps count up to this multiple of those needed: some may be lost without losing the personage."""
    city: float = 7.0
    city_yields: float = 10.0
    temple: float = 15.0
    temple_yields: float = 22.0
    """What a city and a temple will yield until the end, at the start of the game."""
    know_hows: Mapping[KnowHow, float] = field(default_factory=_know_hows)
    known: float = 0.6
    known_long: float = 0.6
    """Part of that which counts at the very end, and the addition at the start of the game."""
    all_eight: float = 70.0
    """Progress to K4's personage; grows with the square of the known know-hows."""
    scouts: int = 4
    """Units without which nothing can be founded."""
    first_units: float = 11.0
    unit: float = 8.0
    many_units: float = 2.5
    """Each beyond the tenth: more than needed to defend and found, unless war is the only way left."""
    army: int = 10
    """Units a nation at peace has use for."""
    war_units: float = 0.5
    """Part of the difference to `unit` added for units beyond, if war is the only way left."""
    site: float = 9.0
    """A unit where a city could be founded."""
    most_sites: int = 5
    """Maximum sites that count, as no more cities are founded in two turns."""
    paid_site: float = 6.0
    """A unit where a city could be founded with the chips at hand."""
    marble: float = 8.5
    iron: float = 7.0
    gold: float = 7.5
    more_chips: float = 0.4
    spare_chip: float = 0.1
    """Chips beyond those soon needed count this part."""
    marble_to_build: int = 10
    marble_to_found: int = 2
    iron_to_arm: int = 6
    gold_to_learn: int = 12
    gold_to_found: int = 4
    """Chips soon needed: for temples or founding alone, for arming, for new know-hows or founding alone."""
    news: float = 1.5
    """Each new know-how: gold has more good uses."""
    few_coins: int = 6
    """Coins replace any chip; more than these replace none."""
    coin: float = 8.5
    more_coins: float = 4.5
    studies: float = 30.0
    """Having the gold for a new know-how."""
    step: float = 7.0
    """A paid step on the rondel."""
    pace: float = 0.02
    """Minimum gain of an action: of two ways to the same end the shorter one is preferred."""
    build_now: float = 16.0
    arm_now: float = 3.0
    learn_now: float = 55.0
    harvest_now: float = 7.0
    """A temple, unit, scholar or chip possible next turn: part of its later worth."""
    move_now: float = 4.0
    most_moved: int = 8
    """A unit that could move next turn, and how many are useful in one maneuver."""
    most_armed: int = 6
    """Units that one turn of Arming typically adds."""
    galleys_a_sea: int = 2
    """One in this many galleys finds a new sea per turn; the others stay where they are needed."""
    best_wedge: float = 0.8
    second_wedge: float = 0.25
    """Share of the best and second best wedge of the next turn: opponents move in between."""
    foresight: float = 0.5
    """Share of the searched following turn, compared with what this one leaves."""
    danger: float = 0.45
    """Probability that a nation captures what it could."""
    temple_at_risk: float = 75.0
    city_at_risk: float = 26.0
    prize: float = 105.0
    """A temple that can be destroyed, including the general for it (M13)."""
    booty: float = 42.0
    """Any other foreign city."""
    cost_of_war: float = 6.0
    """A unit spent on a conquest (M9)."""
    hungry_war: float = 0.6
    """Reduction of that if war is the only way left."""
    strike: float = 0.34
    closing_in: float = 0.2
    """Probability of a conquest possible next maneuver; and of one needing two, or more units."""
    second_target: float = 0.4
    """Share of the second best target: whoever threatens two captures at least one."""
    far_hunger: float = 0.5
    """Need for war (`evaluation.need_for_war`) from which forces are led from three maneuvers away."""
    plenty: int = 8
    """While so many peaceful personages are left, war is no better than peace."""
    ways: int = 2
    """Number of kinds of peaceful personages that suffices."""
    long: int = 30
    """Rounds after which a game should soon end."""
    against: float = 0.16
    """Weight of the others' standing against one's own, from the start."""
    rivalry: float = 0.5
    """Its increase once they are about to win."""
    crowd: float = 0.25
    """Its decrease with each nation beyond two: holding one of many down helps the others."""
    learned_first: float = 40.0
    learned_last: float = 300.0
    """Weight of the network's log-odds of a turn, at the start and at the end.

    Early positions say little about results, so the network would follow coincidences.
    """
    learned_crowd: int = 4
    """Number of nations from which that counts in full; with two the evaluation alone suffices."""
    start_golden: int = 2
    start_kind: float = 40.0
    """Worth of picking so many start cities of gold (X4, S10), which buys the first know-hows.

    The others yield other chips. Otherwise all would yield the same, as the next turn produces only one kind.
    """
    start_near: float = 40.0
    """Worth of a start city at most two borders from another, as in the games this was learned from."""
    alarm: float = 260.0
    """Another nation could win in its next turn."""


class Holdings(NamedTuple):
    """Weights of the `greedy` player: holdings only, no expectations."""

    point: float = 100.0
    """A personage; nothing else wins."""
    building: float = 14.0
    """A city or temple; three of them earn about half a personage."""
    know_how: float = 10.0
    """Slightly less, as only the first owner earns a scholar."""
    unit: float = 2.0
    """Its price, and a little for its protection."""
    chip: float = 1.0
    """Only useful for the others."""


WEIGHTS: Final = Weights()
HOLDINGS: Final = Holdings()
