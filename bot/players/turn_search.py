"""How much of a turn is thought over, and what every ruleset's search of it has in common."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import MANEUVERS, Nation, Wedge
from bot.players.beam_search import BeamSearch, Line
from bot.players.win_search import Look

_OPENING: Final = 3.0
_OPENING_ROUNDS: Final = 3
"""So many rounds a player may do what is so many times as far from the best, or all games began alike."""
MANY: Final = 12
"""Turns on each wedge that are looked at where after the best of all wedges somebody else would win."""
MOST_WEIGHED: Final = 4000
"""Positions of one turn, after which no more is looked ahead: a second or so of plain Python."""


@dataclass(frozen=True)
class Effort:
    """How much is looked at; it keeps a turn within its time."""

    width: int
    """Lines kept side by side on a maneuver; elsewhere the order matters less, and half of them do."""
    wedges: int
    """Wedges that are followed up at all, those first that look best at once."""
    budget: int
    """Positions weighed on a maneuver, at most; half of them on any other wedge."""
    marches: int
    """Marches that are planned for a maneuver at most."""
    ahead: int
    """Turns of which what may come after them is thought over as well."""
    leeway: float
    """Turns that are worth this much less than the best one are as good: chance picks, so games differ."""
    look: int = Look.NONE
    """How far it is looked exactly whether somebody wins."""
    noise: float = 0.0
    """How far off the worth of a turn is judged: the spread of an error that chance draws for each."""

    def leeway_in(self, round_number: int) -> float:
        """The leeway in a round: more at the beginning of a game."""
        return self.leeway * (_OPENING if round_number <= _OPENING_ROUNDS else 1.0)


GLANCE: Final = Effort(width=1, wedges=5, budget=40, marches=2, ahead=0, leeway=0.0)
"""How turns to come are looked at."""

_Search = TypeVar("_Search", bound=BeamSearch)


def search_on(kind: type[_Search], judge: object, me: Nation, effort: Effort, wedge: Wedge | None) -> _Search:
    """A search on a wedge: maneuvers have by far the most to look at."""
    if wedge in MANEUVERS:
        return kind(judge, me, effort.width, effort.budget, effort.marches)
    return kind(judge, me, (effort.width + 1) // 2, effort.budget // 2)


def ended(search: BeamSearch, start: Line, count: int) -> list[Line]:
    """Lines from `start` to the end of the turn: so many, or for 0 the best ones as `endings` has them."""
    return search.ended(start, count) if count else search.endings(start)


def best(lines: Sequence[Line], leeway: float) -> list[Line]:
    """The turns that are as good as the best one.

    A turn that wins at once is worth so much that no other one comes near it.
    """
    most = max(line.value for line in lines)
    return [line for line in lines if line.value >= most - leeway]


def thinker(position: OwnPosition) -> Nation:
    """Whoever must act; raises `ValueError` after the end of the game."""
    awaited: Nation | None = position.awaited
    if awaited is None:
        raise ValueError("nobody has to act after the end of the game")
    return awaited
