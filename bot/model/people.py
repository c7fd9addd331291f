"""People and servers: notification preferences, feeds and webhooks, and who may open games."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from bot.i18n.language import Language, language_of
from bot.model.games import GameRow

Place = Literal["channel", "dm", "both"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)
Losses = Literal["quiet", "dm"]
"""How a player is notified of a lost city: publicly only, or also by direct message."""
LOSSES: Final[tuple[Losses, ...]] = get_args(Losses)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A user's notification preferences: destination, interval (seconds) and quiet times."""

    user_id: int
    place: Place = "channel"
    every: int | None = 86_400
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """Start and end of quiet hours, in minutes after midnight in `zone`."""
    away: tuple[int, int] | None = None
    locale: str | None = None
    """The user's Discord locale as last seen; None if unknown."""
    losses: Losses = "quiet"
    picture: str | None = None
    """Picture attached to turn notifications; None for the game's setting."""
    rest: tuple[int, ...] = ()
    """Rest days: weekdays without notifications on which no time counts; 0 is Monday."""
    contrast: bool = False
    """Whether the user's pictures are drawn in high contrast."""

    @property
    def theme(self) -> str:
        """The theme of pictures drawn for the user."""
        return "contrast" if self.contrast else "standard"

    def back_at(self, now: int) -> int | None:
        """Return when the user is back, in Unix seconds; None if they are not away."""
        return self.away[1] if self.away and self.away[0] <= now < self.away[1] else None

    def language(self, game: GameRow) -> Language:
        """Return the language of private messages: the user's own if known, else the game's."""
        return language_of(self.locale) if self.locale else game.language


FollowMode = Literal["round", "day", "end"]
"""When a follower is notified: after each round, once a day, or at the end of the game."""
FOLLOW_MODES: Final[tuple[FollowMode, ...]] = get_args(FollowMode)


@dataclass(frozen=True, slots=True)
class FollowRow:
    """A user following a game they do not play."""

    game_id: int
    user_id: int
    mode: FollowMode
    round: int
    """First round not yet reported."""
    length: int
    """Number of actions already reported."""
    failures: int = 0
    """Consecutive messages that could not be delivered."""


@dataclass(frozen=True, slots=True)
class ServerRow:
    """Who may open games on a server, and in which channels; None and () allow anybody and any channel."""

    guild_id: int
    role_id: int | None = None
    channels: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonRow:
    """A user's progress in a lesson."""

    user_id: int
    lesson: str
    step: int
    """Index of the current page, from 0."""
    finished_at: int | None = None
    """Time the last page was first reached."""


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A user's attempts at a puzzle."""

    user_id: int
    puzzle: str
    tries: int
    """Number of wedges tried up to and including the right one."""
    begun_at: int
    solved_at: int | None = None


@dataclass(frozen=True, slots=True)
class FeedRow:
    """A secret link to a game's feed, or without a game to its owner's calendar."""

    token: str
    user_id: int
    """Owner of the calendar, or the player who enabled the game's feed."""
    game_id: int | None
    created_at: int


@dataclass(frozen=True, slots=True)
class WebhookRow:
    """A webhook called when a user must act."""

    user_id: int
    url: str
    told_at: int
    """Notifications up to this time have been delivered."""
    retry_at: int = 0
    failures: int = 0
    """Consecutive failures; the webhook is disabled after several."""
    problem: str | None = None
    """Description of the last failure."""
