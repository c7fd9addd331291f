"""What is fixed before the first turn: board, seats and variant (S1-S3, W1)."""

from dataclasses import dataclass, field
from typing import Final, Literal

from bot.engine.antike.counts import Personages
from bot.engine.board import Board
from bot.engine.errors import SetupError
from bot.engine.terms import Nation

__all__ = ["Setup", "TwoPlayers", "Variant"]

TwoPlayers = Literal["four-nations", "doubled"]
_TARGETS: Final = {3: 10, 4: 9, 5: 8, 6: 7}


@dataclass(frozen=True, slots=True)
class Variant:
    """The game settings of a record; `goal` overrides the target (W1)."""

    nations: int
    goal: int | None = None
    expert: bool = False
    military: bool = False
    one_city: bool = False
    two_players: TwoPlayers | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """Board, variant and nations in clockwise order of seats.

    Raises `SetupError` where the nations are not those of S1 for this board and number, or where a setting
    is not played yet.
    """

    board: Board
    variant: Variant
    nations: tuple[Nation, ...]
    turn_order: tuple[Nation, ...] = field(init=False)
    """Clockwise from the start nation (S3)."""

    def __post_init__(self) -> None:
        self._check_variant()
        self._check_nations()
        first = self.nations.index(self.board.start_nation[self.variant.nations])
        object.__setattr__(self, "turn_order", self.nations[first:] + self.nations[:first])

    def _check_variant(self) -> None:
        variant = self.variant
        for name in ("expert", "military", "one_city", "two_players"):
            if getattr(variant, name):
                raise SetupError("variant-not-played", setting=name)
        if variant.nations not in _TARGETS or variant.nations not in self.board.start_cities:
            raise SetupError(
                "number-of-nations", nations=variant.nations, allowed=tuple(self.board.start_cities)
            )
        if variant.goal is not None and variant.goal < 1:
            raise SetupError("goal", goal=variant.goal)

    def _check_nations(self) -> None:
        wanted = self.board.start_cities[self.variant.nations]
        if len(self.nations) != len(set(self.nations)) or set(self.nations) != set(wanted):
            raise SetupError("nations", nations=self.nations, allowed=tuple(wanted))

    @property
    def target(self) -> int:
        """Personages that win (W1)."""
        return self.variant.goal or _TARGETS[self.variant.nations]

    @property
    def rewards_all_eight(self) -> bool:
        """Whether all eight know-hows bring a personage (K4; not in X2 and X3)."""
        return not (self.variant.expert or self.variant.military)

    def score(self, personages: Personages) -> int:
        """What counts towards the target (W1)."""
        return personages.total
