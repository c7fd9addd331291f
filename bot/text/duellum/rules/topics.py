"""`/rules` of Duellum: topics in a few sentences of original text, and one for each kind of event card."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from bot.boards import find_file
from bot.boards.duellum import CARDS_FILE, read_cards
from bot.engine.duellum.board import Card
from bot.engine.duellum.setup import TARGET
from bot.engine.duellum.terms import CardId
from bot.i18n.catalogue import say
from bot.rulesets.presenter import Topic
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.cards import brief_effect, card_title, effect_facts, format_card_effect
from bot.text.notifications.reminders import format_patience
from bot.text.rules.topics import Topics, load_topic

FIRST: Final = "end"
"""Key of the topic shown first, about winning, which matters most to new players."""
KEYS: Final = (
    FIRST,
    "turn",
    "rondel",
    "production",
    "temple",
    "arming",
    "know-how",
    "maneuver",
    "conquest",
    "founding",
    "coins",
    "payments",
    "trade",
    "personages",
    "cards",
    "boards",
    "undo",
    "table",
    "time",
    "votes",
    "plans",
    "records",
)
_CARD: Final = "card-"
_UNLABELLED: Final = frozenset({"", "printed"})
_SOURCES: Final = {"own": "own", "name printed, effect own": "name"}
"""Text variants by `source` in the built-in card file; a host's own file may contain any other value."""


@cache
def _read(path: Path) -> Mapping[CardId, Card]:
    return read_cards(path)


def _cards() -> Mapping[CardId, Card]:
    """Return the installed cards: those of the host's own file if there is one, else the built-in ones."""
    return _read(find_file(CARDS_FILE))


def _keys() -> tuple[str, ...]:
    return (*KEYS, *(f"{_CARD}{card}" for card in _cards()))


def _topic(key: str) -> Topic:
    if not key.startswith(_CARD):
        return load_topic(own_key(f"topic-{key}"))
    cards = _cards()
    total = sum(card.copies for card in cards.values())
    card = cards[key.removeprefix(_CARD)]
    lines = [
        format_card_effect(card),
        say("duellum-topic-card-when", when=card.when),
        say("duellum-topic-card-not", effect=card.effect, unit=card.unit or "legion"),
        say("duellum-topic-card-copies", count=card.copies, total=total),
        _source(card),
    ]
    text = "\n".join(f"- {line}" for line in lines if line)
    name = say("duellum-card", card=card.id, name=card.name)
    example = say(f"duellum-effect-{card.effect}.example", **effect_facts(card))
    return Topic(card_title(card, name), brief_effect(card), text, example)


def _source(card: Card) -> str:
    """Format what of a card is not from the printed game; "" if all is or if its file does not say."""
    if card.source in _UNLABELLED:
        return ""
    return say("duellum-topic-card-source", source=_SOURCES.get(card.source, "other"), told=card.source)


TOPICS: Final = Topics(_keys, _topic)


def format_help(patience: int = 0, goal: int | None = None) -> str:
    """Format a thirty-second introduction; arguments as in `Presenter.format_help`."""
    return say("duellum-help", goal=goal or TARGET, after=format_patience(patience))
