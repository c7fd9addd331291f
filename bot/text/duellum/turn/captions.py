"""One-line captions of Duellum's turns, and alt text of animated replays."""

from collections.abc import Sequence
from typing import Final

from bot.engine.board import Board
from bot.engine.duellum import events as ev
from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.duellum.position.names import cards, know_hows
from bot.text.names import mix, place
from bot.text.replays import film
from bot.text.turns.captions import (
    SHARED_PHRASES,
    Captions,
    Phrase,
    conquered,
    in_places,
    personages_won,
    stones_moved,
)


def _produced(board: Board, same: Sequence[ev.Produced]) -> str:
    told = Purse()
    for event in same:
        told = told.plus(Purse.of(event.resource, event.amount)).plus(event.extra)
    gained = [(kind, told.count_of(kind)) for kind in RESOURCES if told.count_of(kind)]
    return " ".join(say("duellum-caption-produced", resource=kind, count=count) for kind, count in gained)


def _learned(board: Board, same: Sequence[ev.Learned]) -> str:
    return say("caption-learned", advances=know_hows(event.advance for event in same))


def _recruited(board: Board, same: Sequence[ev.Recruited]) -> str:
    units = mix(sum(event.legions for event in same), sum(event.galleys for event in same))
    return say("duellum-caption-recruited", units=units)


def _founded(board: Board, same: Sequence[ev.CityFounded]) -> str:
    told = [
        say("duellum-caption-founded.city", place=place(board, event.province), resource=event.resource)
        for event in same
    ]
    return say("duellum-caption-founded", cities=join(told))


def list_cards(key: str) -> Phrase:
    """Return a phrase that lists the cards of the events."""
    return lambda board, same: say(key, cards=cards(board, [event.card for event in same]))


_CAPTIONS: Final = Captions(
    phrases={
        **SHARED_PHRASES,
        ev.CardTaken: list_cards("duellum-caption-taken"),
        ev.StoneMoved: stones_moved("duellum-wedge-title"),
        ev.Produced: _produced,
        ev.WallBuilt: in_places("duellum-caption-wall-built"),
        ev.Learned: _learned,
        ev.Recruited: _recruited,
        ev.Conquered: conquered,
        ev.CityFounded: _founded,
        ev.CardPlayed: list_cards("duellum-caption-played"),
        ev.PersonageWon: personages_won,
    },
    great=(ev.Conquered, ev.TempleBuilt, ev.CityFounded, ev.Learned, ev.WallBuilt, ev.Armed, ev.Recruited),
    small=(
        ev.Produced,
        ev.CardPlayed,
        ev.Fought,
        ev.Moved,
        ev.Traded,
        ev.CardTaken,
        ev.PersonageWon,
        ev.StoneMoved,
    ),
    wedge="duellum-wedge-title",
    areas="duellum-sea-areas",
)
format_caption = _CAPTIONS.format_caption
format_reasons = _CAPTIONS.format_reasons
format_film: Final = film(ev.CityFounded, ev.Conquered)
