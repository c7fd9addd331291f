"""A game's log turn by turn, with the reasons of what the bot did and the positions in between."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.app.turn.execution import introduced
from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action
from bot.engine.antike.events import Event, TurnBegan, TurnEnded
from bot.engine.terms import Nation
from bot.records.antike.turns import parted
from bot.store import LogRow
from bot.text.antike.turn.causes import Automatic, Happening

__all__ = ["PastTurn", "after_own", "changes_in", "past_turns"]


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A turn as it was played, or as far as it has been played."""

    round: int
    nation: Nation
    events: tuple[Happening, ...]
    """With what the turn began with, like the coins of a new round."""
    rows: tuple[LogRow, ...]
    """The answers of other nations among them."""
    before: Position
    position: Position
    """As it stands after the last action; where the turn has ended, the next nation is the mover."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done, in order."""
        return tuple(row.action for row in self.rows)

    @property
    def ended(self) -> bool:
        """Whether the stone has passed on, or the game is over."""
        return any(isinstance(event, TurnEnded) for event in self.events) or self.position.outcome is not None


def past_turns(start: Position, log: Iterable[LogRow]) -> list[PastTurn]:
    """Turns in order, the present one last."""
    turns: list[PastTurn] = []
    now = before = start
    number, nation, events, rows = now.round, now.mover, list[Happening](), list[LogRow]()
    last: LogRow | None = None
    for row in log:
        events += introduced(row, last)
        last = row
        now, more = apply(now, row.action)
        rows.append(row)
        ended, begun = parted(more)
        events.extend(ended)
        if len(ended) < len(more):
            turns.append(PastTurn(number, nation, tuple(events), tuple(rows), before, now))
            before, number, nation, events, rows = now, now.round, now.mover, [*begun], []
    if events or rows:
        turns.append(PastTurn(number, nation, tuple(events), tuple(rows), before, now))
    return turns


def after_own(past: Sequence[PastTurn], nations: Collection[Nation | None]) -> Sequence[PastTurn]:
    """What came after the last turn that one of the nations has ended; all where none has."""
    for index in range(len(past) - 1, -1, -1):
        if past[index].nation in nations and past[index].ended:
            return past[index + 1 :]
    return past


def changes_in(past: Iterable[PastTurn]) -> tuple[Event, ...]:
    """What happened in some turns, as pictures mark it: each turn begins with its `TurnBegan`."""
    return tuple(
        event
        for turn in past
        for event in (TurnBegan(turn.nation), *turn.events)
        if not isinstance(event, Automatic)
    )
