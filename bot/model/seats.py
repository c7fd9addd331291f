"""Seats: who sits where, to whom they are offered, and who has had them when."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from bot.engine.terms import Nation

Level = Literal["easy", "medium", "hard"]
"""How well a computer player plays; those of every ruleset know these levels."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
OfferState = Literal["open", "taken", "over"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player's place; the nation is None until it is picked or drawn."""

    seat: int
    user_id: int
    name: str
    nation: Nation | None
    conceded: bool
    bot: Level | None = None
    """How well a computer player plays it; None where a person does."""
    bot_round: int | None = None
    """The round of the one turn for which it stands in; None where the seat is its own."""

    @property
    def computer(self) -> bool:
        """Whether the seat is a computer player's own; its `user_id` is below zero then."""
        return self.bot is not None and self.bot_round is None

    def bot_in(self, round_: int) -> Level | None:
        """The computer player who has its turn in a round, for good or as a stand-in; None for a person."""
        return self.bot if self.bot_round in {None, round_} else None

    @property
    def free(self) -> bool:
        """Whether nobody sits there: a player of a record, whose place somebody may take."""
        return self.user_id < 0 and not self.computer


@dataclass(frozen=True, slots=True)
class OfferRow:
    """A player's seats that somebody may take; `to_id` None for whoever comes first."""

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
    """Who has played a nation from one action in force to another; `to_action` None until now."""

    nation: Nation
    user_id: int
    name: str
    from_action: int
    to_action: int | None
