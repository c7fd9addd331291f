"""Confirmation of presence when a table is full, and reassignment of the seats of absent players."""

from collections.abc import Sequence
from dataclasses import replace

from bot.app.access import Caller, check_going, check_place, table_of
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.lobby.announcement import call_host, complete
from bot.app.lobby.bot_seats import seated_bot
from bot.app.lobby.imported_seats import vacate_imported_seats
from bot.app.lobby.lobby import save_seats
from bot.app.lobby.nation_choice import has_room, seats_without
from bot.app.lobby.presence import (
    Check,
    call_later,
    check_of,
    end_check,
    missing,
    record_seen,
    return_time,
    unasked_since,
)
from bot.app.table import Table, load_table
from bot.model import JobRow, SeatRow
from bot.store import Connection, Games


class Confirmations(Service):
    """Presence checks of full tables: confirmation, and reassignment of unconfirmed players' seats."""

    async def confirm(self, caller: Caller, game_id: int, user_id: int) -> tuple[str, ...]:
        """Confirm the caller's presence; return the names of players who have not confirmed yet.

        Repeated confirmations have no effect. Raises `AppError` if the caller is not the player asked, has
        lost the seat, or the game has started.
        """
        async with self._context.game_transaction(game_id) as tx:
            table = await table_of(tx, game_id)
            check_place(table.game, caller, direct=True)
            if caller.user_id != user_id:
                raise AppError("presence-other", name=table.people.get(user_id, ""))
            if table.game.status == "running":
                raise AppError("game-running")
            check_going(table)
            if caller.user_id not in table.people:
                raise AppError("not-in-game", lobby=has_room(table))
            left = await record_seen(self._context, tx, table, user_id)
            if left == ():
                await call_host(self._context, tx, table, user_id)
            return left or ()

    async def expire(self, tx: Connection, due: JobRow) -> None:
        """End a presence check: vacate the seats of absent players or give them to computer players.

        If the bot was away when the time ended, or the question was not posted in time, nobody could answer,
        and the time lost is granted again.
        """
        game = await Games(tx).get(due.game_id)
        if game.status != "lobby":
            return
        table, check = await load_table(tx, game), check_of(due)
        now = self._context.now()
        gone = self._context.absence.covered(due.at, now)
        if gone is None:
            gone = await unasked_since(tx, game, check, now)
        if gone is not None:
            await return_time(self._context, tx, table, check, gone)
            return
        absent = await missing(tx, table, check)
        seats = _seats_without_absent(table, list(absent), check)
        after = await save_seats(self._context, tx, None, table, seats)
        await end_check(self._context, tx, after, check, "given", [*absent.values()])
        if complete(after):
            await call_host(self._context, tx, after, None)

    async def call(self, tx: Connection, due: JobRow) -> None:
        """Ping a player whose quiet hours have ended, if the lobby still exists."""
        game = await Games(tx).get(due.game_id)
        if game.status == "lobby":
            await call_later(self._context, tx, await load_table(tx, game), due)


def _seats_without_absent(table: Table, absent: Sequence[int], check: Check) -> Sequence[SeatRow]:
    if table.game.origin is not None:
        for user_id in absent:
            table = replace(table, seats=vacate_imported_seats(table, user_id))
        return table.seats
    if check.level is None:
        return seats_without(table, absent)
    seats = list(table.seats)
    for index, seat in enumerate(seats):
        if seat.user_id in absent:
            seats[index] = seated_bot(seat, check.level, seats)
    return seats
