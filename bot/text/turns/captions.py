"""One-line captions of a turn, shown below a picture."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine import events as ev
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.engine.ruleset import Event
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model.turns import Reason
from bot.text.names import mix, nations, place, places, resources
from bot.text.turns.reasons import deeds, format_explanation

Phrase = Callable[[Board, Sequence[Any]], str]
"""Formats all events of one type in a turn."""


@dataclass(frozen=True)
class Captions:
    """A ruleset's captions of turns, and its sentences about why a turn was played."""

    phrases: Mapping[type[Any], Phrase]
    great: Sequence[type[Any]]
    """Major events, most important first; the first of these that occurred are named in the sentence."""
    small: Sequence[type[Any]]
    """Minor events, most important first; one is named if no major event occurred."""
    wedge: str
    """Catalogue key of a wedge's title."""
    areas: str
    """Catalogue key of what counts for a navigator."""

    def format_caption(self, board: Board, events: Sequence[Event]) -> str:
        """Format what the mover did, grouping events of a type in order of first occurrence.

        `Maneuver · 3 moves · conquer Tyros (Arabs) · win 1 general`
        """
        kinds: dict[type[Any], list[Event]] = {}
        for event in events:
            kinds.setdefault(type(event), []).append(event)
        told = [self.phrases[kind](board, same) for kind, same in kinds.items() if kind in self.phrases]
        return " · ".join(filter(None, told)) or say("caption-nothing")

    def format_reasons(self, board: Board, events: Sequence[Event], reasons: Sequence[Reason]) -> str:
        """Explain in one sentence why a turn was played."""
        named = deeds(events, self.great, self.small)
        traded: list[Event] = [event for event in events if isinstance(event, ev.Traded)]
        if traded and traded not in named and any(reason.kind == "chips" for reason in reasons):
            named.append(traded)  # the chips saved up may be those traded for, not those produced
        done = [self.phrases[type(same[0])](board, same) for same in named]
        return format_explanation(
            board, done, reasons, lambda wedge: say(self.wedge, wedge=wedge), self.areas
        )


def stones_moved(key: str) -> Phrase:
    """Return a phrase that lists the wedges reached; `key` is that of a wedge's title."""
    return lambda board, same: join([say(key, wedge=event.wedge) for event in same])


def _sum(paid: Iterable[Purse]) -> Purse:
    return Purse(*(sum(column) for column in zip(*paid, strict=True)))


def in_places(key: str) -> Phrase:
    """Return a phrase that lists the provinces of the events."""
    return lambda board, same: say(key, places=places(board, [e.province for e in same]), count=len(same))


def _armed(board: Board, same: Sequence[ev.Armed]) -> str:
    by_place: dict[str, list[ev.Armed]] = {}
    for event in same:
        by_place.setdefault(event.province, []).append(event)
    told = [
        say(
            "caption-armed.place",
            units=mix(sum(event.legions for event in here), sum(event.galleys for event in here)),
            place=place(board, province),
        )
        for province, here in by_place.items()
    ]
    return say("caption-armed", units=join(told))


def _moved(board: Board, same: Sequence[ev.Moved]) -> str:
    """Format the number of moves, counted for single units."""
    return say("caption-moved", count=sum(event.count for event in same))


def _fought(board: Board, same: Sequence[ev.Fought]) -> str:
    mover = same[0].mover
    others = {event.other if event.mover == mover else event.mover for event in same}
    where = places(board, dict.fromkeys(event.province for event in same))
    return say("caption-fought", nations=nations(sorted(others)), places=where)


def conquered(board: Board, same: Sequence[Any]) -> str:
    """Format the cities conquered, and from whom."""
    cities = [say("caption-conquered.city", place=place(board, e.province), loser=e.loser) for e in same]
    return say("caption-conquered", cities=join(cities))


def _trade_total(board: Board, same: Sequence[ev.Traded]) -> str:
    give, take = _sum([event.give for event in same]), _sum([event.take for event in same])
    return say("caption-traded", give=resources(give), take=resources(take))


def count_personages(won: Iterable[Any]) -> list[str]:
    """Format the personages of these events, by kind."""
    counts: Counter[str] = Counter()
    for event in won:
        counts[event.personage] += event.count
    return [say("personages-accusative", personage=kind, count=count) for kind, count in counts.items()]


def personages_won(board: Board, same: Sequence[Any]) -> str:
    """Format the personages won, by kind."""
    return say("caption-personage-won", personages=join(count_personages(same)))


def _game_won(board: Board, same: Sequence[ev.GameWon]) -> str:
    return say("caption-game-won", nation=same[0].nation)


SHARED_PHRASES: Final[Mapping[type[Any], Phrase]] = {
    ev.TempleBuilt: in_places("caption-temple-built"),
    ev.Armed: _armed,
    ev.Moved: _moved,
    ev.Fought: _fought,
    ev.Traded: _trade_total,
    ev.GameWon: _game_won,
}
"""Phrases of the events that all rulesets share."""
