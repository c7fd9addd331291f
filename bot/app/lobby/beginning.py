"""Creation of a game's row, also with the settings of an earlier game, and start of a game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.app.after_change import finish_change
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.learning.daily_puzzles import plan_puzzle
from bot.app.lobby.announcement import show_lobby
from bot.app.notifications.compose import notices_after
from bot.app.table import Table, save_snapshots, setup_of, start_to_json
from bot.boards import board_ids, load_board
from bot.model import GameRow, NewGame, SeatRow
from bot.rulesets import ruleset
from bot.store import ChannelTakenError, Connection, Games


def with_settings_of(ended: GameRow, channel_id: int, host_id: int, at: int) -> NewGame:
    """Return a new game with the settings of an ended one; raises `AppError` if its board is gone."""
    if ended.board not in (allowed := board_ids(ended.ruleset)):
        raise AppError("board-unknown", ruleset=ended.ruleset, board=ended.board, allowed=allowed)
    return NewGame(
        ended.guild_id, channel_id, host_id, ended.ruleset, ended.board, ended.variant, at, ended.settings
    )


async def make_game(tx: Connection, new: NewGame) -> GameRow:
    """Store a new game without seats and return it; raises `AppError` if its channel already has a game."""
    try:
        return await Games(tx).get(await Games(tx).create(new))
    except ChannelTakenError:
        raise AppError("channel-taken") from None


async def begin(context: Context, tx: Connection, table: Table, seats: Sequence[SeatRow]) -> Table:
    """Start the game of a lobby with these seats, each with a nation, and post the first notices."""
    now = context.now()
    game = replace(
        table.game,
        status="running",
        revision=table.game.revision + 1,
        variant=_settings_with_draws(context, table, len(seats)),
        started_at=now,
        changed_at=now,
    )
    position = table.position  # an imported game already has one
    if position is None:
        position = ruleset(game.ruleset).rules.start(setup_of(game, tuple(seats)))
        game = replace(game, begins=start_to_json(position))
        await save_snapshots(tx, game.id, (0, position), (0, position))
    await Games(tx).save(game)
    await Games(tx).set_seats(game.id, seats)
    await plan_puzzle(tx, game, now)
    started = Table(game, tuple(seats), position)
    before = replace(table, seats=tuple(seats), position=None)
    await show_lobby(context, tx, started)
    await finish_change(context, tx, started, notices_after(before, started))
    return started


def _settings_with_draws(context: Context, table: Table, nations: int) -> dict[str, Any]:
    """Return the settings of a starting game, with random draws; imported games have theirs already."""
    settings = {**table.game.variant, "nations": nations}
    if table.game.origin is not None:
        return settings
    return table.ruleset.rules.with_first_draws(load_board(table.game.board), settings, context.draw)
