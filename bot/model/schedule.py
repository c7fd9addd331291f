"""Waits (whom a game waits for) and scheduled jobs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.engine.terms import Nation

WaitKind = Literal["turn", "answer"]


@dataclass(frozen=True, slots=True)
class WaitRow:
    """A player a game waits for; times are Unix seconds, durations seconds."""

    game_id: int
    kind: WaitKind
    key: str
    user_id: int
    nation: Nation
    began_at: int
    since: int | None
    allowed: int | None
    id: int = 0
    spent: int = 0
    warned: bool = False
    expired: bool = False
    muted: bool = False
    called_at: int | None = None
    """When the player was last called or, if `acted_at` is the same, acted without ending the wait."""
    agreed: tuple[tuple[int, str], ...] = ()
    """Votes on the options offered after the deadline, as (user, choice)."""
    ending: bool = False
    """Whether the bot ends the turn, as agreed, once all questions of that turn are answered."""
    saved: int = 0
    """Part of `allowed` saved from earlier turns."""
    extended: bool = False
    """Whether the time was extended; nothing is saved from such a turn."""
    quiet_until: int | None = None
    """No pings before this time: the table plays live and has just seen the change."""
    acted_at: int | None = None
    """When the player last acted without ending the wait; reminders count from then, but it is no call."""
    told_at: int | None = None
    """When the first call arrived; None until then."""

    @property
    def last_call(self) -> int | None:
        """The time in `called_at` if it is that of a call, and not of the player's own action."""
        return None if self.called_at == self.acted_at else self.called_at


@dataclass(frozen=True, slots=True)
class TurnClockRow:
    """Clock of a turn when its wait ended, to restore it and to compute saved time."""

    game_id: int
    nation: Nation
    round: int
    user_id: int
    spent: int
    allowed: int | None
    saved: int
    extended: bool
    carried: int
    """Time saved for later turns, including earlier savings."""
    ended_at: int | None = None
    """None for turns before this was recorded."""

    @property
    def late(self) -> bool:
        """Whether the turn reached its deadline, as one that the bot ended, or was extended."""
        return self.allowed is not None and (self.extended or self.spent >= self.allowed)


@dataclass(frozen=True, slots=True)
class JobRow:
    """A scheduled job."""

    game_id: int
    kind: str
    key: str
    at: int
    payload: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BotTurnRow:
    """A game that waits for a computer player."""

    game_id: int
    due_at: int
    attempts: int


@dataclass(frozen=True, slots=True)
class DeadlineOutcome:
    """Result of a button pressed after a deadline: the choice was made, or more votes are needed."""

    choice: str
    done: bool
    missing: int = 0
    until: int | None = None
    asked: tuple[str, ...] = ()
    """Players who must answer first, if questions of that turn are pending."""
