"""Actions as they are applied within one call, and what is told of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from bot.app.table import Table, position_after
from bot.engine.antike import Position, apply
from bot.engine.antike.actions import Action
from bot.engine.antike.events import TurnBegan
from bot.engine.terms import Nation
from bot.store import ActionRow, Connection, Games, Reason
from bot.text.antike.turn.causes import Automatic, Happening

__all__ = ["Run", "events_of_turn", "introduced", "told"]


class _Row(Protocol):
    """An action on record."""

    @property
    def nation(self) -> Nation: ...
    @property
    def action(self) -> Action: ...
    @property
    def reason(self) -> Reason | None: ...


def introduced(row: _Row, before: _Row | None) -> list[Happening]:
    """What stands in front of an action's events: the reason, once for actions in a row."""
    if row.reason is None or (before and (before.nation, before.reason) == (row.nation, row.reason)):
        return []
    return [Automatic(row.nation, row.reason)]


@dataclass(slots=True)
class Run:
    """Actions as they are applied, with where the turn they end in began."""

    position: Position
    length: int
    turn: tuple[int, Position]
    rows: list[ActionRow] = field(default_factory=list)
    events: list[Happening] = field(default_factory=list)
    turn_row: int | None = None
    """How many of `rows` came before the turn that is now under way; None where it is still the same."""

    def do(self, row: ActionRow) -> None:
        """Apply an action; raises `RuleError`, and then nothing has changed."""
        self.position, events = apply(self.position, row.action)
        self.length += 1
        self.events.extend(introduced(row, self.rows[-1] if self.rows else None))
        self.rows.append(row)
        self.events.extend(events)
        if any(isinstance(event, TurnBegan) for event in events):
            self.turn = (self.length, self.position)
            self.turn_row = len(self.rows)

    @property
    def turn_begins(self) -> bool:
        """Whether the latest action has passed the turn on, and nothing has happened in the new one."""
        return self.turn_row == len(self.rows)


def told(position: Position, rows: Iterable[_Row]) -> list[Happening]:
    """What actions on record have brought about from a position on, with the reasons."""
    events: list[Happening] = []
    before: _Row | None = None
    for row in rows:
        position, more = apply(position, row.action)
        events += [*introduced(row, before), *more]
        before = row
    return events


async def events_of_turn(tx: Connection, before: Table, run: Run) -> list[Happening]:
    """Events since the turn began that was under way before, those of the run included."""
    game = before.game
    if before.position is None:
        return list(run.events)
    position = await position_after(tx, game, before.position.setup, game.turn_start)
    return told(position, await Games(tx).log_of_turn(game)) + run.events
