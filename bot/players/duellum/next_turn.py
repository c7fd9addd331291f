"""What a nation's next turn may bring: the wedges it can reach, and the personages on them."""

from typing import Final

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
from bot.engine.duellum.rules.rondel import yields
from bot.engine.duellum.terms import KNOW_HOWS, KnowHow
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, Personage, Wedge
from bot.players.duellum.threats import Target
from bot.players.duellum.weights import Weights
from bot.players.rondel import PAID

_MANEUVER_WORTH: Final = 4.0
_MOST_MOVED: Final = 8
_MOST_ARMED: Final = 6


def foundable(purse: Purse, sites: int) -> int:
    """How many of so many sites could be paid for, were there no like cities beside them (DF3)."""
    for count in range(min(sites, purse.total // CITY_CHIPS.total), 0, -1):
        lacking = max(0, count - purse.marble) + max(0, count - purse.iron) + max(0, count - purse.gold)
        if lacking <= purse.coins:
            return count
    return 0


def news(nation: NationState, rival: NationState) -> tuple[KnowHow, ...]:
    """Know-hows that would bring a nation a scholar (DK3)."""
    return tuple([each for each in KNOW_HOWS if each not in nation.know_hows and each not in rival.know_hows])


def scholars_within(board: DuellumBoard, purse: Purse, new: tuple[KnowHow, ...], left: int) -> int:
    """Scholars that could be paid at once (DK2, DK3)."""
    funds, count = purse.gold + purse.coins, 0
    for price in sorted([board.prices[each].first for each in new])[:left]:
        if price > funds:
            break
        funds -= price
        count += 1
    return count


def seas_sailed(board: DuellumBoard, nation: NationState) -> int:
    """Sea regions of a nation (DV5)."""
    return len(nation.galleys) + len(nation.galleys.keys() & board.symbols)


def reached(kind: Personage, count: int, nation: NationState, bank: Bank) -> int:
    """Personages of a kind that such a count would bring (DV2)."""
    return max(0, min(count // THRESHOLDS[kind] - nation.personages.of(kind), bank.personages.of(kind)))


def _maneuver(
    board: DuellumBoard, bank: Bank, nation: NationState, sites: int, targets: tuple[Target, ...]
) -> tuple[float, int]:
    points, falling = 0, [target for target in targets if target.near >= target.needed]
    if any(target.temple for target in falling) and bank.personages.general:
        points = 1
    cities = len(nation.cities) + min(2, len(falling)) + foundable(nation.purse, sites + 1)
    galleys = nation.total("galley")
    seas = seas_sailed(board, nation) + galleys // 2  # about half of them find a new sea in one turn
    points += reached("king", cities, nation, bank) + reached("navigator", seas, nation, bank)
    return _MANEUVER_WORTH * min(nation.total("legion") + galleys, _MOST_MOVED), points


def _chances(
    board: DuellumBoard,
    bank: Bank,
    nation: NationState,
    rival: NationState,
    sites: int,
    targets: tuple[Target, ...],
) -> dict[Wedge, tuple[float, int]]:
    """What each wedge would bring: its worth, and personages."""
    purse = nation.purse
    bare = len(nation.cities) - len(nation.temples)
    temples = min((purse.marble + purse.coins) // TEMPLE_MARBLE, bare, bank.temples)
    citizens = reached("citizen", len(nation.temples) + temples, nation, bank)
    places = UNITS_IN_CITY * bare + UNITS_IN_TEMPLE_CITY * len(nation.temples)
    boxed = nation.box.legions + nation.box.galleys
    units = min((purse.iron + purse.coins) // UNIT_IRON, places, boxed, _MOST_ARMED)
    scholars = scholars_within(board, purse, news(nation, rival), bank.personages.scholar)
    king = reached("king", len(nation.cities) + foundable(purse, sites), nation, bank)
    chances: dict[Wedge, tuple[float, int]] = {
        "temple": (16.0 * temples, citizens + king),
        "arming": (8.0 * units, king),
        "know-how": (55.0 * scholars, scholars + king),
    }
    for chip in CHIPS:
        chances[chip] = (7.0 * yields(nation, chip) + 7.0, king)
    chances["maneuver-1"] = chances["maneuver-2"] = _maneuver(board, bank, nation, sites, targets)
    return chances


def offers(
    board: DuellumBoard,
    bank: Bank,
    nation: NationState,
    rival: NationState,
    sites: int,
    targets: tuple[Target, ...],
    weights: Weights,
) -> tuple[float, int]:
    """The worth of the next turn, and the most personages it could bring.

    `sites` are provinces where a city could be founded. The best wedge counts, and a little of the second
    best; steps beyond the free ones cost (DT2).
    """
    best = second = 0.0
    points, means = 0, nation.purse.total
    for wedge, (worth, personages) in _chances(board, bank, nation, rival, sites, targets).items():
        paid = PAID[nation.wedge, wedge]
        if paid > means:
            continue
        points = max(points, personages)
        worth -= weights.step * paid
        if worth > best:
            # The two maneuvers are one chance, not two.
            second = second if wedge == "maneuver-2" else best
            best = worth
        elif worth > second and wedge != "maneuver-2":
            second = worth
    return 0.8 * best + 0.25 * second, points
