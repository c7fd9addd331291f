"""Turns as the table reads of them: what people lost first, then turn by turn, what counts in any case."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import Fought, RoundBegan, TurnBegan
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation, Unit
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.model.turns import Automatic, Happening, Readers, TurnEvents
from bot.text.names import mix, place, player
from bot.text.turns.changes import Change, ChangeKinds
from bot.text.turns.reasons import BRIEF, named_bot

_MOST_WHOLE: Final = 2
_MOST_LINES: Final = 16
_LONGEST: Final = 1500  # leaves room for call, score and mention within Discord's 2,000
_LONGEST_TURN: Final = 300
"""Characters of a turn among several; what counts may be longer."""


def who(readers: Readers, nation: Nation) -> str:
    """The player of a nation, in brackets behind it."""
    return player(safe(readers.names.get(nation, "")))


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _none_lost(board: Board, events: Sequence[Happening], nation: Nation) -> Iterable[str]:
    return ()


@dataclass(frozen=True)
class Summary:
    """What summaries ask of a ruleset's events and their texts."""

    kinds: ChangeKinds
    conquered: type[Any]
    openings: tuple[type[Any], ...]
    """What a turn may begin with before anything of it is played."""
    noise: tuple[type[Any], ...]
    """What is not told in a summary."""
    marked: tuple[type[Any], ...]
    """Changes whose place stands in bold."""
    weights: Mapping[type[Any], int]
    """What counts most is told first of all, where there is not room for everything."""
    usual: int
    """The weight of all other changes."""
    highlights: int
    """Up to this weight everything is always told."""
    format_events: Callable[[Board, Sequence[Happening], Readers], list[str]]
    format_change: Callable[[Board, Any], str]
    lost_city: Callable[[Board, Any, str], str]
    """A city that was lost, and with whom it is now; the last fact is the player's name."""
    lost_besides: Callable[[Board, Sequence[Happening], Nation], Iterable[str]] = _none_lost
    """What else a nation has lost to others."""

    def by_turn(self, first: Nation, now: OwnPosition, events: Sequence[Happening]) -> list[TurnEvents]:
        """Events turn by turn, from one of the nation `first` on; `now` is where they have led.

        A turn of which nothing was played yet is left out.
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
        """What people have lost; of few turns all there is, of many a line each, as far as there is room."""
        losses = list(self._losses(board, turns, readers))
        whole = self._whole(board, turns, readers) if len(turns) <= _MOST_WHOLE else None
        room = _LONGEST - _length(losses)
        return "\n".join([*losses, *(whole or self._lines(board, turns, readers, room))])

    def _whole(self, board: Board, turns: Sequence[TurnEvents], readers: Readers) -> list[str] | None:
        """Every event under the heading of its turn; None where that is too long, or nothing was seen."""
        lines: list[str] = []
        for turn in turns:
            kept = [event for event in turn.events if not isinstance(event, self.noise)]
            told = self.format_events(board, kept, readers)
            if not told:
                return None
            lines.append(
                say("turns-heading", nation=turn.nation, player=who(readers, turn.nation), round=turn.round)
            )
            lines += [f"- {line}" for line in told]
        return lines if len(lines) <= _MOST_LINES and _length(lines) <= _LONGEST - 300 else None

    def _lines(self, board: Board, turns: Sequence[TurnEvents], readers: Readers, room: int) -> list[str]:
        """A line a turn, the latest last; without room first what does not count is left out, then turns."""
        for most in (_LONGEST_TURN, 0):
            lines = [self._line(board, turn, readers, most) for turn in turns]
            if _length(lines) <= room:
                return lines
        earlier = say("turns-earlier")
        while len(lines) > 1 and _length([earlier, *lines]) > room:
            lines.pop(0)
        return [earlier, *lines]

    def _line(self, board: Board, turn: TurnEvents, readers: Readers, most: int) -> str:
        """A turn in one line of short words; beyond what counts at most so many characters."""
        changes = self._changes(turn)
        kept: dict[int, str] = {}
        # What counts most is told for certain; all of it is read in the order in which it was done.
        for number in sorted(range(len(changes)), key=lambda number: self._weight(changes[number])):
            change = changes[number]
            words = self.format_change(board, change)
            if isinstance(change, self.marked):
                name = place(board, change.province)
                words = words.replace(name, f"**{name}**", 1)
            if self._weight(change) <= self.highlights or _length([*kept.values()]) + len(words) <= most:
                kept[number] = words
        told = [kept[number] for number in sorted(kept)]
        if left_out := len(changes) - len(kept):
            told.append(say("turns-more", count=left_out))
        causes = (event.reason for event in turn.events if isinstance(event, Automatic))
        reason = next((reason for reason in causes if reason in BRIEF), "none")
        if reason == "bot" and named_bot(readers, turn.nation):
            reason = "none"  # its name says so
        begins = say("turns-line", nation=turn.nation, player=who(readers, turn.nation), reason=reason)
        # Not as a fact of the text: Fluent takes none of more than 1,000 characters.
        return f"{begins} {'; '.join(told) or say('turns-nothing')}"

    def _weight(self, change: Change) -> int:
        return self.weights.get(type(change), self.usual)

    def _changes(self, turn: TurnEvents) -> list[Change]:
        """What the turn has changed, in order: the stone, what was done, what came of it."""
        parts = self.kinds.gather(event for event in turn.events if not isinstance(event, Automatic))
        return self.kinds.merged(change for part in parts for change in part.changes)

    def format_loss_notice(self, board: Board, lost: Sequence[Any], readers: Readers) -> str:
        """The cities that one player has lost, said to that player alone."""
        return say("turns-you-lost", losses=self.lost_cities(board, lost, readers))

    def lost_cities(self, board: Board, lost: Sequence[Any], readers: Readers) -> str:
        """Each with who took it, and what was lost with it."""
        return "; ".join(self.lost_city(board, event, who(readers, event.nation)) for event in lost)

    def _losses(self, board: Board, turns: Sequence[TurnEvents], readers: Readers) -> Iterator[str]:
        """A line for each nation of a person that has lost cities, or units, to others."""
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
                yield f"{say('turns-lost', nation=nation, player=who(readers, nation))} {'; '.join(told)}."
