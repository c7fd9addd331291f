"""Thinking a turn over: every wedge, and the lines of play on it that look best."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from bot.engine.antike import Phase, Position, apply, founding, know_how, legal
from bot.engine.antike.actions import Action, Answer, Arm, EndTurn, Found, Move, Rondel, TakeChip, Trade
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, MANEUVERS, Chip, Nation, Wedge
from bot.players.weights import WEIGHTS, Weights
from bot.players.worth import Judge

__all__ = ["Effort", "best_single", "think"]

_LONGEST: Final = 30
_FINISHED: Final = 4
"""Lines of which the end is looked at."""
_GOING_ON: Final = frozenset({Phase.WEDGE, Phase.CONQUEST, Phase.FOUNDING})
_SINGLE: Final = frozenset({Phase.ANSWER, Phase.PICK, Phase.PERSONAGE})
_WANTED: Final[dict[Wedge, Chip]] = {"temple": "marble", "arming": "iron", "know-how": "gold"}
_SPARE: Final = 4
"""Chips of a kind, from which on two may go for one of another."""
_EQUAL: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at; it keeps a turn within its time."""

    width: int
    """Lines kept side by side on a maneuver; elsewhere the order matters less, and half of them do."""
    wedges: int
    """Wedges that are followed up at all, those first that look best at once."""
    budget: int
    """Positions weighed on a maneuver, at most; half of them on any other wedge."""
    leeway: float
    """Turns that are worth this much less than the best one are as good: chance picks, so games differ."""


class _Line(NamedTuple):
    """Actions from here, where they lead, and what that is worth."""

    value: float
    position: Position
    actions: tuple[Action, ...]


@dataclass(slots=True)
class _Search:
    """One beam search: whom it is for, and what may still be looked at."""

    judge: Judge
    me: Nation
    width: int
    left: int

    def step(self, line: _Line, action: Action) -> _Line:
        """One action further; others are taken to answer as it hurts most."""
        self.left -= 1
        position, _ = apply(line.position, action)
        while position.phase is Phase.ANSWER and position.awaited not in (self.me, None):
            asked = position.demand.asked[0] if position.demand else position.mover
            answered = [apply(position, Answer(asked, fight))[0] for fight in (True, False)]
            position = min(answered, key=self.judge.value)
        return _Line(self.judge.value(position), position, (*line.actions, action))

    def best(self, start: _Line) -> _Line:
        """The best line through the rest of the turn; founding and the end of the turn come last (T3)."""
        found, beam = [start], [start]
        for _ in range(_LONGEST):
            beam = self._grown(beam)
            if not beam:
                break
            found += beam
        found.sort(key=lambda line: -line.value)
        finished = [self._finished(line) for line in [start, *found[:_FINISHED]]]
        return max(finished, key=lambda line: line.value)

    def _finished(self, line: _Line) -> _Line:
        """A line with the cities that are worth founding, and the end of the turn."""
        best = self._ended(line)
        while line.position.awaited == self.me and line.position.phase in _GOING_ON:
            sites = [self.step(line, action) for action in founding.options(line.position)]
            if not sites:
                break
            line = max(sites, key=lambda each: each.value)
            ended = self._ended(line)
            if ended.value > best.value + _EQUAL:
                best = ended
        return best

    def _ended(self, line: _Line) -> _Line:
        """A line with the end of the turn, where that is what comes next."""
        if line.position.awaited != self.me or line.position.phase not in _GOING_ON:
            return line
        return self.step(line, EndTurn())

    def _grown(self, beam: Sequence[_Line]) -> list[_Line]:
        grown: dict[float, _Line] = {}
        for line in beam:
            if line.position.awaited != self.me:
                continue
            for action in _candidates(line.position):
                if self.left <= 0:
                    break
                further = self.step(line, action)
                # The same steps in another order lead to the same value: one line of each is enough.
                grown.setdefault(round(further.value, 6), further)
        return sorted(grown.values(), key=lambda line: -line.value)[: self.width]


