"""Actions as they are applied within one call, and what is told of them.

Chance that an undo has taken back has been seen, so the same comes again (DE10).
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.app.errors import AppError
from bot.app.table import Table, position_after
from bot.engine.ruleset import Action, Draw, OwnPosition, Position, Rules
from bot.model import ActionRow, LogRow, UndoRow
from bot.model.turns import Automatic, Happening
from bot.rulesets import Script, ruleset_of
from bot.store import Connection, Games


def introduced(row: ActionRow | LogRow, before: ActionRow | LogRow | None) -> list[Happening]:
    """What stands in front of an action's events: the reason, once for actions in a row."""
    if row.reason is None or (before and (before.nation, before.reason) == (row.nation, row.reason)):
        return []
    return [Automatic(row.nation, row.reason)]


def answering(key: str) -> Script:
    """Answers the question of whoever is asked; raises `AppError` where there is no such answer now."""

    def steps(position: Position) -> Generator[Action, Any, None]:
        question = ruleset_of(position).rules.question(position)
        if question is None or key not in question.answers:
            raise AppError("stale")
        yield question.answers[key]

    return steps


def choosing(ruleset_id: str, action: Action) -> Script:
    """The action of a button that one ruleset has; raises `AppError` in a game of another."""

    def steps(position: Position) -> Generator[Action, Any, None]:
        if position.setup.ruleset != ruleset_id:
            raise AppError("stale")
        yield action

    return steps


def on_record(among: int) -> int:
    """Actions out of a record hold the chance that they were given when they were played."""
    raise AssertionError(f"one of {among} is not on record")


@dataclass(slots=True)
class Run:
    """Actions as they are applied, with where the turn they end in began."""

    position: OwnPosition
    length: int
    turn: tuple[int, Position]
    rows: list[ActionRow] = field(default_factory=list)
    events: list[Happening] = field(default_factory=list)
    turn_row: int | None = None
    """How many of `rows` came before the turn that is now under way; None where it is still the same."""
    draw: Draw = on_record
    """Gives chance where the rules ask for it; what it gave stands in the logged action."""
    revealed: list[Action] = field(default_factory=list)
    """Undone actions whose chance comes again before any other."""

    def do(self, row: ActionRow) -> None:
        """Apply an action; raises `RuleError`, and then nothing has changed."""
        rules = ruleset_of(self.position).rules
        # Whoever writes a line may write what chance is to bring; only a log has the right to.
        told = row.action if self.draw is on_record else rules.undrawn(row.action)
        row = replace(row, action=rules.drawn(self.position, told, self.draw, self.revealed))
        self.position, events = rules.apply(self.position, row.action)
        come_again(rules, self.revealed, row.action)
        self.length += 1
        self.events.extend(introduced(row, self.rows[-1] if self.rows else None))
        self.rows.append(row)
        self.events.extend(events)
        if rules.begins_turn(events):
            self.turn = (self.length, self.position)
            self.turn_row = len(self.rows)

    @property
    def turn_begins(self) -> bool:
        """Whether the latest action has passed the turn on, and nothing has happened in the new one."""
        return self.turn_row == len(self.rows)


def told(position: Position, rows: Iterable[ActionRow | LogRow]) -> list[Happening]:
    """What actions on record have brought about from a position on, with the reasons."""
    events: list[Happening] = []
    before: ActionRow | LogRow | None = None
    for row in rows:
        position, more = ruleset_of(position).rules.apply(position, row.action)
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


async def load_revealed(tx: Connection, table: Table) -> list[Action]:
    """Undone actions of a game whose chance has not come again since, in the order in which it came."""
    rules, games, game = table.ruleset.rules, Games(tx), table.game
    if not rules.draws() or await games.recorded(game.id) == game.length:  # nothing was ever undone
        return []
    return revealed(rules, await games.entries(game.id))


def revealed(rules: Rules, entries: Iterable[LogRow | UndoRow]) -> list[Action]:
    """Undone actions of a whole log whose chance has not come again since, in the order in which it came.

    An undo puts back what it takes, as onto a pile.
    """
    in_force: list[Action] = []
    ahead: list[Action] = []
    for entry in entries:
        if isinstance(entry, UndoRow):
            gone = [action for action in in_force[entry.keep :] if rules.chance_of(action) is not None]
            del in_force[entry.keep :]
            ahead = gone + ahead
        else:
            in_force.append(entry.action)
            come_again(rules, ahead, entry.action)
    return ahead


def come_again(rules: Rules, ahead: list[Action], action: Action) -> None:
    """Take out of `ahead` what an action has brought again."""
    chance = rules.chance_of(action)
    if chance is None:
        return
    index = next((at for at, each in enumerate(ahead) if rules.chance_of(each) == chance), None)
    if index is not None:
        del ahead[index]
