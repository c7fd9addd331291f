"""Summaries of turns for a game's channel: losses of human players first, then the turns.

Important events are always included.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import Fought, RoundBegan, TurnBegan
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation, Unit
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.i18n.lines import capitalized
from bot.model.turns import Automatic, Happening, Readers, TurnEvents
from bot.text.names import mix, place, player
from bot.text.turns.changes import Change, ChangeKinds
from bot.text.turns.reasons import named_bot

_MOST_WHOLE: Final = 2
_HIGHLIGHTS: Final = 4
"""Changes up to this rank (`ChangeKinds.weights`) are always included."""
_MOST_LINES: Final = 16
_LONGEST: Final = 1500  # leaves room for notification, score and mention within Discord's 2,000
_LONGEST_TURN: Final = 300
"""Maximum characters of a turn among several; important changes may exceed it."""


def format_player(readers: Readers, nation: Nation) -> str:
    """Format the player of a nation in brackets, to be appended to its name; "" if unknown."""
    return player(safe(readers.names.get(nation, "")))


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _heading(turn: TurnEvents, readers: Readers, reason: str = "none") -> str:
    player = format_player(readers, turn.nation)
    return say("turns-heading", nation=turn.nation, player=player, round=turn.round, reason=reason)


def _reason(turn: TurnEvents, readers: Readers, kinds: ChangeKinds) -> str:
    """Return why the bot played a turn; "none" if it did not, or if its player's name says so."""
    reason = kinds.reason_for(turn.nation, turn.events)
    return "none" if reason == "bot" and named_bot(readers, turn.nation) else reason


