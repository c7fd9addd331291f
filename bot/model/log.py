"""The action log: applied actions, undos, and other events of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.engine.ruleset import Action
from bot.engine.terms import Nation

Cause = Literal["conceded", "order", "plan", "deadline", "bot", "single"]
"""Why the bot acted for a player: `bot` for a computer player, `single` for the only legal action."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action to append to the log; `reason` is None if its player entered it.

    `user_id` is the player in whose name it is done; None if the bot acts by itself.
    """

    nation: Nation
    user_id: int | None
    action: Action
    reason: Cause | None = None


@dataclass(frozen=True, slots=True)
class LogRow:
    """An action of the log that has not been undone."""

    nation: Nation
    user_id: int | None
    batch: int
    action: Action
    at: int
    reason: Cause | None = None
    seq: int = field(default=0, compare=False)
    """Sequence number in the log, which also counts undone actions and undos."""


@dataclass(frozen=True, slots=True)
class UndoRow:
    """An undo in the log."""

    keep: int
    """Number of actions that remain applied."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event of a game other than an action."""

    kind: str
    user_id: int | None
    nation: Nation | None
    facts: Mapping[str, Any]
    at: int
