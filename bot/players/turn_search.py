"""Search effort, and parts of the turn search common to all rulesets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.engine.ruleset import OwnPosition, Side
from bot.engine.terms import MANEUVERS, Nation, Wedge
from bot.players.beam_search import BeamSearch, Line
from bot.players.win_search import SearchDepth

_OPENING: Final = 3.0
_OPENING_ROUNDS: Final = 3
"""Opening rounds, and the factor on the leeway in them; otherwise all games would start alike."""
MANY: Final = 12
"""Turns per wedge that are examined if another nation could win after the best turn of every wedge."""
MOST_WEIGHED: Final = 4000
"""Positions per turn after which the search looks no further ahead: about a second of plain Python."""


@dataclass(frozen=True)
class Effort:
    """Search effort, which limits the time of a turn."""

    width: int
    """Beam width on a maneuver; half elsewhere, where the order of actions matters less."""
    wedges: int
    """Number of wedges that are searched, those that look best first."""
    budget: int
    """Maximum positions evaluated on a maneuver; half on other wedges."""
    marches: int
    """Maximum marches planned for a maneuver."""
    ahead: int
    """Number of turns for which the following turn is searched as well."""
    leeway: float
    """Turns worth at most this much less than the best count as equal; chance chooses, so games differ."""
    look: int = SearchDepth.NONE
    """How far wins are searched exactly."""
    noise: float = 0.0
    """Standard deviation of a random error in the value of each turn."""

    def leeway_in(self, round_number: int) -> float:
        """Return the leeway in a round, which is greater in the opening."""
        return self.leeway * (_OPENING if round_number <= _OPENING_ROUNDS else 1.0)


GLANCE: Final = Effort(width=1, wedges=5, budget=40, marches=2, ahead=0, leeway=0.0)
"""Effort for following turns."""

_Search = TypeVar("_Search", bound=BeamSearch)


def search_on(
    kind: type[_Search], evaluator: object, me: Nation, effort: Effort, wedge: Wedge | None
) -> _Search:
    """Return a search on a wedge; maneuvers have by far the most to examine."""
    if wedge in MANEUVERS:
        return kind(evaluator, me, effort.width, effort.budget, effort.marches)
    return kind(evaluator, me, (effort.width + 1) // 2, effort.budget // 2)


def ended(search: BeamSearch, start: Line, count: int) -> list[Line]:
    """Return lines from `start` to the end of the turn: `count` of them, or for 0 those of `endings`."""
    return search.ended(start, count) if count else search.endings(start)


def equal_best(lines: Sequence[Line], leeway: float) -> list[Line]:
    """Return the turns equal to the best one.

    A winning turn is worth far more than any other.
    """
    most = max(line.value for line in lines)
    return [line for line in lines if line.value >= most - leeway]


def own_side(position: OwnPosition, nation: Nation) -> Side:
    """Return the nations of a nation's player: itself, and with S9 the other one, which is no opponent."""
    sides: tuple[Side, ...] = position.setup.sides
    return next(side for side in sides if nation in side)


def thinker(position: OwnPosition) -> Nation:
    """Return the nation that must act; raises `ValueError` after the end of the game."""
    awaited: Nation | None = position.awaited
    if awaited is None:
        raise ValueError("nobody has to act after the end of the game")
    return awaited
