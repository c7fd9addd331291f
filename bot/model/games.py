"""Games: their rows, and what a lobby begins with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from bot.model.language import Language
from bot.model.settings import GameSettings

Status = Literal["lobby", "running", "over", "closed"]
Origin = Literal["import", "practice"]
"""Where a game came from: a record file, or a past position of another game, for one person alone."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; the columns of the table."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    ruleset: str
    board: str
    variant: Mapping[str, Any]
    status: Status
    revision: int
    length: int
    turn_start: int
    turn_seq: int
    result: Mapping[str, Any] | None
    created_at: int
    started_at: int | None
    changed_at: int
    begins: Mapping[str, Any] | None = None
    """The position before the log, in the form of the record format; None for the ordinary start of now."""
    origin: Origin | None = None
    settings: GameSettings = field(default_factory=GameSettings)
    """What may be changed while it runs."""
    paused_at: int | None = None

    @property
    def language(self) -> Language:
        """What is spoken at this table, to all of it."""
        return self.settings.language


class Fork(NamedTuple):
    """Where a practice game has come from: the game, and how many of its actions were in force."""

    source_id: int
    length: int


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a lobby begins with."""

    guild_id: int
    channel_id: int
    host_id: int
    ruleset: str
    board: str
    variant: Mapping[str, Any]
    at: int
    settings: GameSettings = field(default_factory=GameSettings)
