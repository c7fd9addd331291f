"""One-line captions of a turn, shown below a picture."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.engine.ruleset import Event
from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.text.names import mix, nations, place, places, resources

Phrase = Callable[[Board, Sequence[Any]], str]
"""Formats all events of one type in a turn."""


def caption(board: Board, events: Sequence[Event], phrases: Mapping[type[Any], Phrase]) -> str:
    """Format what the mover did, grouping events of a type in order of first occurrence.

    `Maneuver · 3 moves · conquer Tyros (Arabs) · win 1 general`
    """
    kinds: dict[type[Any], list[Event]] = {}
    for event in events:
        kinds.setdefault(type(event), []).append(event)
    told = [phrases[kind](board, same) for kind, same in kinds.items() if kind in phrases]
    return " · ".join(filter(None, told)) or say("caption-nothing")


def _sum(paid: Iterable[Purse]) -> Purse:
    return Purse(*(sum(column) for column in zip(*paid, strict=True)))


def in_places(key: str) -> Phrase:
    """Return a phrase that lists the provinces of the events."""
    return lambda board, same: say(key, places=places(board, [e.province for e in same]), count=len(same))


def armed(board: Board, same: Sequence[Any]) -> str:
    """Format all units armed, by place."""
    by_place: dict[str, list[Any]] = {}
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


def moved(board: Board, same: Sequence[Any]) -> str:
    """Format the number of moves, counted for single units."""
    return say("caption-moved", count=sum(event.count for event in same))


def fought(board: Board, same: Sequence[Any]) -> str:
    """Format the opponents fought, and where."""
    mover = same[0].mover
    others = {event.other if event.mover == mover else event.mover for event in same}
    where = places(board, dict.fromkeys(event.province for event in same))
    return say("caption-fought", nations=nations(sorted(others)), places=where)


def conquered(board: Board, same: Sequence[Any]) -> str:
    """Format the cities conquered, and from whom."""
    cities = [say("caption-conquered.city", place=place(board, e.province), loser=e.loser) for e in same]
    return say("caption-conquered", cities=join(cities))


def trade_total(board: Board, same: Sequence[Any]) -> str:
    """Format the total of all trades."""
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


def game_won(board: Board, same: Sequence[Any]) -> str:
    """Format which nation has won."""
    return say("caption-game-won", nation=same[0].nation)
