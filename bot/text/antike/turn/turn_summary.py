"""Turns as the table reads of them: what people lost first, then turn by turn, what counts first."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.engine.antike import Position
from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.terms import Nation, Unit
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.model.turns import Automatic, Happening, Readers, TurnEvents
from bot.text.antike.turn.changes import Change, March, gather, tell_change
from bot.text.antike.turn.events import tell_events
from bot.text.names import mix, place, player

_MOST_WHOLE: Final = 2
_MOST_LINES: Final = 16
_LONGEST: Final = 1500  # leaves room for call, score and mention within Discord's 2,000
_LONGEST_TURN: Final = 300
"""Characters of a turn among several; what counts may be longer."""
_NOISE: Final = (ev.TurnBegan, ev.TurnEnded, ev.FightAsked, ev.GameWon)
_ROUND: Final = (ev.RoundBegan, ev.CoinTaken, ev.ChipOwed)
_REASONS: Final = frozenset({"conceded", "plan", "deadline", "bot"})
_WEIGHTS: Final[Mapping[type, int]] = {
    ev.GameWon: 0,
    ev.Conquered: 0,
    ev.CityGivenUp: 1,
    ev.Fought: 2,
    ev.PersonageWon: 3,
    ev.TempleBuilt: 4,
    ev.CityFounded: 5,
    ev.CityPicked: 5,
    March: 7,
    ev.ChipTaken: 8,
}
"""What counts most comes first; the rest keeps its order."""
_USUAL: Final = 6
_HIGHLIGHTS: Final = _WEIGHTS[ev.TempleBuilt]
"""What is always told: cities won and lost, fights, personages and temples."""


def who(readers: Readers, nation: Nation) -> str:
    """The player of a nation, in brackets behind it."""
    return player(safe(readers.names.get(nation, "")))


def by_turn(first: Nation, now: Position, events: Sequence[Happening]) -> list[TurnEvents]:
    """Events turn by turn, from one of the nation `first` on; `now` is where they have led.

    A turn of which nothing was played yet is left out.
    """
    begun = now.round - sum(isinstance(event, ev.RoundBegan) for event in events)
    turns = [TurnEvents(first, begun, [])]
    for event in events:
        if isinstance(event, ev.RoundBegan):
            begun += 1
        if isinstance(event, ev.TurnBegan):
            turns.append(TurnEvents(event.nation, begun, []))
        else:
            turns[-1].events.append(event)
    return [turn for turn in turns if any(not isinstance(event, _ROUND) for event in turn.events)]


def tell_turns(board: Board, turns: Sequence[TurnEvents], readers: Readers) -> str:
    """What people have lost; of few turns all there is, of many a line each, as far as there is room."""
    losses = list(_losses(board, turns, readers))
    whole = _whole(board, turns, readers) if len(turns) <= _MOST_WHOLE else None
    room = _LONGEST - _length(losses)
    return "\n".join([*losses, *(whole or _lines(board, turns, readers, room))])


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _whole(board: Board, turns: Sequence[TurnEvents], readers: Readers) -> list[str] | None:
    """Every event under the heading of its turn; None where that is too long, or nothing was seen."""
    lines: list[str] = []
    for turn in turns:
        told = tell_events(board, [event for event in turn.events if not isinstance(event, _NOISE)])
        if not told:
            return None
        lines.append(
            say("turns-heading", nation=turn.nation, player=who(readers, turn.nation), round=turn.round)
        )
        lines += [f"- {line}" for line in told]
    return lines if len(lines) <= _MOST_LINES and _length(lines) <= _LONGEST - 300 else None


def _lines(board: Board, turns: Sequence[TurnEvents], readers: Readers, room: int) -> list[str]:
    """A line a turn, the latest last; where there is no room what does not count is left out, then turns."""
    for most in (_LONGEST_TURN, 0):
        lines = [_line(board, turn, readers, most) for turn in turns]
        if _length(lines) <= room:
            return lines
    earlier = say("turns-earlier")
    while len(lines) > 1 and _length([earlier, *lines]) > room:
        lines.pop(0)
    return [earlier, *lines]


def _line(board: Board, turn: TurnEvents, readers: Readers, most: int) -> str:
    """A turn in one line of short words; beyond what counts at most so many characters."""
    changes = sorted(_changes(turn), key=_weight)
    told: list[str] = []
    left_out = 0
    for change in changes:
        words = tell_change(board, change)
        if isinstance(change, ev.Conquered | ev.CityGivenUp):
            name = place(board, change.province)
            words = words.replace(name, f"**{name}**", 1)
        if _weight(change) > _HIGHLIGHTS and _length(told) + len(words) > most:
            left_out += 1
        else:
            told.append(words)
    if left_out:
        told.append(say("turns-more", count=left_out))
    causes = (event.reason for event in turn.events if isinstance(event, Automatic))
    reason = next((reason for reason in causes if reason in _REASONS), "none")
    begins = say("turns-line", nation=turn.nation, player=who(readers, turn.nation), reason=reason)
    # Not as a fact of the text: Fluent takes none of more than 1,000 characters.
    return f"{begins} {'; '.join(told) or say('turns-nothing')}"


def _weight(change: Change) -> int:
    return _WEIGHTS.get(type(change), _USUAL)


def _changes(turn: TurnEvents) -> list[Change]:
    """What the turn has changed, with fights of the same kind as one."""
    changes: list[Change] = []
    for part in gather(event for event in turn.events if not isinstance(event, Automatic)):
        for change in part.changes:
            twin = next((i for i, other in enumerate(changes) if _same_fight(other, change)), None)
            if twin is None:
                changes.append(change)
            elif isinstance(other := changes[twin], ev.Fought) and isinstance(change, ev.Fought):
                changes[twin] = replace(other, count=other.count + change.count)
    return changes


def _same_fight(one: Change, other: Change) -> bool:
    return (
        isinstance(one, ev.Fought)
        and isinstance(other, ev.Fought)
        and replace(one, count=0) == replace(other, count=0)
    )


def tell_lost(board: Board, lost: Sequence[ev.Conquered], readers: Readers) -> str:
    """The cities that one player has lost, said to that player alone."""
    return say("turns-you-lost", losses=lost_cities(board, lost, readers))


def lost_cities(board: Board, lost: Sequence[ev.Conquered], readers: Readers) -> str:
    """Each with who took it, and what was lost with it."""
    return "; ".join(_lost_city(board, event, who(readers, event.nation)) for event in lost)


def _lost_city(board: Board, event: ev.Conquered, player: str = "") -> str:
    return say(
        "turns-lost-city",
        place=place(board, event.province),
        taker=event.nation,
        player=player,
        units=mix(event.lost_legions, event.lost_galleys) or "none",
        temple=event.temple,
    )


def _losses(board: Board, turns: Sequence[TurnEvents], readers: Readers) -> Iterator[str]:
    """A line for each nation of a person that has lost cities, or units, to others."""
    events = [event for turn in turns for event in turn.events]
    for nation in readers.people:
        told = [
            _lost_city(board, event)
            for event in events
            if isinstance(event, ev.Conquered) and event.loser == nation
        ]
        for mover in dict.fromkeys(event.mover for event in events if isinstance(event, ev.Fought)):
            lost = Counter[Unit]()
            for event in events:
                if isinstance(event, ev.Fought) and (event.mover, event.other) == (mover, nation):
                    lost[event.unit] += event.count
            if lost:
                told.append(say("turns-lost-units", units=mix(lost["legion"], lost["galley"]), other=mover))
        if told:
            yield f"{say('turns-lost', nation=nation, player=who(readers, nation))} {'; '.join(told)}."
