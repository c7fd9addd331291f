"""How many of something are affordable, or would be possible regardless of price."""

from bot.engine.duellum.constants import TEMPLE_MARBLE, WALL_PRICE
from bot.engine.duellum.position import Position
from bot.engine.duellum.rules import arming
from bot.engine.duellum.rules.building import (
    bare_cities,
    build_temple,
    open_cities,
    temple_marble,
    temple_options,
    temple_price,
    wall_options,
)
from bot.engine.duellum.supply import walls_left
from bot.engine.payment import ChipPrice, payable
from bot.engine.terms import UNITS


def temples_most(position: Position) -> int:
    """Return the affordable number of temples, cheapest first; each may raise the price of the next (DB2)."""
    count = 0
    while found := temple_options(position):
        cheapest = min(found, key=lambda action: temple_price(position, action.province).total)
        position, _ = build_temple(position, cheapest)
        count += 1
    return count


def temples_at_once(position: Position) -> int:
    """Return the number of temples affordable in any cities and any order."""
    sites = [action.province for action in temple_options(position)]
    board = position.setup.board
    near = (len(board.neighbours(site).intersection(sites)) for site in sites)
    worst = [temple_price(position, site).coins + more for site, more in zip(sites, near, strict=True)]
    worst.sort(reverse=True)
    found = int(bool(sites))
    for count in range(2, min(len(sites), position.bank.temples) + 1):
        marble = temple_marble(position) + TEMPLE_MARBLE * (count - 1)
        if not ChipPrice(marble, coins=sum(worst[:count])).affordable(position.current.purse):
            break
        found = count
    return found


def anything_to_build(position: Position) -> bool:
    """Return whether a temple or wall could be built, regardless of price (DB1, DB4)."""
    temples = bool(position.bank.temples and bare_cities(position))
    return temples or bool(walls_left(position.current) and open_cities(position))


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
