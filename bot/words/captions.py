"""A turn in one short line, for below a picture; and what a replay shows, for those who cannot see it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.words.names import (
    KNOW_HOW_NAMES,
    NATION_NAMES,
    WEDGE_NAMES,
    join,
    place,
    plural,
    resources,
    units,
)

__all__ = ["tell_beginning", "tell_caption", "tell_film", "tell_ready"]

_Phrase = Callable[[Board, Sequence[Any]], str]


def tell_caption(board: Board, events: Sequence[ev.Event]) -> str:
    """What the nation on turn did, events of a kind together, in the order in which each kind first came.

    `Maneuver · move 3 legions · conquer Tyros (Arabs) · win 1 general`
    """
    kinds: dict[type[ev.Event], list[ev.Event]] = {}
    for event in events:
        kinds.setdefault(type(event), []).append(event)
    told = [_PHRASES[kind](board, same) for kind, same in kinds.items() if kind in _PHRASES]
    return " · ".join(told) or "nothing yet"


def _sum(paid: Sequence[Purse]) -> Purse:
    return Purse(*(sum(column) for column in zip(*paid, strict=True)))


def _places(verb: str) -> _Phrase:
    return lambda board, same: f"{verb} {join([place(board, event.province) for event in same])}"


def _stone(board: Board, same: Sequence[ev.StoneMoved]) -> str:
    del board
    return join([WEDGE_NAMES[event.wedge].partition(" (")[0].capitalize() for event in same])


def _produced(board: Board, same: Sequence[ev.Produced]) -> str:
    del board
    return join([f"+{event.amount} {event.resource}" for event in same])


def _built(board: Board, same: Sequence[ev.TempleBuilt]) -> str:
    temples = "a temple" if len(same) == 1 else "temples"
    return f"build {temples} in {join([place(board, event.province) for event in same])}"


def _mix(legions: int, galleys: int) -> str:
    told = [units(legions, "legion")] if legions else []
    return join([*told, units(galleys, "galley")] if galleys else told)


def _armed(board: Board, same: Sequence[ev.Armed]) -> str:
    where = join(list(dict.fromkeys(place(board, event.province) for event in same)))
    mix = _mix(sum(event.legions for event in same), sum(event.galleys for event in same))
    return f"set up {mix} in {where}"


def _learned(board: Board, same: Sequence[ev.Learned]) -> str:
    del board
    return f"learn {join([KNOW_HOW_NAMES[event.advance] for event in same])}"


def _moved(board: Board, same: Sequence[ev.Moved]) -> str:
    """Steps of single units, however they were ordered."""
    del board
    return plural(sum(event.count for event in same), "step")


def _fought(board: Board, same: Sequence[ev.Fought]) -> str:
    mover = same[0].mover
    others = {event.other if event.mover == mover else event.mover for event in same}
    where = list(dict.fromkeys(place(board, event.province) for event in same))
    against = join([NATION_NAMES[nation] for nation in sorted(others)])
    return f"fight the {against} in {join(where)}"


def _conquered(board: Board, same: Sequence[ev.Conquered]) -> str:
    return f"conquer {join([f'{place(board, e.province)} ({NATION_NAMES[e.loser]})' for e in same])}"


def _traded(board: Board, same: Sequence[ev.Traded]) -> str:
    del board
    give, take = _sum([event.give for event in same]), _sum([event.take for event in same])
    return f"trade {resources(give)} for {resources(take)}"


def _won(board: Board, same: Sequence[ev.PersonageWon]) -> str:
    del board
    won: Counter[str] = Counter()
    for event in same:
        won[event.personage] += event.count
    return f"win {join([plural(count, personage) for personage, count in won.items()])}"


def _game(board: Board, same: Sequence[ev.GameWon]) -> str:
    del board
    return f"the {NATION_NAMES[same[0].nation]} have won"


_PHRASES: Final[dict[type[ev.Event], _Phrase]] = {
    ev.ChipTaken: lambda board, same: f"take 1 {same[0].resource}",
    ev.StoneMoved: _stone,
    ev.Produced: _produced,
    ev.TempleBuilt: _built,
    ev.Armed: _armed,
    ev.Learned: _learned,
    ev.Moved: _moved,
    ev.Fought: _fought,
    ev.Conquered: _conquered,
    ev.CityGivenUp: _places("give up"),
    ev.CityFounded: _places("found"),
    ev.CityPicked: _places("start in"),
    ev.Traded: _traded,
    ev.PersonageWon: _won,
    ev.GameWon: _game,
}


def _span(first: int, last: int, whole: int) -> str:
    if (first, last) == (1, whole):
        return "1 turn" if whole == 1 else f"all {whole} turns"
    told = f"turn {first}" if first == last else f"turns {first} to {last}"
    return f"{told} of {whole}"


def tell_beginning(first: int, last: int, whole: int) -> str:
    """What is going to be shown, below the picture before its first turn."""
    before = "The game begins" if first == 1 else f"After turn {first - 1}"
    return f"{before} · {_span(first, last, whole)}"


def tell_film(board: Board, events: Sequence[ev.Event], first: int, last: int, whole: int) -> str:
    """What a replay shows, in words."""
    kinds = Counter(type(event) for event in events)
    counts = [
        plural(kinds[ev.CityFounded], "city founded", "cities founded"),
        plural(kinds[ev.Conquered], "city conquered", "cities conquered"),
        plural(kinds[ev.TempleBuilt], "temple built", "temples built"),
    ]
    told = f"A replay on the {board.name} board, {_span(first, last, whole)}: {join(counts)}."
    cities = [event for event in events if isinstance(event, ev.Conquered)]
    for event in cities[-_MOST_TOLD:]:
        nation, loser = NATION_NAMES[event.nation], NATION_NAMES[event.loser]
        told += f" The {nation} take {place(board, event.province)} from the {loser}."
    return told


_MOST_TOLD: Final = 4  # leaves most of an alt text to how the replay ends


def tell_ready(latest: int | None) -> str:
    """What stands above a replay: of the whole game, or of so many latest turns."""
    if latest is None:
        return "The whole game, turn by turn."
    return "The latest turn." if latest == 1 else f"The latest {latest} turns."
