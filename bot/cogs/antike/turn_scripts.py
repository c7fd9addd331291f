"""Scripts and autocompletion of Antike's turn commands, by command name."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.app.antike import scripts
from bot.app.antike.scripts import Script, Steps, way_price
from bot.app.turn import payments
from bot.client.errors import InputError
from bot.cogs.antike.completion import (
    offer_advances,
    offer_arming,
    offer_give,
    offer_sites,
    offer_take,
    offer_temples,
    offer_wedges,
)
from bot.cogs.antike.maneuver_completion import (
    offer_cities,
    offer_conquerors,
    offer_enemies,
    offer_fighters,
    offer_fights,
    offer_ways,
)
from bot.cogs.antike.parsing import read_advances, read_target
from bot.cogs.completion import Offer
from bot.cogs.parsing import read_nation, read_path, read_province, read_provinces, read_unit
from bot.cogs.turn.offers import Offers, offer_movers, offer_origins, offer_payments, offering, whole_way
from bot.cogs.turn.parsing import (
    parsed_script,
    read_arming,
    read_list,
    read_maneuver,
    read_pay,
    read_purse,
    read_units,
)
from bot.engine.antike import Phase, Position
from bot.engine.antike.actions import Arm, Learn, Temple, Trade
from bot.engine.antike.prices import prices_of
from bot.engine.terms import CHIPS, Wedge
from bot.i18n.catalogue import say


def _turn_to(wedge: Wedge, pay: str | None) -> Script:
    return scripts.turn_to(wedge, read_pay(pay))


def _temples(position: Position, provinces: str | None, pay: str | None) -> Script:
    cities = read_list(partial(read_provinces, position.setup.board), provinces)
    return scripts.build_temples(cities, read_pay(pay)) if cities else _turn_to("temple", pay)


def _arming(position: Position, units: str | None, pay: str | None) -> Script:
    board, cities = position.setup.board, position.current.cities
    places = read_list(lambda text: read_arming(board, text, cities), units)
    return scripts.arm(places, read_pay(pay)) if places else _turn_to("arming", pay)


def _advances(advances: str | None, pay: str | None) -> Script:
    learned = read_list(read_advances, advances)
    return scripts.learn(learned, read_pay(pay)) if learned else _turn_to("know-how", pay)


def _maneuver(position: Position, wedge: str | None, pay: str | None) -> Script:
    return _turn_to(read_maneuver(wedge, partial(way_price, position)), pay)


def _offer_way_pay(position: Position, current: str, wedge: Wedge) -> list[Offer]:
    return offer_payments(position, current, scripts.turn_to(wedge), (), way_price(position, wedge))


def _offer_wedge_pay(wedge: Wedge) -> Offers:
    return lambda position, current, others: _offer_way_pay(position, current, wedge)


def _offer_purchase_pay(
    position: Position, current: str, wedge: Wedge, bought: Sequence[scripts.Bought]
) -> list[Offer]:
    script, prices = scripts.buy(wedge, bought), prices_of(position, bought)
    return offer_payments(position, current, script, prices, way_price(position, wedge), may_buy=True)


def _offer_temples_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    cities = read_list(partial(read_provinces, position.setup.board), others.get("provinces"))
    return _offer_purchase_pay(position, current, "temple", [*map(Temple, cities)])


def _offer_arming_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    places = read_list(partial(read_arming, position.setup.board), others.get("units"))
    return _offer_purchase_pay(position, current, "arming", [Arm(*each) for each in places])


def _offer_advances_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    advances = read_list(read_advances, others.get("advances"))
    return _offer_purchase_pay(position, current, "know-how", [*map(Learn, advances)])


def _offer_maneuver_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    return _offer_way_pay(position, current, read_maneuver(others.get("wedge"), partial(way_price, position)))


def _move(position: Position, units: str, origin: str, path: str) -> Script:
    board = position.setup.board
    way = [read_province(board, origin), *read_path(board, path)]
    return whole_way(position, read_units(units), way, scripts.move)


def _conquer(position: Position, province: str, units: str | None) -> Script:
    target = read_target(position.setup.board, province)
    groups = read_units(units) if units and units.strip() else None
    return scripts.conquer(target.city, groups, target.give_up)


def _found(position: Position, provinces: str) -> Script:
    sites = read_provinces(position.setup.board, provinces)
    if position.phase is Phase.PICK and len(sites) > 1:
        raise InputError(say("reading-one-pick"))
    return scripts.found(sites)


def _trade(give: str, take: str) -> Script:
    return payments.single(Trade(read_purse(give), read_purse(take)))


def _fight(position: Position, province: str, unit: str, nation: str) -> Script:
    where, who = read_province(position.setup.board, province), read_nation(nation, position.setup.nations)
    return scripts.fight(where, read_unit(unit), who)


def _wedge_script(wedge: Wedge) -> Callable[..., Script]:
    """Return the script of a wedge without purchases."""
    return lambda position, pay: _turn_to(wedge, pay)


_READ: Final[Mapping[str, Callable[..., Script]]] = {
    **{wedge: _wedge_script(wedge) for wedge in CHIPS},
    "temple": _temples,
    "arming": _arming,
    "know-how": lambda position, advances, pay: _advances(advances, pay),
    "maneuver": _maneuver,
    "move": _move,
    "fight": _fight,
    "answer": lambda position, fight: scripts.answer(fights=fight),
    "conquer": _conquer,
    "found": _found,
    "trade": lambda position, give, take: _trade(give, take),
}
SCRIPTS: Final[Mapping[str, Callable[..., Steps]]] = {
    name: parsed_script(read) for name, read in _READ.items()
}
OFFERS: Final[Mapping[tuple[str, str], Offers]] = {
    **{(wedge, "pay"): _offer_wedge_pay(wedge) for wedge in CHIPS},
    ("temple", "provinces"): offering(offer_temples),
    ("temple", "pay"): _offer_temples_pay,
    ("arming", "units"): offering(offer_arming),
    ("arming", "pay"): _offer_arming_pay,
    ("know-how", "advances"): offering(offer_advances),
    ("know-how", "pay"): _offer_advances_pay,
    ("maneuver", "wedge"): offering(offer_wedges),
    ("maneuver", "pay"): _offer_maneuver_pay,
    ("move", "units"): offering(offer_movers, "from"),
    ("move", "from"): offering(offer_origins, "units"),
    ("move", "to"): offering(offer_ways, "units", "from"),
    ("fight", "province"): offering(offer_fights, "unit", "nation"),
    ("fight", "unit"): offering(offer_fighters, "province", "nation"),
    ("fight", "nation"): offering(offer_enemies, "province", "unit"),
    ("conquer", "province"): offering(offer_cities),
    ("conquer", "units"): offering(offer_conquerors, "province"),
    ("found", "provinces"): offering(offer_sites),
    ("trade", "give"): offering(offer_give, "take"),
    ("trade", "take"): offering(offer_take, "give"),
}
