"""Turns as reported to players: events, results of a command, past turns, reasons and readers."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.engine.ruleset import Action, Event, OwnPosition
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit, Wedge
from bot.model.log import LogRow
from bot.model.orders_plans import PlanState
from bot.model.seats import SeatRow
from bot.model.tables import Table

PlanNews = Literal["played", "ready", "due", "stopped"]
"""What became of the notified player's plan: played as far as it goes, awaiting confirmation, or stopped.

The plan's content stays private; the table only learns how it went.
"""

ReasonKind = Literal[
    "win",
    "stop",
    "hold-up",
    "personage",
    "towards",
    "cities",
    "temples",
    "walls",
    "know-how",
    "chips",
    "units",
    "sites",
    "cards",
    "best-card",
    "only-card",
    "next",
    "guard",
    "threat",
    "approach",
    "rival",
    "nothing",
]
Ability = Literal["legions", "galleys", "yields", "cities", "trade"]
"""What a know-how improves."""


class Automatic(NamedTuple):
    """Marks the following events as entered by the bot; `reason` is that of the log.

    None ends a plan: the player goes on by hand.
    """

    nation: Nation
    reason: str | None


Happening = Event | Automatic
"""An element of a turn's report."""


class TurnEvents(NamedTuple):
    """A turn and its events."""

    nation: Nation
    round: int
    events: list[Happening]


class Readers(NamedTuple):
    """Whom a message names: players by nation, and nations of people, who are told of their losses.

    `you` is the nation that a private message speaks to in the second person; None if it names all nations.
    """

    names: Mapping[Nation, str] = {}
    people: Collection[Nation] = ()
    you: Nation | None = None


class TableMessage(NamedTuple):
    """A message: `call` is addressed to the mentioned users, `text` to everybody."""

    call: str
    text: str


@dataclass(frozen=True, slots=True)
class TurnReport:
    """Result of a command: the table afterwards, the events, and whether it is a repetition.

    `taken_back` lists the actions removed by an undo. A repeated command only has the table reported again.
    """

    table: Table
    seat: SeatRow
    events: tuple[Happening, ...] = ()
    repeated: bool = False
    taken_back: tuple[Action, ...] = ()
    stays: bool = False
    """Whether a reset has left a part of the turn."""
    asks: bool = False
    """Whether the others can be asked to undo what a reset has left."""
    direct: bool = False
    """Whether it is for direct messages, where the commands of a turn do not exist."""

    @property
    def position(self) -> OwnPosition:
        """The position after the command."""
        return self.table.started


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a record, complete or as far as it was played."""

    round: int
    nation: Nation
    events: tuple[Event, ...]
    """Includes events at the start of the turn, such as the coins of a new round."""
    actions: tuple[Action, ...]
    """Includes other nations' answers; empty before the nation has acted."""
    position: OwnPosition
    """Position after the last action; after the end of the turn the next nation is the mover."""


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A turn of a stored game, with author and time of each action."""

    round: int
    nation: Nation
    events: tuple[Happening, ...]
    """Includes events at the start of the turn, such as the coins of a new round."""
    rows: tuple[LogRow, ...]
    """Includes other nations' answers."""
    before: OwnPosition
    position: OwnPosition
    """Position after the last action; after the end of the turn the next nation is the mover."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions in order."""
        return tuple(row.action for row in self.rows)


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A game at one of its turns; `number` 0 is the position before the first."""

    table: Table
    turns: tuple[PastTurn, ...]
    number: int
    begins: OwnPosition
    latest: OwnPosition | None = None
    """The game's current position if this is its latest turn: over also if its players have ended it."""

    @property
    def turn(self) -> PastTurn | None:
        """The selected turn; None before the first."""
        return self.turns[self.number - 1] if self.number else None

    @property
    def position(self) -> OwnPosition:
        """The position after that turn."""
        return self.turn.position if self.turn else self.begins

    @property
    def length(self) -> int:
        """Number of applied actions up to this turn."""
        return sum(len(turn.rows) for turn in self.turns[: self.number])


@dataclass(frozen=True, slots=True)
class Group:
    """A number of equal units."""

    unit: Unit
    count: int


class MoveGoal(NamedTuple):
    """Goal of a `/move` command: a number of groups along a path."""

    groups: int
    path: Sequence[ProvinceId]


@dataclass(frozen=True, slots=True)
class Threat:
    """A threatened city: its defence (M8) and the number of units a nation can bring in time."""

    city: ProvinceId
    owner: Nation
    nation: Nation
    units: int
    defence: int


@dataclass(frozen=True, slots=True)
class Digest:
    """Catch-up of the latest turns for one reader."""

    table: Table
    position: OwnPosition
    nations: tuple[Nation, ...]
    """The reader's nations; empty for spectators."""
    turns: tuple[PastTurn, ...]
    """Turns to report, oldest first."""
    since_own: bool
    """Whether `turns` are exactly those since the reader's last turn; otherwise all, or the latest round."""
    whole: bool
    """Whether `turns` contains every turn of the game."""
    before: OwnPosition
    """Position before the first of these turns."""
    threats: tuple[Threat, ...] = ()
    """What opponents could capture in their next turn."""
    plan: PlanState | None = None
    plan_line: int = 0
    """Number of the plan line just played if earlier ones were skipped; 0 if there is nothing to report."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a turn; the fields used depend on the kind.

    `win`: the turn wins. `stop`: `nation` would have won in its next turn. `hold-up`: `nation` seemed close
    to winning. `personage`: `count` of them, the last being the `total`-th of its kind. `towards`: `count`
    more cities, temples or seas earn one. `cities`, `temples`, `walls`: `count` new ones in `provinces`;
    the first city yields `chip`. `know-how`: its `ability`, the best of several. `chips`: `count` of
    `chip`. `units`: `count`. `sites`: `count` more places for a city. `cards`: `count`. `best-card`: the
    best of those on display. `only-card`: no other kind lies there. `next`: what `wedge` would now yield.
    `guard`: `provinces` that `nation` could have captured. `threat`, `approach`: `provinces` of `nation`
    within reach, or nearer. `rival`: `nation` has lost `count` units, or is worse off otherwise.
    """

    kind: ReasonKind
    worth: float
    """Gain of the position's evaluation."""
    nation: Nation | None = None
    provinces: tuple[ProvinceId, ...] = ()
    count: int = 0
    total: int = 0
    personage: Personage | None = None
    chip: Chip | None = None
    wedge: Wedge | None = None
    ability: Ability | None = None
