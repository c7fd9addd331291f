"""Lines of play on one wedge, grown action by action; those that look best are followed to the turn's end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.engine.antike import Phase, Position, apply
from bot.engine.antike.actions import Action, Answer, Conquer, EndTurn
from bot.engine.antike.rules import conquest, founding
from bot.engine.terms import Nation
from bot.players.antike.action_filter import GOING_ON, candidates
from bot.players.antike.attack_plans import March, approaches, led, marches
from bot.players.antike.evaluation import Judge

_LONGEST: Final = 30
_FINISHED: Final = 4
"""Lines of which the end is looked at."""
_EQUAL: Final = 1e-9
_PACE: Final = 0.02
"""What an action has to bring at least."""
_GATHERING: Final = 4
"""Who looks at so many marches looks at those towards farther targets, too."""
_SIDE_BY_SIDE: Final = 3
"""Marches in one maneuver beside the first one."""
_MIXES: Final = 3
"""Ways to spend legions and galleys on one city."""


class Line(NamedTuple):
    """Actions from here, where they lead, and what that is worth."""

    value: float
    position: Position
    actions: tuple[Action, ...]
    pending: tuple[Conquer, ...] = ()
    """Conquests that its units are there for; `value` is what it will be worth after them."""
    gathers: bool = False
    """Whether what it is good for shows only in the turn after."""


@dataclass
class Search:
    """One beam search: whom it is for, and what may still be looked at."""

    judge: Judge
    me: Nation
    width: int
    left: int
    marches: int = 0

    def step(self, line: Line, action: Action) -> Line:
        """One action further; others are taken to answer as it hurts most."""
        position = self._answered(apply(line.position, action)[0])
        return self._weighed(position, (*line.actions, action), line.pending)

    def _weighed(self, position: Position, actions: tuple[Action, ...], pending: tuple[Conquer, ...]) -> Line:
        self.left -= 1
        end, _ = _carried_out(position, pending)
        # Of two ways to the same end the shorter one: nobody marches to and fro.
        return Line(self.judge.value(end) - _PACE * len(actions), position, actions, pending)

    def _answered(self, position: Position) -> Position:
        while position.phase is Phase.ANSWER and position.awaited not in (self.me, None):
            asked = position.demand.asked[0] if position.demand else position.mover
            answered = [apply(position, Answer(asked, fight))[0] for fight in (True, False)]
            position = min(answered, key=self.judge.value)
        return position

    def endings(self, start: Line) -> list[Line]:
        """The best line through the rest of the turn, and those that prepare for the next one.

        Founding and the end of the turn come last (T3).
        """
        marched = self._marched(start) if self.marches else []
        found = [start, *marched]
        beam = [start]
        if marched:
            beam.append(max(marched, key=lambda line: line.value))
        for _ in range(_LONGEST):
            beam = self._grown(beam)
            if not beam:
                break
            found += beam
        # One line of each value: what differs in its steps alone ends alike.
        found = list({round(line.value, 6): line for line in reversed(found)}.values())
        found.sort(key=lambda line: -line.value)
        finished = [self._finished(self._concluded(line)) for line in [start, *found[:_FINISHED]]]
        best = max(finished, key=lambda line: line.value)
        return [best, *(self._finished(line)._replace(gathers=True) for line in self._gathered(start))]

    def _marched(self, start: Line) -> list[Line]:
        """Marches, each alone and one after another, with the conquests they are for."""
        here, forces = start.position, self.judge.forces
        if here.phase is not Phase.WEDGE:
            return []
        spare = here.current.temples
        lines = self._all_led(start, marches(here, forces, spare, most=self.marches))
        ahead = lines
        for _ in range(_SIDE_BY_SIDE):
            if not ahead:
                break
            joint = max(ahead, key=lambda line: line.value)
            taken = {each.province for each in joint.pending}
            most = max(1, self.marches // 2)
            ahead = self._all_led(joint, marches(joint.position, forces, spare, taken, most))
            lines += ahead
        return lines

    def _all_led(self, line: Line, planned: Sequence[March]) -> list[Line]:
        return [each for each in [self._led(line, march) for march in planned] if each is not None]

    def _gathered(self, start: Line) -> list[Line]:
        """The best march towards what only the next maneuver can take."""
        here = start.position
        if self.marches < _GATHERING or here.phase is not Phase.WEDGE:
            return []
        lines = []
        for march in approaches(here, self.judge.forces, here.current.temples):
            position, actions = led(here, march, self._answered)
            if actions:
                lines.append(self._weighed(position, (*start.actions, *actions), ()))
        lines.sort(key=lambda line: -line.value)
        return lines[:1]

    def _led(self, line: Line, march: March) -> Line | None:
        """A march and its conquest; None where fights on the way have left too few."""
        position, actions = led(line.position, march, self._answered)
        if position.phase is not Phase.WEDGE:
            return None
        end, _ = _carried_out(position, line.pending)
        if end.outcome is not None:
            return None  # what is prepared already wins (W2)
        ways = [each for each in conquest.options(end) if each.province == march.target]
        taken = [
            self._weighed(position, (*line.actions, *actions), (*line.pending, way)) for way in ways[:_MIXES]
        ]
        return max(taken, key=lambda each: each.value, default=None)

    def _concluded(self, line: Line) -> Line:
        """A line with the conquests it has prepared."""
        position, done = _carried_out(line.position, line.pending)
        return Line(line.value, position, (*line.actions, *done))

    def _finished(self, line: Line) -> Line:
        """A line with the cities that are worth founding, and the end of the turn."""
        best = self._ended(line)
        while line.position.awaited == self.me and line.position.phase in GOING_ON:
            sites = [self.step(line, action) for action in founding.options(line.position)]
            if not sites:
                break
            line = max(sites, key=lambda each: each.value)
            ended = self._ended(line)
            if ended.value > best.value + _EQUAL:
                best = ended
        return best

    def _ended(self, line: Line) -> Line:
        """A line with the end of the turn, where that is what comes next."""
        if line.position.awaited != self.me or line.position.phase not in GOING_ON:
            return line
        return self.step(line, EndTurn())

    def _grown(self, beam: Sequence[Line]) -> list[Line]:
        grown: dict[float, Line] = {}
        for line in beam:
            if line.position.awaited != self.me:
                continue
            held = {each.province for each in line.pending}
            for action in candidates(line.position, held):
                if self.left <= 0:
                    break
                further = self.step(line, action)
                # The same steps in another order lead to the same value: one line of each is enough.
                grown.setdefault(round(further.value, 6), further)
        return sorted(grown.values(), key=lambda line: -line.value)[: self.width]


def _carried_out(position: Position, pending: Sequence[Conquer]) -> tuple[Position, tuple[Conquer, ...]]:
    """The position after prepared conquests, and those still possible; none after one that wins (W2)."""
    done: list[Conquer] = []
    for each in pending:
        if position.outcome is not None:
            break
        if each in conquest.options(position):
            position, _ = apply(position, each)
            done.append(each)
    return position, tuple(done)
