"""The position of a game of Duellum: immutable data, no rules.

As in Antike a position changes by being replaced, and nobody assigns to a field: new values come from
`evolve`.
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
"""Like units of one nation in one province, counted by crossings left, from 0 on; never empty, the last
count never 0. Off its maneuver's movement a nation's units all stand at index 0."""
Stacks = Mapping[ProvinceId, Stack]
Cards = Mapping[CardId, int]
"""Cards by kind; kinds of which there is none are left out."""
Reason = Literal["target", "cap", "concession", "ended"]
NO_CARDS: Final[Cards] = {}


class Phase(StrEnum):
    """How far the turn is (DT3)."""

    CARDS = "cards"  # cards are due (DE4)
    RONDEL = "rondel"  # the stone has to move
    ACTION = "action"  # the wedge's action is open, and all that may follow it
    MOVEMENT = "movement"  # units move (DM1)
    CONQUEST = "conquest"  # a city was conquered: movement is over (DM5)
    FOUNDING = "founding"  # a city was founded: the wedge's action is over (DT3)
    OVER = "end"


class Units(NamedTuple):
    """Legions and galleys."""

    legions: int = 0
    galleys: int = 0

    def of(self, unit: Unit) -> int:
        """How many of one kind."""
        return self.legions if unit == "legion" else self.galleys

    def plus(self, unit: Unit, count: int) -> "Units":
        """So many more of one kind, or fewer."""
        if unit == "legion":
            return Units(self.legions + count, self.galleys)
        return Units(self.legions, self.galleys + count)


NO_UNITS: Final = Units()


class Bank(NamedTuple):
    """What the bank still holds (DS4)."""

    coins: int
    temples: int
    tokens: Purse
    """City tokens by resource (DF2)."""
    personages: Personages


class Outcome(NamedTuple):
    """How the game ended: by the rules (DW1), by its players, or at a cap; then it may have no winner."""

    winner: Nation | None
    reason: Reason


@dataclass
class NationState:
    """All that belongs to one nation."""

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
        """Where its legions, or galleys, stand."""
        return self.legions if unit == "legion" else self.galleys

    def count(self, unit: Unit, province: ProvinceId) -> int:
        """How many legions, or galleys, it has in one province."""
        stack = self.stacks(unit).get(province)
        return sum(stack) if stack else 0

    def total(self, unit: Unit) -> int:
        """How many legions, or galleys, it has on the board."""
        return sum(map(sum, self.stacks(unit).values()))


@dataclass
class Turn:
    """What has happened this turn as far as a later rule of the same turn asks for it."""

    ready: Units = NO_UNITS
    """Units that lay in the box when the turn began and have not been set up (DA3)."""
    armed: Mapping[ProvinceId, int] = field(default_factory=dict)
    """Units set up by province (DA2)."""
    learned: frozenset[KnowHow] = frozenset()
    """Developed, and owned from the end of the turn on (DK5)."""
    scholars: int = 0
    """Know-hows developed that the rival does not own (DK3)."""
    generals: int = 0
    """Temples destroyed by conquest (DV4)."""
    conquered: bool = False
    """Whether the rival has lost a city (DE4, DE8)."""
    temple_discount: int = 0
    """Marble off the next temple (DE7, Architect)."""
    know_how_discount: int = 0
    """Gold off the next know-how (DE7, Philosopher)."""
    free_steps: bool = False
    """Whether the stone moves free of charge (DE7, Omen)."""
    settlers: int = 0
    """Cities that may be founded without a unit (DE7, Settlers)."""


@dataclass
class Position:
    """Everything that decides what may happen next."""

    setup: Setup
    round: int
    mover: Nation
    nations: Mapping[Nation, NationState]
    bank: Bank
    phase: Phase = Phase.RONDEL
    turn: Turn = field(default_factory=Turn)
    display: tuple[CardId, ...] = ()
    """Cards that lie open, sorted, with repetition."""
    discard: Cards = field(default_factory=dict)
    cards_due: int = 0
    """Cards that the mover has yet to take (DE4)."""
    foreseen: tuple[CardId, ...] = ()
    """Cards known to come off the pile next: those that a record names beyond its last action (DE9)."""
    outcome: Outcome | None = None

    @property
    def current(self) -> NationState:
        """The nation whose turn it is."""
        return self.nations[self.mover]

    @property
    def rival(self) -> Nation:
        """The nation whose turn it is not."""
        return self.setup.rival(self.mover)

    @property
    def other(self) -> NationState:
        """All that belongs to the rival."""
        return self.nations[self.setup.rival(self.mover)]

    @property
    def winner(self) -> Nation | None:
        """The nation that has won, if the game is over."""
        return self.outcome.winner if self.outcome else None

    @property
    def awaited(self) -> Nation | None:
        """The mover, and nobody after the end (DT4)."""
        return None if self.phase is Phase.OVER else self.mover

    @property
    def maneuvering(self) -> bool:
        """Whether the mover's units count their crossings (DM1)."""
        return self.phase is Phase.MOVEMENT and self.current.wedge in MANEUVERS

    def owner(self, province: ProvinceId) -> Nation | None:
        """Whose city stands in a province."""
        return next((name for name, nation in self.nations.items() if province in nation.cities), None)
