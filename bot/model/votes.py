"""Votes: what a table is asked to agree to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

VoteKind = Literal["undo", "pause", "resume", "extend", "end", "replace", "expel"]
VoteRule = Literal["majority", "all"]
VoteState = Literal["open", "carried", "rejected", "withdrawn", "overtaken", "lapsed"]
"""Undecided; agreed to or not; taken back by its mover; made needless by the game; not decided in time."""


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A question to the table; `about_id` is whom it is about, None for everybody."""

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
    """How a vote stands: so many agree, so many have to; `waiting` have not said anything yet."""

    yes: int
    needed: int
    waiting: tuple[int, ...]
    outcome: Literal["carried", "rejected"] | None