def think(position: Position, effort: Effort, chance: Random, weights: Weights = WEIGHTS) -> Sequence[Action]:
    """The rest of the turn of whoever must act, as far as it can be foreseen: never empty.

    It ends where somebody else has to act; then it is thought over again.
    """
    me = _thinker(position)
    if position.phase in _SINGLE or (position.phase is Phase.RONDEL and position.current.owes_chip):
        return (best_single(position, weights),)
    judge = Judge(position, me, weights)
    here = _Line(0.0, position, ())
    if position.phase is not Phase.RONDEL:
        return _on(judge, me, effort, position.current.wedge).best(here).actions
    first = _Search(judge, me, 1, 0)
    starts = [first.step(here, action) for action in legal(position) if isinstance(action, Rondel)]
    starts.sort(key=lambda line: -line.value)
    lines = [
        _on(judge, me, effort, line.position.current.wedge).best(line) for line in starts[: effort.wedges]
    ]
    best = max(line.value for line in lines)
    # A turn that wins at once is worth so much that no other one comes near it.
    return chance.choice([line for line in lines if line.value >= best - effort.leeway]).actions


def _on(judge: Judge, me: Nation, effort: Effort, wedge: Wedge | None) -> _Search:
    """A search on a wedge: maneuvers have by far the most to look at."""
    if wedge in MANEUVERS:
        return _Search(judge, me, effort.width, effort.budget)
    return _Search(judge, me, (effort.width + 1) // 2, effort.budget // 2)


def _thinker(position: Position) -> Nation:
    if position.awaited is None:
        raise ValueError("nobody has to act after the end of the game")
    return position.awaited


def best_single(position: Position, weights: Weights = WEIGHTS) -> Action:
    """The action after which the position is worth most to whoever must act."""
    me = _thinker(position)
    judge = Judge(position, me, weights)
    options = [action for action in legal(position) if not isinstance(action, Trade)]
    return max(options, key=lambda action: judge.value(_settled(apply(position, action)[0], me)))


def _settled(position: Position, me: Nation) -> Position:
    """Where others are asked after this nation, they are taken to let be."""
    while position.demand is not None and position.demand.asked[0] != me:
        position, _ = apply(position, Answer(position.demand.asked[0], fight=False))
    return position


def _candidates(position: Position) -> list[Action]:
    """Legal actions worth a look: single units and whole groups rather than every count."""
    if position.phase not in _GOING_ON:
        return []
    listed = legal(position)
    largest: dict[tuple[str, str, str, int | None], int] = {}
    for action in listed:
        if isinstance(action, Move):
            key = (action.unit, action.origin, action.target, action.actions_left)
            largest[key] = max(largest.get(key, 0), action.count)
    return [action for action in listed if _looked_at(action, largest)] + _trades(position)


def _trades(position: Position) -> list[Action]:
    """Two of the chip there is most of, for one that this wedge, or founding, is short of (T4)."""
    nation = position.current
    if not know_how.has_all(nation.know_hows):
        return []
    chips = nation.purse.chips
    plenty = max(CHIPS, key=lambda chip: chips[chip])
    scarcest = min(CHIPS, key=lambda chip: chips[chip])
    wanted = _WANTED.get(nation.wedge, scarcest) if nation.wedge else scarcest
    if chips[plenty] < _SPARE or wanted == plenty:
        return []
    return [Trade(Purse.of(plenty, 2), Purse.of(wanted, 1))]


def _looked_at(action: Action, largest: dict[tuple[str, str, str, int | None], int]) -> bool:
    match action:
        case Move(unit=unit, count=count, origin=origin, target=target, actions_left=left):
            return count in (1, largest[unit, origin, target, left])
        case Arm(legions=legions, galleys=galleys):
            return legions + galleys == 1
        case EndTurn() | Trade() | Rondel() | TakeChip() | Found():
            return False
    return True
