"""Who may do what: a caller, their game and seat, and checks that raise `AppError`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.table import Table, load_table
from bot.model import GameRow, SeatRow
from bot.store import Connection, Games
from bot.telemetry import mark


@dataclass(frozen=True, slots=True)
class Caller:
    """The user, channel and interaction of a call; interaction id 0 if it cannot be repeated."""

    user_id: int
    channel_id: int
    interaction_id: int = 0
    direct: bool = False
    """Whether the call comes from the user's direct messages with the bot."""


async def game_here(connection: Connection, caller: Caller, game_id: int | None = None) -> GameRow:
    """Return a game of the caller's channel: the one with an id, as in a button, or the current one.

    Raises `AppError` if there is none or it is played in another channel.
    """
    games = Games(connection)
    game = await (games.in_channel(caller.channel_id) if game_id is None else games.by_id(game_id))
    if game is None:
        raise AppError("no-game" if game_id is None else "game-lost")
    check_place(game, caller)
    mark(game=game.id)
    return game


async def check_stored(connection: Connection, game_id: int | None) -> None:
    """Raise `AppError` if a game, as in a button, is lost; only a restored backup lacks one."""
    if game_id is not None and await Games(connection).by_id(game_id) is None:
        raise AppError("game-lost")


async def load_here(connection: Connection, caller: Caller, game_id: int | None = None) -> Table:
    """Load the game that `game_here` finds; raises `AppError`."""
    return await load_table(connection, await game_here(connection, caller, game_id))


@asynccontextmanager
async def changing_here(
    context: Context, caller: Caller, stamp: tuple[int, int] | None = None
) -> AsyncIterator[tuple[Connection, int]]:
    """Open a transaction on the game of the caller's channel; yield it and the game id. Raises `AppError`.

    The game of a button's `stamp` must be the same: nothing of a newer one, such as that it has not started,
    is a reason to refuse the button.
    """
    game_id = (await game_here(context.database.reader, caller)).id
    if stamp is not None and stamp[0] != game_id:
        raise AppError("stale")
    async with context.game_transaction(game_id) as tx:
        yield tx, game_id


def check_place(game: GameRow, caller: Caller, *, direct: bool = False) -> None:
    """Raise `AppError` if a message component is used outside the channel of its message.

    An interaction from elsewhere is forged. With `direct`, the component is also sent in direct messages.
    """
    if not (direct and caller.direct) and caller.channel_id != game.channel_id:
        raise AppError("no-game")


async def table_of(tx: Connection, game_id: int) -> Table:
    """Load a game; raises `AppError` if it is lost."""
    game = await Games(tx).by_id(game_id)
    if game is None:
        raise AppError("game-lost")
    return await load_table(tx, game)


async def load_hosted_game(tx: Connection, caller: Caller, game_id: int, *, ending: bool = False) -> Table:
    """Load an unfinished game that the caller may end or change, as its host; raises `AppError`."""
    table = await load_here(tx, caller, game_id)
    check_going(table)
    check_host(table, caller.user_id, ending=ending)
    return table


def check_host(table: Table, user_id: int, *, ending: bool = False) -> None:
    """Raise `AppError` unless the user is the host.

    With `ending`, the only person left in a running game may end it, too, and the error tells other players
    of one that leaving it is possible.
    """
    alone = ending and table.game.status == "running" and table.voters == (user_id,)
    if table.game.host_id != user_id and not alone:
        seat = table.seat_of(user_id)
        leaves = ending and table.game.status == "running" and seat is not None and not seat.conceded
        raise AppError("not-host", host=table.seat_of(table.game.host_id), ending=leaves)


async def load_seat(
    connection: Connection, caller: Caller, game_id: int | None = None
) -> tuple[Table, SeatRow]:
    """Load the started game, even if paused, and the caller's seat; raises `AppError`, also if conceded."""
    table = await load_here(connection, caller, game_id)
    if table.game.status == "lobby":
        raise AppError("not-started", seats=table.seats)
    check_going(table)
    return table, active_seat(table, caller.user_id)


async def load_unpaused_seat(
    connection: Connection, caller: Caller, game_id: int | None
) -> tuple[Table, SeatRow]:
    """Like `load_seat`, but also raises `AppError` if the game is paused."""
    table, seat = await load_seat(connection, caller, game_id)
    if table.game.paused_at is not None:
        raise AppError("paused", since=table.game.paused_at)
    return table, seat


async def load_awaited_seat(
    connection: Connection, caller: Caller, game_id: int | None, stamp: tuple[int, int] | None
) -> tuple[Table, SeatRow]:
    """Like `load_unpaused_seat`; also raises `AppError` unless `stamp` is current and the caller awaited."""
    table, seat = await load_unpaused_seat(connection, caller, game_id)
    check_stamp(table, stamp)
    if table.awaited is None or table.awaited.user_id != caller.user_id:
        raise AppError("not-your-turn", awaited=table.awaited, position=table.position, nation=seat.nation)
    return table, seat


def active_seat(table: Table, user_id: int) -> SeatRow:
    """Return a player's seat; raises `AppError` if there is none or the player has conceded."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise AppError("not-in-game")
    if seat.conceded:
        raise AppError("conceded", nation=seat.nation)
    return seat


def check_going(table: Table) -> None:
    """Raise `AppError` if the game is over; for one that never began, the error is `no-game`."""
    if table.game.status == "closed" and table.game.started_at is None:
        raise AppError("no-game")
    if table.game.status == "over":
        raise AppError("game-over", result=table.game.result, seats=table.seats)
    if table.game.status == "closed":
        raise AppError("game-closed")


def check_stamp(table: Table, stamp: tuple[int, int] | None) -> None:
    """Raise `AppError` if a button was created for another game or an earlier revision; None is accepted."""
    if stamp is not None and stamp != (table.game.id, table.game.revision):
        raise AppError("stale", awaited=table.awaited, position=table.position)
