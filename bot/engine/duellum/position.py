"""The position of a game of Duellum: immutable data without rules.

As in Antike, positions are replaced, never modified; `evolve` creates new ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from bot.engine.duellum.setup import Setup
from bot.engine.duellum.terms import CardId, KnowHow
from bot.engine.personages import NO_PERSONAGES, Personages
from bot.engine.purse import EMPTY, Purse
from bot.engine.terms import MANEUVERS, Chip, Nation, ProvinceId, Unit, Wedge

Stack = tuple[int, ...]
"""Units of one type of a nation in a province, counted by crossings left, from 0.

Never empty, and the last count is not 0. Outside the movement of its maneuver, all units of a nation are at
index 0.
"""
Stacks = Mapping[ProvinceId, Stack]
Cards = Mapping[CardId, int]
"""Number of cards by kind, without zeros."""
Reason = Literal["target", "cap", "concession", "ended"]
NO_CARDS: Final[Cards] = {}


class Phase(StrEnum):
    """Phases of a turn (DT3)."""

    CARDS = "cards"  # cards must be taken (DE4)
    RONDEL = "rondel"  # the stone must move
    ACTION = "action"  # the wedge's action, and everything that may follow
    MOVEMENT = "movement"  # units move (DM1)
    CONQUEST = "conquest"  # a city was conquered: movement is over (DM5)
    FOUNDING = "founding"  # a city was founded: the wedge's action is over (DT3)
    OVER = "end"


class Units(NamedTuple):
    """Numbers of legions and galleys."""

    legions: int = 0
    galleys: int = 0

    def of(self, unit: Unit) -> int:
        """Return the number of one type."""
        return self.legions if unit == "legion" else self.galleys

    def plus(self, unit: Unit, count: int) -> "Units":
        """Return a copy with `count` more of one type, possibly negative."""
        if unit == "legion":
            return Units(self.legions + count, self.galleys)
        return Units(self.legions, self.galleys + count)


NO_UNITS: Final = Units()


class Bank(NamedTuple):
    """Contents of the bank (DS4)."""

    coins: int
    temples: int
    tokens: Purse
    """City tokens by resource (DF2)."""
    personages: Personages


class Outcome(NamedTuple):
    """End of a game: by the rules (DW1), by its players, or at the maximum round, possibly without winner."""

    winner: Nation | None
    reason: Reason


@dataclass
class NationState:
    """State of one nation."""

    wedge: Wedge | None = None
    purse: Purse = EMPTY
    know_hows: frozenset[KnowHow] = frozenset()
    cities: Mapping[ProvinceId, Chip] = field(default_factory=dict)
    temples: frozenset[ProvinceId] = frozenset()
    walls: frozenset[ProvinceId] = frozenset()
    legions: Stacks = field(default_factory=dict)
    galleys: Stacks = field(default_factory=dict)
    box: Units = NO_UNITS
    """Units in the recruitment box (DS3)."""
    personages: Personages = NO_PERSONAGES
    cards: Cards = field(default_factory=dict)

    def stacks(self, unit: Unit) -> Stacks:
        """Return its legions, or galleys, by province."""
        return self.legions if unit == "legion" else self.galleys

    def count(self, unit: Unit, province: ProvinceId) -> int:
        """Return the number of its legions, or galleys, in a province."""
        stack = self.stacks(unit).get(province)
        return sum(stack) if stack else 0

    def total(self, unit: Unit) -> int:
        """Return the number of its legions, or galleys, on the board."""
        return sum(map(sum, self.stacks(unit).values()))


@dataclass
class Turn:
    """What happened this turn, as far as later rules of the turn depend on it."""

    ready: Units = NO_UNITS
    """Units in the box at the start of the turn that have not been placed (DA3)."""
    armed: Mapping[ProvinceId, int] = field(default_factory=dict)
    """Units placed, by province (DA2)."""
    learned: frozenset[KnowHow] = frozenset()
    """Know-hows developed, which are owned after the turn (DK5)."""
    scholars: int = 0
    """Know-hows developed that the rival does not own (DK3)."""
    generals: int = 0
    """Temples destroyed by conquest (DV4)."""
    conquered: bool = False
    """Whether the rival lost a city (DE4, DE8)."""
    temple_discount: int = 0
    """Reduction of the next temple's price in marble (DE7, Architect)."""
    know_how_discount: int = 0
    """Reduction of the next know-how's price in gold (DE7, Philosopher)."""
    free_steps: bool = False
    """Whether moving the stone is free (DE7, Omen)."""
    settlers: int = 0
    """Cities that may be founded without a unit (DE7, Settlers)."""


@dataclass
class Position:
    """The complete state of a game."""

    setup: Setup
    round: int
    mover: Nation
    nations: Mapping[Nation, NationState]
    bank: Bank
    phase: Phase = Phase.RONDEL
    turn: Turn = field(default_factory=Turn)
    display: tuple[CardId, ...] = ()
    """Face-up cards, sorted, with repetition."""
    discard: Cards = field(default_factory=dict)
    cards_due: int = 0
    """Cards the mover must still take (DE4)."""
    foreseen: tuple[CardId, ...] = ()
    """Cards known to be drawn next: those a record contains beyond its last action (DE9)."""
    outcome: Outcome | None = None

    @property
    def current(self) -> NationState:
        """State of the mover."""
        return self.nations[self.mover]

    @property
    def rival(self) -> Nation:
        """The nation that is not the mover."""
        return self.setup.rival(self.mover)

    @property
    def other(self) -> NationState:
        """State of the rival."""
        return self.nations[self.setup.rival(self.mover)]

    @property
    def winner(self) -> Nation | None:
        """The winner of a finished game."""
        return self.outcome.winner if self.outcome else None

    @property
    def awaited(self) -> Nation | None:
        """The mover; None after the end (DT4)."""
        return None if self.phase is Phase.OVER else self.mover

    @property
    def maneuvering(self) -> bool:
        """Whether the mover's units have crossings left to count (DM1)."""
        return self.phase is Phase.MOVEMENT and self.current.wedge in MANEUVERS

    def owner(self, province: ProvinceId) -> Nation | None:
        """Return the owner of the city in a province; None without a city."""
        return next((name for name, nation in self.nations.items() if province in nation.cities), None)
