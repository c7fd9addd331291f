"""The end of a turn: events so far, what it earns, and remaining actions."""

from collections.abc import Sequence

from bot.engine.duellum import legal
from bot.engine.duellum.actions import Trade
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel import trades
from bot.panel.duellum.advice import advice
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.founding import sites_blocks
from bot.panel.duellum.maneuver import describe_weak_cities
from bot.panel.page import Page, PanelButton
from bot.panel.summary import turn_end_page
from bot.text.duellum.position.names import card_name
from bot.text.duellum.position.next_steps import format_turn_end


def more_page(context: PageContext) -> Page:
    """Create the page that ends a turn or a plan."""
    ending = [
        format_turn_end(context.position),
        describe_weak_cities(context),
        _describe_unused_cards(context),
    ]
    sites, missed = sites_blocks(context, "more"), advice(context)
    return turn_end_page(context, sites, ending, missed, _action_buttons(context))


def _describe_unused_cards(context: PageContext) -> str:
    """Name the cards played this turn that are lost unless something is still bought with them (DE7)."""
    position = context.position
    left = {
        "temple_discount": position.turn.temple_discount,
        "know_how_discount": position.turn.know_how_discount,
        "settle": position.turn.settlers,
    }
    board = position.setup.board
    named = [card_name(board, card.id) for card in board.cards.values() if left.get(card.effect)]
    return say("duellum-panel-unused", cards=join(named)) if named else ""


def _action_buttons(context: PageContext) -> Sequence[PanelButton]:
    """Create buttons back to the wedge's actions, including walls and recruits."""
    kinds = {action.type for action in legal(context.position)}
    pages = {
        "temples": {"temple", "wall"},
        "advances": {"learn", "recruit"},
        "arms": {"arm"},
        "maneuver": {"move", "conquer"},
    }
    return [
        context.go(say("duellum-panel-back-to", page=page), page)
        for page, served in pages.items()
        if kinds & served
    ]


def trade_page(context: PageContext, given: str = "") -> Page:
    """Create the page for trading three of anything for two chips (DK7)."""
    return trades.trade_page(context, context.legal_of_type(Trade), say("duellum-panel-trade-text"), given)
