"""One-line captions of Antike's turns, and alt text of animated replays."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.replays import film
from bot.text.turns.captions import (
    SHARED_PHRASES,
    Captions,
    conquered,
    in_places,
    personages_won,
    stones_moved,
)


def _chips(board: Board, same: Sequence[ev.ChipTaken]) -> str:
    return say("caption-chip-taken", resource=same[0].resource)


def _produced(board: Board, same: Sequence[ev.Produced]) -> str:
    return join([say("caption-produced", resource=event.resource, amount=event.amount) for event in same])


def _learned(board: Board, same: Sequence[ev.Learned]) -> str:
    return say("caption-learned", advances=join([KNOW_HOW_NAMES[event.advance] for event in same]))


_CAPTIONS: Final = Captions(
    phrases={
        **SHARED_PHRASES,
        ev.ChipTaken: _chips,
        ev.StoneMoved: stones_moved("wedge-title"),
        ev.Produced: _produced,
        ev.Learned: _learned,
        ev.Conquered: conquered,
        ev.CityGivenUp: in_places("caption-city-given-up"),
        ev.CityFounded: in_places("caption-city-founded"),
        ev.CityPicked: in_places("caption-city-picked"),
        ev.PersonageWon: personages_won,
    },
    great=(ev.Conquered, ev.CityPicked, ev.CityGivenUp, ev.TempleBuilt, ev.CityFounded, ev.Learned, ev.Armed),
    small=(ev.Produced, ev.Fought, ev.Moved, ev.Traded, ev.ChipTaken, ev.PersonageWon, ev.StoneMoved),
    wedge="wedge-title",
    areas="galley-provinces",
)
format_caption = _CAPTIONS.format_caption
format_reasons = _CAPTIONS.format_reasons
format_film: Final = film(ev.CityFounded, ev.Conquered)
