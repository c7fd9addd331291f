"""The position of a game of Antike: immutable data without rules.

Positions are replaced, never modified, and share their unchanged parts, so keeping an old position (for undo,
plans or search) costs nothing. No code assigns to a field: new values come from `evolve`. `frozen=True` would
enforce this, but make creating a position four times as slow, so a test checks it instead.
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
"""Units of one type and nation in one province, counted by actions left (0 to 3).

Outside its maneuver a nation's units have no actions left, so all are at index 0.
"""
Stacks = Mapping[ProvinceId, Stack]
NO_STACK: Final[Stack] = (0, 0, 0, 0)
Reason = Literal["target", "temple", "cap", "concession", "ended"]


class Phase(StrEnum):
    """What the game is waiting for; T3 defines the order within a turn."""

    PICK = "pick"  # pick of a start city before the first round (X4, S10)
    RONDEL = "rondel"  # the stone must move, after taking a chip if owed (S7)
    WEDGE = "wedge"  # the wedge's action and all later ones of the turn are open
    CONQUEST = "conquest"  # a city was conquered: movement is over (M7)
    FOUNDING = "founding"  # a city was founded: the wedge's action is over (T3)
    ANSWER = "answer"  # another nation answers whether it fights (M5)
    PERSONAGE = "personage"  # the mover chooses its personage for the eighth know-how (K4)
    OVER = "over"


class Bank(NamedTuple):
    """Contents of the bank (S6)."""

    coins: int
    temples: int
    personages: Personages


class Outcome(NamedTuple):
    """Result of a game, ended by the rules (W1, W2), by its players, or at a cap of rounds.

    Only a game ended by its players or at a cap may have no winner.
    """

    winner: Nation | None
    reason: Reason


@dataclass
class NationState:
    """State of one nation."""

    wedge: Wedge | None = None
    purse: Purse = EMPTY
    know_hows: frozenset[KnowHow] = frozenset()
    cities: frozenset[ProvinceId] = frozenset()
    temples: frozenset[ProvinceId] = frozenset()
    legions: Stacks = field(default_factory=dict)
    galleys: Stacks = field(default_factory=dict)
    personages: Personages = NO_PERSONAGES
    earned: Personages = NO_PERSONAGES
    """Personages received by threshold (V2), so never scholars or generals."""
    owes_chip: bool = False
    """Whether it takes a chip at the start of its next turn, as the bank had no coin for it (S7)."""

    def stacks(self, unit: Unit) -> Stacks:
        """Return its legions, or galleys, by province."""
        return self.legions if unit == "legion" else self.galleys

    def stack(self, unit: Unit, province: ProvinceId) -> Stack:
        """Return its legions, or galleys, in one province."""
        return self.stacks(unit).get(province, NO_STACK)

    def count(self, unit: Unit, province: ProvinceId) -> int:
        """Return the number of its legions, or galleys, in one province."""
        return sum(self.stack(unit, province))

    def total(self, unit: Unit) -> int:
        """Return the number of its legions, or galleys, on the board."""
        return sum(map(sum, self.stacks(unit).values()))


@dataclass
class Turn:
    """What happened this turn, as far as later rules of the turn depend on it."""

    armed: Mapping[ProvinceId, int] = field(default_factory=dict)
    """Units placed, by province (A1)."""
    scholars: int = 0
    """Number of NEW know-hows learned (K3)."""
    generals: int = 0
    """Number of temples destroyed (M13)."""
    all_eight: bool = False
    """Whether the eighth know-how was learned this turn (K4)."""
    stacks_were_empty: bool = False
    """Whether all 35 personages were gone when the turn began (W2)."""


class Demand(NamedTuple):
    """An entry into a province that other nations may answer by demanding a fight (M5)."""

    unit: Unit
    province: ProvinceId
    asked: tuple[Nation, ...]
    """Nations still to answer, clockwise; the first one is awaited."""


@dataclass
class Position:
    """The complete state of a game."""

    setup: Setup
    round: int
    """Number of the round; 0 while start cities are picked."""
    mover: Nation
    nations: Mapping[Nation, NationState]
    bank: Bank
    phase: Phase = Phase.RONDEL
    turn: Turn = field(default_factory=Turn)
    demand: Demand | None = None
    choice: tuple[Personage, ...] = ()
    """Kinds of the stacks between which the mover chooses (K4)."""
    outcome: Outcome | None = None

    @property
    def current(self) -> NationState:
        """State of the mover."""
        return self.nations[self.mover]

    @property
    def winner(self) -> Nation | None:
        """The winner; None if the game is running or has none."""
        return self.outcome.winner if self.outcome else None

    @property
    def awaited(self) -> Nation | None:
        """The nation that must act now; None after the end."""
        if self.phase is Phase.OVER:
            return None
        return self.demand.asked[0] if self.demand else self.mover

    @property
    def maneuvering(self) -> bool:
        """Whether the mover's units count their actions: from the maneuver wedge to the end of the turn."""
        if self.current.wedge not in MANEUVERS:
            return False
        if self.outcome is not None:
            return self.outcome.reason == "temple"  # the game ended within the turn (W2)
        return self.phase not in {Phase.RONDEL, Phase.PERSONAGE}

    def owner(self, province: ProvinceId) -> Nation | None:
        """Return the owner of the city in a province; None without a city."""
        return next((name for name, nation in self.nations.items() if province in nation.cities), None)
