"""How well computer players play; the players of every ruleset know these levels."""

from typing import Final, Literal, get_args

__all__ = ["LEVELS", "Level"]

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
