"""Analysis of a game: winning chances turn by turn, and the turns that changed them most."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.engine.ruleset import Outcome, OwnPosition, Side
from bot.engine.terms import Nation
from bot.model.turns import PastTurn, Turn
from bot.rulesets import ruleset_of

Chances = Mapping[Nation, float]
"""Each nation's estimated winning chance, 0 to 1, summing to 1."""
MOST_POINTS: Final = 3


@dataclass(frozen=True, slots=True)
class ReportedTurn:
    """A turn, with the winning chances before and after it; the latter are those before the next turn."""

    number: int
    """Counted from 1, as in the history."""
    turn: Turn | PastTurn
    position: OwnPosition
    """Position before the turn."""
    before: Chances
    after: Chances

    def gain(self, nations: Iterable[Nation]) -> float:
        """Return the increase of some nations' combined winning chance."""
        return sum(self.after[nation] - self.before[nation] for nation in nations)

    @property
    def swing(self) -> float:
        """Share of all winning chances that passed from some nations to others, 0 to 1."""
        return sum(max(0.0, self.gain([nation])) for nation in self.before)

    @property
    def moved(self) -> tuple[Nation, ...]:
        """The nations that gained and lost most, in this order; with two nations, only the one on turn."""
        gains = {nation: self.gain([nation]) for nation in self.before}
        if len(gains) == 2:
            return (self.turn.nation,)
        return max(gains, key=gains.__getitem__), min(gains, key=gains.__getitem__)


@dataclass(frozen=True, slots=True)
class GameReport:
    """Result of a game's analysis."""

    start: OwnPosition
    turns: tuple[ReportedTurn, ...]
    players: Mapping[Nation, str]
    outcome: Outcome | None
    """None if the game is not over."""
    turning_points: tuple[ReportedTurn, ...]
    """Turns with the largest lasting swing, at most three, in the order of play."""
    best_turns: Mapping[Side, ReportedTurn]
    """Each player's turn with the largest gain; players who never gained are missing."""
    decided: ReportedTurn | None
    """The turn after which the winner was always ahead; None if that was so from the start, or never."""

    @property
    def nations(self) -> tuple[Nation, ...]:
        """Nations in clockwise order of seats."""
        nations: tuple[Nation, ...] = self.start.setup.nations
        return nations

    @property
    def end(self) -> OwnPosition:
        """The position after the last turn."""
        return self.turns[-1].turn.position

    @property
    def winner(self) -> Nation | None:
        """The winning nation; None if there is none, or the game is not over."""
        return self.outcome.winner if self.outcome else None

    @property
    def given_up(self) -> bool:
        """Whether the winner won because the others gave up."""
        return self.winner is not None and self.end.outcome is None

    @property
    def ahead(self) -> bool:
        """Whether the winner was ahead at the end."""
        winner, sides = self.winner, self.start.setup.sides
        return winner is not None and _leads(self.turns[-1].after, sides, winner)

    @property
    def chances(self) -> tuple[Chances, ...]:
        """Winning chances at the start and after each turn."""
        return (self.turns[0].before, *(turn.after for turn in self.turns))

    def counts(self) -> dict[str, dict[Nation, list[int]]]:
        """Return each nation's counts by category of the ruleset, at the start and after each round."""
        positions = self._by_round().values()
        counted = [
            {nation: ruleset_of(each).rules.counts(each, nation) for nation in self.nations}
            for each in positions
        ]
        return {
            what: {nation: [every[nation][what] for every in counted] for nation in self.nations}
            for what in counted[0][self.nations[0]]
        }

    def rounds(self) -> list[int]:
        """Return the numbers of these rounds; the first stands for the start."""
        return list(self._by_round())

    def _by_round(self) -> dict[int, OwnPosition]:
        found = {max(0, self.start.round - 1): self.start}
        for turn in self.turns:
            found[turn.turn.round] = turn.turn.position
        return found


def report_of(
    start: OwnPosition,
    past: Iterable[Turn | PastTurn],
    players: Mapping[Nation, str],
    outcome: Outcome | None = None,
) -> GameReport:
    """Analyse a game; `outcome` applies if its players ended it instead of the rules.

    Raises `ValueError` if no turn was taken.
    """
    turns = _reported_turns(start, [turn for turn in past if turn.actions])
    if not turns:
        raise ValueError("Nobody has taken a turn yet.")
    outcome = turns[-1].turn.position.outcome or outcome
    sides: tuple[Side, ...] = start.setup.sides
    told = without_decided_end(turns, sides)
    best = {side: best_turn(told, side) for side in sides}
    return GameReport(
        start,
        tuple(turns),
        players,
        outcome,
        turning_points(told),
        {side: turn for side, turn in best.items() if turn is not None},
        decided(turns, sides, outcome.winner) if outcome and outcome.winner else None,
    )


