"""The log: actions in force, and events of a game besides them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.engine.ruleset import Action
from bot.engine.terms import Nation

Reason = Literal["conceded", "order", "plan", "single", "deadline", "bot"]
"""Why the bot acted: the player has conceded, has left an order or a plan, had nothing to choose, was late,
or lets a computer player play."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action to be logged; `reason` None where its player has entered it.

    `user_id` is the player on whose word it is done; None where the bot acts of its own accord.
    """

    nation: Nation
    user_id: int | None
    action: Action
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class LogRow:
    """An action in force."""

    nation: Nation
    user_id: int | None
    batch: int
    action: Action
    at: int
    reason: Reason | None = None
    seq: int = field(default=0, compare=False)
    """Its row in the log, undone actions and undos counted."""


@dataclass(frozen=True, slots=True)
class UndoRow:
    """An undo in the log."""

    keep: int
    """So many actions stay in force."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """Something that happened to a game besides its actions."""

    kind: str
    user_id: int | None
    nation: Nation | None
    facts: Mapping[str, Any]
    at: int
