"""The end of a turn: events so far, what it earns, and remaining actions."""

from collections.abc import Sequence
from typing import Final

from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Action, Conquer, Learn, PlayCard, Recruit, Temple, Trade, Wall
from bot.engine.duellum.prices import price_of
from bot.engine.duellum.rules import arming
from bot.engine.duellum.rules.affordable import units_most, walls_most
from bot.engine.duellum.terms import Effect
from bot.engine.payment import Price
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel import trades
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.founding import sites_blocks
from bot.panel.duellum.maneuver import describe_weak_cities
from bot.panel.duellum.purchases import format_offer
from bot.panel.page import Page, PanelButton
from bot.panel.summary import advise_arming, advise_conquests, advise_moves, few_names, turn_end_page
from bot.text.duellum.position.names import card_name
from bot.text.duellum.position.next_steps import format_turn_end

_FOR_PURCHASES: Final[frozenset[Effect]] = frozenset({"temple_discount", "know_how_discount", "settle"})
"""Effects that are lost unless something is bought this turn."""


def more_page(context: PageContext) -> Page:
    """Create the page that ends a turn or a plan."""
    ending = [
        format_turn_end(context.position),
        describe_weak_cities(context),
        _describe_unused_cards(context),
    ]
    sites, missed = sites_blocks(context, "more"), _advice(context)
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


def _advice(context: PageContext) -> list[str]:
    """Return missed opportunities, the most important first, "" for those that are none."""
    count = units_most(context.position) if context.opens("arm") else 0
    return [
        advise_conquests(context, Conquer),
        _temples(context),
        _walls(context),
        _advances(context),
        advise_arming(context, count, arming.price(count)),
        advise_moves(context),
        _cards(context),
        say("duellum-panel-advice-recruit") if context.legal_of_type(Recruit) else "",
        say("duellum-panel-advice-trade") if context.legal_of_type(Trade) else "",
    ]


def _temples(context: PageContext) -> str:
    found = context.legal_of_type(Temple)
    if not found:
        return ""
    named = [f"{context.place(each.province)} ({context.price(each)})" for each in found]
    return say("duellum-panel-advice-temple", provinces=few_names(named, "or"))


def _walls(context: PageContext) -> str:
    named = [context.place(action.province) for action in context.legal_of_type(Wall)]
    most = walls_most(context.position)
    return say("duellum-panel-advice-wall", count=most, provinces=few_names(named, "or")) if named else ""


def _advances(context: PageContext) -> str:
    found = [format_offer(context, action) for action in context.legal_of_type(Learn)]
    return say("panel-advice-learn", offers=few_names(found, "or")) if found else ""


def _cards(context: PageContext) -> str:
    board = context.position.setup.board
    useful = (way.card for way in context.legal_of_type(PlayCard) if _is_useful(context.position, way))
    named = [card_name(board, card) for card in dict.fromkeys(useful)]
    return say("duellum-panel-advice-card", cards=few_names(named, "or")) if named else ""


def _is_useful(position: Position, way: PlayCard) -> bool:
    """Return whether a card would help now; a discount helps if something can be bought with it."""
    effect = position.setup.board.cards[way.card].effect
    if effect == "destroy_wall":
        return way.province in position.other.walls
    if effect not in _FOR_PURCHASES:
        return True
    return not _purchases(apply(position, way)[0]) <= _purchases(position)


def _purchases(position: Position) -> set[tuple[Action, Price]]:
    return {(action, price) for action in legal(position) if (price := price_of(position, action))}
