"""What a friend would say before a turn is ended; nothing of it has to be done."""

from collections.abc import Sequence
from typing import Final, Literal

from bot.engine.antike.actions import Conquer, Found, Learn, Temple, Trade
from bot.engine.antike.affordable import cities_most, temples_most, units_most
from bot.engine.antike.constants import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.stacks import ready
from bot.engine.payment import ChipPrice
from bot.engine.terms import UNITS
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.panel.antike.builder import Hand
from bot.text.names import units
from bot.text.prices import brief

_MOST_NAMED: Final = 3
_UNIT_PRICE: Final = ChipPrice(iron=1)


def advice(hand: Hand) -> list[str]:
    """Chances that would be missed, the weightiest first."""
    told = [_conquests(hand), _sites(hand), _temples(hand), _advances(hand), _arms(hand), _march(hand)]
    return [line for line in (*told, _trade(hand)) if line]


def _names(hand: Hand, provinces: Sequence[str], how: Literal["and", "or"] = "and") -> str:
    named = [hand.place(province) for province in dict.fromkeys(provinces)]
    more = len(named) - _MOST_NAMED
    return join([*named[:_MOST_NAMED], say("panel-more-places", count=more)] if more > 0 else named, how)


def _some(hand: Hand, key: str, provinces: Sequence[str], most: int, price: ChipPrice) -> str:
    """So many of these places; which of them is left to choose where there are more."""
    if not provinces:
        return ""
    named = _names(hand, provinces, "or" if most < len(provinces) else "and")
    return say(key, count=most, provinces=named, price=_cost(hand, price, most))


def _cost(hand: Hand, price: ChipPrice, count: int) -> str:
    """What so many of them cost in all, with coins for the chips that are missing."""
    every = ChipPrice(price.marble * count, price.iron * count, price.gold * count)
    return brief(every.default(hand.position.current.purse))


def _conquests(hand: Hand) -> str:
    found = [action.province for action in hand.listed(Conquer) if isinstance(action, Conquer)]
    return say("panel-advice-conquer", provinces=_names(hand, found)) if found else ""


def _sites(hand: Hand) -> str:
    found = [action.province for action in hand.listed(Found) if isinstance(action, Found)]
    most = cities_most(hand.position)
    if most >= len(found):
        return ""  # the page offers them all
    return _some(hand, "panel-advice-found", found, most, CITY_PRICE)


def _temples(hand: Hand) -> str:
    found = [action.province for action in hand.listed(Temple) if isinstance(action, Temple)]
    return _some(hand, "panel-advice-temple", found, temples_most(hand.position), TEMPLE_PRICE)


def _advances(hand: Hand) -> str:
    found = [action for action in hand.listed(Learn) if isinstance(action, Learn)]
    return say("panel-advice-learn", advance=found[0].advance, price=hand.price(found[0])) if found else ""


def _arms(hand: Hand) -> str:
    count = units_most(hand.position) if hand.opens("arm") else 0
    return say("panel-advice-arm", count=count, price=_cost(hand, _UNIT_PRICE, count)) if count else ""


def _march(hand: Hand) -> str:
    if not hand.opens("move"):
        return ""
    nation = hand.position.current
    counts = {unit: sum(ready(stack) for stack in nation.stacks(unit).values()) for unit in UNITS}
    told = [units(count, unit) for unit, count in counts.items() if count]
    return say("panel-advice-move", units=join(told)) if told else ""


def _trade(hand: Hand) -> str:
    return say("panel-advice-trade") if hand.listed(Trade) else ""
