"""How many of something are affordable, or would be possible regardless of price."""

from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.position import Position
from bot.engine.antike.rules.arming import places_left, price, supply_left
from bot.engine.antike.rules.founding import free_sites, stones_left
from bot.engine.payment import payable


def temples_most(position: Position) -> int:
    """Return the affordable number of temples."""
    return payable(TEMPLE_PRICE, position.current.purse, temple_sites(position))


def temple_sites(position: Position) -> int:
    """Return the number of temples that could be built, regardless of price (B1)."""
    nation = position.current
    return min(len(nation.cities - nation.temples), position.bank.temples)


def units_most(position: Position) -> int:
    """Return the affordable number of units, of either type (A1-A3)."""
    return payable(price(1), position.current.purse, placeable(position))


def placeable(position: Position) -> int:
    """Return the number of units that could be placed, regardless of price (A1-A3)."""
    board, nation = position.setup.board, position.current
    legions, galleys = (supply_left(position.setup, nation, unit) for unit in ("legion", "galley"))
    inland = ashore = 0
    for city in nation.cities:
        if board.carries("galley", city):
            ashore += places_left(position, city)
        else:
            inland += places_left(position, city)
    # Legions are placed inland first, where galleys cannot stand.
    placed = min(inland, legions)
    return placed + min(ashore, legions - placed + galleys)


def cities_most(position: Position) -> int:
    """Return the affordable number of cities to found."""
    most = min(stones_left(position), len(free_sites(position)))
    return payable(CITY_PRICE, position.current.purse, most)
