"""What things are worth, in hundredths of a personage.

A player's rules of thumb, found by watching games and by letting one set of numbers play another
(`antike-bot arena`). Nothing in here decides what is legal. A new number needs a value in `frozen.json` with
which the frozen players play as before.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.engine.duellum.terms import Effect, KnowHow
from bot.engine.terms import Chip, Personage


def _near() -> Mapping[Personage, float]:
    # Galleys for a navigator are lost more easily than cities, and he comes but twice.
    return {"king": 107.0, "citizen": 104.0, "navigator": 91.0}


def _chips() -> Mapping[Chip, float]:
    # Marble makes temples, gold scholars, iron the units that found, guard and win.
    return {"marble": 8.0, "iron": 8.0, "gold": 8.0}


def _know_hows() -> Mapping[KnowHow, float]:
    # Moneta pays every other turn; speed wins sites and temples; Res publica makes each city one dearer.
    return {"strata": 32.0, "navigatio": 40.0, "moneta": 36.0, "res_publica": 36.0, "commercium": 20.0}


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
    most_ahead: float = 1.5
    """Steps count up to so many times those needed: more may be lost and still leave the personage."""
    city: float = 12.0
    temple: float = 18.0
    yields: float = 5.0
    """How often a chip more of a production comes in until the game ends, with the whole game ahead."""
    few_chips: int = 2
    """Chips of one harvest that count whole: whoever has some of each kind is never short of one."""
    more_harvest: float = 0.75
    """What each chip beyond them adds."""
    dull_harvest: float = 0.65
    """What is left of a harvest's worth when the wedge that needs it most has nothing more to give."""
    know_hows: Mapping[KnowHow, float] = field(default_factory=_know_hows)
    known: float = 0.6
    known_long: float = 0.6
    """What part of that counts at the very end, and how much more with the whole game ahead."""
    chips: Mapping[Chip, float] = field(default_factory=_chips)
    more_chips: float = 0.4
    spare_chip: float = 0.1
    """Chips count whole up to what one soon needs, then this part of it."""
    marble_to_build: int = 12
    marble_to_found: int = 3
    iron_to_arm: int = 8
    gold_to_learn: int = 14
    gold_to_recruit: int = 5
    """What one soon needs: for temples or founding alone, for a Militia, for know-hows or units alone."""
    coin: float = 8.5
    more_coins: float = 4.5
    few_coins: int = 6
    """Coins stand in for any chip; beyond so many there is nothing that they are short of."""
    studies: float = 30.0
    """Having the gold for a know-how that the rival lacks."""
    first_units: float = 42.0
    scouts: int = 4
    """Units without which nothing is founded at all."""
    unit: float = 28.0
    many_units: float = 10.0
    """Each beyond the tenth on the board: more than needed to hold and found."""
    army: int = 10
    """Units that a nation at peace has work for."""
    boxed: float = 10.0
    """A unit in the box: it still takes iron and a turn of Militia."""
    few_boxed: int = 5
    many_boxed: float = 0.25
    """One turn sets up about five; the others count this part of it."""
    armed: float = 7.0
    """A unit in the box with the iron for it at hand."""
    muster: int = 3
    """Units in the box that iron waits for."""
    sailing: float = 8.0
    """A galley more than a legion, while there are navigators."""
    fleet: int = 6
    """Galleys that look out for navigators: enough for the seas of both."""
    boxed_galley: float = 0.5
    """What a galley in the box counts of that."""
    site: float = 9.0
    """A unit where a city could be founded."""
    most_sites: int = 5
    """Sites that count: nobody founds more cities in two turns."""
    paid_site: float = 6.0
    """A unit where a city could be founded, with the chips for it at hand."""
    wall: float = 5.0
    stored_wall: float = 0.5
    """A town wall that stands, and the part of it that one in supply is worth."""
    cards: Mapping[Effect, float] = field(default_factory=_cards)
    dull_card: float = 0.4
    """What is left of a card's worth where it would change nothing now."""
    unseen: float = 0.5
    """Where a card counts what the rival has: it will have a little more when the card is played."""
    most_lost: int = 4
    """Coins lost to a card that anybody reckons with."""
    most_cards: int = 6
    """Cards that anybody would look forward to."""
    denied: float = 0.3
    """How much a card due counts for being kept from the rival, who may never have taken it."""
    step: float = 7.0
    """A paid step on the rondel."""
    pace: float = 0.02
    """What an action has to bring at least: of two ways to the same end the shorter one."""
    build_now: float = 16.0
    arm_now: float = 8.0
    learn_now: float = 55.0
    """A temple, a unit, a scholar that the next turn could bring: part of what they will be worth then."""
    move_now: float = 4.0
    most_moved: int = 8
    """A unit that could move next turn, and how many are of use in one maneuver."""
    most_armed: int = 6
    """Units that one Militia is likely to set up; cities have no room for more."""
    harvest_coin: float = 7.0
    harvest_now: float = 7.0
    idle_now: float = 2.0
    """A production's coin, each chip that soon has a use, and each of the others."""
    galleys_a_sea: int = 2
    """Of so many galleys one finds a new sea in a turn; the others are in the way or stay on guard."""
    best_wedge: float = 0.8
    second_wedge: float = 0.25
    """What the best and the second best wedge of the next turn count: the rival may come between."""
    prize: float = 105.0
    """A temple that can be destroyed, with the general for it (DV4)."""
    booty: float = 42.0
    """Any other hostile city."""
    cost_of_war: float = 14.0
    """A unit spent on a conquest (DM7)."""
    late: int = 25
    """Rounds after which war is worth its price: temples and sites run out, and every game has to end."""
    late_war: float = 0.6
    """By what part the cost of war falls until twice as many have been played."""
    strike_first: float = 0.9
    strike_later: float = 0.5
    """Chance of a conquest within reach: of whoever moves next, and of the other one."""
    closing_in: float = 0.25
    """Chance of conquering a city that only two maneuvers reach, or more units."""
    second_target: float = 0.5
    """What the second best target counts: whoever threatens two takes one at least."""
    against: float = 0.8
    """How much the rival's standing counts against the own."""
    answer: float = 0.9
    onward: float = 0.6
    """How much it counts what the rival's best answer to a turn changes, and the best own turn after it."""
    alarm: float = 260.0
    near_end: int = 3
    """The rival could win in its next turn; nobody, or hardly ever, wins more personages than that in one."""


class Holdings(NamedTuple):
    """What the `greedy` player counts: what it has in hand, and nothing that it may expect."""

    point: float = 100.0
    """A personage: nothing else wins."""
    building: float = 14.0
    """A city or temple: three of them make about half a personage."""
    know_how: float = 10.0
    """A little less: only the first to learn it gets a scholar."""
    wall: float = 4.0
    unit: float = 4.0
    """What they cost, and a little for what they guard."""
    card: float = 2.0
    boxed: float = 1.0
    chip: float = 1.0
    """Of use only for all the others."""


WEIGHTS: Final = Weights()
HOLDINGS: Final = Holdings()
