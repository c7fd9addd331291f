"""Votes of the players of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

VoteKind = Literal["undo", "pause", "resume", "extend", "end", "replace", "expel"]
VoteRule = Literal["majority", "all"]
VoteState = Literal["open", "carried", "rejected", "withdrawn", "overtaken", "lapsed"]
"""Open; accepted or rejected; withdrawn by its mover; made obsolete by the game; expired."""


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A vote; `about_id` is the player concerned, None for everybody."""

    game_id: int
    kind: VoteKind
    mover_id: int
    about_id: int | None
    revision: int
    asked: tuple[int, ...]
    rule: VoteRule
    at: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    state: VoteState = "open"
    id: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """Count of a vote: approvals, approvals needed, and players who have not voted (`waiting`)."""

    yes: int
    needed: int
    waiting: tuple[int, ...]
    outcome: Literal["carried", "rejected"] | None

    @property
    def missing(self) -> int:
        """Number of approvals still needed."""
        return self.needed - self.yes
