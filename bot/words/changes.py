"""What has changed since some moment, turn by turn, each change in a few words.

The events of the engine are gathered for people who look at the result: a stone and what it brought are one
change, and so are units that went the same way.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.terms import WEDGES, Chip, Nation, ProvinceId, Unit, Wedge
from bot.words.names import KNOW_HOW_NAMES, NATION_NAMES, join, place, plural, resources, units

__all__ = ["Change", "March", "StoneWay", "TurnChanges", "gather", "tell_change", "tell_changes"]


@dataclass(frozen=True, slots=True)
class StoneWay:
    """A stone on its way round the rondel, and what the wedge gave; `origin` None on a first turn (T2)."""

    nation: Nation
    origin: Wedge | None
    wedge: Wedge
    given: tuple[tuple[Chip, int], ...] = ()


@dataclass(frozen=True, slots=True)
class March:
    """Like units that went one way, border by border (M1)."""

    nation: Nation
    unit: Unit
    count: int
    path: tuple[ProvinceId, ...]
    actions_left: int


Change = (
    StoneWay
    | March
    | ev.ChipTaken
    | ev.TempleBuilt
    | ev.Armed
    | ev.Learned
    | ev.Fought
    | ev.Conquered
    | ev.CityGivenUp
    | ev.CityFounded
    | ev.CityPicked
    | ev.Traded
    | ev.PersonageWon
    | ev.GameWon
)


@dataclass(frozen=True, slots=True)
class TurnChanges:
    """What one turn, or the part of one that is looked at, has changed."""

    nation: Nation
    changes: tuple[Change, ...]


def gather(events: Iterable[ev.Event]) -> tuple[TurnChanges, ...]:
    """Events in order as changes by turn; turns that changed nothing to see are left out."""
    turns: list[list[Change]] = [[]]
    for event in events:
        if isinstance(event, ev.TurnBegan):
            turns.append([])
        else:
            _add(turns[-1], event)
    return tuple(TurnChanges(_actor(turn[0]), _joined(turn)) for turn in turns if turn)


def _actor(change: Change) -> Nation:
    return change.mover if isinstance(change, ev.Fought) else change.nation


def _add(turn: list[Change], event: ev.Event) -> None:
    """One event more; what only leads to others, or repeats every round, is no change."""
    if isinstance(event, ev.StoneMoved):
        origin = WEDGES[(WEDGES.index(event.wedge) - event.steps) % len(WEDGES)] if event.steps else None
        turn.append(StoneWay(event.nation, origin, event.wedge))
    elif isinstance(event, ev.Produced) and turn and isinstance(turn[-1], StoneWay):
        turn[-1] = replace(turn[-1], given=(*turn[-1].given, (event.resource, event.amount)))
    elif isinstance(event, ev.Moved):
        _march(turn, event)
    elif isinstance(event, _AS_THEY_ARE):
        turn.append(event)


def _march(turn: list[Change], e: ev.Moved) -> None:
    """Lengthen the way of the units that go on, or begin one."""
    for i in range(len(turn) - 1, -1, -1):
        march = turn[i]
        if (
            isinstance(march, March)
            and (march.unit, march.count, march.path[-1]) == (e.unit, e.count, e.origin)
            and march.actions_left == e.actions_left + 1
        ):
            turn[i] = replace(march, path=(*march.path, e.target), actions_left=e.actions_left)
            return
    turn.append(March(e.nation, e.unit, e.count, (e.origin, e.target), e.actions_left))


def _joined(turn: Sequence[Change]) -> tuple[Change, ...]:
    """Units that went the same way one after another are told as one group."""
    joined: list[Change] = []
    for change in turn:
        if isinstance(change, March):
            twins = (
                i
                for i, other in enumerate(joined)
                if isinstance(other, March) and (other.unit, other.path) == (change.unit, change.path)
            )
            if (twin := next(twins, None)) is not None:
                joined[twin] = replace(change, count=_count(joined[twin]) + change.count)
                continue
        joined.append(change)
    return tuple(joined)


def _count(change: Change) -> int:
    return change.count if isinstance(change, March) else 0


def tell_change(board: Board, change: Change) -> str:
    """A few words without the acting nation, for a list under its name."""
    return _TELL[type(change)](board, change)


def tell_changes(board: Board, turns: Iterable[TurnChanges]) -> list[str]:
    """One line a turn."""
    return [
        f"{NATION_NAMES[turn.nation]}: {'; '.join(tell_change(board, change) for change in turn.changes)}."
        for turn in turns
    ]


def _short(wedge: Wedge) -> str:
    """Both maneuver wedges have one name here: a picture shows which of them it is."""
    return wedge.removesuffix("-1").removesuffix("-2").upper()


def _stone(board: Board, c: StoneWay) -> str:
    del board
    way = f"{_short(c.origin)} to {_short(c.wedge)}" if c.origin else f"starts on {_short(c.wedge)}"
    return way + "".join(f", +{amount} {chip}" for chip, amount in c.given)


def _mix(legions: int, galleys: int) -> str:
    told = [units(legions, "legion")] if legions else []
    return join([*told, units(galleys, "galley")] if galleys else told)


def _fought(board: Board, c: ev.Fought) -> str:
    return f"fight {NATION_NAMES[c.other]} in {place(board, c.province)}, {units(c.count, c.unit)} each"


def _conquered(board: Board, c: ev.Conquered) -> str:
    text = f"conquer {place(board, c.province)} from the {NATION_NAMES[c.loser]}"
    text += f" with {_mix(c.legions, c.galleys)}"
    lost = _mix(c.lost_legions, c.lost_galleys)
    return text + (f" against {lost}" if lost else "") + (", temple destroyed" if c.temple else "")


def _given_up(board: Board, c: ev.CityGivenUp) -> str:
    return f"give up {place(board, c.province)}{' and its temple' if c.temple else ''}"


def _learned(board: Board, c: ev.Learned) -> str:
    del board
    return f"learn {KNOW_HOW_NAMES[c.advance]}{', new' if c.new else ''}"


_TELL: Final[dict[type[Change], Callable[[Board, Any], str]]] = {
    StoneWay: _stone,
    March: lambda board, c: (
        f"{units(c.count, c.unit)}: {' > '.join(place(board, province) for province in c.path)}"
    ),
    ev.ChipTaken: lambda board, c: f"take 1 {c.resource} for a coin",
    ev.TempleBuilt: lambda board, c: f"temple in {place(board, c.province)}",
    ev.Armed: lambda board, c: f"{_mix(c.legions, c.galleys)} set up in {place(board, c.province)}",
    ev.Learned: _learned,
    ev.Fought: _fought,
    ev.Conquered: _conquered,
    ev.CityGivenUp: _given_up,
    ev.CityFounded: lambda board, c: f"found {place(board, c.province)}",
    ev.CityPicked: lambda board, c: f"pick {place(board, c.province)}",
    ev.Traded: lambda board, c: f"trade {resources(c.give)} for {resources(c.take)}",
    ev.PersonageWon: lambda board, c: f"win {plural(c.count, c.personage)}",
    ev.GameWon: lambda board, c: "win the game",
}
_AS_THEY_ARE: Final = (
    ev.ChipTaken,
    ev.TempleBuilt,
    ev.Armed,
    ev.Learned,
    ev.Fought,
    ev.Conquered,
    ev.CityGivenUp,
    ev.CityFounded,
    ev.CityPicked,
    ev.Traded,
    ev.PersonageWon,
    ev.GameWon,
)
