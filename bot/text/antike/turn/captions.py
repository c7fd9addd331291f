"""One-line captions of Antike's turns, and alt text of animated replays."""

from collections.abc import Sequence
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model.turns import Reason
from bot.text.antike.position.names import KNOW_HOW_NAMES
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
        board, done, reasons, lambda wedge: say("wedge-title", wedge=wedge), "galley-provinces"
    )


def _stone(board: Board, same: Sequence[ev.StoneMoved]) -> str:
    return join([say("wedge-title", wedge=event.wedge) for event in same])


def _chips(board: Board, same: Sequence[ev.ChipTaken]) -> str:
    return say("caption-chip-taken", resource=same[0].resource)


def _produced(board: Board, same: Sequence[ev.Produced]) -> str:
    return join([say("caption-produced", resource=event.resource, amount=event.amount) for event in same])


def _learned(board: Board, same: Sequence[ev.Learned]) -> str:
    return say("caption-learned", advances=join([KNOW_HOW_NAMES[event.advance] for event in same]))


_PHRASES: Final[dict[type[Any], Phrase]] = {
    ev.ChipTaken: _chips,
    ev.StoneMoved: _stone,
    ev.Produced: _produced,
    ev.TempleBuilt: in_places("caption-temple-built"),
    ev.Armed: captions.armed,
    ev.Learned: _learned,
    ev.Moved: captions.moved,
    ev.Fought: captions.fought,
    ev.Conquered: captions.conquered,
    ev.CityGivenUp: in_places("caption-city-given-up"),
    ev.CityFounded: in_places("caption-city-founded"),
    ev.CityPicked: in_places("caption-city-picked"),
    ev.Traded: captions.trade_total,
    ev.PersonageWon: captions.personages_won,
    ev.GameWon: captions.game_won,
}

_GREAT: Final = (
    ev.Conquered,
    ev.CityPicked,
    ev.CityGivenUp,
    ev.TempleBuilt,
    ev.CityFounded,
    ev.Learned,
    ev.Armed,
)
"""Major events, most important first; the first of these that occurred are named in the sentence."""
_SMALL: Final = (
    ev.Produced,
    ev.Fought,
    ev.Moved,
    ev.Traded,
    ev.ChipTaken,
    ev.PersonageWon,
    ev.StoneMoved,
)
"""Minor events, most important first; one is named if no major event occurred."""

format_film: Final = film(ev.CityFounded, ev.Conquered, ev.TempleBuilt)
