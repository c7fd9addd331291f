"""Founding cities (F1)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.engine.antike.actions import Found
from bot.engine.antike.constants import CITY_PRICE
from bot.engine.antike.events import CityFounded
from bot.engine.antike.position import Phase, Position
from bot.engine.antike.update import Result, paid
from bot.engine.errors import RuleError
from bot.engine.payment import settle
from bot.engine.terms import ProvinceId

_found: Final = cache(Found)  # cached, as the same few actions recur


def free_sites(position: Position) -> tuple[ProvinceId, ...]:
    """Return provinces without a city where the mover has a unit, regardless of price."""
    nation = position.current
    sites = nation.legions.keys() | nation.galleys.keys()
    for other in position.nations.values():
        sites -= other.cities
    return tuple(sorted(sites))


def stones_left(position: Position) -> int:
    """Return the number of city stones in the mover's supply (S5)."""
    return position.setup.supply.city_stones - len(position.current.cities)


def options(position: Position) -> Sequence[Found]:
    """Return every free site, if there is a city stone and the price is affordable."""
    if not stones_left(position) or not CITY_PRICE.affordable(position.current.purse):
        return ()
    return [_found(province) for province in free_sites(position)]


def apply(position: Position, action: Found) -> Result:
    """Found one city, which ends the wedge's action (T3)."""
    nation, province, sites = position.current, action.province, free_sites(position)
    allowed = sites if stones_left(position) else ()
    if (owner := position.owner(province)) is not None:
        raise RuleError("city-stands", province=province, owner=owner, allowed=allowed)
    if province not in sites:
        raise RuleError("no-unit-there", province=province, allowed=allowed)
    if not allowed:
        raise RuleError("no-stones-left")
    pay = settle(CITY_PRICE, nation.purse, action.pay)
    position = paid(position, pay, Phase.FOUNDING, cities=nation.cities | {province})
    return position, (CityFounded(position.mover, province, pay),)
