"""Application of actions within one call, and the events reported for them.

Players have seen the random draws of undone actions, so the same draws are repeated (DE10).
"""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.app.errors import AppError
from bot.app.table import Table, position_after
from bot.engine.ruleset import Action, Draw, OwnPosition, Position, Rules
from bot.model import ActionRow, GameRow, LogRow, Status, UndoRow
from bot.model.turns import Automatic, Happening
from bot.rulesets import Script, ruleset_of
from bot.store import Connection, Games


def automatic_marker(row: ActionRow | LogRow, before: ActionRow | LogRow | None) -> list[Happening]:
    """Return the `Automatic` marker to precede an action's events, once for consecutive actions, else [].

    A player's own action has one right after the player's plan, as units may go on from where that ended.
    """
    last = (before.nation, before.reason) if before else None
    marked = last == (row.nation, "plan") if row.reason is None else last != (row.nation, row.reason)
    return [Automatic(row.nation, row.reason)] if marked else []


def answering(key: str) -> Script:
    """Return a script that answers the open question; it raises `AppError` if `key` is no answer to it."""

    def steps(position: Position) -> Generator[Action, Any, None]:
        question = ruleset_of(position).rules.question(position)
        if question is None or key not in question.answers:
            raise AppError("stale")
        yield question.answers[key]

    return steps


def choosing(ruleset_id: str, action: Action) -> Script:
    """Return a script for a button of one ruleset; it raises `AppError` in a game of another ruleset."""

    def steps(position: Position) -> Generator[Action, Any, None]:
        if position.setup.ruleset != ruleset_id:
            raise AppError("stale")
        yield action

    return steps


def on_record(among: int) -> int:
    """Raise `AssertionError`: actions of a record contain the draws made when they were played."""
    raise AssertionError(f"one of {among} is not on record")


@dataclass(slots=True)
class Run:
    """Actions applied in sequence; `turn` is the length and position at the start of the current turn."""

    position: OwnPosition
    length: int
    turn: tuple[int, Position]
    rows: list[ActionRow] = field(default_factory=list)
    events: list[Happening] = field(default_factory=list)
    turn_row: int | None = None
    """Number of `rows` that preceded the current turn; None if no turn has begun in this run."""
    draw: Draw = on_record
    """Random source for draws that the rules require; results are stored in the logged action."""
    revealed: list[Action] = field(default_factory=list)
    """Undone actions whose draws are repeated before new ones are made."""

    def apply(self, row: ActionRow) -> None:
        """Apply an action; raises `RuleError`, and then nothing has changed."""
        rules = ruleset_of(self.position).rules
        # A player may have written a random draw in notation; only draws of a log are kept.
        told = row.action if self.draw is on_record else rules.without_draw(row.action)
        row = replace(row, action=rules.with_draw(self.position, told, self.draw, self.revealed))
        self.position, events = rules.apply(self.position, row.action)
        consume_draw(rules, self.revealed, row.action)
        self.length += 1
        self.events.extend(automatic_marker(row, self.rows[-1] if self.rows else None))
        self.rows.append(row)
        self.events.extend(events)
        if rules.begins_turn(events):
            self.turn = (self.length, self.position)
            self.turn_row = len(self.rows)

    @property
    def turn_begins(self) -> bool:
        """Whether the latest action began the current turn, in which nothing has happened yet."""
        return self.turn_row == len(self.rows)


def row_after(game: GameRow, run: Run, recorded: int = 0, status: Status = "running") -> GameRow:
    """Return a game's row after a run, over if that ended it; `recorded` rows of its log precede the run."""
    outcome = run.position.outcome
    return replace(
        game,
        length=run.length,
        turn_start=run.turn[0],
        turn_seq=game.turn_seq if run.turn_row is None else recorded + run.turn_row,
        status="over" if outcome else status,
        result=outcome and {"winner": outcome.winner, "reason": outcome.reason},
    )


def replay_events(
    position: Position, rows: Iterable[ActionRow | LogRow], before: LogRow | None = None
) -> list[Happening]:
    """Return the events of logged actions replayed from `position`, with the reasons of automatic ones.

    `before` is the action before them in the same turn; None at its start.
    """
    events: list[Happening] = []
    last: ActionRow | LogRow | None = before
    for row in rows:
        position, more = ruleset_of(position).rules.apply(position, row.action)
        events += [*automatic_marker(row, last), *more]
        last = row
    return events


async def events_of_turn(
    tx: Connection, before: Table, run: Run
) -> tuple[Sequence[Happening], Sequence[Happening]]:
    """Return the events of the turn that was current before the run: those until then, and the run's."""
    game = before.game
    if before.position is None:
        return (), run.events
    position = await position_after(tx, game, before.position.setup, game.turn_start)
    log = await Games(tx).log_of_turn(game)
    return replay_events(position, log), replay_events(before.position, run.rows, log[-1] if log else None)


async def load_revealed(tx: Connection, table: Table) -> list[Action]:
    """Return a game's undone actions whose draws have not been repeated yet, in the order of the draws."""
    rules, games, game = table.ruleset.rules, Games(tx), table.game
    if not rules.has_draws() or await games.count_rows(game.id) == game.length:  # nothing was ever undone
        return []
    return unrepeated_draws(rules, await games.entries(game.id))


def unrepeated_draws(rules: Rules, entries: Iterable[LogRow | UndoRow]) -> list[Action]:
    """Return a log's undone actions whose draws have not been repeated yet, in the order of the draws.

    An undo puts its actions in front of those undone earlier, like a stack.
    """
    in_force: list[Action] = []
    ahead: list[Action] = []
    for entry in entries:
        if isinstance(entry, UndoRow):
            gone = [action for action in in_force[entry.keep :] if rules.draw_of(action) is not None]
            del in_force[entry.keep :]
            ahead = gone + ahead
        else:
            in_force.append(entry.action)
            consume_draw(rules, ahead, entry.action)
    return ahead


def consume_draw(rules: Rules, ahead: list[Action], action: Action) -> None:
    """Remove from `ahead` the first action with the same draw as `action`, if any."""
    chance = rules.draw_of(action)
    if chance is None:
        return
    index = next((at for at, each in enumerate(ahead) if rules.draw_of(each) == chance), None)
    if index is not None:
        del ahead[index]
