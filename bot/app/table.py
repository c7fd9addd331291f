"""A game as it stands: its row, its players, its position."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot import model
from bot.boards import load_board
from bot.engine.errors import SetupError
from bot.engine.ruleset import Action, OwnPosition, Position, Question, Setup
from bot.model import GameRow, SeatRow
from bot.model.seats import Level
from bot.rulesets import Ruleset, ruleset, ruleset_of
from bot.store import Connection, Games, Snapshots
from bot.telemetry import mark, marks


@dataclass(frozen=True, slots=True)
class Table(model.Table):
    """A table with the rules it is played by."""

    @property
    def ruleset(self) -> Ruleset:
        """By which it is played."""
        return ruleset(self.game.ruleset)

    @property
    def question(self) -> Question | None:
        """What somebody is asked besides the ordinary course of the turn."""
        return self.ruleset.rules.question(self.position) if self.position is not None else None

    @property
    def thinking(self) -> Level | None:
        """The level of the computer player who must act now; None where it is a person."""
        seat, position = self.awaited, self.position
        if seat is None or seat.conceded or position is None:
            return None
        asked = self.question is not None or position.mover != seat.nation
        return None if asked and not seat.computer else seat.bot_in(position.round)


def setup_of(game: GameRow, seats: tuple[SeatRow, ...]) -> Setup:
    """The set-up of a started game, nations in clockwise order of seats."""
    nations = tuple(seat.nation for seat in seats if seat.nation)
    return ruleset(game.ruleset).setup(load_board(game.board), game.variant, nations)


def begin_of(game: GameRow, setup: Setup) -> OwnPosition:
    """The position before the first action of a game's log."""
    found = ruleset(game.ruleset)
    return found.codec.position_from_json(setup, game.begins) if game.begins else found.rules.start(setup)


def written(position: OwnPosition) -> Mapping[str, Any] | None:
    """The position before a log as a game's row keeps it; None where the record format cannot tell it.

    Kept of every game, so that none changes when the start on its board does. Only cities that are still to
    be picked cannot be told: such a game asks its board again (decision 37).
    """
    codec = ruleset_of(position).codec
    told = codec.position_to_json(position)
    try:
        return told if codec.position_from_json(position.setup, told) == position else None
    except (SetupError, ValueError):
        return None


def given_of(game: GameRow, setup: Setup) -> OwnPosition | None:
    """With which position a record of a game begins; None for the ordinary start."""
    position = begin_of(game, setup)
    return position if position != ruleset(game.ruleset).rules.start(setup) else None


async def load_table(connection: Connection, game: GameRow) -> Table:
    """Players and position of a game; what is logged by a task about it tells the turn from now on."""
    seats = tuple(await Games(connection).seats(game.id))
    if game.started_at is None:
        return Table(game, seats, None)
    position = await position_after(connection, game, setup_of(game, seats), game.length)
    position = as_ended(game, position)
    if marks().get("game") == game.id:
        mark(turn=f"{position.round}.{position.mover}")
    return Table(game, seats, position)


def as_ended(game: GameRow, position: Position) -> OwnPosition:
    """The position as it stands: over, where the players have ended the game and not the rules."""
    if game.status not in {"over", "closed"} or position.outcome is not None:
        return position
    result = game.result or {}
    rules = ruleset(game.ruleset).rules
    return rules.ended(position, result.get("winner"), result.get("reason", "ended"))


async def position_after(connection: Connection, game: GameRow, setup: Setup, length: int) -> OwnPosition:
    """The position after so many actions: a snapshot, or folded from the turn's, or from the first action."""
    snapshots = Snapshots(connection)
    if (kept := await kept_position(connection, game, setup, length)) is not None:
        return kept
    if length > game.turn_start:
        codec = ruleset(game.ruleset).codec
        begun = await snapshots.get(game.id, game.turn_start, codec.VERSION)
        if begun is not None:
            turn = (await Games(connection).log_of_turn(game))[: length - game.turn_start]
            return _fold(codec.snapshot_from_json(setup, begun), [row.action for row in turn])
    log = await Games(connection).log(game.id)
    return _fold(begin_of(game, setup), [row.action for row in log[:length]])


async def kept_position(
    connection: Connection, game: GameRow, setup: Setup, length: int
) -> OwnPosition | None:
    """The snapshot after so many actions, if there is one that these rules have written."""
    codec = ruleset(game.ruleset).codec
    kept = await Snapshots(connection).get(game.id, length, codec.VERSION)
    return codec.snapshot_from_json(setup, kept) if kept is not None else None


def _fold(position: Position, actions: list[Action]) -> OwnPosition:
    rules = ruleset_of(position).rules
    for action in actions:
        position, _ = rules.apply(position, action)
    return position


async def save_snapshots(
    connection: Connection, game_id: int, latest: tuple[int, Position], turn: tuple[int, Position]
) -> None:
    """Keep the latest position and the one at the start of the present turn."""
    snapshots = Snapshots(connection)
    codec = ruleset_of(latest[1]).codec
    for length, position in (turn, latest):
        await snapshots.put(game_id, length, codec.VERSION, codec.snapshot_to_json(position))
    await snapshots.keep_only(game_id, (latest[0], turn[0]))
