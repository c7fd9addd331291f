"""People and servers: how they want to be called, what programs read for them, who may open games."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from bot.model.games import GameRow
from bot.model.language import Language, language_of

Place = Literal["channel", "dm", "both"]
Losses = Literal["quiet", "dm"]
"""How somebody hears of a lost city: only in what all read, or by direct message as well."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """How a person wants to be called: where, how often (seconds), and when not."""

    user_id: int
    place: Place = "channel"
    every: int | None = 86_400
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From and to, in minutes after midnight in the zone."""
    away: tuple[int, int] | None = None
    locale: str | None = None
    """Of the person's Discord, as last seen; None where that was never told."""
    losses: Losses = "quiet"
    picture: str | None = None
    """Which picture comes with calls; None for what the table has chosen."""
    rest: tuple[int, ...] = ()
    """Weekdays without calls, on which no time counts, from 0 for Monday."""

    def language(self, game: GameRow) -> Language:
        """What this person reads about a game in private: the own language, or else the table's."""
        return language_of(self.locale) if self.locale else game.language


FollowMode = Literal["round", "day", "end"]
"""When somebody hears of a game they follow: after each round, once a day, or only when it is over."""
FOLLOW_MODES: Final[tuple[FollowMode, ...]] = get_args(FollowMode)


@dataclass(frozen=True, slots=True)
class FollowRow:
    """Somebody who follows a game they do not play in."""

    game_id: int
    user_id: int
    mode: FollowMode
    round: int
    """They have heard of all rounds before that one."""
    length: int
    """They have heard of so many actions."""
    failures: int = 0
    """Messages in a row that did not reach them."""


@dataclass(frozen=True, slots=True)
class ServerRow:
    """Who may open games in a server, and in which channels; None and () for anybody and anywhere."""

    guild_id: int
    role_id: int | None = None
    channels: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonRow:
    """How far a person is in a lesson."""

    user_id: int
    lesson: str
    step: int
    """The page, from 0."""
    finished_at: int | None = None
    """When the last page was reached for the first time."""


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """What somebody has tried at a puzzle."""

    user_id: int
    puzzle: str
    tries: int
    """Wedges pressed until the right one, that included."""
    begun_at: int
    solved_at: int | None = None


@dataclass(frozen=True, slots=True)
class FeedRow:
    """A secret link: to a table, or without a game to the calendar of its owner."""

    token: str
    user_id: int
    """Whose calendar it is, or who has opened the table."""
    game_id: int | None
    created_at: int


@dataclass(frozen=True, slots=True)
class WebhookRow:
    """An address that hears when a person is called."""

    user_id: int
    url: str
    told_at: int
    """Calls up to this moment have been told."""
    retry_at: int = 0
    failures: int = 0
    """In a row; after several it is not tried any more."""
    problem: str | None = None
    """What the last failure was."""
