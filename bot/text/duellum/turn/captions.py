"""One-line captions of Duellum's turns, and alt text of animated replays."""

from collections.abc import Sequence
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.duellum import events as ev
from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model.turns import Reason
from bot.text.duellum.position.names import cards, know_hows
from bot.text.names import mix, place
from bot.text.replays import film
from bot.text.turns import captions
from bot.text.turns.captions import Phrase, in_places
from bot.text.turns.reasons import deeds, format_explanation


def format_caption(board: Board, events: Sequence[ev.Event]) -> str:
    """Summarise a turn in one short line."""
    return captions.caption(board, events, _PHRASES)


def format_reasons(board: Board, events: Sequence[ev.Event], reasons: Sequence[Reason]) -> str:
    """Explain in one sentence why a turn was played."""
    done = [_PHRASES[type(same[0])](board, same) for same in deeds(events, _GREAT, _SMALL)]
    return format_explanation(
        board, done, reasons, lambda wedge: say("duellum-wedge-title", wedge=wedge), "duellum-sea-areas"
    )


def _stone(board: Board, same: Sequence[ev.StoneMoved]) -> str:
    return join([say("duellum-wedge-title", wedge=event.wedge) for event in same])


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


def _cards_taken(board: Board, same: Sequence[ev.CardTaken]) -> str:
    return say("duellum-caption-taken", cards=cards(board, [event.card for event in same]))


def _cards_played(board: Board, same: Sequence[ev.CardPlayed]) -> str:
    return say("duellum-caption-played", cards=cards(board, [event.card for event in same]))


_PHRASES: Final[dict[type[Any], Phrase]] = {
    ev.CardTaken: _cards_taken,
    ev.StoneMoved: _stone,
    ev.Produced: _produced,
    ev.TempleBuilt: in_places("caption-temple-built"),
    ev.WallBuilt: in_places("duellum-caption-wall-built"),
    ev.Armed: captions.armed,
    ev.Learned: _learned,
    ev.Recruited: _recruited,
    ev.Moved: captions.moved,
    ev.Fought: captions.fought,
    ev.Conquered: captions.conquered,
    ev.CityFounded: _founded,
    ev.Traded: captions.trade_total,
    ev.CardPlayed: _cards_played,
    ev.PersonageWon: captions.personages_won,
    ev.GameWon: captions.game_won,
}

_GREAT: Final = (
    ev.Conquered,
    ev.TempleBuilt,
    ev.CityFounded,
    ev.Learned,
    ev.WallBuilt,
    ev.Armed,
    ev.Recruited,
)
"""Major events, most important first; the first of these that occurred are named in the sentence."""
_SMALL: Final = (
    ev.Produced,
    ev.CardPlayed,
    ev.Fought,
    ev.Moved,
    ev.Traded,
    ev.CardTaken,
    ev.PersonageWon,
    ev.StoneMoved,
)
"""Minor events, most important first; one is named if no major event occurred."""

format_film: Final = film(ev.CityFounded, ev.Conquered, ev.TempleBuilt)
