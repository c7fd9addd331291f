"""Public summaries of Duellum's turns."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from bot.engine.board import Board
from bot.engine.duellum import Position
from bot.engine.duellum import events as ev
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model.turns import Happening, TurnEvents
from bot.text.duellum.position.names import quoted
from bot.text.duellum.turn.changes import KINDS, format_change
from bot.text.duellum.turn.events import format_events
from bot.text.names import mix, place, resources
from bot.text.turns.summary import SummaryTexts


def _lost_city(board: Board, event: ev.Conquered, player: str = "") -> str:
    lost = [mix(event.lost_legions, event.lost_galleys)]
    lost += [say("duellum-turns-temple")] if event.temple else []
    lost += [say("duellum-turns-wall")] if event.wall else []
    things = join([each for each in lost if each])
    return say(
        "duellum-turns-lost-city",
        place=place(board, event.province),
        taker=event.nation,
        player=player,
        things=things or "none",
    )


def _lost_by_cards(board: Board, events: Sequence[Happening], nation: Nation) -> Iterator[str]:
    """Yield texts of the coins, units and walls that a nation has lost to the rival's cards."""
    for event in events:
        if isinstance(event, ev.CardPlayed) and event.lost is not None and event.nation != nation:
            card, lost = quoted(board, event.card), resources(event.lost)
            yield say("duellum-turns-lost-by-card", what=lost, card=card)
    for played, event in pairwise(events):
        if not isinstance(played, ev.CardPlayed) or played.nation == nation:
            continue
        if isinstance(event, ev.UnitRemoved | ev.WallDestroyed) and event.nation == nation:
            unit = event.unit if isinstance(event, ev.UnitRemoved) else "none"
            what = say("duellum-turns-lost-thing", unit=unit, place=place(board, event.province))
            yield say("duellum-turns-lost-by-card", what=what, card=quoted(board, played.card))


_SUMMARY: Final = SummaryTexts(
    kinds=KINDS,
    conquered=ev.Conquered,
    openings=(ev.RoundBegan, ev.CardsDue, ev.CardsLapsed),
    omitted=(ev.RoundBegan, ev.TurnBegan, ev.TurnEnded, ev.GameWon),
    marked=(ev.Conquered,),
    format_events=format_events,
    format_change=format_change,
    lost_city=_lost_city,
    lost_besides=_lost_by_cards,
)


def by_turn(first: Nation, now: Position, events: Sequence[Happening]) -> list[TurnEvents]:
    """Group events by turn; `first` is the nation of the first turn, `now` the position after them.

    Cards due are listed with the turn that earned them, where their reason is visible (DE4).
    """
    return _SUMMARY.by_turn(first, now, list(_reorder_due_cards(events)))


def _reorder_due_cards(events: Sequence[Happening]) -> Iterator[Happening]:
    """Yield the events, with cards due moved before the start of the turn in which they are taken."""
    begins: list[Happening] = []
    for event in events:
        if isinstance(event, ev.RoundBegan | ev.TurnBegan):
            begins.append(event)
        elif begins and isinstance(event, ev.CardsDue | ev.CardsLapsed):
            yield event
        else:
            yield from begins
            begins.clear()
            yield event
    yield from begins


format_turns = _SUMMARY.format_turns
lost_cities = _SUMMARY.lost_cities
