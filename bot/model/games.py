"""Games: their rows and the settings of a new lobby."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from bot.i18n.language import Language
from bot.model.settings import GameSettings

Status = Literal["lobby", "running", "over", "closed"]
Origin = Literal["import", "practice"]
"""Source of a game that did not start in a lobby: a record file, or a position of another game (practice)."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; fields are the columns of its table."""

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
    """Initial position in the record format; None for the standard one of the current rules."""
    origin: Origin | None = None
    settings: GameSettings = field(default_factory=GameSettings)
    """Settings that may change during the game."""
    paused_at: int | None = None

    @property
    def language(self) -> Language:
        """The language of public messages in the game's channel."""
        return self.settings.language

    @property
    def ended(self) -> bool:
        """Whether the game is over or closed."""
        return self.status in {"over", "closed"}


class GamePlace(NamedTuple):
    """Where a game is, to decide whether a user may see it."""

    game_id: int
    channel_id: int
    own: bool
    """Whether the user has a seat in it."""


class Fork(NamedTuple):
    """Source of a practice game: the original game and the number of its actions that were applied."""

    source_id: int
    length: int


@dataclass(frozen=True, slots=True)
class NewGame:
    """Settings of a new lobby."""

    guild_id: int
    channel_id: int
    host_id: int
    ruleset: str
    board: str
    variant: Mapping[str, Any]
    at: int
    settings: GameSettings = field(default_factory=GameSettings)
    origin: Origin | None = None
