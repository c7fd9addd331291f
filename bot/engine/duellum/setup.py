"""What is fixed before the first turn: board, seats, goal and first cards (DS1, DS5, DS7, DW1)."""

from dataclasses import dataclass, field
from typing import Final

from bot.engine.duellum.board import DuellumBoard
from bot.engine.duellum.terms import CardId
from bot.engine.errors import SetupError
from bot.engine.ruleset import Side
from bot.engine.terms import Nation

NATIONS: Final = 2
TARGET: Final = 9
"""Personages needed to win unless agreed otherwise (DW1)."""
HIGHEST_GOAL: Final = 11
"""With 21 personages, one of two nations always reaches this goal (DW1)."""


@dataclass(frozen=True)
class Variant:
    """The settings of a record; `goal` overrides the target (DW1)."""

    nations: int = NATIONS
    goal: int | None = None


@dataclass(frozen=True)
class Setup:
    """Board, variant and nations, the first player's first (DS5).

    `draws` are cards known to be drawn from the start on, the first three for the display. Raises
    `SetupError` if the settings cannot be played, or the nations are not those of the board.
    """

    board: DuellumBoard
    variant: Variant
    nations: tuple[Nation, ...]
    draws: tuple[CardId, ...] = ()
    target: int = field(init=False)
    """Personages needed to win (DW1)."""

    def __post_init__(self) -> None:
        check_variant(self.variant)
        allowed = self.board.nations
        if len(self.nations) != NATIONS or set(self.nations) != set(allowed):
            raise SetupError("nations", nations=self.nations, allowed=allowed, number=NATIONS)
        object.__setattr__(self, "target", self.variant.goal or TARGET)

    @property
    def ruleset(self) -> str:
        """Id of the ruleset."""
        return self.board.ruleset

    @property
    def turn_order(self) -> tuple[Nation, ...]:
        """Order of turns: the first player has the first seat (DS5)."""
        return self.nations

    @property
    def sides(self) -> tuple[Side, ...]:
        """Sides to choose from: one nation per player."""
        return tuple((nation,) for nation in self.nations)

    def rival(self, nation: Nation) -> Nation:
        """Return the other nation."""
        return self.nations[1] if nation == self.nations[0] else self.nations[0]


def check_variant(variant: Variant) -> None:
    """Raise `SetupError` if the settings cannot be played."""
    if variant.nations != NATIONS:
        raise SetupError("number-of-nations", nations=variant.nations, allowed=(NATIONS,))
    if variant.goal is not None and not 1 <= variant.goal <= HIGHEST_GOAL:
        raise SetupError("goal", goal=variant.goal, most=HIGHEST_GOAL)
