"""Waits and jobs: whom a game waits for, and what is to be done when."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.engine.terms import Nation

WaitKind = Literal["turn", "answer"]


@dataclass(frozen=True, slots=True)
class WaitRow:
    """Somebody whom a game waits for; times in seconds since 1970, lengths in seconds."""

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
    agreed: tuple[tuple[int, str], ...] = ()
    """Who wants which of the choices that several have to agree to, once the time has run out."""
    ending: bool = False
    """Whether the bot ends the turn as soon as nobody else is asked in it; they have agreed to that."""
    saved: int = 0
    """How much of `allowed` was saved in earlier turns."""
    extended: bool = False
    """Whether time was given for it again; of such a turn nothing is saved."""
    quiet_until: int | None = None
    """Nobody is pinged before that: the table plays live, and what it reads has changed before its eyes."""


@dataclass(frozen=True, slots=True)
class TurnClockRow:
    """The clock of a turn when its wait ended: for whoever has it again, and for what is saved of it."""

    game_id: int
    nation: Nation
    round: int
    user_id: int
    spent: int
    allowed: int | None
    saved: int
    extended: bool
    carried: int
    """How much of it is saved for later turns, what was saved before included."""
    ended_at: int | None = None
    """None for turns of before this was kept."""


@dataclass(frozen=True, slots=True)
class JobRow:
    """Something to be done at a time."""

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
    """What a button after a deadline has brought: the choice was made, or so many more must agree."""

    choice: str
    done: bool
    missing: int = 0
    until: int | None = None
    asked: tuple[str, ...] = ()
    """Who has to answer first, where others are asked in that turn."""
