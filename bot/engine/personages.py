"""Personages by kind (S6, V2, V3)."""

from typing import Final, NamedTuple

from bot.engine.terms import Personage


class Personages(NamedTuple):
    """Numbers of personages by kind."""

    king: int = 0
    scholar: int = 0
    general: int = 0
    citizen: int = 0
    navigator: int = 0

    @property
    def total(self) -> int:
        """Number of personages of all kinds."""
        return sum(self)

    def of(self, kind: Personage) -> int:
        """Return the number of personages of one kind."""
        return int(getattr(self, kind))

    def minus(self, other: "Personages") -> "Personages":
        """Return the difference by kind; counts may be negative."""
        return Personages(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))


NO_PERSONAGES: Final = Personages()
