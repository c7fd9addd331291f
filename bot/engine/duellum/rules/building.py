"""TEMPLUM: temples and town walls (DB1-DB5)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.duellum.actions import Temple, Wall
from bot.engine.duellum.constants import TEMPLE_MARBLE, WALL_PRICE
from bot.engine.duellum.events import TempleBuilt, WallBuilt
from bot.engine.duellum.position import Position
from bot.engine.duellum.supply import walls_left
from bot.engine.duellum.update import Result, evolve, paid, with_mover, with_turn
from bot.engine.errors import RuleCode, RuleError
from bot.engine.payment import ChipPrice, settle
from bot.engine.purse import Purse
from bot.engine.terms import ProvinceId

_temple: Final = cache(Temple)  # listed frequently
_wall: Final = cache(Wall)
_temple_price: Final = cache(ChipPrice)


def temple_marble(position: Position) -> int:
    """Return the marble price of the next temple, reduced by Architects (DB1, DE7)."""
    return max(0, TEMPLE_MARBLE - position.turn.temple_discount)


def temple_price(position: Position, province: ProvinceId) -> ChipPrice:
    """Return the price of a temple: marble, and a coin per temple in adjacent provinces (DB1, DB2)."""
    near = position.setup.board.neighbours(province)
    temples = len(near & position.current.temples) + len(near & position.other.temples)
    return _temple_price(temple_marble(position), 0, 0, temples)


def bare_cities(position: Position) -> tuple[ProvinceId, ...]:
    """Return the mover's cities without temple."""
    nation = position.current
    return tuple(city for city in sorted(nation.cities) if city not in nation.temples)


def open_cities(position: Position) -> tuple[ProvinceId, ...]:
    """Return the mover's cities without wall."""
    nation = position.current
    return tuple(city for city in sorted(nation.cities) if city not in nation.walls)


def temple_options(position: Position) -> Sequence[Temple]:
    """Return own cities without temple, if the bank has temples and they are affordable."""
    purse = position.current.purse
    if not position.bank.temples or purse.marble + purse.coins < temple_marble(position):
        return ()
    return [_temple(city) for city in bare_cities(position) if temple_price(position, city).affordable(purse)]


def build_temple(position: Position, action: Temple) -> Result:
    """Build a temple."""
    nation, province = position.current, action.province
    if province not in nation.cities or province in nation.temples:
        code: RuleCode = "temple-stands" if province in nation.cities else "not-your-city"
        sites = bare_cities(position) if position.bank.temples else ()
        raise RuleError(code, province=province, allowed=sites)
    if not position.bank.temples:
        raise RuleError("no-temples-left")
    pay = settle(temple_price(position, province), nation.purse, action.pay)
    position = paid(position, pay, temples=nation.temples | {province})
    position = evolve(position, bank=position.bank._replace(temples=position.bank.temples - 1))
    if position.turn.temple_discount:
        position = with_turn(position, temple_discount=0)
    return position, (TempleBuilt(position.mover, province, pay),)


def wall_options(position: Position) -> Sequence[Wall]:
    """Return own cities without wall, if the supply has walls and they are affordable."""
    nation = position.current
    if not WALL_PRICE.affordable(nation.purse) or not walls_left(nation):
        return ()
    return [_wall(city) for city in open_cities(position)]


def build_wall(position: Position, action: Wall) -> Result:
    """Build a town wall."""
    check_wall(position, action.province)
    pay = settle(WALL_PRICE, position.current.purse, action.pay)
    position = paid(position, pay, walls=position.current.walls | {action.province})
    return position, (WallBuilt(position.mover, action.province, pay),)


def given_wall(position: Position, province: ProvinceId) -> Result:
    """Build a town wall without paying (DE7, Masons)."""
    check_wall(position, province)
    position = with_mover(position, walls=position.current.walls | {province})
    return position, (WallBuilt(position.mover, province, Purse()),)


def check_wall(position: Position, province: ProvinceId) -> None:
    """Raise `RuleError` if the mover cannot build a wall there, regardless of price (DB4)."""
    nation = position.current
    if province not in nation.cities or province in nation.walls:
        code: RuleCode = "wall-stands" if province in nation.cities else "not-your-city"
        sites = open_cities(position) if walls_left(nation) else ()
        raise RuleError(code, province=province, allowed=sites)
    if not walls_left(nation):
        raise RuleError("no-walls-left")
