"""How much of something can be had now: what place, supply and purse allow together."""

from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE, UNIT_IRON
from bot.engine.antike.position import Position
from bot.engine.antike.rules.arming import places_left, supply_left
from bot.engine.antike.rules.founding import free_sites, stones_left


def temples_most(position: Position) -> int:
    """Temples that can be built."""
    nation, purse = position.current, position.current.purse
    bare = len(nation.cities - nation.temples)
    return min(bare, position.bank.temples, (purse.marble + purse.coins) // TEMPLE_PRICE.marble)


def units_most(position: Position) -> int:
    """Units that can be set up, whichever kinds (A1-A3)."""
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
    placed += min(ashore, legions - placed + galleys)
    return min(placed, (nation.purse.iron + nation.purse.coins) // UNIT_IRON)


def cities_most(position: Position) -> int:
    """Cities that can be founded."""
    purse, count = position.current.purse, 0
    most = min(stones_left(position), len(free_sites(position)))
    while count < most and CITY_PRICE.affordable(purse):
        purse, count = purse.minus(CITY_PRICE.default(purse)), count + 1
    return count
