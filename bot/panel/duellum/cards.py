"""Event cards: due ones, and those in hand (DE4-DE7)."""

from collections.abc import Sequence
from typing import Final

from bot.engine.duellum import apply, legal
from bot.engine.duellum import events as ev
from bot.engine.duellum.actions import ActionType, PlayCard, TakeCard
from bot.engine.duellum.rules.cards import playable_now
from bot.engine.duellum.supply import cards_replaceable, cards_to_take
from bot.engine.duellum.terms import CardId
from bot.i18n.catalogue import say
from bot.i18n.lines import ENTRIES
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.foretold import describe_card_target
from bot.panel.page import Block, Page, PagePicture, PanelButton, Row, rows
from bot.text.duellum.position.cards import brief_effect, effect_now, full_effect, timed_effect
from bot.text.duellum.position.names import card_name
from bot.text.duellum.turn.actions import format_card_choice

_MOST_BUTTONS: Final = 10
_MENUS: Final = 3
_MOST_TIMELY: Final = 3
"""Cards with a button on the page they relate to; the others are on the page of cards."""


def due_page(context: PageContext) -> Page:
    """Create the page of cards on display, one of which must be taken (DE4).

    Its picture says the effects in a few words, so the text says all of them.
    """
    position = context.position
    blocks: list[Block] = [*context.losses(), _due_reason(context)]
    shown = dict.fromkeys(position.display)
    cards = position.setup.board.cards
    blocks.append("\n".join(_line(context, card, full_effect(cards[card])) for card in shown))
    presses = [
        context.do(
            _card_label(context, action.card, position.display.count(action.card)), [action], icon="card"
        )
        for action in context.legal_of_type(TakeCard)
    ]
    blocks += [*rows(presses), say("duellum-panel-due-note", replaced=bool(cards_replaceable(position)))]
    if context.view.may_undo:
        blocks.append(context.last_row())
    title = say("duellum-panel-due-title", count=cards_to_take(position))
    return Page(title, tuple(blocks), PagePicture(standing=True))


def _due_reason(context: PageContext) -> str:
    """Describe how many cards are due and why; the reason is given before the first is taken."""
    due, count = context.position.cards_due, cards_to_take(context.position)
    taken = sum(isinstance(event, ev.CardTaken) for event in context.view.happened)
    if taken:
        return say("duellum-panel-due-more", count=count, taken=taken)
    told = (*context.view.happened, *context.view.opening)
    lost = any(isinstance(event, ev.CardsDue) and event.city_lost for event in told)
    # One card is due however many were lost.
    cities = max(1, len(context.view.lost)) if lost else 0
    return say("duellum-panel-due", count=count, gained=due - lost, lost=cities)


def _line(context: PageContext, card: CardId, effect: str, count: int = 1) -> str:
    return say("duellum-panel-card", card=_card_label(context, card, count), effect=effect)


def _held_line(context: PageContext, card: CardId, effect: str) -> str:
    """Describe a card with the number of copies in hand; its button plays one."""
    return _line(context, card, effect, context.position.current.cards[card])


def _card_label(context: PageContext, card: CardId, count: int) -> str:
    name = card_name(context.position.setup.board, card)
    return say("duellum-panel-card-count", card=name, count=count)


def cards_page(context: PageContext) -> Page:
    """Create the page of the hand: effects, and cards that can be played now."""
    position = context.position
    hand = sorted(position.current.cards)
    playable = _playable_cards(context)
    blocks: list[Block] = [context.standing()]
    blocks.append("\n".join(_describe_card(context, card, now=card in playable) for card in hand))
    presses = [_play_button(context, card, ways) for card, ways in playable.items()]
    blocks += rows(presses) if presses else [say("duellum-panel-cards-none")]
    back = context.go(say("panel-other"), "now")
    return Page(say("duellum-panel-cards-title"), (*blocks, Row((back,))))


def _playable_cards(context: PageContext) -> dict[CardId, list[PlayCard]]:
    found: dict[CardId, list[PlayCard]] = {}
    for action in context.legal_of_type(PlayCard):
        found.setdefault(action.card, []).append(action)
    return found


def timely(context: PageContext) -> Sequence[Block]:
    """Return cards that can only be played at this step of the turn, for its page."""
    found = [*_timely_cards(context).items()][:_MOST_TIMELY]
    lines = [_held_line(context, card, effect_now(context.position, card)) for card, _ in found]
    presses = [_play_button(context, card, ways) for card, ways in found]
    return ("\n".join(lines), *rows(presses)) if found else ()


def opened_by_cards(context: PageContext) -> set[ActionType]:
    """Return types of action that playing one of these cards would enable."""
    first = [ways[0] for ways in _timely_cards(context).values()]
    return {action.type for way in first for action in legal(apply(context.position, way)[0])}


def _timely_cards(context: PageContext) -> dict[CardId, list[PlayCard]]:
    cards = context.position.setup.board.cards
    return {card: ways for card, ways in _playable_cards(context).items() if cards[card].when != "turn"}


def _describe_card(context: PageContext, card: CardId, *, now: bool) -> str:
    """Describe a card in hand: its effect now, or why it cannot be played."""
    position, known = context.position, context.position.setup.board.cards[card]
    if now:
        return _held_line(context, card, effect_now(position, card))
    if playable_now(position, known.when):
        return say("duellum-panel-card-idle", line=_held_line(context, card, brief_effect(known)))
    return _held_line(context, card, timed_effect(known))


def _play_button(context: PageContext, card: CardId, ways: Sequence[PlayCard]) -> PanelButton:
    board = context.position.setup.board
    label = say("duellum-panel-play", card=card_name(board, card))
    if len(ways) == 1 and not board.cards[card].fields:
        return context.do(label, ways, icon="card")
    return context.go(label, f"card.{card}", "main", icon="card")


def card_page(context: PageContext, card: str = "") -> Page | None:
    """Create the page of a card's choices; None if it cannot be played now."""
    ways = _playable_cards(context).get(card)
    if not ways:
        return None
    position, board = context.position, context.position.setup.board
    # Harmful choices first, as one's own walls could be destroyed, too.
    ways.sort(key=lambda way: position.owner(way.province or "") == position.mover)
    blocks: list[Block] = [context.standing(), _line(context, card, full_effect(board.cards[card]))]
    if len(ways) <= _MOST_BUTTONS:
        lines = [
            f"**{format_card_choice(board, way)}** · {told}"
            for way in ways
            for told in describe_card_target(position, way)[:1]
        ]
        blocks += ["\n".join(lines)] if lines else []
        blocks += rows([context.do(format_card_choice(board, way), [way]) for way in ways])
    else:
        options = [
            context.option(format_card_choice(board, way), [way], *describe_card_target(position, way))
            for way in ways
        ]
        blocks += context.picks(say("duellum-panel-card-pick"), options[: _MENUS * ENTRIES], "e")
    blocks += context.leaving("cards")
    title = say("duellum-panel-play", card=card_name(board, card))
    places = {way.province for way in ways if way.province is not None}
    return Page(title, tuple(blocks), context.picture_of(places))
