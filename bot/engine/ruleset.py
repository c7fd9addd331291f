"""What every ruleset's engine offers, and the least that the rest of the bot knows of its values.

A ruleset's own modules know more: their positions, actions and events are concrete classes. Whoever serves
all rulesets holds them by the protocols here and hands them back to the ruleset they came from.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.engine.board import Board
from bot.engine.terms import Nation, ProvinceId

Action = Any
"""Something a nation does, of the ruleset's own class; its `type` is its name in the record format."""
Event = Any
"""Something that an action brought about; only the ruleset's own modules look inside."""
Side = tuple[Nation, ...]
"""The nations that one player plays."""


class Outcome(Protocol):
    """How a game ended."""

    @property
    def winner(self) -> Nation | None:
        """Nobody has won a game that was ended before."""

    @property
    def reason(self) -> str:
        """Why it is over, as records have it."""


class Setup(Protocol):
    """What is fixed before the first turn."""

    @property
    def ruleset(self) -> str:
        """The id under which the ruleset is registered."""

    @property
    def board(self) -> Board:
        """Where it is played."""

    @property
    def nations(self) -> tuple[Nation, ...]:
        """In clockwise order of seats."""

    @property
    def turn_order(self) -> tuple[Nation, ...]:
        """In the order in which they take their turns."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """The nations by player."""


class Position(Protocol):
    """Everything that decides what may happen next; immutable."""

    @property
    def setup(self) -> Setup:
        """What does not change."""

    @property
    def round(self) -> int:
        """The round under way."""

    @property
    def mover(self) -> Nation:
        """Whose turn it is."""

    @property
    def awaited(self) -> Nation | None:
        """The one nation that must act now; None after the end."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, if it has."""


OwnPosition = Any
"""A position as its ruleset's own class, for whoever knows by the game's ruleset which one that is."""
OwnSetup = Any
"""A set-up, likewise."""
OwnBoard = Any
"""A board, likewise."""


class Draw(Protocol):
    """Gives chance when a rule asks for it; what it gave becomes part of the action on record."""

    def __call__(self, among: int, /) -> int:
        """A number from 0 to below `among`, each as likely."""


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is asked besides the ordinary course of a turn.

    Antike knows one kind: whether units are fought after an entry (M5).
    """

    key: str
    """What kind of question it is."""
    nation: Nation
    """Whom it asks now."""
    asked: tuple[Nation, ...]
    """All who are still to be asked, in order."""
    answers: Mapping[str, Action]
    """What may be answered, by short names as standing orders and settings keep them."""
    default: str
    """The answer that is given where nobody answers in time and nothing else was agreed."""
    province: ProvinceId | None = None
    """Where it is about; pictures are cut to it."""
    beforehand: bool = False
    """Whether a standing order may answer it."""


class Rules(Protocol):
    """The rules of a game, pure: nothing here reads, writes, draws lots or knows the time."""

    def setup(self, board: OwnBoard, options: Mapping[str, Any], nations: tuple[Nation, ...]) -> Setup:
        """The set-up of a game; raises `SetupError`."""

    def usual(self, nations: int) -> dict[str, Any]:
        """The settings of a game of so many nations where nobody asks for anything else."""

    def eligible(self, board: OwnBoard, options: Mapping[str, Any]) -> tuple[Nation, ...]:
        """Nations that may play, in the order of seats where nobody chooses; raises `SetupError`."""

    def dealt(self, board: OwnBoard, options: Mapping[str, Any], draw: Draw) -> dict[str, Any]:
        """The settings with the chance in them that the set-up of a game asks for, when it begins."""

    def start(self, setup: Any) -> Position:
        """The position before the first action."""

    def legal(self, position: Any) -> Sequence[Action]:
        """Every legal action of whoever must act, as the ruleset lists them."""

    def apply(self, position: Any, action: Any) -> tuple[Position, Sequence[Event]]:
        """The next position and what happened on the way; raises `RuleError`."""

    def draws(self) -> bool:
        """Whether actions bring chance with them; the settings of a game may do so in any case (`dealt`)."""

    def drawn(self, position: Any, action: Any, draw: Draw, undone: Sequence[Any] = ...) -> Action:
        """The action with the chance in it that the rules ask for here; the same where they ask for none.

        `undone` are actions that were taken back with what they had brought, in the order in which it came.
        """

    def undrawn(self, action: Any) -> Action:
        """The action as it is before chance has brought anything: what players say of that does not count."""

    def chance_of(self, action: Any) -> Any:
        """What chance has brought with an action, to be compared with others; None where nothing."""

    def needs_consent(self, action: Any) -> bool:
        """Whether the others are asked before this is taken back, even if nobody has acted since."""

    def ended(self, position: Any, winner: Nation | None, reason: str) -> Position:
        """The same position, over because its players have ended the game."""

    def question(self, position: Any) -> Question | None:
        """What is asked besides the turn, None in the ordinary course of it."""

    def only_choice(self, position: Any) -> Action | None:
        """What has to be chosen where nothing else can be; never what a player would want to see first."""

    def least(self, position: Any) -> Action:
        """The least that the rules ask for now, for a nation whose player does not act."""

    def ending(self) -> Action:
        """What ends a turn."""

    def begins_turn(self, events: Sequence[Event]) -> bool:
        """Whether the next turn has begun with these events."""

    def ends_turn(self, events: Sequence[Event]) -> bool:
        """Whether a turn has ended with these events."""

    def parted(self, events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
        """What belongs to the turn that goes on or ends, and what the next one begins with."""

    def turn_mark(self, nation: Nation) -> Event:
        """The event that stands before the events of a turn where several turns are shown."""

    def losses(self, events: Sequence[Event], nations: Collection[Nation | None]) -> tuple[Event, ...]:
        """What these nations have lost to others, as far as their players should hear of it."""

    def clock(self, action: Any) -> str:
        """What an action means to somebody's time: `answer`, `end`, `choice` after the turn, or `play`."""

    def score(self, position: Any, nation: Nation) -> int:
        """What counts towards winning."""

    def counts(self, position: Any, nation: Nation) -> Mapping[str, int]:
        """What shows how far a nation is, by what it is: for comparing nations over a game."""
