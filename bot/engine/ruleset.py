"""Interface of every ruleset's engine, with minimal protocols for its values.

A ruleset's own modules use its concrete classes of positions, actions and events. Code that serves all
rulesets uses only the protocols of this module and passes values back to the ruleset they came from.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.engine.board import Board
from bot.engine.terms import Nation, ProvinceId

Action = Any
"""Action of a nation, of the ruleset's own class; its `type` is its name in the record format."""
Event = Any
"""Event caused by an action; only the ruleset's own modules read its fields."""
Side = tuple[Nation, ...]
"""The nations played by one player."""


class Outcome(Protocol):
    """Result of a game."""

    @property
    def winner(self) -> Nation | None:
        """The winner; None if the game was ended before any nation won."""

    @property
    def reason(self) -> str:
        """Reason for the end of the game, as stored in records."""


class Setup(Protocol):
    """Set-up of a game: everything fixed before the first turn."""

    @property
    def ruleset(self) -> str:
        """Id under which the ruleset is registered."""

    @property
    def board(self) -> Board:
        """Board of the game."""

    @property
    def nations(self) -> tuple[Nation, ...]:
        """Nations in clockwise order of seats."""

    @property
    def turn_order(self) -> tuple[Nation, ...]:
        """Nations in the order of their turns."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """Nations grouped by player."""


class Position(Protocol):
    """Complete, immutable state of a game, which determines what may happen next."""

    @property
    def setup(self) -> Setup:
        """Set-up of the game, the same in all its positions."""

    @property
    def round(self) -> int:
        """Number of the current round."""

    @property
    def mover(self) -> Nation:
        """The nation whose turn it is."""

    @property
    def awaited(self) -> Nation | None:
        """The nation that must act now; None after the end."""

    @property
    def outcome(self) -> Outcome | None:
        """Result of the game; None while it is running."""


OwnPosition = Any
"""Position of a ruleset's own class, for code that knows the class from the game's ruleset."""
OwnSetup = Any
"""Set-up of a ruleset's own class, likewise."""
OwnBoard = Any
"""Board of a ruleset's own class, likewise."""


class Draw(Protocol):
    """Random source for rules that involve chance; its result is recorded as part of the action."""

    def __call__(self, among: int, /) -> int:
        """Return a random integer from 0 to `among` - 1, uniformly distributed."""


@dataclass(frozen=True, slots=True)
class Question:
    """Question to nations outside the ordinary course of a turn.

    Antike has one kind: whether to fight units that entered a province (M5).
    """

    key: str
    """Kind of the question."""
    nation: Nation
    """The nation asked now."""
    asked: tuple[Nation, ...]
    """All nations still to be asked, in order."""
    answers: Mapping[str, Action]
    """Possible answers by their short names in standing orders and settings."""
    default: str
    """Answer given if the player does not answer in time and no other one was agreed."""
    province: ProvinceId | None = None
    """Province concerned, to which pictures are cropped."""
    beforehand: bool = False
    """Whether a standing order can answer the question."""


class Rules(Protocol):
    """The rules of a game as pure functions, without I/O, a random source of their own, or a clock."""

    def setup(self, board: OwnBoard, settings: Mapping[str, Any], nations: tuple[Nation, ...]) -> Setup:
        """Return the set-up of a game; raises `SetupError` if it is invalid.

        The keys of `settings` are those of a record's `variant` (`docs/record.md`), and what
        `with_first_draws` adds.
        """

    def default_settings(self, nations: int) -> dict[str, Any]:
        """Return the default settings of a game of `nations` nations."""

    def eligible(self, board: OwnBoard, settings: Mapping[str, Any]) -> tuple[Nation, ...]:
        """Return the nations that may play, in the default order of seats; raises `SetupError`."""

    def with_first_draws(self, board: OwnBoard, settings: Mapping[str, Any], draw: Draw) -> dict[str, Any]:
        """Return the settings with the random draws of the start, which is otherwise always the same."""

    def start(self, setup: Any) -> Position:
        """Return the position before the first action."""

    def legal(self, position: Any) -> Sequence[Action]:
        """Return all legal actions of the nation awaited; empty after the end.

        Payments, and what the ruleset's own `legal` names besides, are left open: an action is listed once,
        if it is affordable.
        """

    def apply(self, position: Any, action: Any) -> tuple[Position, Sequence[Event]]:
        """Return the next position and the events; raises `RuleError` if the action is illegal."""

    def has_draws(self) -> bool:
        """Return whether actions involve random draws; settings may do so in any case (`dealt`)."""

    def with_draw(self, position: Any, action: Any, draw: Draw, undone: Sequence[Any] = ...) -> Action:
        """Return the action with the random draw that the rules require; unchanged if they require none.

        `undone` are undone actions with their draws, in the order in which these were drawn.
        """

    def without_draw(self, action: Any) -> Action:
        """Return the action without its random draw, as draws stated by players do not count."""

    def draw_of(self, action: Any) -> Any:
        """Return the random draw of an action, for comparison with others; None if it has none."""

    def needs_consent(self, action: Any) -> bool:
        """Return whether undoing an action needs the other players' consent even if none has acted since."""

    def ended(self, position: Any, winner: Nation | None, reason: str) -> Position:
        """Return the position after its players have ended the game."""

    def question(self, position: Any) -> Question | None:
        """Return the question that is open; None in the ordinary course of a turn."""

    def forced_action(self, position: Any) -> Action | None:
        """Return the forced choice, if any; never one whose options a player would want to see first."""

    def minimal_action(self, position: Any) -> Action:
        """Return the least action that the rules require now, for a nation whose player does not act."""

    def end_turn_action(self) -> Action:
        """Return the action that ends a turn."""

    def begins_turn(self, events: Sequence[Event]) -> bool:
        """Return whether these events begin the next turn."""

    def ends_turn(self, events: Sequence[Event]) -> bool:
        """Return whether these events end a turn."""

    def split_at_next_turn(self, events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
        """Split events into those of the current turn and those that begin the next one."""

    def turn_mark(self, nation: Nation) -> Event:
        """Return the event shown before a turn's events where several turns are displayed."""

    def losses(self, events: Sequence[Event], nations: Collection[Nation | None]) -> tuple[Event, ...]:
        """Return the losses of these nations to others that their players are to be told."""

    def clock_effect(self, action: Any) -> str:
        """Classify an action for time accounting: `answer`, `end`, `choice` after the turn, or `play`."""

    def score(self, position: Any, nation: Nation) -> int:
        """Return a nation's score, which counts towards winning."""

    def counts(self, position: Any, nation: Nation) -> Mapping[str, int]:
        """Return the numbers that show a nation's progress, by name, for comparing nations over a game."""
