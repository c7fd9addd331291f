"""Search for a win in the current turn: exhaustive, but pruned by upper bounds.

Depth-first over the rules' own actions. A position is pruned only if the upper bound of the rest of the turn
is not enough, so no win is lost. Where others are asked, every answer must lose. The budget counts actions,
not seconds, so that the same position is always searched alike.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from enum import IntEnum
from typing import Any, Final

from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation
from bot.players.beam_search import Line

OWN_TURN: Final = 1500
"""Actions tried to find a win in the own turn: a few tenths of a second of plain Python."""
NEXT_TURN: Final = 250
"""Actions tried to find another nation's win after an own turn."""
NEXT_TURNS: Final = 5000
"""Actions tried to find that after all own turns examined; further ones are assumed safe."""
Step = tuple[Action, ...]
"""Actions tried together: usually one, or a march."""


class SearchDepth(IntEnum):
    """How far wins are searched exactly."""

    NONE = 0
    OWN = 1
    """Whether the own turn wins."""
    NEXT = 2
    """Also whether another nation could win in its next turn."""
    KILLER = 3
    """`NEXT`, trying first what won after another turn: the killer heuristic of chess programs."""


class WinSearch(ABC):
    """The search for one nation from one position; remembers positions that cannot win."""

    def __init__(self, me: Nation, budget: int) -> None:
        self.me: Final = me
        self.left = budget
        """Actions that may still be tried."""
        self.exhausted = False
        """Whether the budget cut the search short, so that it proves nothing."""
        self._lost: set[Hashable] = set()
        self._held: list[Any] = []

    # Provided by each ruleset.

    @abstractmethod
    def after(self, position: OwnPosition, action: Action) -> OwnPosition:
        """Return the position after an action."""

    @abstractmethod
    def answers(self, position: OwnPosition) -> Sequence[Action]:
        """Return the possible answers of another nation that is asked."""

    @abstractmethod
    def possible(self, position: OwnPosition) -> bool:
        """Return whether the upper bound of the rest of the turn suffices; never False if it can be won."""

    @abstractmethod
    def steps(self, position: OwnPosition) -> Sequence[Step]:
        """Return steps that could bring a win nearer, most promising first; nothing needed is omitted."""

    @abstractmethod
    def key(self, position: OwnPosition) -> Hashable:
        """Return a key that is equal for positions of this turn with the same possibilities."""

    @abstractmethod
    def is_before_move(self, position: OwnPosition) -> bool:
        """Return whether the stone has not moved yet."""

    # Common to all rulesets.

    def line(self, position: OwnPosition) -> tuple[Action, ...] | None:
        """Return actions that win whatever others answer, up to the first answer; None if none were found."""
        found = self._find_win(position)
        return None if found is None else self._trim_line(position, found)

    def mark(self, part: Any) -> int:
        """Return a number that identifies an object during this search, for use in `key`."""
        self._held.append(part)
        return id(part)

    def _find_win(self, position: OwnPosition) -> tuple[Action, ...] | None:
        if position.outcome is not None:
            return () if position.outcome.winner == self.me else None
        if position.mover != self.me:
            return None  # the turn is over
        if position.awaited != self.me:
            answered = [self._find_win(self.after(position, each)) for each in self.answers(position)]
            return None if None in answered else ()
        if not self.possible(position):
            return None
        key = self.key(position)
        if key in self._lost:
            return None
        steps, before = self.steps(position), self.exhausted
        self.exhausted = False
        won = (
            self._try_steps_evenly(position, steps)
            if self.is_before_move(position)
            else self._try_steps(position, steps)
        )
        if won is None and not self.exhausted:
            self._lost.add(key)
        self.exhausted = self.exhausted or before
        return won

    def _try_steps(self, position: OwnPosition, steps: Sequence[Step]) -> tuple[Action, ...] | None:
        for step in steps:
            if self.left <= 0:
                self.exhausted = True
                return None
            won = self._try_step(position, step)
            if won is not None:
                return won
        return None

    def _try_steps_evenly(self, position: OwnPosition, steps: Sequence[Step]) -> tuple[Action, ...] | None:
        """Try each step with an equal share of the budget, so that no wedge uses up that of another."""
        left, won = self.left, None
        for number, step in enumerate(steps):
            share = self.left = left // (len(steps) - number)
            won = self._try_steps(position, [step])
            left -= share - self.left
            if won is not None:
                break
        self.left = left
        return won

    def _try_step(self, position: OwnPosition, step: Step) -> tuple[Action, ...] | None:
        done: list[Action] = []
        for action in step:
            position = self.after(position, action)
            self.left -= 1
            done.append(action)
            if position.awaited != self.me:
                break
        more = self._find_win(position)
        return None if more is None else (*done, *more)

    def _trim_line(self, position: OwnPosition, line: tuple[Action, ...]) -> tuple[Action, ...]:
        """Remove actions without which the line wins as well."""
        number = 0
        while number < len(line):
            shorter = (*line[:number], *line[number + 1 :])
            if self.wins(position, shorter):
                line = shorter
            else:
                number += 1
        return line

    def wins(self, position: OwnPosition, line: tuple[Action, ...]) -> bool:
        """Return whether exactly these actions win, without anyone being asked."""
        for action in line:
            if position.awaited != self.me or position.mover != self.me:
                return False
            try:
                position = self.after(position, action)
            except RuleError:
                return False
        return position.outcome is not None and position.outcome.winner == self.me


class ThreatDetector:
    """Detects wins of other nations after a nation's turn, within its budget."""

    def __init__(
        self,
        me: Nation,
        turns: Callable[[OwnPosition, Nation], Sequence[OwnPosition]],
        search: Callable[[OwnPosition, int], WinSearch],
        killer: bool,
    ) -> None:
        self._me: Final = me
        self._turns: Final = turns
        """Returns the positions in which others' next turns begin."""
        self._search: Final = search
        self._left = NEXT_TURNS
        self._killer: Final = killer
        self._killers: dict[Nation, tuple[Action, ...]] = {}
        """The last win found for each nation."""

    def lost(self, position: OwnPosition) -> bool:
        """Return whether a win of another nation was found."""
        for turn in self._turns(position, self._me):
            if self._left <= 0:
                return False
            budget = min(NEXT_TURN, self._left)
            search = self._search(turn, budget)
            won = self._has_win(search, turn)
            self._left -= budget - search.left
            if won:
                return True
        return False

    def _has_win(self, search: WinSearch, turn: OwnPosition) -> bool:
        if self._killer and search.wins(turn, self._killers.get(turn.mover, ())):
            return True
        line = search.line(turn)
        if line is not None:
            self._killers[turn.mover] = line
        return line is not None

    def safe(self, lines: Iterable[Line], leeway: float) -> list[Line]:
        """Return the best line after which no other nation wins at once, and those within the leeway."""
        found: list[Line] = []
        for line in sorted(lines, key=lambda each: -each.value):
            if found and line.value < found[0].value - leeway:
                break
            if not self.lost(line.position):
                found.append(line)
        return found