@dataclass(frozen=True)
class SummaryTexts:
    """What a ruleset provides for summaries of turns."""

    kinds: ChangeKinds
    conquered: type[Any]
    openings: tuple[type[Any], ...]
    """Events that may begin a turn before any action is played."""
    omitted: tuple[type[Any], ...]
    """Events left out of summaries."""
    marked: tuple[type[Any], ...]
    """Changes whose place is printed in bold."""
    format_events: Callable[[Board, Sequence[Happening], Readers], list[str]]
    format_change: Callable[[Board, Any], str]
    lost_city: Callable[[Board, Any, str], str]
    """Formats a lost city and its new owner; the last argument is the owner's player in brackets, or ""."""
    lost_besides: Callable[[Board, Sequence[Happening], Nation], Iterable[str]] = lambda *_: ()
    """Formats what else a nation has lost to others."""

    def by_turn(self, first: Nation, now: OwnPosition, events: Sequence[Happening]) -> list[TurnEvents]:
        """Group events by turn, beginning with a turn of the nation `first`; `now` is the resulting position.

        Turns without any action are left out.
        """
        begun = now.round - sum(isinstance(event, RoundBegan) for event in events)
        turns = [TurnEvents(first, begun, [])]
        for event in events:
            if isinstance(event, RoundBegan):
                begun += 1
            if isinstance(event, TurnBegan):
                turns.append(TurnEvents(event.nation, begun, []))
            else:
                turns[-1].events.append(event)
        return [turn for turn in turns if any(not isinstance(event, self.openings) for event in turn.events)]

    def format_turns(self, board: Board, turns: Sequence[TurnEvents], readers: Readers) -> str:
        """Format human players' losses, then the turns: a few in full or as lists, many in one line each.

        Lines that do not fit are left out.
        """
        losses = list(self._losses(board, turns, readers))
        room, told = _LONGEST - _length(losses), None
        if len(turns) <= _MOST_WHOLE:
            told = self._all_events(board, turns, readers) or self._lists(board, turns, readers, room)
        return "\n".join([*losses, *(told or self._lines(board, turns, readers, room))])

    def _all_events(self, board: Board, turns: Sequence[TurnEvents], readers: Readers) -> list[str] | None:
        """Format all events under turn headings; None if too long, or if a turn has no visible event."""
        lines: list[str] = []
        for turn in turns:
            kept = [event for event in turn.events if not isinstance(event, self.omitted)]
            told = self.format_events(board, kept, readers)
            if not told:
                return None
            lines.append(_heading(turn, readers))
            lines += [f"- {line}" for line in told]
        return lines if len(lines) <= _MOST_LINES and _length(lines) <= _LONGEST - 300 else None

    def _lists(
        self, board: Board, turns: Sequence[TurnEvents], readers: Readers, room: int
    ) -> list[str] | None:
        """Format all changes of each turn under its heading; None if too long, or if a turn has none.

        If there are many, two or more of a kind that follow one another share an item.
        """
        found = [self._changes(turn) for turn in turns]
        share, lines = -(-sum(map(len, found)) // _MOST_LINES), list[str]()
        for turn, changes in zip(turns, found, strict=True):
            if not changes:
                return None
            lines.append(_heading(turn, readers, _reason(turn, readers, self.kinds)))
            for _, same in groupby(changes, type):
                told = [self._words(board, each) for each in same]
                items = ("; ".join(told[first : first + share]) for first in range(0, len(told), share))
                lines += [f"- {capitalized(item)}" for item in items]
        return lines if _length(lines) <= room else None

    def _lines(self, board: Board, turns: Sequence[TurnEvents], readers: Readers, room: int) -> list[str]:
        """Format a line per turn, latest last; if too long, omit minor changes, then the earliest turns."""
        for most in (_LONGEST_TURN, 0):
            lines = [self._line(board, turn, readers, most) for turn in turns]
            if _length(lines) <= room:
                return lines
        if len(lines) == 1:
            return lines
        earlier = say("turns-earlier")
        while len(lines) > 1 and _length([earlier, *lines]) > room:
            lines.pop(0)
        return [earlier, *lines]

    def _line(self, board: Board, turn: TurnEvents, readers: Readers, most: int) -> str:
        """Format a turn in one short line; minor changes are included only up to `most` characters."""
        changes = self._changes(turn)
        kept: dict[int, str] = {}
        # Select by importance, then print in order of events.
        for number in self.kinds.by_importance(changes):
            change = changes[number]
            words = self._words(board, change)
            if self.kinds.weight(change) <= _HIGHLIGHTS or _length([*kept.values()]) + len(words) <= most:
                kept[number] = words
        told = [kept[number] for number in sorted(kept)]
        if left_out := len(changes) - len(kept):
            told.append(say("turns-more", count=left_out))
        # Not an argument of the message: Fluent accepts none of more than 1,000 characters.
        player, reason = format_player(readers, turn.nation), _reason(turn, readers, self.kinds)
        begins = say("turns-line", nation=turn.nation, player=player, reason=reason)
        return f"{begins} {'; '.join(told) or say('turns-nothing')}"

    def _words(self, board: Board, change: Change) -> str:
        """Format a change, with the place in bold if it is to be marked."""
        words = self.format_change(board, change)
        if not isinstance(change, self.marked):
            return words
        name = place(board, change.province)
        return words.replace(name, f"**{name}**", 1)

    def _changes(self, turn: TurnEvents) -> list[Change]:
        parts = self.kinds.changes_by_turn(event for event in turn.events if not isinstance(event, Automatic))
        return self.kinds.merged(change for part in parts for change in part.changes)

    def lost_cities(self, board: Board, lost: Sequence[Any], readers: Readers) -> str:
        """Format each lost city with its conqueror, and what was lost with it."""
        return "; ".join(self.lost_city(board, event, format_player(readers, event.nation)) for event in lost)

    def _losses(self, board: Board, turns: Sequence[TurnEvents], readers: Readers) -> Iterator[str]:
        """Yield one line for each human player's nation that lost cities or units to others."""
        events = [event for turn in turns for event in turn.events]
        for nation in readers.people:
            told = [
                self.lost_city(board, event, "")
                for event in events
                if isinstance(event, self.conquered) and event.loser == nation
            ]
            for mover in dict.fromkeys(event.mover for event in events if isinstance(event, Fought)):
                lost = Counter[Unit]()
                for event in events:
                    if isinstance(event, Fought) and (event.mover, event.other) == (mover, nation):
                        lost[event.unit] += event.count
                if lost:
                    units = mix(lost["legion"], lost["galley"])
                    told.append(say("turns-lost-units", units=units, other=mover))
            told += self.lost_besides(board, events, nation)
            if told:
                begins = say("turns-lost", nation=nation, player=format_player(readers, nation))
                yield f"{begins} {'; '.join(told)}."
