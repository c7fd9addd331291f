"""Scripts and autocompletion of Duellum's turn commands, by command name."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.app.duellum import scripts
from bot.app.duellum.scripts import Script, Steps, way_price
from bot.app.turn.payments import single
from bot.cogs.completion import Offer
from bot.cogs.duellum.completion import (
    offer_advances,
    offer_arming,
    offer_recruits,
    offer_sites,
    offer_temples,
    offer_walls,
    offer_wedges,
)
from bot.cogs.duellum.parsing import (
    read_advances,
    read_card,
    read_chip,
    read_played,
    read_recruits,
    read_sites,
)
from bot.cogs.duellum.play_completion import (
    offer_chips,
    offer_choice,
    offer_cities,
    offer_conquerors,
    offer_display,
    offer_give,
    offer_hand,
    offer_take,
    offer_ways,
)
from bot.cogs.parsing import read_path, read_province, read_provinces
from bot.cogs.turn.offers import Offers, offer_movers, offer_origins, offer_payments, offering, whole_way
from bot.cogs.turn.parsing import (
    parsed_script,
    read_arming,
    read_list,
    read_maneuver,
    read_pay,
    read_purse,
    read_units,
    stripped,
)
from bot.engine.duellum import Position
from bot.engine.duellum.actions import Arm, Learn, Recruit, TakeCard, Temple, Trade, Wall
from bot.engine.terms import CHIPS, Wedge


def _wedge_script(wedge: Wedge) -> Callable[..., Script]:
    def script(position: Position, pay: str | None = None, chip: str | None = None) -> Script:
        return scripts.turn_to(wedge, read_pay(pay), read_chip(chip) if chip and chip.strip() else None)

    return script


def _temple(
    position: Position, provinces: str | None = None, walls: str | None = None, pay: str | None = None
) -> Script:
    temples, around = (
        read_list(partial(read_provinces, position.setup.board), text) for text in (provinces, walls)
    )
    if not temples and not around:
        return scripts.turn_to("temple", read_pay(pay))
    return scripts.temples(temples, around, read_pay(pay))


def _arming(position: Position, units: str | None = None, pay: str | None = None) -> Script:
    board, cities = position.setup.board, position.current.cities
    places = read_list(lambda text: read_arming(board, text, cities), units)
    return scripts.arm(places, read_pay(pay)) if places else scripts.turn_to("arming", read_pay(pay))


def _know_how(
    position: Position, advances: str | None = None, recruit: str | None = None, pay: str | None = None
) -> Script:
    learned = read_list(read_advances, advances)
    recruits = read_recruits(recruit) if recruit and recruit.strip() else (0, 0)
    if not learned and not any(recruits):
        return scripts.turn_to("know-how", read_pay(pay))
    return scripts.learn(learned, recruits, read_pay(pay))


def _maneuver(position: Position, wedge: str | None = None, pay: str | None = None) -> Script:
    return scripts.turn_to(read_maneuver(wedge, partial(way_price, position)), read_pay(pay))


def _move(position: Position, units: str, origin: str, path: str) -> Script:
    board = position.setup.board
    way = [read_province(board, origin), *read_path(board, path)]
    return whole_way(position, read_units(units), way, scripts.move)


def _conquer(position: Position, province: str, units: str | None = None) -> Script:
    groups = read_units(units) if units and units.strip() else None
    return scripts.conquer(read_province(position.setup.board, province), groups)


def _found(position: Position, provinces: str) -> Script:
    return scripts.found(read_sites(position.setup.board, provinces))


def _trade(position: Position, give: str, take: str) -> Script:
    return single(Trade(read_purse(give), read_purse(take)))


def _walls(position: Position, provinces: str) -> Script:
    return scripts.walls(read_provinces(position.setup.board, provinces))


def _recruit(position: Position, units: str) -> Script:
    return scripts.recruit(*read_recruits(units))


def _take_card(position: Position, card: str) -> Script:
    return single(TakeCard(read_card(position.setup.board, card)))


def _play_card(
    position: Position,
    card: str,
    province: str | None = None,
    unit: str | None = None,
    units: str | None = None,
    take: str | None = None,
) -> Script:
    chosen = stripped(province), stripped(unit), stripped(units)
    return single(read_played(position, card, *chosen, read_pay(take)))


_READ: Final[Mapping[str, Callable[..., Script]]] = {
    **{wedge: _wedge_script(wedge) for wedge in CHIPS},
    "temple": _temple,
    "arming": _arming,
    "know-how": _know_how,
    "maneuver": _maneuver,
    "move": _move,
    "conquer": _conquer,
    "found": _found,
    "trade": _trade,
    "wall": _walls,
    "recruit": _recruit,
    "card take": _take_card,
    "card play": _play_card,
}
SCRIPTS: Final[Mapping[str, Callable[..., Steps]]] = {
    name: parsed_script(read) for name, read in _READ.items()
}


def _offer_wedge_pay(wedge: Wedge) -> Offers:
    return lambda position, current, others: offer_payments(
        position, current, scripts.turn_to(wedge), [], way_price(position, wedge)
    )


def _offer_chip(wedge: Wedge) -> Offers:
    return lambda position, current, others: offer_chips(position, current, wedge)


def _offer_maneuver_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    wedge = read_maneuver(others.get("wedge"), partial(way_price, position))
    return offer_payments(position, current, scripts.turn_to(wedge), [], way_price(position, wedge))


def _offer_purchase_pay(
    position: Position, current: str, wedge: Wedge, bought: list[scripts.Bought]
) -> list[Offer]:
    script, prices = scripts.buy(wedge, bought), scripts.prices_on(position, wedge, bought)
    return offer_payments(position, current, script, prices, way_price(position, wedge), may_buy=True)


def _offer_temple_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    temples, around = (
        read_list(partial(read_provinces, position.setup.board), others.get(option))
        for option in ("provinces", "walls")
    )
    return _offer_purchase_pay(position, current, "temple", [*map(Temple, temples), *map(Wall, around)])


def _offer_arming_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    places = read_list(partial(read_arming, position.setup.board), others.get("units"))
    return _offer_purchase_pay(position, current, "arming", [Arm(*each) for each in places])


def _offer_know_how_pay(position: Position, current: str, others: dict[str, str]) -> list[Offer]:
    bought: list[scripts.Bought] = [*map(Learn, read_list(read_advances, others.get("advances")))]
    if recruit := stripped(others.get("recruit")):
        bought.append(Recruit(*read_recruits(recruit)))
    return _offer_purchase_pay(position, current, "know-how", bought)


def _offer_card_option(option: str) -> Offers:
    return lambda position, current, others: offer_choice(position, current, option, others)


OFFERS: Final[Mapping[tuple[str, str], Offers]] = {
    **{(wedge, "pay"): _offer_wedge_pay(wedge) for wedge in CHIPS},
    **{(wedge, "chip"): _offer_chip(wedge) for wedge in CHIPS},
    ("temple", "provinces"): offering(offer_temples, "walls"),
    ("temple", "walls"): offering(offer_walls, "provinces"),
    ("temple", "pay"): _offer_temple_pay,
    ("arming", "units"): offering(offer_arming),
    ("arming", "pay"): _offer_arming_pay,
    ("know-how", "advances"): offering(offer_advances, "recruit"),
    ("know-how", "recruit"): offering(offer_recruits, "advances"),
    ("know-how", "pay"): _offer_know_how_pay,
    ("maneuver", "wedge"): offering(offer_wedges),
    ("maneuver", "pay"): _offer_maneuver_pay,
    ("move", "units"): offering(offer_movers, "from"),
    ("move", "from"): offering(offer_origins, "units"),
    ("move", "to"): offering(offer_ways, "units", "from"),
    ("conquer", "province"): offering(offer_cities),
    ("conquer", "units"): offering(offer_conquerors, "province"),
    ("found", "provinces"): offering(offer_sites),
    ("trade", "give"): offering(offer_give, "take"),
    ("trade", "take"): offering(offer_take, "give"),
    ("wall", "provinces"): offering(offer_walls),
    ("recruit", "units"): offering(offer_recruits),
    ("card take", "card"): offering(offer_display),
    ("card play", "card"): offering(offer_hand),
    **{("card play", option): _offer_card_option(option) for option in ("province", "unit", "units", "take")},
}
