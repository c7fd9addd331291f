"""Reasons why a command's option offers no values, for the single line of its empty autocomplete list."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike import Phase, Position, legal, open_types
from bot.engine.antike.actions import ActionType
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.rules import arming, rondel
from bot.engine.antike.rules.affordable import placeable, temple_sites
from bot.engine.antike.rules.founding import free_sites, stones_left
from bot.engine.antike.rules.know_how import learnable, price
from bot.engine.payment import AnyPrice
from bot.engine.terms import Wedge
from bot.i18n.catalogue import say
from bot.text.antike.rules.rule_errors import format_wrong_phase
from bot.text.prices import format_price

_BOUGHT: Final[Mapping[tuple[str, str], tuple[ActionType, Wedge]]] = {
    ("temple", "provinces"): ("temple", "temple"),
    ("arming", "units"): ("arm", "arming"),
    ("know-how", "advances"): ("learn", "know-how"),
}
"""Purchase and wedge by (command, option), for commands that also move the stone to the wedge."""
_OTHERS: Final[Mapping[str, ActionType]] = {
    "move": "move",
    "fight": "fight",
    "conquer": "conquer",
    "found": "found",
    "trade": "trade",
}


def why_nothing(position: Position, command: str, option: str) -> str:
    """Explain why a command's option offers no values; "" if there is no known reason."""
    if (command, option) in _BOUGHT:
        kind, wedge = _BOUGHT[command, option]
        if position.phase is Phase.RONDEL and not position.current.owes_chip:
            return _explain_shortage(position, kind, rondel.price(position, wedge))
    elif command in _OTHERS and option != "to":
        kind = _OTHERS[command]
    else:
        return ""
    if any(action.type == kind for action in legal(position)):
        return ""
    if kind not in open_types(position):
        tried = "rondel" if "take_chip" in open_types(position) and kind != "trade" else kind
        return format_wrong_phase("errors-not-now.you", str(position.phase), position.current.wedge, tried)
    return _explain_shortage(position, kind, AnyPrice(0))


def _explain_shortage(position: Position, kind: ActionType, way: AnyPrice) -> str:
    """Explain what is missing for an action type: a place or an item, or the price."""
    nation = position.current
    match kind:
        case "temple" if not temple_sites(position):
            return say("offers-none", why="temples" if position.bank.temples else "bank")
        case "temple":
            return format_price("temple", TEMPLE_PRICE, nation.purse, way)
        case "arm" if not placeable(position):
            room = any(arming.places_left(position, city) for city in nation.cities)
            return say("offers-none", why="supply" if room else "full")
        case "arm":
            return format_price("unit", arming.price(1), nation.purse, way)
        case "learn" if not learnable(position):
            return say("offers-none", why="know-hows")
        case "learn":
            prices = [price(position, position.mover, advance) for advance in learnable(position)]
            cheapest = min(prices, key=lambda each: each.total)
            return format_price("know-how", cheapest, nation.purse, way, least=True)
        case "move":
            return say("offers-none", why="moved" if nation.legions or nation.galleys else "units")
        case "found" if not stones_left(position):
            return say("offers-none", why="stones")
        case "found" if free_sites(position):
            return format_price("city", CITY_PRICE, nation.purse)
        case _:
            return say("offers-none", why=kind)
