"""A game turn by turn: its actions folded into what each nation did before the stone passed on."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action
from bot.engine.antike.events import Event, RoundBegan, TurnBegan
from bot.engine.terms import Nation

__all__ = ["Turn", "parted", "turns"]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it was played, or as far as it has been played."""

    round: int
    nation: Nation
    events: tuple[Event, ...]
    """With what the turn began with, like the coins of a new round."""
    actions: tuple[Action, ...]
    """The answers of other nations among them; empty where the nation has yet to act."""
    position: Position
    """As it stands after the last action; where the turn has ended, the next nation is the mover."""


def turns(start: Position, actions: Iterable[Action]) -> Iterator[Turn]:
    """Turns in order, the present one last; raises `RuleError` at an action that cannot be played."""
    now = start
    round_number, nation, events, played = now.round, now.mover, list[Event](), list[Action]()
    for action in actions:
        now, more = apply(now, action)
        played.append(action)
        ended, begun = parted(more)
        events.extend(ended)
        if len(ended) < len(more):
            yield Turn(round_number, nation, tuple(events), tuple(played), now)
            round_number, nation, events, played = now.round, now.mover, begun, []
    if events or played:
        yield Turn(round_number, nation, tuple(events), tuple(played), now)


def parted(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """What belongs to the turn that goes on or ends, and what the next one begins with."""
    begins = (index for index, event in enumerate(events) if isinstance(event, RoundBegan | TurnBegan))
    at = next(begins, len(events))
    return list(events[:at]), [event for event in events[at:] if not isinstance(event, TurnBegan)]
