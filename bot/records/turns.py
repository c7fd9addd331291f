"""A game turn by turn: its actions folded into what each nation did before the stone passed on."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.engine.ruleset import Action, Event, OwnPosition, Position
from bot.engine.terms import Nation
from bot.rulesets import ruleset_of


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it was played, or as far as it has been played."""

    round: int
    nation: Nation
    events: tuple[Event, ...]
    """With what the turn began with, like the coins of a new round."""
    actions: tuple[Action, ...]
    """The answers of other nations among them; empty where the nation has yet to act."""
    position: OwnPosition
    """As it stands after the last action; where the turn has ended, the next nation is the mover."""


def turns(start: Position, actions: Iterable[Action]) -> Iterator[Turn]:
    """Turns in order, the present one last; raises `RuleError` at an action that cannot be played."""
    rules, now = ruleset_of(start).rules, start
    round_number, nation, events, played = now.round, now.mover, list[Event](), list[Action]()
    for action in actions:
        now, more = rules.apply(now, action)
        played.append(action)
        ended, begun = rules.parted(more)
        events.extend(ended)
        if len(ended) < len(more):
            yield Turn(round_number, nation, tuple(events), tuple(played), now)
            round_number, nation, events, played = now.round, now.mover, list(begun), []
    if events or played:
        yield Turn(round_number, nation, tuple(events), tuple(played), now)
