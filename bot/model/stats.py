"""Statistics of players and servers, and what became of somebody's data."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Final, Literal

from bot.engine.terms import Nation

Reliability = Literal["new", "reliable", "slow"]
_KNOWN_AFTER: Final = 10
"""Turns after which one can tell how somebody plays."""
_SELDOM: Final = 10
"""Who is late no more often than once in so many turns is reliable."""
_PROMPT: Final = 86_400
"""Who takes no longer for the middle one of the turns is reliable where turns have no deadline."""


@dataclass(frozen=True, slots=True)
class Punctuality:
    """How somebody's latest turns went, by the time that counted; those of one server."""

    turns: int = 0
    timed: int = 0
    """Turns that had a deadline."""
    late: int = 0
    """Those of them that took longer, or were given more time."""
    median: int | None = None
    """Seconds; None without turns."""

    @property
    def reliability(self) -> Reliability:
        """In a word."""
        if self.turns < _KNOWN_AFTER or self.median is None:
            return "new"
        if self.timed:
            return "reliable" if self.late * _SELDOM <= self.timed else "slow"
        return "reliable" if self.median <= _PROMPT else "slow"


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """What those at a table that has not begun may know of each other."""

    punctuality: Mapping[int, Punctuality] = field(default_factory=dict)
    """By user; who does not stand in statistics is left out."""
    hours: tuple[tuple[int, int], ...] | None = None
    """Spans of the next day in which nobody has quiet hours; None where nobody has told theirs."""
    untold: tuple[str, ...] = ()
    """Names of those who have not."""


@dataclass(slots=True)
class PlayerStats:
    """One player in a server's games by one ruleset; those of two people or more with a winner count."""

    user_id: int
    name: str
    games: int = 0
    won: int = 0
    nations: Counter[Nation] = field(default_factory=Counter)
    """Games by nation."""
    wins: Counter[Nation] = field(default_factory=Counter)
    """Games won by nation."""
    rating: float = 0.0
    answers: list[int] = field(default_factory=list)
    """Seconds from the beginning of each turn to its first action."""
    timed: int = 0
    """Turns that had a deadline."""
    late: int = 0
    """Deadlines of turns that ran out."""

    @property
    def response(self) -> int | None:
        """The middle one of the response times; None without any."""
        return round(median(self.answers)) if self.answers else None


@dataclass(frozen=True, slots=True)
class RulesetStats:
    """All games of a server by one ruleset, and who has played them, the best first."""

    games: int
    players: tuple[PlayerStats, ...]
    nations: Counter[Nation]
    """Games by nation."""
    wins: Counter[Nation]
    """Games won by nation."""


@dataclass(frozen=True, slots=True)
class ServerStats:
    """All games of a server, each ruleset by itself: who is good at one need not be at another."""

    by_ruleset: Mapping[str, RulesetStats]
    """By id; only those that have been played."""
    uncounted: int = 0
    """Games of one person against computer players, which do not count."""
    imported: bool = False
    """Whether a game out of a record has been finished, which does not count."""


@dataclass(frozen=True, slots=True)
class DeletionReport:
    """What became of somebody's data: ended games without them now, and those that still go on."""

    forgotten: int
    open_games: tuple[int, ...]
    """Their channels."""
