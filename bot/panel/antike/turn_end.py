"""The end of a turn: events so far, what it brings, advice, and remaining actions."""

from collections.abc import Sequence

from bot.engine.antike import legal
from bot.engine.antike.actions import Trade
from bot.i18n.catalogue import say
from bot.panel import trades
from bot.panel.antike.advice import advice
from bot.panel.antike.builder import PageContext
from bot.panel.antike.founding import sites_blocks
from bot.panel.antike.maneuver import describe_entered
from bot.panel.page import Page, PanelButton
from bot.panel.summary import turn_end_page
from bot.text.antike.position.next_steps import format_turn_end


def more_page(context: PageContext) -> Page:
    """Create the page that ends a turn or a plan."""
    ending = [format_turn_end(context.position), describe_entered(context)]
    sites, missed = sites_blocks(context, "more"), advice(context)
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
