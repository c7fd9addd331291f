"""A puzzle: the start of a turn, and the only wedge that reaches its goal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation, Wedge
from bot.lessons import Lesson, LessonPicture, Step
from bot.rulesets import Ruleset, ruleset

Goal = Literal["win", "stop"]
"""Win this turn, or prevent the next player from winning in theirs."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position; that no other wedge works was proven when it was found (docs/puzzles.md)."""

    id: str
    """Ruleset, game of origin, and number within that game, such as `antike-12-1`."""
    ruleset_id: str
    goal: Goal
    position: OwnPosition = field(repr=False)
    wedge: Wedge
    line: tuple[Action, ...]
    """The solution, up to the first answer of another player."""
    rival: Nation | None = None
    """The nation to be stopped."""
    threats: Mapping[Wedge, tuple[Action, ...]] = field(default_factory=dict)
    """How the rival wins if the mover does nothing on a wedge."""
    pared: bool = False
    """Whether the mover has fewer chips and coins than in the original game."""

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset of the puzzle."""
        return ruleset(self.ruleset_id)

    @property
    def nation(self) -> Nation:
        """The nation to move."""
        nation: Nation = self.position.mover
        return nation

    @property
    def lesson(self) -> Lesson:
        """The puzzle as a one-page lesson, which is how it is shown: the right wedge is its goal."""
        step = Step(say={}, position=self.position, goal=self.line[:1], picture=LessonPicture(view="phone"))
        return Lesson(self.id, self.ruleset_id, 0, {}, {}, self.nation, (step,))
