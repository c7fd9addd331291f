"""Estimate of a nation's next turn: reachable wedges, and personages on them."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.engine.antike.constants import (
    CITY_PRICE,
    TEMPLE_PRICE,
    THRESHOLDS,
    UNIT_IRON,
    UNITS_IN_CITY,
    UNITS_IN_TEMPLE_CITY,
    know_how_price,
)
from bot.engine.antike.position import NationState, Position
from bot.engine.antike.rules.personages import seas_sailed
from bot.engine.antike.rules.rondel import yields
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow
from bot.engine.payment import payable
from bot.engine.terms import CHIPS, Nation, Personage, ProvinceId, Wedge
from bot.players.antike.threats import NOTHING, TEMPLE, Forces
from bot.players.antike.weights import Weights
from bot.players.rondel import Prospects

_BASICS_FIRST: Final = tuple(sorted(KNOW_HOWS, key=lambda each: each in BASIC_KNOW_HOWS))
CHEAPEST: Final = know_how_price("wheel", new=True).total
"""Price of a new basic know-how (K2)."""


class PositionFacts(NamedTuple):
    """Facts of a position needed for every nation's evaluation, computed once."""

    position: Position
    taken: frozenset[ProvinceId]
    """Provinces with a city."""
    news: tuple[KnowHow, ...]
    """Know-hows that still earn a scholar (K3), basic ones first."""
    openings: Mapping[Nation, Mapping[Nation, int]]
    """The dearest city of each nation open to each other one, attackers first."""


def scene(position: Position, forces: Forces) -> PositionFacts:
    """Return the position with facts that follow from all nations."""
    states = position.nations.values()
    known = frozenset[KnowHow]().union(*[state.know_hows for state in states])
    news = (
        tuple([each for each in _BASICS_FIRST if each not in known])
        if position.bank.personages.scholar
        else ()
    )
    taken = frozenset[ProvinceId]().union(*[state.cities for state in states])
    return PositionFacts(position, taken, news, forces.openings(position.nations))


def scholars_within(view: PositionFacts, nation: NationState) -> int:
    """Return the number of new know-hows affordable at once (K2, K3)."""
    funds = nation.purse.gold + nation.purse.coins
    if not view.news or funds < CHEAPEST:
        return 0
    known = set(nation.know_hows)
    count = 0
    for advance in view.news:
        price = know_how_price(advance, new=True).total
        if BASIC_KNOW_HOWS.get(advance, advance) in known | {advance} and funds >= price:
            funds -= price
            known.add(advance)
            count += 1
    return min(count, view.position.bank.personages.scholar)


def _personages_reached(kind: Personage, count: int, nation: NationState, view: PositionFacts) -> int:
    """Return the number of personages of a kind that such a count would earn (V2)."""
    return max(
        0, min(count // THRESHOLDS[kind] - nation.earned.of(kind), view.position.bank.personages.of(kind))
    )


def _maneuver_prospects(
    view: PositionFacts, nation: NationState, sites: int, opens: int, w: Weights
) -> tuple[float, int]:
    position = view.position
    points = 0
    if opens == TEMPLE and (position.bank.personages.general or position.turn.stacks_were_empty):
        points = position.setup.points_of("general")
    cities = len(nation.cities) + (opens > NOTHING) + payable(CITY_PRICE, nation.purse, sites + 1)
    galleys = nation.total("galley")
    seas = min(galleys, seas_sailed(nation) + galleys // w.galleys_a_sea)
    points += _personages_reached("king", cities, nation, view) + _personages_reached(
        "navigator", seas, nation, view
    )
    moved = min(nation.total("legion") + galleys, w.most_moved)
    return w.move_now * moved, points


def wedge_prospects(
    view: PositionFacts, nation: NationState, sites: int, opens: int, w: Weights
) -> Prospects:
    """Return the worth and the personages of each wedge.

    `sites` are provinces where a city could be founded, `opens` is the dearest foreign city within reach.
    """
    position, purse = view.position, nation.purse
    open_cities = len(nation.cities) - len(nation.temples)
    temples = min((purse.marble + purse.coins) // TEMPLE_PRICE.total, open_cities, position.bank.temples)
    citizens = _personages_reached("citizen", len(nation.temples) + temples, nation, view)
    places = UNITS_IN_CITY * open_cities + UNITS_IN_TEMPLE_CITY * len(nation.temples)
    units = min((purse.iron + purse.coins) // UNIT_IRON, places, w.most_armed)
    scholars = scholars_within(view, nation)
    king = _personages_reached(
        "king", len(nation.cities) + payable(CITY_PRICE, nation.purse, sites), nation, view
    )
    chances: dict[Wedge, tuple[float, int]] = {
        "temple": (w.build_now * temples, citizens + king),
        "arming": (w.arm_now * units, king),
        "know-how": (w.learn_now * scholars, scholars + king),
    }
    for chip in CHIPS:
        chances[chip] = (w.harvest_now * yields(position, nation, chip), king)
    chances["maneuver-1"] = chances["maneuver-2"] = _maneuver_prospects(view, nation, sites, opens, w)
    return chances
