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
from bot.i18n.catalogue import Facts, say
from bot.text.names import mix, place, resources


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
        _walk(turn, event)
    elif isinstance(event, _AS_THEY_ARE):
        turn.append(event)


def _walk(turn: list[Change], e: ev.Moved) -> None:
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
    key, facts = _TELL[type(change)]
    return say(f"change-{key}", **facts(board, change))


def tell_changes(board: Board, turns: Iterable[TurnChanges]) -> list[str]:
    """One line a turn."""
    return [
        say("change-turn", nation=turn.nation, changes="; ".join(tell_change(board, c) for c in turn.changes))
        for turn in turns
    ]


def _stone(board: Board, c: StoneWay) -> Facts:
    del board
    given = [say("change-stone.given", resource=chip, amount=amount) for chip, amount in c.given]
    return {
        "first": c.origin is None,
        "origin": say("wedge", wedge=c.origin) if c.origin else "",
        "wedge": say("wedge", wedge=c.wedge),
        "given": "".join(given),
    }


def _march(board: Board, c: March) -> Facts:
    path = " → ".join(place(board, province) for province in c.path)
    return {"unit": c.unit, "count": c.count, "path": path}


def _armed(board: Board, c: ev.Armed) -> Facts:
    return {"units": mix(c.legions, c.galleys), "place": place(board, c.province)}


def _fought(board: Board, c: ev.Fought) -> Facts:
    return {"other": c.other, "unit": c.unit, "count": c.count, "place": place(board, c.province)}


def _conquered(board: Board, c: ev.Conquered) -> Facts:
    lost = mix(c.lost_legions, c.lost_galleys)
    return {
        "loser": c.loser,
        "place": place(board, c.province),
        "units": mix(c.legions, c.galleys),
        "lost": bool(lost),
        "losses": lost,
        "temple": c.temple,
    }


def _given_up(board: Board, c: ev.CityGivenUp) -> Facts:
    return {"place": place(board, c.province), "temple": c.temple}


def _traded(board: Board, c: ev.Traded) -> Facts:
    del board
    return {"give": resources(c.give), "take": resources(c.take)}


def _at(board: Board, c: ev.TempleBuilt | ev.CityFounded | ev.CityPicked) -> Facts:
    return {"place": place(board, c.province)}


_TELL: Final[dict[type[Change], tuple[str, Callable[[Board, Any], Facts]]]] = {
    StoneWay: ("stone", _stone),
    March: ("march", _march),
    ev.ChipTaken: ("chip-taken", lambda board, c: {"resource": c.resource}),
    ev.TempleBuilt: ("temple-built", _at),
    ev.Armed: ("armed", _armed),
    ev.Learned: ("learned", lambda board, c: {"advance": c.advance, "new": c.new}),
    ev.Fought: ("fought", _fought),
    ev.Conquered: ("conquered", _conquered),
    ev.CityGivenUp: ("city-given-up", _given_up),
    ev.CityFounded: ("city-founded", _at),
    ev.CityPicked: ("city-picked", _at),
    ev.Traded: ("traded", _traded),
    ev.PersonageWon: ("personage-won", lambda board, c: {"personage": c.personage, "count": c.count}),
    ev.GameWon: ("game-won", lambda board, c: {}),
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
