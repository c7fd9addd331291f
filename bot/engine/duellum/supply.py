"""Remaining supplies of units, walls and cards (DS3, DS6, DE2-DE4)."""

from collections.abc import Mapping

from bot.engine.duellum.constants import UNITS, walls_earned
from bot.engine.duellum.position import Cards, NationState, Position
from bot.engine.duellum.terms import CardId
from bot.engine.terms import Unit


def units_left(nation: NationState, unit: Unit) -> int:
    """Return the legions, or galleys, in a nation's supply (DS3)."""
    return UNITS - nation.box.of(unit) - nation.total(unit)


def walls_left(nation: NationState) -> int:
    """Return the town walls in a nation's supply (DV6)."""
    return walls_earned(nation.personages.total) - len(nation.walls)


def pile(position: Position) -> dict[CardId, int]:
    """Return the cards of each kind in the pile, in file order; only their order is unknown (DE2)."""
    left = {card.id: card.copies for card in position.setup.board.cards.values()}
    for card in position.display:
        left[card] -= 1
    for cards in (position.discard, *(nation.cards for nation in position.nations.values())):
        for card, count in cards.items():
            left[card] -= count
    return left


def cards_replaceable(position: Position) -> int:
    """Return how many cards taken from the display can be replaced, from the pile or the discards (DE3)."""
    return sum(pile(position).values()) + sum(position.discard.values())


def cards_to_take(position: Position) -> int:
    """Return how many of the cards due the mover can take before there is none left on display (DE4)."""
    due, shown = position.cards_due, len(position.display)
    return min(due, shown + cards_replaceable(position)) if due and shown else 0


def with_card(cards: Cards, card: CardId, more: int) -> Cards:
    """Return the cards with `more` of a kind, possibly negative, without zeros."""
    count = cards.get(card, 0) + more
    if count:
        return {**cards, card: count}
    return {kind: number for kind, number in cards.items() if kind != card}


def first_of(left: Mapping[CardId, int]) -> CardId | None:
    """Return the first card of a pile in file order, if the next one is not known."""
    return next(iter(left), None)
