"""Seats: their players, offers of free seats, and past occupants."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from bot.engine.terms import Nation

Level = Literal["easy", "medium", "hard"]
"""Levels of computer players, available in every ruleset."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
OfferState = Literal["open", "taken", "over"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player's seat; the nation is None until picked or drawn."""

    seat: int
    user_id: int
    name: str
    nation: Nation | None
    conceded: bool
    bot: Level | None = None
    """Level of the computer player in this seat; None for a person."""
    bot_round: int | None = None
    """Round of the single turn for which the computer player stands in; None if the seat is its own."""

    @property
    def computer(self) -> bool:
        """Whether the seat belongs to a computer player; its `user_id` is then negative."""
        return self.bot is not None and self.bot_round is None

    def bot_in(self, round_: int) -> Level | None:
        """Return the level of the computer player acting in a round, owner or stand-in; None for a person."""
        return self.bot if self.bot_round in {None, round_} else None

    @property
    def free(self) -> bool:
        """Whether the seat is vacant: a player of an imported record whose seat can be claimed."""
        return self.user_id < 0 and not self.computer


@dataclass(frozen=True, slots=True)
class OfferRow:
    """Seats of a player that are offered to another; `to_id` is None for anybody."""

    id: int
    game_id: int
    user_id: int
    to_id: int | None
    nonce: str
    state: OfferState
    taken_by: int | None
    at: int


@dataclass(frozen=True, slots=True)
class TenureRow:
    """A player's tenure of a nation, by range of actions; `to_action` is None while it lasts."""

    nation: Nation
    user_id: int
    name: str
    from_action: int
    to_action: int | None