def _reported_turns(start: OwnPosition, past: Sequence[Turn | PastTurn]) -> list[ReportedTurn]:
    positions = [start, *(turn.position for turn in past)]
    chances: list[Chances] = []
    for position in positions:
        nobody = position.outcome is not None and position.outcome.winner is None
        found = chances[-1] if nobody and chances else ruleset_of(start).players.chances(position)
        chances.append(found)
    return [
        ReportedTurn(index + 1, turn, positions[index], before, after)
        for index, (turn, (before, after)) in enumerate(zip(past, pairwise(chances), strict=True))
    ]


def without_decided_end(turns: Sequence[ReportedTurn], sides: Sequence[Side]) -> Sequence[ReportedTurn]:
    """Return the turns, without a last one that won the game for the player already ahead.

    Such a turn is no turning point.
    """
    last = turns[-1]
    outcome = last.turn.position.outcome
    if outcome is None or outcome.winner is None or len(turns) == 1:
        return turns
    return turns[:-1] if _leads(last.before, sides, outcome.winner) else turns


def turning_points(turns: Sequence[ReportedTurn]) -> tuple[ReportedTurn, ...]:
    """Return the turns with the largest lasting swing, in the order of play.

    Turns after which the chances read the same are none of them. They are at least a round apart if there are
    enough, so that related turns are reported once.
    """
    lasting = {turn.number: _lasting_swing(turns, index) for index, turn in enumerate(turns)}
    moving = [turn for turn in turns if any(_shows(turn, [nation]) for nation in turn.moved)]
    chosen, close = list[ReportedTurn](), list[ReportedTurn]()
    for turn in sorted(moving, key=lambda turn: (-lasting[turn.number], -turn.swing)):
        near = any(abs(turn.number - other.number) < len(turn.before) for other in chosen)
        (close if near else chosen).append(turn)
    return tuple(sorted([*chosen, *close][:MOST_POINTS], key=lambda turn: turn.number))


def percent(chance: float) -> int:
    """Return a chance in percent, as it is shown."""
    return round(100 * chance)


def _shows(turn: ReportedTurn, nations: Collection[Nation]) -> bool:
    """Return whether the combined chance of some nations reads differently after a turn."""
    before, after = (percent(_side_chance(each, nations)) for each in (turn.before, turn.after))
    return before != after


def _lasting_swing(turns: Sequence[ReportedTurn], index: int) -> float:
    """Return how much of a turn's swing remained a round later, when the same nation was to move.

    The mover's chances vary a little with every turn, which is no turning point.
    """
    turn = turns[index]
    later = turns[min(index + len(turn.before), len(turns)) - 1].after
    stayed = {nation: later[nation] - chance for nation, chance in turn.before.items()}
    return sum(max(0.0, min(turn.gain([nation]), stayed[nation])) for nation in stayed)


def best_turn(turns: Sequence[ReportedTurn], side: Side) -> ReportedTurn | None:
    """Return the player's own turn with the largest gain; None if none gained visibly."""
    own = [turn for turn in turns if turn.turn.nation in side and turn.gain(side) > 0 and _shows(turn, side)]
    return max(own, key=lambda turn: turn.gain(side), default=None)


def _leads(chances: Chances, sides: Sequence[Side], winner: Nation) -> bool:
    """Return whether the winner's player has a larger winning chance than any other player."""
    mine = max(_side_chance(chances, side) for side in sides if winner in side)
    return all(_side_chance(chances, side) < mine for side in sides if winner not in side)


def _side_chance(chances: Chances, side: Iterable[Nation]) -> float:
    return sum(chances[nation] for nation in side)


def decided(turns: Sequence[ReportedTurn], sides: Sequence[Side], winner: Nation) -> ReportedTurn | None:
    """Return the turn after which the winner was always ahead; None if it was so from the start, or never."""
    if not _leads(turns[-1].after, sides, winner):
        return None
    return next((turn for turn in reversed(turns) if not _leads(turn.before, sides, winner)), None)
