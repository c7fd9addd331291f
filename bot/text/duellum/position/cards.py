"""Where all event cards are, for `/card show`: only the order of the pile is unknown to everybody (DE2)."""

from collections.abc import Mapping

from bot.engine.board import Board
from bot.engine.duellum import Position
from bot.engine.duellum.supply import pile
from bot.engine.duellum.terms import CardId
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.text.duellum.position.names import card_name


def _listed(board: Board, cards: Mapping[CardId, int]) -> str:
    told = [
        say("duellum-card-count", card=card_name(board, card), count=count)
        for card, count in cards.items()
        if count
    ]
    return join(told) or say("duellum-no-cards")


def tell_cards(position: Position) -> str:
    """Display, both hands, discards, and what the pile can still hold."""
    board = position.setup.board
    shown = {card: position.display.count(card) for card in position.display}
    left = pile(position)
    lines = [say("duellum-cards-display", cards=_listed(board, shown))]
    lines += [
        say("duellum-cards-hand", nation=nation, cards=_listed(board, position.nations[nation].cards))
        for nation in position.setup.nations
    ]
    lines.append(say("duellum-cards-discard", cards=_listed(board, dict(sorted(position.discard.items())))))
    lines.append(say("duellum-cards-pile", count=sum(left.values()), cards=_listed(board, left)))
    return "\n".join(lines)
