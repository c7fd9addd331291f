"""Seats of imported games: nations are fixed, and users claim the seats of the recorded players."""

from dataclasses import replace
from functools import partial

from bot.app.errors import AppError
from bot.app.table import Table
from bot.engine.terms import Nation
from bot.i18n.catalogue import said_in, say
from bot.model import SeatRow


def free_seat(first: int) -> int:
    """Return the placeholder user id of a vacant player's seats, of which the first is number `first`."""
    return -1 - first


def with_claimed_seat(table: Table, user_id: int, name: str, nation: Nation | None) -> tuple[SeatRow, ...]:
    """Return the seats after a user has claimed that nation's player, or the first vacant one if None.

    A player with several nations in the record keeps all of them. Raises `AppError` if the user has a seat,
    or the nation is unknown or taken.
    """
    mine = table.seat_of(user_id)
    if mine is not None:
        raise AppError("in-game-already", nation=mine.nation)
    free = table.free
    if not free:
        raise AppError("game-full", seats=table.seats)
    wanted = table.seat_for(nation) if nation else free[0]
    allowed = tuple(seat.nation for seat in free)
    if wanted is None:
        raise AppError("nation-unknown", nation=nation, allowed=allowed)
    if not wanted.free:
        raise AppError("nation-taken", nation=nation, by=wanted, allowed=allowed)
    return tuple(
        replace(seat, user_id=user_id, name=name) if seat.user_id == wanted.user_id else seat
        for seat in table.seats
    )


def vacate_imported_seats(table: Table, user_id: int) -> tuple[SeatRow, ...]:
    """Return the seats after a user has vacated theirs; raises `AppError` if the user has none."""
    mine = table.seats_of(user_id)
    if not mine:
        raise AppError("not-in-game", lobby=False)
    nobody = free_seat(mine[0].seat)
    # The recorded name is gone, and the user's may not stay.
    name = said_in(table.game.language, partial(say, "waiting-somebody"))
    return tuple(replace(seat, user_id=nobody, name=name) if seat in mine else seat for seat in table.seats)


def check_taken(table: Table) -> None:
    """Raise `AppError` if any seat is vacant."""
    if table.free:
        raise AppError("seats-free", seats=table.free)
