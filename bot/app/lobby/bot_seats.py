"""Seats for computer players: in a lobby, and as substitutes in a running game."""

from collections.abc import Sequence
from dataclasses import replace

from bot.app.access import Caller
from bot.app.errors import AppError
from bot.app.lobby.lobby import Lobby
from bot.app.lobby.nation_choice import seats_without
from bot.app.table import Table
from bot.model import SeatRow
from bot.model.seats import Level
from bot.store import Connection, Games, Journal, Orders, Plans, Tenures
from bot.text.table.bots import bot_name


class Bots:
    """Adds computer players to a lobby and removes them."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def seat(self, caller: Caller, level: Level, count: int = 1) -> Table:
        """Seat `count` computer players; raises `AppError` if the caller has no seat or the table is full."""

        def add(table: Table) -> Sequence[SeatRow]:
            seats = list(table.seats)
            for _ in range(count):
                seats.append(seated_bot(SeatRow(len(seats), 0, "", None, False), level, seats))
            return seats

        return await self._lobby.reseat(caller, add)

    async def remove(self, caller: Caller) -> Table:
        """Remove the computer player seated last; raises `AppError` if there is none."""

        def drop(table: Table) -> Sequence[SeatRow]:
            last = next((seat for seat in reversed(table.seats) if seat.computer), None)
            if last is None:
                raise AppError("no-bot")
            return seats_without(table, {last.user_id})

        return await self._lobby.reseat(caller, drop)


def seated_bot(seat: SeatRow, level: Level, others: Sequence[SeatRow]) -> SeatRow:
    """Return the seat with a new computer player, whose negative user id is unique in the game."""
    user_id = min([0, *(other.user_id for other in others)]) - 1
    name = bot_name([other.name for other in others])
    return replace(seat, user_id=user_id, name=name, bot=level, bot_round=None, conceded=False)


async def take_over(
    tx: Connection, table: Table, seat: SeatRow, level: Level, at: int, by: int | None
) -> Table:
    """Replace a player for good by a computer player in all their seats; record who it was, and why.

    For use inside the caller's transaction. It posts nothing, and the computer player does not act before the
    returned table is passed to `Play.run_automatic` or `finish_change`.
    """
    after = await change_player(tx, table, seat.user_id, seated_bot(seat, level, table.seats), at)
    for other in table.seats_of(seat.user_id):
        facts = {"level": level, "reason": "conceded", "player": seat.user_id, "name": seat.name}
        await Journal(tx).add(table.game.id, "bot-takes-over", at, by, other.nation, facts)
    return after


async def change_player(tx: Connection, table: Table, old: int, new: SeatRow, at: int) -> Table:
    """Give all seats of the user `old` to the player of the seat `new`; a player may get their own back.

    The tenures of another player are recorded, and the former player's orders and plans deleted.
    """
    game, mine, seats = table.game, table.seats_of(old), []
    for seat in table.seats:
        there = replace(new, seat=seat.seat, nation=seat.nation) if seat in mine else seat
        seats.append(there)
        if there.user_id != seat.user_id:
            await Tenures(tx).pass_on(game.id, seat, there, game.length, at)
            if seat.nation is not None:
                await Plans(tx).drop(game.id, seat.nation)
    await Games(tx).set_seats(game.id, seats)
    if new.user_id != old:
        await Orders(tx).drop_all(game.id, old)
    return replace(table, seats=tuple(seats))


async def stand_in(
    tx: Connection, table: Table, seat: SeatRow, level: Level, at: int, by: int | None
) -> Table:
    """Let a computer player play the current turn of a seat, which remains its player's.

    The player still answers demands in other nations' turns. Transaction and messages as in `take_over`.
    """
    round_ = table.started.round
    there = replace(seat, bot=level, bot_round=round_)
    seats = tuple(there if other == seat else other for other in table.seats)
    await Games(tx).set_seats(table.game.id, seats)
    facts = {"level": level, "reason": "deadline", "round": round_}
    await Journal(tx).add(table.game.id, "bot-stands-in", at, by, seat.nation, facts)
    return replace(table, seats=seats)
