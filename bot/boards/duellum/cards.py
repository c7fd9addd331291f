"""The event card file, format `duellum-cards/1`."""

from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from bot.boards.schema import Id, Name, Strict, convert_errors
from bot.engine.duellum.board import DISPLAY, FIELDS, Card
from bot.engine.duellum.terms import CardId, CardTime, Effect
from bot.engine.errors import SetupError
from bot.engine.terms import Chip, Unit

CARDS_FILE: Final = "duellum.cards.json"
_FAULTS: Final = {
    "card-fields": "the fields of {card} must be [{fields}], as its effect asks for no others.",
    "card-time": "a card with the effect {effect} is played {allowed}, so {card} cannot be played {when}.",
    "card-twice": "the card {card} is named twice.",
    "card-reaction": "{card} cannot play itself (reaction); only the effect defence does.",
    "cards-few": "there are {cards} cards, all copies counted; {least} at least lie open.",
}
_TIMES: Final[dict[Effect, CardTime]] = {
    "defence": "reaction",
    "extra_step": "movement",
    "free_steps": "before-rondel",
}
"""Effects that are only possible at one time (DE5, DE8)."""
_Count = Annotated[int, Field(ge=1, le=9)]


class _PlainEffect(Strict):
    op: Literal["destroy_wall", "lose_coins", "place_unit", "build_wall", "free_steps", "settle"]


class _NumberEffect(Strict):
    op: Literal["take_chips", "take_coins", "recruit"]
    number: _Count


class _AmountEffect(Strict):
    op: Literal["defence", "temple_discount", "know_how_discount"]
    amount: _Count


class _ChipEffect(Strict):
    op: Literal["chips_per_know_how"]
    resource: Chip


class _UnitEffect(Strict):
    op: Literal["extra_step", "remove_unit"]
    unit: Unit


_Effect = Annotated[
    _PlainEffect | _NumberEffect | _AmountEffect | _ChipEffect | _UnitEffect, Field(discriminator="op")
]


class _CardFile(Strict):
    id: Id
    name: Name
    latin: Name
    copies: Annotated[int, Field(ge=1, le=99)]
    when: CardTime
    effect: _Effect
    fields: list[str]
    text: Annotated[str, Field(min_length=1, max_length=200)]
    source: Annotated[str, Field(min_length=1, max_length=60)]


class _CardsFile(Strict):
    format: Literal["duellum-cards/1"]
    cards: list[_CardFile]


def read_cards(path: Path) -> dict[CardId, Card]:
    """Parse a card file, in its order; raises `BoardFileError`."""
    with convert_errors(path.name, _FAULTS):
        cards: dict[CardId, Card] = {}
        for told in _read(path).cards:
            card = _card(told)
            if card.id in cards:
                raise SetupError("board", fault="card-twice", card=card.id)
            _check(card, told.fields)
            cards[card.id] = card
        if (count := sum(card.copies for card in cards.values())) < DISPLAY:
            raise SetupError("board", fault="cards-few", cards=count, least=DISPLAY)
        return cards


def _read(path: Path) -> _CardsFile:
    return _CardsFile.model_validate_json(path.read_bytes())


def _card(told: _CardFile) -> Card:
    effect = told.effect
    number = getattr(effect, "number", None) or getattr(effect, "amount", None) or 0
    resource, unit = getattr(effect, "resource", None), getattr(effect, "unit", None)
    facts = (told.id, told.copies, told.when, effect.op, number, resource, unit)
    return Card(*facts, name=told.name, latin=told.latin, source=told.source)


def _check(card: Card, fields: list[str]) -> None:
    if tuple(fields) != FIELDS.get(card.effect, ()):
        wanted = ", ".join(FIELDS.get(card.effect, ()))
        raise SetupError("board", fault="card-fields", card=card.id, fields=wanted)
    allowed = _TIMES.get(card.effect)
    if allowed is None and card.when == "reaction":
        raise SetupError("board", fault="card-reaction", card=card.id)
    if allowed is not None and card.when != allowed:
        raise SetupError(
            "board", fault="card-time", card=card.id, effect=card.effect, allowed=allowed, when=card.when
        )
