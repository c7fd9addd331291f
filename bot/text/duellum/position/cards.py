"""Texts of event cards: effects, generated from the facts of the card file, and where cards are."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from bot.engine.board import Board
from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import PlayCard
from bot.engine.duellum.board import Card, DuellumBoard
from bot.engine.duellum.events import CardPlayed
from bot.engine.duellum.rules.founding import uses_settlers
from bot.engine.duellum.supply import pile
from bot.engine.duellum.terms import CardId
from bot.engine.terms import ProvinceId
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.text.duellum.position.names import card_name, card_of, hand
from bot.text.names import resources


def effect_facts(card: Card) -> Facts:
    """Return the arguments of the texts about a card's effect."""
    return {"count": card.number, "resource": card.resource or "gold", "unit": card.unit or "legion"}


def format_card_effect(card: Card) -> str:
    """Describe a card's effect in a sentence addressed to its holder."""
    return say(f"duellum-effect-{card.effect}", **effect_facts(card))


def brief_effect(card: Card) -> str:
    """Describe a card's effect in a few words."""
    return say(f"duellum-effect-{card.effect}.brief", **effect_facts(card))


def full_effect(card: Card) -> str:
    """Describe a card's effect in sentences, and when it is played unless at any time of a turn (DE5)."""
    when = "" if card.when == "turn" else say("duellum-topic-card-when", when=card.when)
    return f"{format_card_effect(card)} {when}".rstrip()


def timed_effect(card: Card) -> str:
    """Describe a card's effect briefly, and when it is played unless at any time of the own turn (DE5)."""
    return say("duellum-card-timed", effect=brief_effect(card), when=card.when)


def effect_now(position: Position, card: CardId) -> str:
    """Describe a playable card's effect briefly, with the amount if the position determines it (DE7)."""
    known = position.setup.board.cards[card]
    amount = _amount_now(position, known)
    return say("duellum-card-now", effect=brief_effect(known), amount=amount)


def _amount_now(position: Position, card: Card) -> str:
    """Format what a card would gain or cost; "none" if it has choices or states the amount itself."""
    if card.fields:
        return "none"
    _, events = apply(position, PlayCard(card.id))
    played = next(event for event in events if isinstance(event, CardPlayed))
    amount = played.gained or played.lost
    return resources(amount) if amount is not None and amount.total != card.number else "none"


def card_title(card: Card, name: str) -> str:
    """Format a card's name, with its Latin name if it has one."""
    return say("duellum-card-both", name=name, latin=card.latin) if card.latin else name


def card_line(board: Board, card: CardId) -> str:
    """Format a card's name, its effect in a few words, and when it is played."""
    known, name = card_of(board, card), card_name(board, card)
    if known is None:
        return name
    return say("duellum-card-line", name=name, effect=timed_effect(known))


def playable_line(position: Position, card: CardId) -> str:
    """Format a playable card's name and what it would do now."""
    name = card_name(position.setup.board, card)
    return say("duellum-card-line", name=name, effect=effect_now(position, card))


def with_settlers(position: Position, site: ProvinceId, told: str) -> str:
    """Append the card that allows a city without a unit to the text of a site, if it takes one there."""
    board = position.setup.board
    leave = settlers_of(board)
    if leave is None or not uses_settlers(position.current, site):
        return told
    return say("duellum-card-settled", site=told, card=card_name(board, leave))


def settlers_of(board: DuellumBoard) -> CardId | None:
    """Return the card that allows a city without a unit (DE7); None if the board has none."""
    return next((card for card, known in board.cards.items() if known.effect == "settle"), None)


def _card_with_effect(board: Board, card: CardId, count: int) -> str:
    """Format a number of equal cards with their effect, for use within a sentence."""
    known, name = card_of(board, card), hand(board, {card: count})
    return say("duellum-card-within", name=name, effect=timed_effect(known)) if known else name


def format_display(board: Board, display: Sequence[CardId], last: Literal["and", "or"] = "and") -> str:
    """List the cards on display, each with its effect."""
    if not display:
        return say("duellum-display-empty")
    return join([_card_with_effect(board, card, count) for card, count in Counter(display).items()], last)


def format_cards(position: Position) -> str:
    """List the display, both hands, the discards, and the cards the pile may still contain (DE2)."""
    board = position.setup.board
    left = {card: count for card, count in pile(position).items() if count}
    lines = [say("duellum-cards-display"), *_card_lines(board, Counter(position.display))]
    for nation in position.setup.nations:
        lines.append(say("duellum-cards-hand", nation=nation))
        lines += _card_lines(board, position.nations[nation].cards)
    none = say("duellum-cards-none")
    lines.append(say("duellum-cards-discards", cards=hand(board, position.discard) or none))
    if left:
        lines.append(say("duellum-cards-pile", count=sum(left.values()), cards=hand(board, left)))
    else:
        lines.append(say("duellum-cards-pile.empty", discards=bool(position.discard)))
    return "\n".join(lines)


def _card_lines(board: Board, counts: Mapping[CardId, int]) -> list[str]:
    told = [f"- {card_line(board, card)}{_times(counts[card])}" for card in sorted(counts)]
    return told or [f"- {say('duellum-cards-none')}"]


def _times(count: int) -> str:
    return say("duellum-card-times", count=count) if count > 1 else ""
