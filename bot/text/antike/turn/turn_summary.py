"""Public summaries of Antike's turns."""

from typing import Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.i18n.catalogue import say
from bot.text.antike.turn.changes import KINDS, format_change
from bot.text.antike.turn.events import format_events
from bot.text.names import mix, place
from bot.text.turns.summary import SummaryTexts


def _lost_city(board: Board, event: ev.Conquered, player: str = "") -> str:
    return say(
        "turns-lost-city",
        place=place(board, event.province),
        taker=event.nation,
        player=player,
        units=mix(event.lost_legions, event.lost_galleys) or "none",
        temple=event.temple,
    )


_SUMMARY: Final = SummaryTexts(
    kinds=KINDS,
    conquered=ev.Conquered,
    openings=(ev.RoundBegan, ev.CoinTaken, ev.ChipOwed),
    omitted=(ev.TurnBegan, ev.TurnEnded, ev.FightAsked, ev.PersonageOffered, ev.GameWon),
    marked=(ev.Conquered, ev.CityGivenUp),
    format_events=format_events,
    format_change=format_change,
    lost_city=_lost_city,
)
by_turn = _SUMMARY.by_turn
format_turns = _SUMMARY.format_turns
lost_cities = _SUMMARY.lost_cities
