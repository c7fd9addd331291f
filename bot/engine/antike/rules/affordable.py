"""How much of something can be had now: what place, supply and purse allow together."""

from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.position import Position
from bot.engine.antike.rules.arming import places_left, price, supply_left
from bot.engine.antike.rules.founding import free_sites, stones_left
from bot.engine.payment import payable


def temples_most(position: Position) -> int:
    """Temples that can be built."""
    nation = position.current
    bare = len(nation.cities - nation.temples)
    return payable(TEMPLE_PRICE, nation.purse, min(bare, position.bank.temples))


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
    return payable(price(1), nation.purse, placed)


def cities_most(position: Position) -> int:
    """Cities that can be founded."""
    most = min(stones_left(position), len(free_sites(position)))
    return payable(CITY_PRICE, position.current.purse, most)
