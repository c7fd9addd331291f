"""Turns as they are told: events, what a call has done, past turns and why, and who reads of them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, get_args

from bot.engine.ruleset import Action, Event, OwnPosition
from bot.engine.terms import Chip, Nation, Personage, ProvinceId, Unit, Wedge
from bot.model.log import LogRow
from bot.model.orders_plans import PlanState
from bot.model.seats import SeatRow
from bot.model.tables import Table

PlanNews = Literal["played", "ready", "stopped"]
"""What has become of the plan of the player called: played as far as it goes, waiting, or not held.

What it says stays its writer's; the table only hears how it went.
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
    "next",
    "guard",
    "threat",
    "approach",
    "rival",
    "nothing",
]
REASON_KINDS: Final[tuple[ReasonKind, ...]] = get_args(ReasonKind)
Ability = Literal["legions", "galleys", "yields", "cities", "trade"]
"""What a know-how makes better."""


class Automatic(NamedTuple):
    """Stands among events before those that a nation's player has not entered; `reason` as the log has it."""

    nation: Nation
    reason: str


Happening = Event | Automatic
"""What is told of a turn."""


class TurnEvents(NamedTuple):
    """A turn and what happened in it."""

    nation: Nation
    round: int
    events: list[Happening]


class Readers(NamedTuple):
    """Who is named: players by nation, and the nations of people, who want to know what they have lost."""

    names: Mapping[Nation, str] = {}
    people: Collection[Nation] = ()


class TableMessage(NamedTuple):
    """A message: `call` is addressed to whoever is mentioned, `text` to everybody."""

    call: str
    text: str


@dataclass(frozen=True, slots=True)
class TurnReport:
    """What a call has done: the table after it, the events, and whether it had been done before.

    `taken_back` are the actions that an undo has put out of force. Of a call that is repeated only the
    table is told anew.
    """

    table: Table
    seat: SeatRow
    events: tuple[Happening, ...] = ()
    repeated: bool = False
    taken_back: tuple[Action, ...] = ()

    @property
    def position(self) -> OwnPosition:
        """The position after the call."""
        return self.table.started


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn out of a record, as it was played, or as far as it has been played."""

    round: int
    nation: Nation
    events: tuple[Event, ...]
    """With what the turn began with, like the coins of a new round."""
    actions: tuple[Action, ...]
    """The answers of other nations among them; empty where the nation has yet to act."""
    position: OwnPosition
    """As it stands after the last action; where the turn has ended, the next nation is the mover."""


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A turn out of a stored game, with who entered what and when."""

    round: int
    nation: Nation
    events: tuple[Happening, ...]
    """With what the turn began with, like the coins of a new round."""
    rows: tuple[LogRow, ...]
    """The answers of other nations among them."""
    before: OwnPosition
    position: OwnPosition
    """As it stands after the last action; where the turn has ended, the next nation is the mover."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done, in order."""
        return tuple(row.action for row in self.rows)


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A game at one of its turns; `number` 0 is the position before the first one."""

    table: Table
    turns: tuple[PastTurn, ...]
    number: int
    begins: OwnPosition

    @property
    def turn(self) -> PastTurn | None:
        """The turn looked at; None before the first one."""
        return self.turns[self.number - 1] if self.number else None

    @property
    def position(self) -> OwnPosition:
        """As it stood after that turn."""
        return self.turn.position if self.turn else self.begins

    @property
    def length(self) -> int:
        """Actions in force up to there."""
        return sum(len(turn.rows) for turn in self.turns[: self.number])


@dataclass(frozen=True, slots=True)
class Group:
    """So many like units."""

    unit: Unit
    count: int


class Aim(NamedTuple):
    """What a `/move` was to bring about: so many groups along a path."""

    groups: int
    path: Sequence[ProvinceId]


@dataclass(frozen=True, slots=True)
class Threat:
    """A city, what it takes to conquer it (M8), and how many units of a nation get there in time."""

    city: ProvinceId
    owner: Nation
    nation: Nation
    units: int
    defence: int


@dataclass(frozen=True, slots=True)
class Digest:
    """The latest turns for one person."""

    table: Table
    position: OwnPosition
    nations: tuple[Nation, ...]
    """Those of the person; none for who does not play."""
    turns: tuple[PastTurn, ...]
    """What there is to tell, oldest first."""
    since_own: bool
    """Whether `turns` are all since the person ended a turn; if not, they are all, or the latest round."""
    whole: bool
    """Whether `turns` are all there are."""
    before: OwnPosition
    """The position from which they began."""
    threats: tuple[Threat, ...] = ()
    """What others could take on their next turn."""
    plan: PlanState | None = None
    plan_line: int = 0
    """Which line of a plan was played lately, where others before it were not; 0 where nothing is to tell."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that a turn is good for; which facts there are depends on its kind.

    `win`: the turn wins. `stop`: `nation` would have won in its next turn. `hold-up`: `nation` looked close
    to that. `personage`: `count` of them, the last being the `total`-th of its kind. `towards`: `count`
    cities, temples or seas more bring one. `cities`, `temples`, `walls`: `count` new ones in
    `provinces`; the first of the cities yields `chip`. `know-how`: its `ability`, of several the best.
    `chips`: `count` of `chip`. `units`: `count`. `sites`: `count` more places for a city. `cards`: `count`.
    `next`: what `wedge` would bring now. `guard`: `provinces` that `nation` could have taken. `threat`,
    `approach`: `provinces` of `nation` within reach, or nearer. `rival`: `nation` has lost `count` units,
    or is worse off otherwise.
    """

    kind: ReasonKind
    worth: float
    """By how much it has made the position better, as the evaluation counts."""
    nation: Nation | None = None
    provinces: tuple[ProvinceId, ...] = ()
    count: int = 0
    total: int = 0
    personage: Personage | None = None
    chip: Chip | None = None
    wedge: Wedge | None = None
    ability: Ability | None = None
