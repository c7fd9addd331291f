"""A game with its seats and position, and entries for lists of games."""

from dataclasses import dataclass

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.model.games import GameRow
from bot.model.schedule import WaitRow
from bot.model.seats import SeatRow


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its seats; `position` is None before it starts."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    position: OwnPosition | None

    @property
    def started(self) -> OwnPosition:
        """The position of a game known to have started."""
        if self.position is None:
            raise AssertionError("the game has not started")
        return self.position

    @property
    def round(self) -> int:
        """The current round; 0 before the first, and before the game starts."""
        return self.position.round if self.position is not None else 0

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Return a player's seat; of several (S9), that of the awaited nation, else that of the mover."""
        mine = self.seats_of(user_id)
        for nation in (self.position.awaited, self.position.mover) if self.position else ():
            for seat in mine:
                if seat.nation == nation:
                    return seat
        return mine[0] if mine else None

    def seats_of(self, user_id: int) -> tuple[SeatRow, ...]:
        """Return all seats of a player: one, or two if two players have four nations (S9)."""
        return tuple(seat for seat in self.seats if seat.user_id == user_id)

    def nations_of(self, user_id: int) -> tuple[Nation, ...]:
        """Return the nations of a player; () before any is picked or drawn."""
        return tuple(seat.nation for seat in self.seats_of(user_id) if seat.nation)

    def seat_for(self, nation: Nation | None) -> SeatRow | None:
        """Return the seat of a nation."""
        return next((seat for seat in self.seats if nation and seat.nation == nation), None)

    @property
    def awaited(self) -> SeatRow | None:
        """The seat of the player who must act."""
        if self.position is None or self.game.status != "running":
            return None
        return self.seat_for(self.position.awaited)

    @property
    def free(self) -> tuple[SeatRow, ...]:
        """Seats of an imported record that nobody has claimed."""
        return tuple(seat for seat in self.seats if seat.free)

    @property
    def players(self) -> dict[int, str]:
        """Display names by user id, each player once."""
        return {seat.user_id: seat.name for seat in self.seats}

    @property
    def people(self) -> dict[int, str]:
        """Players who are people and can be notified."""
        return {seat.user_id: seat.name for seat in self.seats if not seat.computer}

    @property
    def names(self) -> dict[Nation, str]:
        """Display names by nation."""
        return {seat.nation: seat.name for seat in self.seats if seat.nation}


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game in progress as an entry of a player's own list."""

    game: GameRow
    nations: tuple[Nation, ...] = ()
    """The player's nations."""
    wait: WaitRow | None = None
    """What the game waits for the player to do; None if it does not."""
    until: int | None = None
    """The player's deadline; None without one, or while the clock is stopped."""
    awaited: str | None = None
    """Name of another player the game waits for."""
    note: str = ""
    """The player's private note."""
    vote: bool = False
    """Whether the player has not voted yet in an open vote."""
    confirm_until: int | None = None
    """Until when the player has to confirm their presence, or loses the seat; None if not asked."""
    unreached: bool = False
    """Whether the bot's messages do not arrive in the game's channel."""
    starts: bool = False
    """Whether the table is full and waits for the player, its host, to start the game."""

    @property
    def asks(self) -> bool:
        """Whether the game waits for the player: to act, vote, confirm their presence or start it."""
        return self.wait is not None or self.vote or self.confirm_until is not None or self.starts


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A game that two people have in common."""

    own: OwnGame
    seats: tuple[SeatRow, ...]
