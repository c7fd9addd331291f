"""The current state of a game: row, seats and position, and how positions are loaded and stored."""

from collections.abc import Iterable, Mapping
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
    """A table with access to its ruleset."""

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of the game."""
        return ruleset(self.game.ruleset)

    @property
    def question(self) -> Question | None:
        """The question that is open; None in the ordinary course of a turn."""
        return self.ruleset.rules.question(self.position) if self.position is not None else None

    @property
    def ends_by_concession(self) -> bool:
        """Whether the game ends if somebody concedes, as only two play; in a lobby, as it is for two."""
        if self.game.status == "lobby":
            return self.ruleset.options.players_of(self.game.variant) == 2
        return len({seat.user_id for seat in self.seats if not seat.conceded}) == 2

    @property
    def voters(self) -> tuple[int, ...]:
        """The people still in the game; only people have positive ids, those of Discord."""
        return tuple(
            dict.fromkeys(seat.user_id for seat in self.seats if not seat.conceded and seat.user_id > 0)
        )

    @property
    def thinking(self) -> Level | None:
        """The level of the computer player that must act now; None if a person must act, or nobody."""
        seat, position = self.awaited, self.position
        if seat is None or seat.conceded or position is None:
            return None
        asked = self.question is not None or position.mover != seat.nation
        return None if asked and not seat.computer else seat.bot_in(position.round)


def setup_of(game: GameRow, seats: tuple[SeatRow, ...]) -> Setup:
    """Return the set-up of a started game, with nations in clockwise order of seats."""
    nations = tuple(seat.nation for seat in seats if seat.nation)
    return ruleset(game.ruleset).rules.setup(load_board(game.board), game.variant, nations)


def begin_of(game: GameRow, setup: Setup) -> OwnPosition:
    """Return the position before the first action of a game's log."""
    return initial_position(setup, game.begins)


def initial_position(setup: Setup, begins: Mapping[str, Any] | None) -> OwnPosition:
    """Return the initial position stored in `begins`, or the ordinary start of a game if that is None."""
    found = ruleset(setup.ruleset)
    return found.codec.position_from_json(setup, begins) if begins else found.rules.start(setup)


def start_to_json(position: OwnPosition) -> Mapping[str, Any] | None:
    """Return an initial position as stored in a game's row; None if the record format cannot express it.

    Stored for every game, so that none changes if its board's start is revised. Only cities still to be
    picked cannot be expressed; such games use the start of their board (decision 37).
    """
    codec = ruleset_of(position).codec
    told = codec.position_to_json(position)
    try:
        return told if codec.position_from_json(position.setup, told) == position else None
    except (SetupError, ValueError):
        return None


def given_of(game: GameRow, setup: Setup) -> OwnPosition | None:
    """Return the initial position that a game's record must state; None for the ordinary start."""
    position = begin_of(game, setup)
    return position if position != ruleset(game.ruleset).rules.start(setup) else None


async def load_table(connection: Connection, game: GameRow) -> Table:
    """Load a game with seats and position; later log lines of a task about this game include the turn."""
    seats = tuple(await Games(connection).seats(game.id))
    if game.started_at is None:
        return Table(game, seats, None)
    position = await position_after(connection, game, setup_of(game, seats), game.length)
    position = as_ended(game, position)
    if marks().get("game") == game.id:
        mark(turn=f"{position.round}.{position.mover}")
    return Table(game, seats, position)


def as_ended(game: GameRow, position: Position) -> OwnPosition:
    """Return the position as it counts: over if the players have ended the game and the rules have not."""
    if not game.ended or position.outcome is not None:
        return position
    result = game.result or {}
    rules = ruleset(game.ruleset).rules
    return rules.ended(position, result.get("winner"), result.get("reason", "ended"))


async def position_after(connection: Connection, game: GameRow, setup: Setup, length: int) -> OwnPosition:
    """Return the position after `length` actions: a snapshot, or folded from the turn's or game's start."""
    if (kept := await kept_position(connection, game, setup, length)) is not None:
        return kept
    if length > game.turn_start:
        begun = await kept_position(connection, game, setup, game.turn_start)
        if begun is not None:
            turn = (await Games(connection).log_of_turn(game))[: length - game.turn_start]
            return replay_actions(begun, [row.action for row in turn])
    log = await Games(connection).log(game.id)
    return replay_actions(begin_of(game, setup), [row.action for row in log[:length]])


async def kept_position(
    connection: Connection, game: GameRow, setup: Setup, length: int
) -> OwnPosition | None:
    """Return the snapshot after `length` actions; None if these rules have not written any."""
    codec = ruleset(game.ruleset).codec
    kept = await Snapshots(connection).get(game.id, length, codec.VERSION)
    return codec.snapshot_from_json(setup, kept) if kept is not None else None


def replay_actions(position: Position, actions: Iterable[Action]) -> OwnPosition:
    """Return the position after these actions."""
    rules = ruleset_of(position).rules
    for action in actions:
        position, _ = rules.apply(position, action)
    return position


async def save_snapshots(
    connection: Connection, game_id: int, latest: tuple[int, Position], turn: tuple[int, Position]
) -> None:
    """Store snapshots of the latest position and of the current turn's start; delete all others."""
    snapshots = Snapshots(connection)
    codec = ruleset_of(latest[1]).codec
    for length, position in (turn, latest):
        await snapshots.put(game_id, length, codec.VERSION, codec.snapshot_to_json(position))
    await snapshots.keep_only(game_id, (latest[0], turn[0]))
