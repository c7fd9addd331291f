"""Reasons why a command's option offers no values, for the single line of its empty autocomplete list."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from bot.engine.duellum import Phase, Position, legal, open_types
from bot.engine.duellum.actions import ActionType
from bot.engine.duellum.constants import WALL_PRICE
from bot.engine.duellum.rules import arming, building, founding, know_how
from bot.engine.duellum.rules import rondel as rondel_rules
from bot.engine.duellum.rules.affordable import placeable
from bot.engine.duellum.supply import units_left, walls_left
from bot.engine.payment import AnyPrice, ChipPrice
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, UNITS, Wedge
from bot.i18n.catalogue import say
from bot.text.duellum.rules.rule_errors import format_wrong_phase
from bot.text.names import resources
from bot.text.position.next_steps import first_few
from bot.text.prices import format_price, lacking

_MOST: Final = 3
"""Maximum number of shortages listed; purchases beyond them lack even more."""
_BOUGHT: Final[Mapping[tuple[str, str], tuple[ActionType, Wedge]]] = {
    ("temple", "provinces"): ("temple", "temple"),
    ("temple", "walls"): ("wall", "temple"),
    ("wall", "provinces"): ("wall", "temple"),
    ("arming", "units"): ("arm", "arming"),
    ("know-how", "advances"): ("learn", "know-how"),
    ("know-how", "recruit"): ("recruit", "know-how"),
    ("recruit", "units"): ("recruit", "know-how"),
}
"""Purchase and wedge by (command, option), for commands that also move the stone to the wedge."""
_OTHERS: Final[Mapping[str, ActionType]] = {
    "move": "move",
    "conquer": "conquer",
    "found": "found",
    "trade": "trade",
    "card take": "take_card",
    "card play": "play_card",
}


def why_nothing(position: Position, command: str, option: str) -> str:
    """Explain why a command's option offers no values; "" if there is no known reason."""
    if (command, option) in _BOUGHT:
        kind, wedge = _BOUGHT[command, option]
        if position.phase is Phase.RONDEL:
            return _explain_shortage(position, kind, rondel_rules.price(position, wedge))
    elif command in _OTHERS and option != "to" and (command != "card play" or option == "card"):
        kind = _OTHERS[command]
    else:
        return ""
    if kind == "play_card" and not position.current.cards:
        return say("duellum-offers-none", why="hand")
    if any(action.type == kind for action in legal(position)):
        return ""
    if kind not in open_types(position):
        return format_wrong_phase(
            "duellum-errors-not-now.you", str(position.phase), position.current.wedge, kind
        )
    return _explain_shortage(position, kind, AnyPrice(0))


def _explain_shortage(position: Position, kind: ActionType, way: AnyPrice) -> str:
    """Explain what is missing for an action type: a place or an item, or the price."""
    if kind in _LACKING:
        return _LACKING[kind](position, way)
    if kind == "move":
        nation = position.current
        return say("offers-none", why="moved" if nation.legions or nation.galleys else "units")
    return say("duellum-offers-none", why=kind)


def _temple(position: Position, way: AnyPrice) -> str:
    bare = building.bare_cities(position)
    if not bare or not position.bank.temples:
        return say("offers-none", why="temples" if position.bank.temples else "bank")
    prices = [building.temple_price(position, city) for city in bare]
    return format_price("temple", _cheapest(prices), position.current.purse, way, least=len({*prices}) > 1)


def _wall(position: Position, way: AnyPrice) -> str:
    if not walls_left(position.current):
        return say("duellum-offers-none", why="walls-left")
    if not building.open_cities(position):
        return say("duellum-offers-none", why="walls")
    return format_price("wall", WALL_PRICE, position.current.purse, way)


def _arm(position: Position, way: AnyPrice) -> str:
    if not sum(position.turn.ready):
        return say("duellum-offers-none", why="box-waits" if sum(position.current.box) else "box")
    if not placeable(position):
        return say("offers-none", why="full")
    return format_price("unit", arming.price(1), position.current.purse, way)


def _learn(position: Position, way: AnyPrice) -> str:
    prices = [know_how.price(position, advance) for advance in know_how.learnable(position)]
    if not prices:
        return say("offers-none", why="know-hows")
    return format_price("know-how", _cheapest(prices), position.current.purse, way, least=True)


def _cheapest(prices: list[ChipPrice]) -> ChipPrice:
    return min(prices, key=lambda price: price.total)


def _recruit(position: Position, way: AnyPrice) -> str:
    kinds = [unit for unit in UNITS if units_left(position.current, unit)]
    if not kinds:
        return say("duellum-offers-none", why="supply")
    prices = [know_how.recruit_price(int(unit == "legion"), int(unit == "galley")) for unit in kinds]
    return format_price("recruit", _cheapest(prices), position.current.purse, way, least=True)


def _found(position: Position, way: AnyPrice) -> str:
    kinds = [chip for chip in CHIPS if position.bank.tokens.count_of(chip)]
    sites = founding.sites(position)
    if not kinds:
        return say("duellum-offers-none", why="tokens")
    if not sites:
        return say("offers-none", why="found")
    prices = [founding.price(position, site, chip) for site in sites for chip in kinds]
    return format_price("city", _cheapest(prices), position.current.purse, least=len({*prices}) > 1)


_LACKING: Final[Mapping[ActionType, Callable[[Position, AnyPrice], str]]] = {
    "temple": _temple,
    "wall": _wall,
    "arm": _arm,
    "learn": _learn,
    "recruit": _recruit,
    "found": _found,
}


def format_unaffordable(things: Iterable[tuple[str, ChipPrice]], purse: Purse) -> str:
    """List unaffordable purchases grouped by the resources lacking, the fewest first; "" if there are none.

    If nothing is affordable, only the purchases that lack the fewest are listed.
    """
    found: dict[Purse, list[str]] = {}
    priced = list(things)
    for name, price in priced:
        if (lack := lacking(price, purse)).total:
            found.setdefault(lack, []).append(name)
    most = _MOST if sum(map(len, found.values())) < len(priced) else 1
    lacks = sorted(found, key=lambda lack: lack.total)[:most]
    told = [
        say("duellum-panel-too-dear.entry", lacks=resources(lack), names=first_few(found[lack]))
        for lack in lacks
    ]
    return say("duellum-panel-too-dear", lacks="; ".join(told)) if told else ""
