"""Texts of Duellum's past turns in words and notation, and of what happened since the last own turn."""

from typing import Final

from bot.engine.board import Board
from bot.engine.duellum import NationState, Position
from bot.engine.duellum import events as ev
from bot.engine.duellum.supply import cards_to_take
from bot.i18n.catalogue import say
from bot.notation.duellum import print_action
from bot.text.duellum.position.cards import format_display
from bot.text.duellum.position.names import hand, know_hows
from bot.text.duellum.turn.captions import list_cards
from bot.text.duellum.turn.changes import KINDS, format_change
from bot.text.duellum.turn.channel_messages import score_line
from bot.text.duellum.turn.events import format_events
from bot.text.turns.catch_up import CatchUpTexts, format_places_changed, new_personages
from bot.text.turns.history import HistoryTexts
from bot.text.turns.newspaper import NewspaperTexts, news_conquered, news_in_places, news_personages


def _format_gains(board: Board, before: NationState, after: NationState) -> list[str]:
    told = new_personages(before.personages, after.personages)
    told += format_places_changed(board, "digest-cities", before.cities, after.cities)
    told += format_places_changed(board, "digest-temples", before.temples, after.temples)
    told += format_places_changed(board, "duellum-digest-walls", before.walls, after.walls)
    if new := after.know_hows - before.know_hows:
        told.append(say("digest-learnt", advances=know_hows(new)))
    for sign, one, other in (("+", after.cards, before.cards), ("-", before.cards, after.cards)):
        more = {card: count - other.get(card, 0) for card, count in one.items()}
        if changed := {card: count for card, count in more.items() if count > 0}:
            count, named = sum(changed.values()), hand(board, changed)
            told.append(say("duellum-digest-cards", sign=sign, count=count, cards=named))
    return told


def _your_turn(position: Position) -> str:
    if position.cards_due:
        shown = format_display(position.setup.board, position.display)
        return say(
            "duellum-digest-cards-due", round=position.round, count=cards_to_take(position), cards=shown
        )
    return say("digest-your-turn", round=position.round)


_NEWSPAPER: Final = NewspaperTexts(
    {
        ev.Conquered: news_conquered,
        ev.PersonageWon: news_personages,
        ev.TempleBuilt: news_in_places("news-temples"),
        ev.CardPlayed: list_cards("duellum-news-played"),
        ev.CityFounded: news_in_places("news-founded"),
        ev.WallBuilt: news_in_places("duellum-news-walls"),
    },
)
format_round = _NEWSPAPER.format_round
_CATCH_UP: Final = CatchUpTexts(
    kinds=KINDS,
    format_change=format_change,
    score_line=score_line,
    format_gains=_format_gains,
    counts=lambda position: "personages",
    your_turn=_your_turn,
    asked=lambda position: False,
    newspaper=_NEWSPAPER,
)
format_digest = _CATCH_UP.format_digest


_HISTORY: Final = HistoryTexts(format_events, print_action)
format_history = _HISTORY.format_history
format_past_turn = _HISTORY.format_past_turn
