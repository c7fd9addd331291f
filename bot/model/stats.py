"""Statistics of players and servers, and reports on deleted data."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Final, Literal

from bot.engine.terms import Nation

Reliability = Literal["new", "reliable", "slow"]
_KNOWN_AFTER: Final = 10
"""Number of turns needed before punctuality is assessed."""
_SELDOM: Final = 10
"""A player late in at most one turn of this many counts as reliable."""
_PROMPT: Final = 86_400
"""Median time of a turn, in seconds, up to which a player counts as reliable without deadlines."""


@dataclass(frozen=True, slots=True)
class Punctuality:
    """Punctuality of a player's latest turns on a server, in counted time."""

    turns: int = 0
    timed: int = 0
    """Turns that had a deadline."""
    late: int = 0
    """Of these, turns that reached it or were extended."""
    median: int | None = None
    """Median time of a turn in seconds; None without turns."""

    @property
    def reliability(self) -> Reliability:
        """Classification of the player."""
        if self.turns < _KNOWN_AFTER or self.median is None:
            return "new"
        if self.timed:
            return "reliable" if self.late * _SELDOM <= self.timed else "slow"
        return "reliable" if self.median <= _PROMPT else "slow"


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """What players of a lobby may see of each other."""

    punctuality: Mapping[int, Punctuality] = field(default_factory=dict)
    """By user; players who opted out of statistics are missing."""
    hours: tuple[tuple[int, int], ...] | None = None
    """Periods of the next day without anyone's quiet hours; None if nobody has set them."""
    untold: tuple[str, ...] = ()
    """Names of players who have not set them."""


@dataclass(slots=True)
class PlayerStats:
    """A player's results on a server in one ruleset; counts finished games of two or more people."""

    user_id: int
    name: str
    games: int = 0
    won: int = 0
    nations: Counter[Nation] = field(default_factory=Counter)
    """Games played, by nation."""
    wins: Counter[Nation] = field(default_factory=Counter)
    """Games won, by nation."""
    rating: float = 0.0
    answers: list[int] = field(default_factory=list)
    """Seconds from the start of each turn to its first action."""
    timed: int = 0
    """Turns that had a deadline."""
    late: int = 0
    """Of these, turns that reached it or were extended."""

    @property
    def response(self) -> int | None:
        """Median response time; None without any."""
        return round(median(self.answers)) if self.answers else None


@dataclass(frozen=True, slots=True)
class RulesetStats:
    """Games of a server in one ruleset, and their players, best first."""

    games: int
    players: tuple[PlayerStats, ...]
    nations: Counter[Nation]
    """Games played, by nation."""
    wins: Counter[Nation]
    """Games won, by nation."""


@dataclass(frozen=True, slots=True)
class ServerStats:
    """Games of a server by ruleset; results of different rulesets are not mixed."""

    by_ruleset: Mapping[str, RulesetStats]
    """By ruleset id; only rulesets that were played."""
    uncounted: int = 0
    """Solo games against computer players, which do not count."""
    imported: bool = False
    """Whether an imported game was finished, which does not count."""


@dataclass(frozen=True, slots=True)
class DeletionReport:
    """Result of deleting a user's data: anonymised finished games and games still in progress."""

    forgotten: int
    open_games: tuple[int, ...]
    """Channels of the games in progress."""
