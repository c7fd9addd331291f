"""Advice before a turn ends: opportunities that would be missed."""

from collections.abc import Sequence
from typing import Final, Literal

from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Action, Conquer, Learn, PlayCard, Recruit, Temple, Trade, Wall
from bot.engine.duellum.prices import price_of
from bot.engine.duellum.rules import arming
from bot.engine.duellum.rules.affordable import units_most, walls_most
from bot.engine.duellum.terms import Effect
from bot.engine.payment import Price
from bot.engine.terms import UNITS
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.panel.duellum.builder import PageContext
from bot.panel.groups import groups_of
from bot.text.duellum.position.names import KNOW_HOW_NAMES, card_name
from bot.text.names import units
from bot.text.prices import brief

_MOST_NAMED: Final = 3
_FOR_PURCHASES: Final[frozenset[Effect]] = frozenset({"temple_discount", "know_how_discount", "settle"})
"""Effects that are lost unless something is bought this turn."""


def advice(context: PageContext) -> list[str]:
    """Return missed opportunities, the most important first."""
    told = [
        _conquests(context),
        _temples(context),
        _walls(context),
        _advances(context),
        _arms(context),
        _march(context),
        _cards(context),
    ]
    if context.legal_of_type(Recruit):
        told.append(say("duellum-panel-advice-recruit"))
    if context.legal_of_type(Trade):
        told.append(say("duellum-panel-advice-trade"))
    return [line for line in told if line]


def _names(named: Sequence[str], how: Literal["and", "or"] = "and") -> str:
    more = len(named) - _MOST_NAMED
    return join([*named[:_MOST_NAMED], say("panel-more-places", count=more)] if more > 0 else named, how)


def _conquests(context: PageContext) -> str:
    found = [context.place(action.province) for action in context.legal_of_type(Conquer)]
    return say("panel-advice-conquer", provinces=_names(list(dict.fromkeys(found)))) if found else ""


def _temples(context: PageContext) -> str:
    found = context.legal_of_type(Temple)
    if not found:
        return ""
    named = [f"{context.place(each.province)} ({context.price(each)})" for each in found]
    return say("duellum-panel-advice-temple", provinces=_names(named, "or"))


def _walls(context: PageContext) -> str:
    named = [context.place(action.province) for action in context.legal_of_type(Wall)]
    most = walls_most(context.position)
    return say("duellum-panel-advice-wall", count=most, provinces=_names(named, "or")) if named else ""


def _advances(context: PageContext) -> str:
    found = context.legal_of_type(Learn)
    if not found:
        return ""
    name, price = KNOW_HOW_NAMES[found[0].advance], context.price(found[0])
    return say("duellum-panel-advice-learn", advance=name, price=price)


def _arms(context: PageContext) -> str:
    count = units_most(context.position) if context.opens("arm") else 0
    if not count:
        return ""
    price = brief(arming.price(count).default(context.position.current.purse))
    return say("panel-advice-arm", count=count, price=price)


def _march(context: PageContext) -> str:
    if not context.opens("move"):
        return ""
    groups = groups_of(context.position)
    counts = {unit: sum(group[3] for group in groups if group[0] == unit) for unit in UNITS}
    told = [units(count, unit) for unit, count in counts.items() if count]
    return say("panel-advice-move", units=join(told)) if told else ""


def _cards(context: PageContext) -> str:
    board = context.position.setup.board
    useful = (way.card for way in context.legal_of_type(PlayCard) if _is_useful(context.position, way))
    named = [card_name(board, card) for card in dict.fromkeys(useful)]
    return say("duellum-panel-advice-card", cards=_names(named, "or")) if named else ""


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
