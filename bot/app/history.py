"""A game's log turn by turn, with the reasons of what the bot did and the positions in between."""

from collections.abc import Collection, Iterable, Sequence

from bot.app.turn.execution import introduced
from bot.engine.ruleset import Event, Position
from bot.engine.terms import Nation
from bot.model import LogRow
from bot.model.turns import Automatic, Happening, PastTurn
from bot.rulesets import ruleset_of


def past_turns(start: Position, log: Iterable[LogRow]) -> list[PastTurn]:
    """Turns in order, the present one last."""
    turns, rules = list[PastTurn](), ruleset_of(start).rules
    now = before = start
    number, nation, events, rows = now.round, now.mover, list[Happening](), list[LogRow]()
    last: LogRow | None = None
    for row in log:
        events += introduced(row, last)
        last = row
        now, more = rules.apply(now, row.action)
        rows.append(row)
        ended, begun = rules.parted(more)
        events.extend(ended)
        if len(ended) < len(more):
            turns.append(PastTurn(number, nation, tuple(events), tuple(rows), before, now))
            before, number, nation, events, rows = now, now.round, now.mover, [*begun], []
    if events or rows:
        turns.append(PastTurn(number, nation, tuple(events), tuple(rows), before, now))
    return turns


def has_ended(turn: PastTurn) -> bool:
    """Whether the turn has passed on, or the game is over."""
    rules = ruleset_of(turn.position).rules
    return rules.ends_turn(turn.events) or turn.position.outcome is not None


def after_own(past: Sequence[PastTurn], nations: Collection[Nation | None]) -> Sequence[PastTurn]:
    """What came after the last turn that one of the nations has ended; all where none has."""
    for index in range(len(past) - 1, -1, -1):
        if past[index].nation in nations and has_ended(past[index]):
            return past[index + 1 :]
    return past


def changes_in(past: Iterable[PastTurn]) -> tuple[Event, ...]:
    """What happened in some turns, as pictures mark it: each turn begins with its `TurnBegan`."""
    return tuple(
        event
        for turn in past
        for event in (ruleset_of(turn.position).rules.turn_mark(turn.nation), *turn.events)
        if not isinstance(event, Automatic)
    )
