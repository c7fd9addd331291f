"""Tables: a game as it stands, with its players and its position; and as somebody's own list shows it."""

from dataclasses import dataclass

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.model.games import GameRow
from bot.model.schedule import WaitRow
from bot.model.seats import SeatRow


@dataclass(frozen=True, slots=True)
class Table:
    """One game; `position` is None until it has started."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    position: OwnPosition | None

    @property
    def started(self) -> OwnPosition:
        """The position, for whoever has to do with games that have started alone."""
        if self.position is None:
            raise AssertionError("the game has not started")
        return self.position

    def seat_of(self, user_id: int) -> SeatRow | None:
        """A player's seat; of several (S9) that of the nation awaited, else of the one whose turn it is."""
        mine = self.seats_of(user_id)
        for nation in (self.position.awaited, self.position.mover) if self.position else ():
            for seat in mine:
                if seat.nation == nation:
                    return seat
        return mine[0] if mine else None

    def seats_of(self, user_id: int) -> tuple[SeatRow, ...]:
        """All seats of a player: one, or two where two players have four nations (S9)."""
        return tuple(seat for seat in self.seats if seat.user_id == user_id)

    def seat_for(self, nation: Nation | None) -> SeatRow | None:
        """Who plays a nation."""
        return next((seat for seat in self.seats if nation and seat.nation == nation), None)

    @property
    def awaited(self) -> SeatRow | None:
        """The player who must act now."""
        if self.position is None or self.game.status != "running":
            return None
        return self.seat_for(self.position.awaited)

    @property
    def free(self) -> tuple[SeatRow, ...]:
        """Seats of a record that nobody has taken."""
        return tuple(seat for seat in self.seats if seat.free)

    @property
    def players(self) -> dict[int, str]:
        """Display names by user, each player once."""
        return {seat.user_id: seat.name for seat in self.seats}

    @property
    def people(self) -> dict[int, str]:
        """Those of the players who are people and can be called."""
        return {seat.user_id: seat.name for seat in self.seats if not seat.computer}

    @property
    def names(self) -> dict[Nation, str]:
        """Display names by nation."""
        return {seat.nation: seat.name for seat in self.seats if seat.nation}


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game that has not ended, as one of its players has it in a list."""

    game: GameRow
    nations: tuple[Nation, ...] = ()
    """The player's own."""
    wait: WaitRow | None = None
    """What it waits for the player to do; None where it does not."""
    until: int | None = None
    """When the player's time for that runs out; None without a deadline, or while its clock stands still."""
    awaited: str | None = None
    """The name of somebody else whom it waits for."""
    note: str = ""
    """What the player has written to themselves."""


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A game that somebody plays, or has played, with somebody else."""

    own: OwnGame
    seats: tuple[SeatRow, ...]
