"""A puzzle: the start of a turn, and the one wedge on which its goal is reached."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation, Wedge
from bot.lessons import Lesson, LessonPicture, Step
from bot.rulesets import Ruleset, ruleset

Goal = Literal["win", "stop"]
"""To win this turn, or to keep the next player from winning in theirs."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One position; that no other wedge does was proven when it was found (docs/puzzles.md)."""

    id: str
    """The ruleset, the game it comes from, and which of its puzzles it is, such as `antike-12-1`."""
    ruleset_id: str
    goal: Goal
    position: OwnPosition = field(repr=False)
    wedge: Wedge
    line: tuple[Action, ...]
    """The turn that does it, up to where somebody else is asked."""
    rival: Nation | None = None
    """Who is to be stopped."""
    threats: Mapping[Wedge, tuple[Action, ...]] = field(default_factory=dict)
    """How the rival wins where nothing is done on a wedge."""
    pared: bool = False
    """Whether the mover has fewer chips and coins than it had in the game."""

    @property
    def ruleset(self) -> Ruleset:
        """By which it is played."""
        return ruleset(self.ruleset_id)

    @property
    def nation(self) -> Nation:
        """Whose turn it is."""
        nation: Nation = self.position.mover
        return nation

    @property
    def lesson(self) -> Lesson:
        """As a lesson of one page, which is how it is shown: the right wedge is its goal."""
        step = Step(say={}, position=self.position, goal=self.line[:1], picture=LessonPicture(view="phone"))
        return Lesson(self.id, self.ruleset_id, 0, {}, {}, self.nation, (step,))
