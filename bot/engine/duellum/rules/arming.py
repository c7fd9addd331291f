"""MILITIA: placing units from the recruitment box in own cities (DA1-DA6)."""

from collections.abc import Sequence

from bot.engine.actions import armings
from bot.engine.duellum import stacks
from bot.engine.duellum.actions import Arm
from bot.engine.duellum.constants import UNIT_IRON, UNITS_IN_CITY, UNITS_IN_TEMPLE_CITY
from bot.engine.duellum.events import Armed, Event
from bot.engine.duellum.position import Position
from bot.engine.duellum.rules.battles import fight
from bot.engine.duellum.update import Result, paid, with_mover, with_turn
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice, settle
from bot.engine.purse import Purse
from bot.engine.terms import UNITS, ProvinceId, Unit


def places_left(position: Position, province: ProvinceId) -> int:
    """Return the number of units that can still be placed in an own city this turn (DA2)."""
    limit = UNITS_IN_TEMPLE_CITY if province in position.current.temples else UNITS_IN_CITY
    return limit - position.turn.armed.get(province, 0)


def capacity(position: Position, province: ProvinceId, unit: Unit) -> int:
    """Return the units of a type that city, box and borders allow, regardless of price (DA2-DA4)."""
    if not position.setup.board.carries(unit, province):
        return 0
    return min(places_left(position, province), position.turn.ready.of(unit))


def price(units: int) -> ChipPrice:
    """Return the price of placing units (DA1)."""
    return ChipPrice(iron=UNIT_IRON * units)


def options(position: Position) -> Sequence[Arm]:
    """Return every combination of units in every own city that box, city and purse allow."""
    nation, board, ready = position.current, position.setup.board, position.turn.ready
    payable = (nation.purse.iron + nation.purse.coins) // UNIT_IRON
    if not payable or not (ready.legions or ready.galleys):
        return ()
    listed: list[Arm] = []
    for city in sorted(nation.cities):
        most = min(places_left(position, city), payable)
        if most > 0:
            legions = min(ready.legions, most) if board.carries("legion", city) else 0
            galleys = min(ready.galleys, most) if board.carries("galley", city) else 0
            listed += armings(city, legions, galleys, most)
    return listed


def apply(position: Position, action: Arm) -> Result:
    """Place units in a city; they fight hostile units of their type at once (DA5)."""
    province, units = action.province, action.legions + action.galleys
    if min(action.legions, action.galleys) < 0 or not units:
        raise RuleError("no-units-named")
    _check_city(position, province)
    for unit, count in _unit_counts(action.legions, action.galleys):
        check_unit(position, unit, province, count)
    if units > (left := places_left(position, province)):
        raise RuleError("arming-limit", province=province, left=left)
    pay = settle(price(units), position.current.purse, action.pay)
    position = paid(position, pay)
    armed = {**position.turn.armed, province: position.turn.armed.get(province, 0) + units}
    return set_up(with_turn(position, armed=armed), province, action.legions, action.galleys, pay)


def set_up(position: Position, province: ProvinceId, legions: int, galleys: int, pay: Purse) -> Result:
    """Move units from the box to a city, where they may fall (DA5, DA6)."""
    events: list[Event] = [Armed(position.mover, province, legions, galleys, pay)]
    for unit, count in _unit_counts(legions, galleys):
        nation = position.current
        position = with_mover(
            position, box=nation.box.plus(unit, -count), **stacks.changed(nation, unit, province, 0, count)
        )
        position = with_turn(position, ready=position.turn.ready.plus(unit, -count))
        position, fought = fight(position, unit, province, count, 0)
        events.extend(fought)
    return position, tuple(events)


def _unit_counts(legions: int, galleys: int) -> list[tuple[Unit, int]]:
    named: list[tuple[Unit, int]] = [("legion", legions), ("galley", galleys)]
    return [(unit, count) for unit, count in named if count]


def _check_city(position: Position, province: ProvinceId) -> None:
    cities = sorted(position.current.cities)
    if province not in cities:
        allowed = (city for city in cities if any(capacity(position, city, unit) for unit in UNITS))
        raise RuleError("not-your-city", province=province, allowed=tuple(allowed))


def check_unit(position: Position, unit: Unit, province: ProvinceId, count: int) -> None:
    """Raise `RuleError` if such units cannot be placed there, or were not in the box (DA3, DA4)."""
    if not position.setup.board.carries(unit, province):
        raise RuleError("cannot-stand", unit=unit, province=province)
    if count > (left := position.turn.ready.of(unit)):
        raise RuleError("not-in-box", unit=unit, left=left, box=position.current.box.of(unit))
