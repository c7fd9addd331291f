"""The position of a game of Antike: immutable data, no rules.

A position changes by being replaced; the parts that stay the same are shared. So keeping an old position
(for undo, for plans, for search) costs nothing. Nobody assigns to a field: new values come from `evolve`.
`frozen=True` would say so once more, but make every new position four times as dear, so a test says it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from bot.engine.antike.setup import Setup
from bot.engine.antike.terms import KnowHow
from bot.engine.personages import NO_PERSONAGES
from bot.engine.personages import Personages as Personages
from bot.engine.purse import EMPTY, Purse
from bot.engine.terms import MANEUVERS, Nation, Personage, ProvinceId, Unit, Wedge

Stack = tuple[int, int, int, int]
"""Like units of one nation in one province, counted by actions left (0 to 3).

Off its maneuver a nation's units have no action left, so they all stand at index 0.
"""
Stacks = Mapping[ProvinceId, Stack]
NO_STACK: Final[Stack] = (0, 0, 0, 0)
Reason = Literal["target", "temple", "cap", "concession", "ended"]


class Phase(StrEnum):
    """What the turn is waiting for; the order within a turn is T3's."""

    PICK = "pick"  # start cities are picked, before the first round (X4, S10)
    RONDEL = "rondel"  # the stone has to move (a chip may be owed first, S7)
    WEDGE = "wedge"  # the wedge's action is open, and all that may follow it
    CONQUEST = "conquest"  # a city was conquered: movement is over (M7)
    FOUNDING = "founding"  # a city was founded: the wedge's action is over (T3)
    ANSWER = "answer"  # another nation says whether it fights (M5)
    PERSONAGE = "personage"  # the nation picks its eighth-know-how personage (K4)
    OVER = "over"


class Bank(NamedTuple):
    """What the bank still holds (S6)."""

    coins: int
    temples: int
    personages: Personages


class Outcome(NamedTuple):
    """How the game ended: by the rules (W1, W2), by its players, or at a cap; then it may have no winner."""

    winner: Nation | None
    reason: Reason


@dataclass
class NationState:
    """All that belongs to one nation."""

    wedge: Wedge | None = None
    purse: Purse = EMPTY
    know_hows: frozenset[KnowHow] = frozenset()
    cities: frozenset[ProvinceId] = frozenset()
    temples: frozenset[ProvinceId] = frozenset()
    legions: Stacks = field(default_factory=dict)
    galleys: Stacks = field(default_factory=dict)
    personages: Personages = NO_PERSONAGES
    earned: Personages = NO_PERSONAGES
    """Those received by threshold (V2); scholars and generals are never counted here."""
    owes_chip: bool = False
    """The bank had no coin for it: it takes a chip at the start of its next turn (S7)."""

    def stacks(self, unit: Unit) -> Stacks:
        """Where its legions, or galleys, stand."""
        return self.legions if unit == "legion" else self.galleys

    def stack(self, unit: Unit, province: ProvinceId) -> Stack:
        """Its legions, or galleys, in one province."""
        return self.stacks(unit).get(province, NO_STACK)

    def count(self, unit: Unit, province: ProvinceId) -> int:
        """How many legions, or galleys, it has in one province."""
        return sum(self.stack(unit, province))

    def total(self, unit: Unit) -> int:
        """How many legions, or galleys, it has on the board."""
        return sum(map(sum, self.stacks(unit).values()))


@dataclass
class Turn:
    """What has happened this turn as far as a later rule of the same turn asks for it."""

    armed: Mapping[ProvinceId, int] = field(default_factory=dict)
    """Units set up by province (A1)."""
    scholars: int = 0
    """NEW know-hows learned (K3)."""
    generals: int = 0
    """Temples destroyed (M13)."""
    all_eight: bool = False
    """The eighth know-how was learned this turn (K4)."""
    stacks_were_empty: bool = False
    """All 35 personages were gone when the turn began (W2)."""


class Demand(NamedTuple):
    """An entry that other nations may answer with a fight (M5)."""

    unit: Unit
    province: ProvinceId
    asked: tuple[Nation, ...]
    """Those still to answer, clockwise; the first one is awaited."""


@dataclass
class Position:
    """Everything that decides what may happen next."""

    setup: Setup
    round: int
    """0 while start cities are picked."""
    mover: Nation
    nations: Mapping[Nation, NationState]
    bank: Bank
    phase: Phase = Phase.RONDEL
    turn: Turn = field(default_factory=Turn)
    demand: Demand | None = None
    choice: tuple[Personage, ...] = ()
    """The stacks between which the mover chooses (K4)."""
    outcome: Outcome | None = None

    @property
    def current(self) -> NationState:
        """The nation whose turn it is."""
        return self.nations[self.mover]

    @property
    def winner(self) -> Nation | None:
        """The nation that has won, if the game is over."""
        return self.outcome.winner if self.outcome else None

    @property
    def awaited(self) -> Nation | None:
        """The one nation that must act now; None after the end."""
        if self.phase is Phase.OVER:
            return None
        return self.demand.asked[0] if self.demand else self.mover

    @property
    def maneuvering(self) -> bool:
        """Whether the mover's units count their actions: from the maneuver wedge until the turn ends."""
        if self.current.wedge not in MANEUVERS:
            return False
        if self.outcome is not None:
            return self.outcome.reason == "temple"  # the game ended within the turn (W2)
        return self.phase not in {Phase.RONDEL, Phase.PERSONAGE}

    def owner(self, province: ProvinceId) -> Nation | None:
        """Whose city stands in a province."""
        return next((name for name, nation in self.nations.items() if province in nation.cities), None)
