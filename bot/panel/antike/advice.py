"""Advice before a turn ends: opportunities that would be missed."""

from bot.app.turn.payments import things_price
from bot.engine.antike.actions import Conquer, Learn, Temple, Trade
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules import arming
from bot.engine.antike.rules.affordable import temples_most, units_most
from bot.i18n.catalogue import say
from bot.panel.antike.builder import PageContext
from bot.panel.antike.purchases import format_offer
from bot.panel.summary import advise_arming, advise_conquests, advise_moves, few_names, format_cost


def advice(context: PageContext) -> list[str]:
    """Return missed opportunities, the most important first; the page itself offers cities to found."""
    count = units_most(context.position) if context.opens("arm") else 0
    told = [
        advise_conquests(context, Conquer),
        _temples(context),
        _advances(context),
        advise_arming(context, count, arming.price(count)),
        advise_moves(context),
        say("panel-advice-trade") if context.legal_of_type(Trade) else "",
    ]
    return [line for line in told if line]


def _temples(context: PageContext) -> str:
    """Format how many of these temples are possible; if there are more, the player chooses."""
    found = [context.place(action.province) for action in context.legal_of_type(Temple)]
    if not found:
        return ""
    most = temples_most(context.position)
    named = few_names(found, "or" if most < len(found) else "and")
    price = format_cost(context, things_price([TEMPLE_PRICE] * most))
    return say("panel-advice-temple", count=most, provinces=named, price=price)


def _advances(context: PageContext) -> str:
    found = [format_offer(context, action) for action in context.legal_of_type(Learn)]
    return say("panel-advice-learn", offers=few_names(found, "or")) if found else ""
