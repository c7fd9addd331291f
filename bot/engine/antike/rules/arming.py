"""ARMING: placing new units in own cities (A1-A3)."""

from collections.abc import Sequence

from bot.engine.actions import armings
from bot.engine.antike import stacks
from bot.engine.antike.actions import Arm
from bot.engine.antike.constants import UNIT_IRON, UNITS_IN_CITY, UNITS_IN_TEMPLE_CITY
from bot.engine.antike.events import Armed
from bot.engine.antike.position import NationState, Position, Stacks
from bot.engine.antike.setup import Setup
from bot.engine.antike.update import Result, evolve, paid
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice, settle
from bot.engine.terms import UNITS, ProvinceId, Unit


def places_left(position: Position, province: ProvinceId) -> int:
    """Return the number of units that can still be placed in an own city this turn (A1)."""
    limit = UNITS_IN_TEMPLE_CITY if province in position.current.temples else UNITS_IN_CITY
    return limit - position.turn.armed.get(province, 0)


def supply_left(setup: Setup, nation: NationState, unit: Unit) -> int:
    """Return the number of legions, or galleys, in a nation's supply (A3)."""
    return setup.supply.units - nation.total(unit)


def capacity(position: Position, province: ProvinceId, unit: Unit) -> int:
    """Return the number of units of one type that city, supply and borders allow, at any price (A1-A3)."""
    if not position.setup.board.carries(unit, province):
        return 0
    return min(places_left(position, province), supply_left(position.setup, position.current, unit))


def price(units: int) -> ChipPrice:
    """Return the price of placing units (A1)."""
    return ChipPrice(iron=UNIT_IRON * units)


def options(position: Position) -> Sequence[Arm]:
    """Return every affordable combination of units in every own city."""
    nation, board = position.current, position.setup.board
    payable = (nation.purse.iron + nation.purse.coins) // UNIT_IRON
    legions_left = supply_left(position.setup, nation, "legion")
    galleys_left = supply_left(position.setup, nation, "galley")
    listed: list[Arm] = []
    for city in sorted(nation.cities):
        most = min(places_left(position, city), payable)
        legions = min(legions_left, most) if board.carries("legion", city) else 0
        galleys = min(galleys_left, most) if board.carries("galley", city) else 0
        listed += armings(city, legions, galleys, most)
    return listed


def apply(position: Position, action: Arm) -> Result:
    """Place units in one city."""
    nation = position.current
    province = action.province
    _check(position, action)
    pay = settle(price(action.legions + action.galleys), nation.purse, action.pay)
    position = paid(
        position,
        pay,
        legions=_add_units(nation, "legion", province, action.legions),
        galleys=_add_units(nation, "galley", province, action.galleys),
    )
    armed = position.turn.armed.get(province, 0) + action.legions + action.galleys
    turn = evolve(position.turn, armed={**position.turn.armed, province: armed})
    return evolve(position, turn=turn), (
        Armed(position.mover, province, action.legions, action.galleys, pay),
    )


def _add_units(nation: NationState, unit: Unit, province: ProvinceId, count: int) -> Stacks:
    return stacks.with_stack(
        nation.stacks(unit), province, stacks.add(nation.stack(unit, province), 0, count)
    )


def _check(position: Position, action: Arm) -> None:
    nation, province = position.current, action.province
    if province not in nation.cities:
        cities = sorted(nation.cities)
        allowed = (city for city in cities if any(capacity(position, city, unit) for unit in UNITS))
        raise RuleError("not-your-city", province=province, allowed=tuple(allowed))
    wanted: tuple[tuple[Unit, int], ...] = (("legion", action.legions), ("galley", action.galleys))
    if min(action.legions, action.galleys) < 0 or action.legions + action.galleys == 0:
        raise RuleError("no-units-named")
    for unit, count in wanted:
        if count and not position.setup.board.carries(unit, province):
            raise RuleError("cannot-stand", unit=unit, province=province)
        if count > (left := supply_left(position.setup, nation, unit)):
            raise RuleError("supply", unit=unit, left=left)
    if action.legions + action.galleys > places_left(position, province):
        raise RuleError("arming-limit", province=province, left=places_left(position, province))
