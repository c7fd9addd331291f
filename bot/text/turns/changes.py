"""Changes since a given moment, turn by turn.

Engine events are merged into what a viewer sees as one change: a stone's move and its production, or units
that moved along the same path.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import Armed, Fought, Moved, StoneMoved, TempleBuilt, Traded, TurnBegan
from bot.engine.purse import Purse
from bot.engine.ruleset import Event
from bot.engine.terms import WEDGES, Nation, ProvinceId, Resource, Unit, Wedge
from bot.i18n.catalogue import Facts, say
from bot.model.turns import Automatic, Happening
from bot.text.names import place
from bot.text.turns import facts
from bot.text.turns.reasons import BRIEF

Change = Any
"""A `StoneWay`, a `March`, or an event of the ruleset that is a change by itself."""
_ADDED: Final[Mapping[type[Any], tuple[str, ...]]] = {
    Fought: ("count",),
    Armed: ("legions", "galleys", "paid"),
    Traded: ("give", "take"),
}
"""Fields by event type; events that differ only in these are merged into one, adding up the fields."""
_USUAL: Final = 6
"""Rank of a change without a weight."""


@dataclass(frozen=True, slots=True)
class StoneWay:
    """A stone's move on the rondel and the wedge's production; `origin` is None on a first turn (T2)."""

    nation: Nation
    origin: Wedge | None
    wedge: Wedge
    given: tuple[tuple[Resource, int], ...] = ()


@dataclass(frozen=True, slots=True)
class March:
    """Units of one kind that moved along one path, border by border (M1)."""

    nation: Nation
    unit: Unit
    count: int
    path: tuple[ProvinceId, ...]
    actions_left: int


@dataclass(frozen=True, slots=True)
class TurnChanges:
    """Changes of a turn, or of the requested part of it."""

    nation: Nation
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class ChangeKinds:
    """Which events of a ruleset are changes: those in `kept`, and productions as part of the stone's move.

    `given` returns the resources of a production.
    """

    produced: type[Any]
    kept: tuple[type[Any], ...]
    given: Callable[[Any], tuple[tuple[Resource, int], ...]]
    added: Mapping[type[Any], tuple[str, ...]] = field(default_factory=dict)
    """Like `_ADDED`, for events of the ruleset."""
    weights: Mapping[type[Any], int] = field(default_factory=dict)
    """Rank of a change, lowest first; lower ranks are kept if there is not enough room."""

    def weight(self, change: Change) -> int:
        """Return the rank of a change."""
        return self.weights.get(type(change), _USUAL)

    def by_importance(self, changes: Sequence[Change]) -> list[int]:
        """Return the indices of the changes by rank, equal ones in order of events."""
        return sorted(range(len(changes)), key=lambda number: self.weight(changes[number]))

    def merged(self, changes: Iterable[Change]) -> list[Change]:
        """Merge changes that differ only in fields to be added up, as if they had been one."""
        merged: list[Change] = []
        added = {**_ADDED, **self.added}
        for change in changes:
            names = added.get(type(change), ())
            twin = next(
                (i for i, other in enumerate(merged) if names and _can_merge(other, change, names)), None
            )
            if twin is None:
                merged.append(change)
            else:
                sums = {name: _sum(getattr(merged[twin], name), getattr(change, name)) for name in names}
                merged[twin] = replace(merged[twin], **sums)
        return merged

    def reason_for(self, nation: Nation, events: Sequence[Happening]) -> str:
        """Return why the bot played a turn; "partly" if not all of it was planned, "none" if by hand."""
        causes = [event for event in events if isinstance(event, Automatic) and event.nation == nation]
        reason = next((cause.reason for cause in causes if cause.reason in BRIEF), None)
        if reason == "plan" and (by_hand := Automatic(nation, None)) in causes:
            after = [event for event in events[events.index(by_hand) :] if not isinstance(event, Automatic)]
            return "partly" if self.changes_by_turn(after) else reason
        return reason or "none"

    def changes_by_turn(self, events: Iterable[Event]) -> tuple[TurnChanges, ...]:
        """Convert events in order to changes by turn, leaving out turns without changes."""
        turns: list[list[Change]] = [[]]
        for event in events:
            if isinstance(event, TurnBegan):
                turns.append([])
            else:
                self._add(turns[-1], event)
        return tuple(TurnChanges(self._actor(turn[0]), _merge_marches(turn)) for turn in turns if turn)

    def way_into(self, events: Sequence[Event], province: ProvinceId) -> tuple[Event, ...]:
        """Return the moves of the latest turn by which units last entered a province, border by border."""
        way: list[Event] = []
        for event in reversed(events):
            if isinstance(event, TurnBegan):
                break
            if isinstance(event, Moved) and _belongs_to_way(event, way, province):
                way.insert(0, event)
        return tuple(way)

    def _actor(self, change: Change) -> Nation:
        actor: Nation = change.mover if isinstance(change, Fought) else change.nation
        return actor

    def _add(self, turn: list[Change], event: Event) -> None:
        """Add an event to the turn's changes, unless it only leads to others or recurs each round."""
        if isinstance(event, StoneMoved):
            origin = WEDGES[(WEDGES.index(event.wedge) - event.steps) % len(WEDGES)] if event.steps else None
            turn.append(StoneWay(event.nation, origin, event.wedge))
        elif isinstance(event, self.produced) and turn and isinstance(turn[-1], StoneWay):
            turn[-1] = replace(turn[-1], given=(*turn[-1].given, *self.given(event)))
        elif isinstance(event, Moved):
            _add_move(turn, event)
        elif isinstance(event, self.kept):
            turn.append(event)


