"""Whether a nation can win in the turn under way: an exhaustive search that only follows what may still win.

The turn is searched depth first, by the rules' own actions. A position is given up where not even the most
that the rest of the turn could bring is enough; nothing that could win may be given up so. Where others are
asked, every answer has to lose to it. A budget of actions keeps it within its time: positions rather than
seconds, so that the same position is always searched alike.
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
"""Actions tried to find whether the turn under way can be won: a few tenths of a second of plain Python."""
NEXT_TURN: Final = 250
"""Actions tried to find whether somebody else could win after an own turn."""
NEXT_TURNS: Final = 5000
"""Actions tried to find that after all own turns that are looked at; from then on they are trusted."""
Step = tuple[Action, ...]
"""Actions that are tried together: mostly one, or a march."""


class Look(IntEnum):
    """How far it is looked exactly whether somebody wins."""

    NONE = 0
    OWN = 1
    """Whether the own turn can be won."""
    NEXT = 2
    """Also whether anybody else could win in its next turn."""
    KILLER = 3
    """`NEXT`, trying first what has just won after another turn: the killer heuristic of chess programs."""


class WinSearch(ABC):
    """The search for one nation from one position; it remembers what cannot win."""

    def __init__(self, me: Nation, budget: int) -> None:
        self.me: Final = me
        self.left = budget
        """Actions that may still be tried."""
        self.exhausted = False
        """Whether the budget ended the search somewhere, so that it proves nothing."""
        self._lost: set[Hashable] = set()
        self._held: list[Any] = []

    # What each ruleset says for itself.

    @abstractmethod
    def after(self, position: OwnPosition, action: Action) -> OwnPosition:
        """The position after an action."""

    @abstractmethod
    def answers(self, position: OwnPosition) -> Sequence[Action]:
        """What somebody else who is asked may answer."""

    @abstractmethod
    def possible(self, position: OwnPosition) -> bool:
        """Whether the rest of the turn could be enough at the very best; never false where it is enough."""

    @abstractmethod
    def steps(self, position: OwnPosition) -> Sequence[Step]:
        """What could bring the goal nearer, what looks best first; nothing needed is left out."""

    @abstractmethod
    def key(self, position: OwnPosition) -> Hashable:
        """Equal for positions of this turn from which the same can be done."""

    @abstractmethod
    def begins(self, position: OwnPosition) -> bool:
        """Whether the stone has yet to move."""

    # What all have in common.

    def line(self, position: OwnPosition) -> tuple[Action, ...] | None:
        """Actions that win whatever others answer, up to where one is asked; None where none were found."""
        found = self._won(position)
        return None if found is None else self._trimmed(position, found)

    def mark(self, part: Any) -> int:
        """A number that is the same for the same object as long as this search lasts, for use in `key`."""
        self._held.append(part)
        return id(part)

    def _won(self, position: OwnPosition) -> tuple[Action, ...] | None:
        if position.outcome is not None:
            return () if position.outcome.winner == self.me else None
        if position.mover != self.me:
            return None  # the turn is over
        if position.awaited != self.me:
            answered = [self._won(self.after(position, each)) for each in self.answers(position)]
            return None if None in answered else ()
        if not self.possible(position):
            return None
        key = self.key(position)
        if key in self._lost:
            return None
        steps, before = self.steps(position), self.exhausted
        self.exhausted = False
        won = self._shared(position, steps) if self.begins(position) else self._first(position, steps)
        if won is None and not self.exhausted:
            self._lost.add(key)
        self.exhausted = self.exhausted or before
        return won

    def _first(self, position: OwnPosition, steps: Sequence[Step]) -> tuple[Action, ...] | None:
        for step in steps:
            if self.left <= 0:
                self.exhausted = True
                return None
            won = self._tried(position, step)
            if won is not None:
                return won
        return None

    def _shared(self, position: OwnPosition, steps: Sequence[Step]) -> tuple[Action, ...] | None:
        """Each step with an even share of what is left, so that no wedge uses up what another one needs."""
        left, won = self.left, None
        for number, step in enumerate(steps):
            share = self.left = left // (len(steps) - number)
            won = self._first(position, [step])
            left -= share - self.left
            if won is not None:
                break
        self.left = left
        return won

    def _tried(self, position: OwnPosition, step: Step) -> tuple[Action, ...] | None:
        done: list[Action] = []
        for action in step:
            position = self.after(position, action)
            self.left -= 1
            done.append(action)
            if position.awaited != self.me:
                break
        more = self._won(position)
        return None if more is None else (*done, *more)

    def _trimmed(self, position: OwnPosition, line: tuple[Action, ...]) -> tuple[Action, ...]:
        """The line without actions that it wins without; nobody marches about on the way to victory."""
        number = 0
        while number < len(line):
            shorter = (*line[:number], *line[number + 1 :])
            if self.wins(position, shorter):
                line = shorter
            else:
                number += 1
        return line

    def wins(self, position: OwnPosition, line: tuple[Action, ...]) -> bool:
        """Whether these very actions win, and nobody else is asked on the way."""
        for action in line:
            if position.awaited != self.me or position.mover != self.me:
                return False
            try:
                position = self.after(position, action)
            except RuleError:
                return False
        return position.outcome is not None and position.outcome.winner == self.me


class Lookout:
    """Whether somebody else could win after a turn of one nation, as long as its budget lasts."""

    def __init__(
        self,
        me: Nation,
        turns: Callable[[OwnPosition, Nation], Sequence[OwnPosition]],
        search: Callable[[OwnPosition, int], WinSearch],
        killer: bool,
    ) -> None:
        self._me: Final = me
        self._turns: Final = turns
        """Gives the positions in which others' next turns begin."""
        self._search: Final = search
        self._left = NEXT_TURNS
        self._killer: Final = killer
        self._killers: dict[Nation, tuple[Action, ...]] = {}
        """What each nation was last found to win by."""

    def lost(self, position: OwnPosition) -> bool:
        """Whether somebody else was found to win."""
        for turn in self._turns(position, self._me):
            if self._left <= 0:
                return False
            budget = min(NEXT_TURN, self._left)
            search = self._search(turn, budget)
            won = self._winning(search, turn)
            self._left -= budget - search.left
            if won:
                return True
        return False

    def _winning(self, search: WinSearch, turn: OwnPosition) -> bool:
        if self._killer and search.wins(turn, self._killers.get(turn.mover, ())):
            return True
        line = search.line(turn)
        if line is not None:
            self._killers[turn.mover] = line
        return line is not None

    def safe(self, lines: Iterable[Line], leeway: float) -> list[Line]:
        """The best line after which nobody else wins at once, and such as are worth so much less at most."""
        found: list[Line] = []
        for line in sorted(lines, key=lambda each: -each.value):
            if found and line.value < found[0].value - leeway:
                break
            if not self.lost(line.position):
                found.append(line)
        return found
