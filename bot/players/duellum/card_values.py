"""Worth of event cards to a nation, in its hand and before they are taken (DE)."""

from collections.abc import Mapping

from bot.engine.duellum.board import Card
from bot.engine.duellum.position import NationState, Position
from bot.engine.duellum.rules.cards import coins_lost
from bot.engine.duellum.supply import pile, walls_left
from bot.engine.duellum.terms import CardId
from bot.engine.terms import Nation
from bot.players.duellum.weights import Weights


def worth(card: Card, mine: NationState, theirs: NationState, weights: Weights) -> float:
    """Return the worth of a card in the hand of `mine`."""
    effect = card.effect
    value = weights.cards[effect]
    if effect == "chips_per_know_how":
        return value * (weights.unseen + len(theirs.know_hows))
    if effect == "lose_coins":
        return value * (weights.unseen + min(weights.most_lost, coins_lost(theirs)))
    if effect == "destroy_wall":
        return value * (1.0 if theirs.walls else weights.dull_card)
    if effect == "build_wall":
        return value * (1.0 if walls_left(mine) else weights.dull_card)
    if effect == "remove_unit":
        return value * (1.0 if theirs.stacks(card.unit or "legion") else weights.dull_card)
    if effect == "extra_step":
        return value * (1.0 if mine.stacks(card.unit or "legion") else weights.dull_card)
    if effect in {"place_unit", "free_steps", "settle"}:
        return value
    return value * card.number


def hand(cards: Mapping[CardId, Card], mine: NationState, theirs: NationState, weights: Weights) -> float:
    """Return the worth of all cards of a nation; equal cards count the same."""
    return sum([count * worth(cards[kind], mine, theirs, weights) for kind, count in mine.cards.items()])


def average(position: Position, nation: Nation, weights: Weights) -> float:
    """Return the mean worth of the pile's possible cards, or of the discards if it is empty (DE2, DE3)."""
    mine, theirs = position.nations[nation], position.nations[position.setup.rival(nation)]
    cards, left = position.setup.board.cards, pile(position)
    total = sum(left.values())
    if not total:
        left = dict(position.discard)
        total = sum(left.values())
    if not total:
        return 0.0
    return sum([count * worth(cards[kind], mine, theirs, weights) for kind, count in left.items()]) / total


def expected_worth(position: Position, nation: Nation, count: int, mean: float, weights: Weights) -> float:
    """Return the worth of so many cards from the display, before they are taken (DE4).

    The best are taken first; each is replaced by the pile's mean.
    """
    mine, theirs = position.nations[nation], position.nations[position.setup.rival(nation)]
    cards = position.setup.board.cards
    shown = sorted([worth(cards[card], mine, theirs, weights) for card in position.display])
    value = 0.0
    for _ in range(min(count, weights.most_cards) if shown else 0):
        value += shown.pop()
        shown.append(mean)
        shown.sort()
    return value
