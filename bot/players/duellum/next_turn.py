"""Estimate of a nation's next turn: reachable wedges, and personages on them."""

from typing import NamedTuple

from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.constants import (
    CITY_CHIPS,
    TEMPLE_MARBLE,
    THRESHOLDS,
    UNIT_IRON,
    UNITS_IN_CITY,
    UNITS_IN_TEMPLE_CITY,
)
from bot.engine.duellum.position import Bank, NationState
from bot.engine.duellum.rules.rondel import production
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.payment import payable
from bot.engine.purse import Purse
from bot.engine.terms import Personage
from bot.players.duellum.weights import Weights
from bot.players.rondel import Prospects
from bot.players.turn_bounds import affordable


class NationFacts(NamedTuple):
    """Frequently needed facts about a nation, computed once."""

    marble: int
    iron: int
    gold: int
    """Chips of each production (DP1, DP2)."""
    legions: int
    galleys: int
    sites: int
    """Provinces where a unit could found a city."""
    found: int
    """How many of them are affordable, ignoring adjacent cities of the same kind (DF3)."""
    seas: int
    """Sea regions (DV5)."""
    news: tuple[KnowHow, ...]
    """Know-hows that would earn a scholar (DK3)."""
    building: bool
    """Whether a temple can be built (DB1)."""
    useful: Purse
    """Chips of each kind that will soon be useful; more count hardly."""


def means(
    board: DuellumBoard, bank: Bank, nation: NationState, rival: NationState, w: Weights
) -> NationFacts:
    """Return the facts about a nation."""
    marble, iron, gold, _ = production(nation)
    new = _new_know_hows(nation, rival) if bank.personages.scholar else ()
    building = len(nation.cities) > len(nation.temples) and bank.temples > 0
    places = nation.legions.keys() | nation.galleys.keys()
    sites = len(((places & board.sites) - nation.cities.keys()) - rival.cities.keys())
    return NationFacts(
        marble,
        iron,
        gold,
        nation.total("legion"),
        nation.total("galley"),
        sites,
        payable(CITY_CHIPS, nation.purse, sites),
        len(nation.galleys) + len(nation.galleys.keys() & board.symbols),
        new,
        building,
        Purse(
            w.marble_to_build if building else w.marble_to_found,
            w.iron_to_arm,
            w.gold_to_learn if new else w.gold_to_recruit,
        ),
    )


def _new_know_hows(nation: NationState, rival: NationState) -> tuple[KnowHow, ...]:
    known, theirs = nation.know_hows, rival.know_hows
    if not (known or theirs):
        return KNOW_HOWS
    return tuple([each for each in KNOW_HOWS if each not in known and each not in theirs])


def _scholars_within(board: DuellumBoard, purse: Purse, new: tuple[KnowHow, ...], left: int) -> int:
    """Return the number of scholars affordable at once (DK2, DK3)."""
    return min(left, affordable([board.prices[each].first for each in new], purse.gold + purse.coins))


def reached(kind: Personage, count: int, nation: NationState, bank: Bank) -> int:
    """Return the number of personages of a kind that such a count would earn (DV2)."""
    more = count // THRESHOLDS[kind] - nation.personages.of(kind)
    return min(more, bank.personages.of(kind)) if more > 0 else 0


def _maneuver_prospects(bank: Bank, nation: NationState, has: NationFacts, w: Weights) -> tuple[float, int]:
    one_more = payable(CITY_CHIPS, nation.purse, has.sites + 1)
    seas = has.seas + has.galleys // w.galleys_a_sea
    points = reached("king", len(nation.cities) + one_more, nation, bank)
    points += reached("navigator", seas, nation, bank)
    return w.move_now * min(has.legions + has.galleys, w.most_moved), points


def wedge_prospects(
    board: DuellumBoard, bank: Bank, nation: NationState, has: NationFacts, w: Weights
) -> Prospects:
    """Return the worth of each wedge, and the personages it could earn without a conquest."""
    purse = nation.purse
    bare = len(nation.cities) - len(nation.temples)
    temples = min((purse.marble + purse.coins) // TEMPLE_MARBLE, bare, bank.temples)
    citizens = reached("citizen", len(nation.temples) + temples, nation, bank)
    places = UNITS_IN_CITY * bare + UNITS_IN_TEMPLE_CITY * len(nation.temples)
    boxed = nation.box.legions + nation.box.galleys
    units = min((purse.iron + purse.coins) // UNIT_IRON, places, boxed, w.most_armed)
    scholars = _scholars_within(board, purse, has.news, bank.personages.scholar) if has.news else 0
    king = reached("king", len(nation.cities) + has.found, nation, bank)
    maneuver = _maneuver_prospects(bank, nation, has, w)
    return {
        "temple": (w.build_now * temples, citizens + king),
        "arming": (w.arm_now * units, king),
        "know-how": (w.learn_now * scholars, scholars + king),
        "marble": (_harvest_worth(has.marble, purse.marble, has.useful.marble, w), king),
        "iron": (_harvest_worth(has.iron, purse.iron, has.useful.iron, w), king),
        "gold": (_harvest_worth(has.gold, purse.gold, has.useful.gold, w), king),
        "maneuver-1": maneuver,
        "maneuver-2": maneuver,
    }


def _harvest_worth(amount: int, held: int, useful: int, w: Weights) -> float:
    """Return the worth of a production with its coin (DP3); chips without use count little."""
    room = min(amount, max(0, useful - held))
    return w.harvest_coin + w.harvest_now * room + w.idle_now * (amount - room)
