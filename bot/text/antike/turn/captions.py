"""A turn in one short line, for below a picture; and what a replay shows, for those who cannot see it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.i18n.catalogue import say
from bot.i18n.lists import join
from bot.text.antike.position.names import KNOW_HOW_NAMES
from bot.text.names import board_name, mix, nations, place, places, resources
from bot.text.replays import span

_Phrase = Callable[[Board, Sequence[Any]], str]


def tell_caption(board: Board, events: Sequence[ev.Event]) -> str:
    """What the nation on turn did, events of a kind together, in the order in which each kind first came.

    `Maneuver · 3 moves · conquer Tyros (Arabs) · win 1 general`
    """
    kinds: dict[type[ev.Event], list[ev.Event]] = {}
    for event in events:
        kinds.setdefault(type(event), []).append(event)
    told = [_PHRASES[kind](board, same) for kind, same in kinds.items() if kind in _PHRASES]
    return " · ".join(told) or say("caption-nothing")


def _sum(paid: Sequence[Purse]) -> Purse:
    return Purse(*(sum(column) for column in zip(*paid, strict=True)))


def _places(key: str) -> _Phrase:
    """What happened in places that are named."""
    return lambda board, same: say(
        f"caption-{key}", places=places(board, [event.province for event in same]), count=len(same)
    )


def _stone(board: Board, same: Sequence[ev.StoneMoved]) -> str:
    del board
    return join([say("wedge-title", wedge=event.wedge) for event in same])


def _chips(board: Board, same: Sequence[ev.ChipTaken]) -> str:
    del board
    return say("caption-chip-taken", resource=same[0].resource)


def _produced(board: Board, same: Sequence[ev.Produced]) -> str:
    del board
    return join([say("caption-produced", resource=event.resource, amount=event.amount) for event in same])


def _armed(board: Board, same: Sequence[ev.Armed]) -> str:
    where = places(board, dict.fromkeys(event.province for event in same))
    units = mix(sum(event.legions for event in same), sum(event.galleys for event in same))
    return say("caption-armed", units=units, places=where)


def _learned(board: Board, same: Sequence[ev.Learned]) -> str:
    del board
    return say("caption-learned", advances=join([KNOW_HOW_NAMES[event.advance] for event in same]))


def _moved(board: Board, same: Sequence[ev.Moved]) -> str:
    """Steps of single units, however they were ordered."""
    del board
    return say("caption-moved", count=sum(event.count for event in same))


def _fought(board: Board, same: Sequence[ev.Fought]) -> str:
    mover = same[0].mover
    others = {event.other if event.mover == mover else event.mover for event in same}
    where = places(board, dict.fromkeys(event.province for event in same))
    return say("caption-fought", nations=nations(sorted(others)), places=where)


def _conquered(board: Board, same: Sequence[ev.Conquered]) -> str:
    cities = [say("caption-conquered.city", place=place(board, e.province), loser=e.loser) for e in same]
    return say("caption-conquered", cities=join(cities))


def _traded(board: Board, same: Sequence[ev.Traded]) -> str:
    del board
    give, take = _sum([event.give for event in same]), _sum([event.take for event in same])
    return say("caption-traded", give=resources(give), take=resources(take))


def _won(board: Board, same: Sequence[ev.PersonageWon]) -> str:
    del board
    won: Counter[str] = Counter()
    for event in same:
        won[event.personage] += event.count
    told = [say("personages-accusative", personage=kind, count=count) for kind, count in won.items()]
    return say("caption-personage-won", personages=join(told))


def _game(board: Board, same: Sequence[ev.GameWon]) -> str:
    del board
    return say("caption-game-won", nation=same[0].nation)


_PHRASES: Final[dict[type[ev.Event], _Phrase]] = {
    ev.ChipTaken: _chips,
    ev.StoneMoved: _stone,
    ev.Produced: _produced,
    ev.TempleBuilt: _places("temple-built"),
    ev.Armed: _armed,
    ev.Learned: _learned,
    ev.Moved: _moved,
    ev.Fought: _fought,
    ev.Conquered: _conquered,
    ev.CityGivenUp: _places("city-given-up"),
    ev.CityFounded: _places("city-founded"),
    ev.CityPicked: _places("city-picked"),
    ev.Traded: _traded,
    ev.PersonageWon: _won,
    ev.GameWon: _game,
}


def tell_film(board: Board, events: Sequence[ev.Event], first: int, last: int, whole: int) -> str:
    """What a replay shows, in words."""
    kinds = Counter(type(event) for event in events)
    told = say(
        "film-alt",
        **span(first, last, whole),
        board=board_name(board.id),
        founded=kinds[ev.CityFounded],
        conquered=kinds[ev.Conquered],
        temples=kinds[ev.TempleBuilt],
    )
    cities = [event for event in events if isinstance(event, ev.Conquered)][-_MOST_TOLD:]
    taken = [
        say("film-conquest", nation=e.nation, loser=e.loser, place=place(board, e.province)) for e in cities
    ]
    return " ".join([told, *taken])


_MOST_TOLD: Final = 4  # leaves most of an alt text to how the replay ends
