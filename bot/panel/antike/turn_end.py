"""The end of a turn: events so far, what it brings, advice, and remaining actions."""

from collections.abc import Sequence

from bot.app.turn.payments import things_price
from bot.engine.antike import legal
from bot.engine.antike.actions import Conquer, Learn, Temple, Trade
from bot.engine.antike.constants import TEMPLE_PRICE
from bot.engine.antike.rules import arming
from bot.engine.antike.rules.affordable import temples_most, units_most
from bot.i18n.catalogue import say
from bot.panel import trades
from bot.panel.antike.builder import PageContext
from bot.panel.antike.founding import sites_blocks
from bot.panel.antike.maneuver import describe_entered
from bot.panel.antike.purchases import format_offer
from bot.panel.page import Page, PanelButton
from bot.panel.summary import (
    advise_arming,
    advise_conquests,
    advise_moves,
    few_names,
    format_cost,
    turn_end_page,
)
from bot.text.antike.position.next_steps import format_turn_end


def more_page(context: PageContext) -> Page:
    """Create the page that ends a turn or a plan."""
    ending = [format_turn_end(context.position), describe_entered(context)]
    sites, missed = sites_blocks(context, "more"), _advice(context)
    return turn_end_page(context, sites, ending, missed, _action_buttons(context))


def _action_buttons(context: PageContext) -> Sequence[PanelButton]:
    """Create buttons back to the wedge's actions, or to trading."""
    presses, kinds = [], {action.type for action in legal(context.position)}
    for kind, page in (("temple", "temples"), ("learn", "advances"), ("arm", "arms"), ("move", "maneuver")):
        if kind in kinds:
            presses.append(context.go(say("panel-back-to", page=page), page))
    if context.legal_of_type(Trade):
        presses.append(context.go(say("panel-trade"), "trade"))
    return presses


def trade_page(context: PageContext) -> Page:
    """Create the page for trading two of anything for one chip (T4)."""
    return trades.trade_page(context, context.legal_of_type(Trade), say("panel-trade-text"))


def _advice(context: PageContext) -> list[str]:
    """Return missed opportunities, the most important first, "" for those that are none.

    The page itself offers cities to found.
    """
    count = units_most(context.position) if context.opens("arm") else 0
    return [
        advise_conquests(context, Conquer),
        _temples(context),
        _advances(context),
        advise_arming(context, count, arming.price(count)),
        advise_moves(context),
        say("panel-advice-trade") if context.legal_of_type(Trade) else "",
    ]


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
