"""Advice before a turn ends: opportunities that would be missed."""

from typing import Final

from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Action, Conquer, Learn, PlayCard, Recruit, Temple, Trade, Wall
from bot.engine.duellum.prices import price_of
from bot.engine.duellum.rules import arming
from bot.engine.duellum.rules.affordable import units_most, walls_most
from bot.engine.duellum.terms import Effect
from bot.engine.payment import Price
from bot.i18n.catalogue import say
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.purchases import format_offer
from bot.panel.summary import advise_arming, advise_conquests, advise_moves, few_names
from bot.text.duellum.position.names import card_name

_FOR_PURCHASES: Final[frozenset[Effect]] = frozenset({"temple_discount", "know_how_discount", "settle"})
"""Effects that are lost unless something is bought this turn."""


def advice(context: PageContext) -> list[str]:
    """Return missed opportunities, the most important first."""
    count = units_most(context.position) if context.opens("arm") else 0
    told = [
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
    return [line for line in told if line]


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
    """Return the legal purchases with their prices."""
    return {(action, price) for action in legal(position) if (price := price_of(position, action))}
