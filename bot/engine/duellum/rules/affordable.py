"""How many of something are affordable, or would be possible regardless of price."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from bot.engine.duellum.constants import TEMPLE_MARBLE, WALL_PRICE
from bot.engine.duellum.position import Position
from bot.engine.duellum.rules import arming
from bot.engine.duellum.rules.building import (
    temple_marble,
    temple_options,
    temple_price,
    wall_options,
)
from bot.engine.duellum.supply import walls_left
from bot.engine.payment import ChipPrice, payable
from bot.engine.terms import UNITS, ProvinceId


def temples_most(position: Position) -> int:
    """Return the number of temples affordable in the best cities (DB1, DB2)."""
    return _count_temples(position, any)


def temples_at_once(position: Position) -> int:
    """Return the number of temples affordable in any cities and any order."""
    return _count_temples(position, all)


def _count_temples(position: Position, enough: Callable[[Iterable[bool]], bool]) -> int:
    """Return the number of temples for which `enough` selections of cities are affordable."""
    sites, purse, found = [action.province for action in temple_options(position)], position.current.purse, 0
    for count in range(1, min(len(sites), position.bank.temples) + 1):
        chosen = combinations(sites, count)
        if not enough(_temples_price(position, cities).affordable(purse) for cities in chosen):
            break
        found = count
    return found


def _temples_price(position: Position, cities: Sequence[ProvinceId]) -> ChipPrice:
    """Return the price of several temples; of two adjacent ones the later costs a coin more (DB2)."""
    board = position.setup.board
    marble = temple_marble(position) + TEMPLE_MARBLE * (len(cities) - 1)
    adjacent = sum(other in board.neighbours(city) for city, other in combinations(cities, 2))
    return ChipPrice(marble, coins=adjacent + sum(temple_price(position, city).coins for city in cities))


def walls_most(position: Position) -> int:
    """Return the number of walls that supply, cities and purse allow (DB4)."""
    nation = position.current
    return payable(WALL_PRICE, nation.purse, min(len(wall_options(position)), walls_left(nation)))


def units_most(position: Position) -> int:
    """Return the number of units that cities, box and purse allow (DA1-DA4)."""
    return payable(arming.price(1), position.current.purse, placeable(position))


def placeable(position: Position) -> int:
    """Return the number of units of the box that can be placed, regardless of price.

    Units that fit in few cities are placed first.
    """
    board, ready = position.setup.board, position.turn.ready
    only, either = dict.fromkeys(UNITS, 0), 0
    for city in position.current.cities:
        left = max(0, arming.places_left(position, city))
        kinds = [unit for unit in UNITS if board.carries(unit, city)]
        if len(kinds) == 1:
            only[kinds[0]] += left
        elif kinds:
            either += left
    alone = {unit: min(only[unit], ready.of(unit)) for unit in UNITS}
    rest = sum(ready) - sum(alone.values())
    return sum(alone.values()) + min(either, rest)
