"""Beam search on one wedge, common to all rulesets: the best lines are followed to the end of the turn.

Each ruleset's folder provides what depends on its rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from bot.engine.actions import EndTurn
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.players.marches import March

_LONGEST: Final = 30
_FINISHED: Final = 4
"""Lines followed to the end of the turn, by default."""
_EQUAL: Final = 1e-9
_GATHERING: Final = 4
"""Number of marches from which distant targets are considered as well."""
_SIDE_BY_SIDE: Final = 3
"""Marches in one maneuver beside the first."""
_MIXES: Final = 3
"""Combinations of legions and galleys tried per city."""


class Line(NamedTuple):
    """Actions, the resulting position, and its value."""

    value: float
    position: OwnPosition
    actions: tuple[Action, ...]
    pending: tuple[Action, ...] = ()
    """Conquests its units are there for; `value` is the value after them."""
    gathers: bool = False
    """Whether its benefit only shows in the turn after."""


def with_noise(lines: Sequence[Line], noise: float, chance: Random) -> list[Line]:
    """Return the lines with random errors of value, for weaker players."""
    if not noise:
        return list(lines)
    return [line._replace(value=line.value + chance.gauss(0.0, noise)) for line in lines]


class BeamSearch(ABC):
    """A beam search for one nation, with its width and remaining budget of evaluations.

    Not a dataclass, because mypyc does not compile abstract ones.
    """

    def __init__(self, evaluator: Any, me: Nation, width: int, left: int, marches: int = 0) -> None:
        self.evaluator = evaluator
        """The ruleset's; has `value`, `forces` and `pace`, the minimum gain of an action."""
        self.me = me
        self.width = width
        self.left = left
        self.marches = marches

    # Provided by each ruleset.

    @abstractmethod
    def after(self, position: OwnPosition, action: Action) -> OwnPosition:
        """Return the position after an action and the opponents' answers."""

    @abstractmethod
    def candidates(self, position: OwnPosition, held: Collection[ProvinceId]) -> list[Action]:
        """Return the candidate actions; units in provinces of `held` are needed there."""

    @abstractmethod
    def conquests(self, position: OwnPosition) -> Sequence[Action]:
        """Return the possible conquests."""

    @abstractmethod
    def foundings(self, position: OwnPosition) -> Sequence[Action]:
        """Return the possible foundings."""

    @abstractmethod
    def moving(self, position: OwnPosition) -> bool:
        """Return whether units can still move."""

    @abstractmethod
    def can_continue(self, position: OwnPosition) -> bool:
        """Return whether the player can still act in its turn, or end it."""

    @abstractmethod
    def marches_this_maneuver(
        self, position: OwnPosition, taken: Collection[ProvinceId], most: int
    ) -> Sequence[March]:
        """Return marches on cities within reach; units in provinces of `taken` are needed there."""

    @abstractmethod
    def marches_next_maneuver(self, position: OwnPosition) -> Sequence[March]:
        """Return marches towards targets within reach of the next maneuver only."""

    @abstractmethod
    def play_march(self, position: OwnPosition, march: March) -> tuple[OwnPosition, tuple[Action, ...]]:
        """Move the groups of a march, as far as they come."""

    # Common to all rulesets.

    def step(self, line: Line, action: Action) -> Line:
        """Extend a line by an action; opponents give the answers that hurt most."""
        position = self.after(line.position, action)
        return self._evaluated_line(position, (*line.actions, action), line.pending)

    def _evaluated_line(
        self, position: OwnPosition, actions: tuple[Action, ...], pending: tuple[Action, ...]
    ) -> Line:
        self.left -= 1
        end = self._apply_pending(position, pending)[0] if pending else position
        # Prefer the shorter of equivalent ways, so that units do not march to and fro.
        return Line(
            self.evaluator.value(end) - self.evaluator.pace * len(actions), position, actions, pending
        )

    def endings(self, start: Line) -> list[Line]:
        """Return the best line to the end of the turn, and those that prepare the next one."""
        best = max(self.ended(start, _FINISHED), key=lambda line: line.value)
        return [best, *(self._finished(line)._replace(gathers=True) for line in self._approach_lines(start))]

    def ended(self, start: Line, most: int) -> list[Line]:
        """Return the `most` best lines, played to the end of the turn.

        Founding and the end of the turn come last (T3, DT3).
        """
        marched = self._lines_with_marches(start) if self.marches else []
        found: list[Line] = [start, *marched]
        beam = [start]
        if marched:
            beam.append(max(marched, key=lambda line: line.value))
        for _ in range(_LONGEST):
            beam = self._extend_beam(beam)
            if not beam:
                break
            found += beam
        # One line per value: lines that differ in their steps only end alike.
        found = list({round(line.value, 6): line for line in found[::-1]}.values())
        found.sort(key=lambda line: -line.value)
        # The unchanged line is always considered, but once.
        others = [line for line in found[:most] if line is not start]
        return [self._finished(self._with_conquests(line)) for line in [start, *others]]

    def _lines_with_marches(self, start: Line) -> list[Line]:
        """Return lines of one or several marches, with the conquests they are for."""
        if not self.moving(start.position):
            return []
        lines = self._try_marches(start, self.marches_this_maneuver(start.position, (), self.marches))
        ahead = lines
        for _ in range(_SIDE_BY_SIDE):
            if not ahead:
                break
            joint = max(ahead, key=lambda line: line.value)
            taken = {each.province for each in joint.pending}
            ahead = self._try_marches(
                joint, self.marches_this_maneuver(joint.position, taken, max(1, self.marches // 2))
            )
            lines += ahead
        return lines

    def _try_marches(self, line: Line, planned: Sequence[March]) -> list[Line]:
        return [each for each in [self._try_march(line, march) for march in planned] if each is not None]

    def _approach_lines(self, start: Line) -> list[Line]:
        """Return the best march towards a target of the next maneuver."""
        here = start.position
        if self.marches < _GATHERING or not self.moving(here):
            return []
        lines = []
        for march in self.marches_next_maneuver(here):
            position, actions = self.play_march(here, march)
            if actions:
                lines.append(self._evaluated_line(position, (*start.actions, *actions), ()))
        lines.sort(key=lambda line: -line.value)
        return lines[:1]

    def _try_march(self, line: Line, march: March) -> Line | None:
        """Return a line with a march and its conquest; None if losses on the way leave too few units."""
        position, actions = self.play_march(line.position, march)
        if not self.moving(position):
            return None
        end, _ = self._apply_pending(position, line.pending)
        if end.outcome is not None:
            return None  # the prepared conquests already win (W2)
        ways = [each for each in self.conquests(end) if each.province == march.target]
        taken = [
            self._evaluated_line(position, (*line.actions, *actions), (*line.pending, way))
            for way in ways[:_MIXES]
        ]
        return max(taken, key=lambda each: each.value, default=None)

    def _with_conquests(self, line: Line) -> Line:
        """Return a line with the conquests it has prepared."""
        position, done = self._apply_pending(line.position, line.pending)
        return Line(line.value, position, (*line.actions, *done))

    def _finished(self, line: Line) -> Line:
        """Return a line with worthwhile foundings and the end of the turn."""
        best = self._with_turn_end(line)
        while self.can_continue(line.position):
            sites = [self.step(line, action) for action in self.foundings(line.position)]
            if not sites:
                break
            line = max(sites, key=lambda each: each.value)
            ended = self._with_turn_end(line)
            if ended.value > best.value + _EQUAL:
                best = ended
        return best

    def _with_turn_end(self, line: Line) -> Line:
        """Return a line with the end of the turn, if that comes next."""
        return self.step(line, EndTurn()) if self.can_continue(line.position) else line

    def _extend_beam(self, beam: Sequence[Line]) -> list[Line]:
        grown: dict[float, Line] = {}
        for line in beam:
            if line.position.awaited != self.me:
                continue
            held = {each.province for each in line.pending}
            for action in self.candidates(line.position, held):
                if self.left <= 0:
                    break
                further = self.step(line, action)
                # The same steps in another order have the same value; one line is enough.
                grown.setdefault(round(further.value, 6), further)
        return sorted(grown.values(), key=lambda line: -line.value)[: self.width]

    def _apply_pending(
        self, position: OwnPosition, pending: Sequence[Action]
    ) -> tuple[OwnPosition, tuple[Action, ...]]:
        """Return the position after the prepared conquests still possible; stops after a win (W2)."""
        done: list[Action] = []
        for each in pending:
            if position.outcome is not None:
                break
            if each in self.conquests(position):
                position = self.after(position, each)
                done.append(each)
        return position, tuple(done)