def _belongs_to_way(e: Event, way: Sequence[Event], province: ProvinceId) -> bool:
    """Return whether a move precedes those of `way`, or, if `way` is empty, enters the province."""
    if not way:
        return bool(e.target == province)
    then = way[0]
    return (e.unit, e.count, e.target, e.actions_left) == (
        then.unit,
        then.count,
        then.origin,
        then.actions_left + 1,
    )


def _can_merge(one: Change, other: Change, added: Collection[str]) -> bool:
    """Return whether two changes differ only in the fields `added`.

    Resources given and taken must be of the same kinds; what is paid is not told and may be anything.
    """
    if type(one) is not type(other):
        return False
    return all(
        each.name == "paid" or _have_same_kinds(getattr(one, each.name), getattr(other, each.name))
        if each.name in added
        else getattr(one, each.name) == getattr(other, each.name)
        for each in fields(one)
    )


def _have_same_kinds(one: int | Purse, other: int | Purse) -> bool:
    if isinstance(one, Purse) and isinstance(other, Purse):
        return [bool(each) for each in one] == [bool(each) for each in other]
    return True


def _sum(one: Any, other: Any) -> Any:
    return one.plus(other) if isinstance(one, Purse) else one + other


def _add_move(turn: list[Change], e: Event) -> None:
    """Extend the path of the units that move on, or start a new march."""
    for i in range(len(turn) - 1, -1, -1):
        march = turn[i]
        if (
            isinstance(march, March)
            and (march.unit, march.count, march.path[-1]) == (e.unit, e.count, e.origin)
            and march.actions_left == e.actions_left + 1
        ):
            turn[i] = replace(march, path=(*march.path, e.target), actions_left=e.actions_left)
            return
    turn.append(_as_march(e))


def _as_march(move: Moved) -> March:
    return March(move.nation, move.unit, move.count, (move.origin, move.target), move.actions_left)


def with_causes(events: Iterable[Happening]) -> list[tuple[Automatic | None, Event | March]]:
    """Return each event with the mark of the bot directly before it; moves are marches, border by border.

    Whatever else happens on the way, such as an answer, ends a march, and so does a mark.
    """
    told: list[Change] = []
    causes: dict[int, Automatic] = {}
    moving = 0  # index of the first march that may go on
    for event in events:
        if isinstance(event, Moved):
            marches = told[moving:]
            _add_move(marches, event)
            told[moving:] = marches
            continue
        if isinstance(event, Automatic):
            causes[len(told)] = event
        else:
            told.append(event)
        moving = len(told)
    return [(causes.get(index), event) for index, event in enumerate(told)]


def _merge_marches(turn: Sequence[Change]) -> tuple[Change, ...]:
    """Merge marches of the same kind of unit along the same path."""
    joined: list[Change] = []
    for change in turn:
        if isinstance(change, March):
            twins = (
                i
                for i, other in enumerate(joined)
                if isinstance(other, March) and (other.unit, other.path) == (change.unit, change.path)
            )
            if (twin := next(twins, None)) is not None:
                joined[twin] = replace(change, count=joined[twin].count + change.count)
                continue
        joined.append(change)
    return tuple(joined)


def format_turn_changes(
    board: Board, turns: Iterable[TurnChanges], format_change: Callable[[Board, Change], str]
) -> list[str]:
    """Format changes, one line per turn."""
    return [
        say(
            "change-turn",
            nation=turn.nation,
            changes="; ".join(format_change(board, c) for c in turn.changes),
        )
        for turn in turns
    ]


def stone_facts(names: Mapping[Wedge, str]) -> facts.FactsOf:
    """Return a function that returns the text's arguments for a stone's move; `names` are the wedges'."""

    def told(board: Board, way: StoneWay) -> Facts:
        given = [say("change-stone.given", resource=kind, count=count) for kind, count in way.given]
        return {
            "first": way.origin is None,
            "origin": names[way.origin] if way.origin else "",
            "wedge": names[way.wedge],
            "given": "".join(given),
        }

    return told


def _march(board: Board, march: March) -> Facts:
    path = " → ".join(place(board, province) for province in march.path)
    return {"unit": march.unit, "count": march.count, "path": path}


def _moved(board: Board, march: March) -> Facts:
    return {**_march(board, march), "left": march.actions_left}


EVENTS: Final[dict[type[Any], tuple[str, facts.FactsOf]]] = {
    **facts.EVENTS,
    Moved: ("moved", lambda board, move: _moved(board, _as_march(move))),
    March: ("moved", _moved),
}
"""Like `facts.EVENTS`, with moves and marches."""
CHANGES: Final[dict[type[Any], tuple[str, facts.FactsOf]]] = {
    March: ("march", _march),
    TempleBuilt: ("temple-built", facts.at),
    Armed: ("armed", facts.armed),
    Fought: ("fought", facts.fought),
    Traded: ("traded", facts.exchanged),
}
"""Changes common to all rulesets, by class: the end of the catalogue key, and the text's arguments."""
