"""Names that Duellum alone has or that differ from other rulesets: wedges, know-hows, cards."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, cast

from bot.engine.board import Board
from bot.engine.duellum.terms import KNOW_HOWS, CardId, KnowHow
from bot.engine.terms import WEDGES, Wedge
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.names import Names

if TYPE_CHECKING:
    from bot.engine.duellum.board import Card, DuellumBoard

WEDGE_NAMES: Final[Mapping[Wedge, str]] = Names("duellum-wedge", "wedge", WEDGES)
KNOW_HOW_NAMES: Final[Mapping[KnowHow, str]] = Names("duellum-know-how", "advance", KNOW_HOWS)


def know_hows(named: Iterable[KnowHow]) -> str:
    """List know-hows in their fixed order."""
    known = set(named)
    return join([KNOW_HOW_NAMES[advance] for advance in KNOW_HOWS if advance in known])


def card_of(board: Board, card: CardId) -> "Card | None":
    """Return a board's card by id; None if the board does not have it."""
    return cast("DuellumBoard", board).cards.get(card)


def card_name(board: Board, card: CardId) -> str:
    """Return a card's name; the quoted id if the board does not have the card."""
    known = card_of(board, card)
    if known is None:
        return repr(card)
    return say("duellum-card", card=card, name=known.name or card.replace("_", " ").capitalize())


def quoted(board: Board, card: CardId) -> str:
    """Format a card's name for use within a sentence."""
    return say("duellum-card-quoted", name=card_name(board, card))


def cards(board: Board, named: Iterable[CardId]) -> str:
    """List cards, with the number of those that occur more than once."""
    return join([_counted_card(board, card, count) for card, count in Counter(named).items()])


def hand(board: Board, counts: Mapping[CardId, int]) -> str:
    """List the cards of a hand or of the discards; "" if there are none."""
    return join([_counted_card(board, card, count) for card, count in sorted(counts.items())])


def _counted_card(board: Board, card: CardId, count: int) -> str:
    name = card_name(board, card)
    return say("duellum-card-counted", count=count, name=name) if count > 1 else name
