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
    # Galleys for a navigator are lost more easily than cities, and there are few navigators.
    return {"king": 107.0, "citizen": 104.0, "navigator": 91.0}


def _chips() -> Mapping[Chip, float]:
    # Marble buys temples, gold scholars, iron the units that found, defend and win.
    return {"marble": 8.0, "iron": 8.0, "gold": 8.0}


def _know_hows() -> Mapping[KnowHow, float]:
    # Moneta pays every other turn; speed wins sites and temples; Res publica makes each city one dearer.
    return {"strata": 32.0, "navigatio": 40.0, "moneta": 36.0, "res_publica": 36.0, "commercium": 20.0}


def _cards() -> Mapping[Effect, float]:
    # Worth of a card in hand; per unit of its number, if it has one.
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
    """A set of weights; the defaults are those of the levels."""

    point: float = 100.0
    """A personage (DW1)."""
    rush: float = 40.0
    """Added to each by the time the last one is earned, when few are left."""
    won: float = 10_000.0
    near: Mapping[Personage, float] = field(default_factory=_near)
    """All steps to the next personage of a kind together, before it is earned."""
    most_ahead: float = 1.5
    """Steps count up to this multiple of those needed: some may be lost without losing the personage."""
    city: float = 12.0
    temple: float = 18.0
    yields: float = 5.0
    """Expected number of times an additional chip of a production comes in, at the start of the game."""
    few_chips: int = 2
    """Chips of one production that count in full."""
    more_harvest: float = 0.75
    """Worth of each further chip, in parts of a full one."""
    dull_harvest: float = 0.65
    """Part of a production's worth left if the wedge that needs it most has nothing more to offer."""
    know_hows: Mapping[KnowHow, float] = field(default_factory=_know_hows)
    known: float = 0.6
    known_long: float = 0.6
    """Part of that which counts at the very end, and the addition at the start of the game."""
    chips: Mapping[Chip, float] = field(default_factory=_chips)
    more_chips: float = 0.4
    spare_chip: float = 0.1
    """Chips beyond those soon needed count this part."""
    marble_to_build: int = 12
    marble_to_found: int = 3
    iron_to_arm: int = 8
    gold_to_learn: int = 14
    gold_to_recruit: int = 5
    """Chips soon needed: for temples or founding alone, for a Militia, for know-hows or units alone."""
    coin: float = 8.5
    more_coins: float = 4.5
    few_coins: int = 6
    """Coins replace any chip; more than these replace none."""
    studies: float = 30.0
    """Having the gold for a know-how the rival lacks."""
    first_units: float = 42.0
    scouts: int = 4
    """Units without which nothing can be founded."""
    unit: float = 28.0
    many_units: float = 10.0
    """Each beyond the tenth on the board: more than needed to defend and found."""
    army: int = 10
    """Units a nation at peace has use for."""
    boxed: float = 10.0
    """A unit in the box, which still takes iron and a turn of Militia."""
    few_boxed: int = 5
    many_boxed: float = 0.25
    """One turn places about five; the others count this part."""
    armed: float = 7.0
    """A unit in the box with the iron for it."""
    muster: int = 3
    """Units in the box for which iron is kept."""
    sailing: float = 8.0
    """Additional worth of a galley while there are navigators."""
    fleet: int = 6
    """Galleys that count for navigators, enough for the seas of both nations."""
    boxed_galley: float = 0.5
    """Part of that for a galley in the box."""
    site: float = 9.0
    """A unit where a city could be founded."""
    most_sites: int = 5
    """Maximum sites that count, as no more cities are founded in two turns."""
    paid_site: float = 6.0
    """A unit where a city could be founded with the chips at hand."""
    wall: float = 5.0
    stored_wall: float = 0.5
    """A town wall on the board, and the part of it that one in the supply is worth."""
    cards: Mapping[Effect, float] = field(default_factory=_cards)
    dull_card: float = 0.4
    """Part of a card's worth if it would have no effect now."""
    unseen: float = 0.5
    """Added to the rival's holdings a card depends on, as they grow until it is played."""
    most_lost: int = 4
    """Maximum coins lost to a card that count."""
    most_cards: int = 6
    """Maximum cards that count."""
    denied: float = 0.3
    """Weight of denying a due card to the rival, who may never have taken it."""
    step: float = 7.0
    """A paid step on the rondel."""
    pace: float = 0.02
    """Minimum gain of an action: of two ways to the same end the shorter one is preferred."""
    build_now: float = 16.0
    arm_now: float = 8.0
    learn_now: float = 55.0
    """A temple, unit or scholar possible next turn: part of its later worth."""
    move_now: float = 4.0
    most_moved: int = 8
    """A unit that could move next turn, and how many are useful in one maneuver."""
    most_armed: int = 6
    """Units that one Militia typically adds, limited by room in cities."""
    harvest_coin: float = 7.0
    harvest_now: float = 7.0
    idle_now: float = 2.0
    """A production's coin, each chip that will soon be useful, and each other chip."""
    galleys_a_sea: int = 2
    """One in this many galleys finds a new sea per turn; the others stay on guard."""
    best_wedge: float = 0.8
    second_wedge: float = 0.25
    """Share of the best and second best wedge of the next turn: the rival moves in between."""
    prize: float = 105.0
    """A temple that can be destroyed, including the general for it (DV4)."""
    booty: float = 42.0
    """Any other hostile city."""
    cost_of_war: float = 14.0
    """A unit spent on a conquest (DM7)."""
    late: int = 25
    """Rounds after which war pays: temples and sites run out, and every game must end."""
    late_war: float = 0.6
    """Reduction of the cost of war by the time twice as many have been played."""
    strike_first: float = 0.9
    strike_later: float = 0.5
    """Probability of a conquest within reach, for the next mover and for the other nation."""
    closing_in: float = 0.25
    """Probability of conquering a city that takes two maneuvers, or more units."""
    second_target: float = 0.5
    """Share of the second best target: whoever threatens two captures at least one."""
    against: float = 0.8
    """Weight of the rival's standing against one's own."""
    answer: float = 0.9
    onward: float = 0.6
    """Weight of the change by the rival's best answer to a turn, and by the best turn after it."""
    alarm: float = 260.0
    near_end: int = 3
    """The rival could win in its next turn; hardly anybody earns more personages in one."""


class Holdings(NamedTuple):
    """Weights of the `greedy` player: holdings only, no expectations."""

    point: float = 100.0
    """A personage; nothing else wins."""
    building: float = 14.0
    """A city or temple; three of them earn about half a personage."""
    know_how: float = 10.0
    """Slightly less, as only the first owner earns a scholar."""
    wall: float = 4.0
    unit: float = 4.0
    """Their price, and a little for their protection."""
    card: float = 2.0
    boxed: float = 1.0
    chip: float = 1.0
    """Only useful for the others."""


WEIGHTS: Final = Weights()
HOLDINGS: Final = Holdings()
