"""Advice before a turn ends: opportunities that would be missed."""

from collections.abc import Sequence
from typing import Final, Literal

from bot.app.turn.payments import things_price
from bot.engine.antike.actions import Conquer, Learn, Temple, Trade
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules import arming
from bot.engine.antike.rules.affordable import temples_most, units_most
from bot.engine.antike.stacks import ready
from bot.engine.payment import ChipPrice
from bot.engine.terms import UNITS
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel.antike.builder import PageContext
from bot.text.names import units
from bot.text.prices import brief

_MOST_NAMED: Final = 3


def advice(context: PageContext) -> list[str]:
    """Return missed opportunities, the most important first; the page itself offers cities to found."""
    told = [
        _conquests(context),
        _temples(context),
        _advances(context),
        _arms(context),
        _march(context),
    ]
    return [line for line in (*told, _trade(context)) if line]


def _names(context: PageContext, provinces: Sequence[str], how: Literal["and", "or"] = "and") -> str:
    named = [context.place(province) for province in dict.fromkeys(provinces)]
    more = len(named) - _MOST_NAMED
    return join([*named[:_MOST_NAMED], say("panel-more-places", count=more)] if more > 0 else named, how)


def _cost(context: PageContext, price: ChipPrice) -> str:
    """Format the payment, with coins in place of missing chips."""
    return brief(price.default(context.position.current.purse))


def _conquests(context: PageContext) -> str:
    found = [action.province for action in context.legal_of_type(Conquer)]
    return say("panel-advice-conquer", provinces=_names(context, found)) if found else ""


def _temples(context: PageContext) -> str:
    """Format how many of these temples are possible; if there are more, the player chooses."""
    found = [action.province for action in context.legal_of_type(Temple)]
    if not found:
        return ""
    most = temples_most(context.position)
    named = _names(context, found, "or" if most < len(found) else "and")
    price = _cost(context, things_price([TEMPLE_PRICE] * most))
    return say("panel-advice-temple", count=most, provinces=named, price=price)


def _advances(context: PageContext) -> str:
    found = context.legal_of_type(Learn)
    return say("panel-advice-learn", advance=found[0].advance, price=context.price(found[0])) if found else ""


def _arms(context: PageContext) -> str:
    count = units_most(context.position) if context.opens("arm") else 0
    return say("panel-advice-arm", count=count, price=_cost(context, arming.price(count))) if count else ""


def _march(context: PageContext) -> str:
    if not context.opens("move"):
        return ""
    nation = context.position.current
    counts = {unit: sum(ready(stack) for stack in nation.stacks(unit).values()) for unit in UNITS}
    told = [units(count, unit) for unit, count in counts.items() if count]
    return say("panel-advice-move", units=join(told)) if told else ""


def _trade(context: PageContext) -> str:
    return say("panel-advice-trade") if context.legal_of_type(Trade) else ""
