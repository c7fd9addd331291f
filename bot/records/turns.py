"""A game turn by turn: its actions folded into what each nation did before the stone passed on."""

from collections.abc import Iterable, Iterator

from bot.engine.ruleset import Action, Event, Position
from bot.model.turns import Turn
from bot.rulesets import ruleset_of


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
