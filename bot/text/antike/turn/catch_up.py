"""Texts of Antike's past turns in words and notation, and of what happened since the reader's last turn."""

from typing import Final

from bot.engine.antike import NationState, Phase, Position
from bot.engine.antike import events as ev
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.board import Board
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.notation.antike import print_action
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.antike.rules.variants import counts
from bot.text.antike.turn.changes import KINDS, format_change
from bot.text.antike.turn.channel_messages import score_line
from bot.text.antike.turn.events import format_events
from bot.text.names import place
from bot.text.turns.catch_up import CatchUpTexts, format_places_changed, new_personages
from bot.text.turns.history import HistoryTexts
from bot.text.turns.newspaper import NewspaperTexts, news_conquered, news_in_places, news_personages


def _format_gains(board: Board, before: NationState, after: NationState) -> list[str]:
    told = new_personages(before.personages, after.personages)
    told += format_places_changed(board, "digest-cities", before.cities, after.cities)
    told += format_places_changed(board, "digest-temples", before.temples, after.temples)
    new = [KNOW_HOW_NAMES[one] for one in KNOW_HOWS if one in after.know_hows - before.know_hows]
    return [*told, say("digest-learnt", advances=join(new))] if new else told


def _your_turn(position: Position) -> str:
    demand = position.demand
    if demand is not None:
        return say("digest-asked", place=place(position.setup.board, demand.province))
    pick = position.phase is Phase.PICK
    return say("digest-your-pick" if pick else "digest-your-turn", round=position.round)


_NEWSPAPER: Final = NewspaperTexts(
    {
        ev.CityPicked: news_in_places("news-picked"),
        ev.Conquered: news_conquered,
        ev.PersonageWon: news_personages,
        ev.CityGivenUp: news_in_places("news-given-up"),
        ev.TempleBuilt: news_in_places("news-temples"),
        ev.CityFounded: news_in_places("news-founded"),
    },
)
format_round = _NEWSPAPER.format_round
_CATCH_UP: Final = CatchUpTexts(
    kinds=KINDS,
    format_change=format_change,
    score_line=score_line,
    format_gains=_format_gains,
    counts=lambda position: counts(position.setup),
    your_turn=_your_turn,
    asked=lambda position: position.demand is not None,
    newspaper=_NEWSPAPER,
)
format_digest = _CATCH_UP.format_digest


_HISTORY: Final = HistoryTexts(format_events, print_action)
format_history = _HISTORY.format_history
format_past_turn = _HISTORY.format_past_turn
