"""How much of something can be had now, or could be if it were paid for."""

from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.position import Position
from bot.engine.antike.rules.arming import places_left, price, supply_left
from bot.engine.antike.rules.founding import free_sites, stones_left
from bot.engine.payment import payable


def temples_most(position: Position) -> int:
    """Temples that can be built."""
    return payable(TEMPLE_PRICE, position.current.purse, temple_sites(position))


def temple_sites(position: Position) -> int:
    """Temples that could be built, whatever they cost (B1)."""
    nation = position.current
    return min(len(nation.cities - nation.temples), position.bank.temples)


def units_most(position: Position) -> int:
    """Units that can be set up, whichever kinds (A1-A3)."""
    return payable(price(1), position.current.purse, placeable(position))


def placeable(position: Position) -> int:
    """Units that could be set up, whatever they cost (A1-A3)."""
    board, nation = position.setup.board, position.current
    legions, galleys = (supply_left(position.setup, nation, unit) for unit in ("legion", "galley"))
    inland = ashore = 0
    for city in nation.cities:
        if board.carries("galley", city):
            ashore += places_left(position, city)
        else:
            inland += places_left(position, city)
    # Legions go inland first, where galleys cannot stand.
    placed = min(inland, legions)
    return placed + min(ashore, legions - placed + galleys)


def cities_most(position: Position) -> int:
    """Cities that can be founded."""
    most = min(stones_left(position), len(free_sites(position)))
    return payable(CITY_PRICE, position.current.purse, most)
