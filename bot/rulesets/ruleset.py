"""What a ruleset brings along, part by part.

Positions, actions and events are the ruleset's own classes, so parameters that take them are open here: a
ruleset is only ever given what it has made itself.
"""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Event, OwnPosition, OwnSetup, Position, Rules, Setup, Side
from bot.engine.terms import Nation, ProvinceId, Unit
from bot.model.messages import Picture
from bot.model.turns import Happening, PlanNews, Readers, Told, TurnTold

__all__ = [
    "Codec",
    "Notation",
    "Options",
    "OwnRenderer",
    "Pictures",
    "Planner",
    "Players",
    "Presenter",
    "RecordContents",
    "Ruleset",
    "Script",
]

Script = Callable[[Any], Generator[Action, Any, None]]
"""What a command wants done: yields actions and is sent the position after each."""


class Options(Protocol):
    """The settings of a game between `/game new` and its start."""

    def settings(self, board: Board, nations: int | None, options: Any) -> dict[str, Any]:
        """What a game's row keeps; raises `SetupError` or `AppError` where it cannot be played."""

    def players_of(self, kept: Mapping[str, Any]) -> int | None:
        """People the table is for; None for as many as join."""

    def numbers(self, board: Board) -> tuple[int, ...]:
        """Numbers of nations with which a board can be played; none on a board of another ruleset."""

    def seats_drawn(self, kept: Mapping[str, Any]) -> bool:
        """Whether lots decide who sits first."""

    def sides(self, board: Board, kept: Mapping[str, Any]) -> tuple[Side, ...]:
        """What each player may choose between."""


class RecordContents(NamedTuple):
    """What a record says."""

    setup: OwnSetup
    players: Mapping[Nation, str]
    """The text that stands for who plays a nation; the same for all nations of one player."""
    actions: tuple[Action, ...]
    given: OwnPosition | None
    """Where it begins; None at the ordinary start."""


class Codec(Protocol):
    """The record format and snapshots."""

    VERSION: str
    """Raised when the rules or the snapshot's form change: old snapshots are then folded anew."""

    def action_to_json(self, action: Any) -> dict[str, Any]:
        """An action in the record format."""

    def action_from_json(self, data: Any) -> Action:
        """The action; raises `ValidationError`."""

    def position_to_json(self, position: Any) -> dict[str, Any]:
        """A position in the record format."""

    def position_from_json(self, setup: Any, data: Mapping[str, Any]) -> Position:
        """A position a record may begin with."""

    def position_hash(self, position: Any) -> str:
        """Tells positions apart."""

    def phase_to_json(self, position: Any) -> str:
        """How far the turn is, in a word."""

    def bank_to_json(self, position: Any) -> dict[str, Any]:
        """What nobody holds as yet."""

    def variant_to_json(self, setup: Any) -> dict[str, Any]:
        """The settings of a game."""

    def variant_from_text(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Settings whose values were typed; raises `ValidationError`."""

    def record_from_json(self, text: str | bytes, boards: Callable[[str], Board]) -> RecordContents:
        """A record of this ruleset, checked as far as that does not depend on playing.

        Raises `ValidationError`, `SetupError` and `RecordError`.
        """

    def snapshot_to_json(self, position: Any) -> dict[str, Any]:
        """A position at any point of a turn."""

    def snapshot_from_json(self, setup: Any, data: Mapping[str, Any]) -> Position:
        """The same position."""


class Notation(Protocol):
    """One line of text for each action."""

    def print_action(self, action: Any) -> str:
        """One action."""

    def print_turn(self, actions: Iterable[Any]) -> str:
        """Several, in one line."""

    def parse_action(self, text: str) -> Action:
        """The action; raises `NotationError`."""

    def parse_turn(self, text: str) -> Sequence[Action]:
        """The actions of a line; raises `NotationError`."""


class Presenter(Protocol):
    """Sentences about positions, actions and events, in the language spoken at the moment."""

    def by_turn(self, first: Nation, now: Any, events: Sequence[Happening]) -> list[TurnTold]:
        """Events turn by turn, from one of the nation `first` on; `now` is where they have led."""

    def tell_begun(self, position: Any, readers: Readers) -> str:
        """A game has begun."""

    def tell_turn(self, position: Any, turns: Sequence[TurnTold], readers: Readers) -> str:
        """Turns that have ended, and the score."""

    def tell_won(self, position: Any, turns: Sequence[TurnTold], readers: Readers) -> Told:
        """The game is over."""

    def tell_standings(self, position: Any, readers: Readers) -> str:
        """How everybody has done in the end."""

    def tell_settings(self, kept: Mapping[str, Any]) -> str:
        """What is not as usual in a game, on one line; nothing for an ordinary game."""

    def score_line(self, position: Any) -> str:
        """How far everybody is, on one line."""

    def call_turn(self, position: Any, plan: PlanNews | None = None) -> str:
        """The call to whoever has the turn."""

    def tell_demand(self, position: Any, readers: Readers = ...) -> Told:
        """The question that somebody is asked."""

    def tell_settled(self, position: Any, after: Any, events: Sequence[Happening]) -> str:
        """What has come of a question."""

    def tell_needless(self, position: Any) -> str:
        """A question need not be answered any more."""

    def tell_resumed(self, position: Any, events: Sequence[Happening], plan: PlanNews | None = None) -> Told:
        """The turn goes on after a question."""

    def tell_lost(self, board: Board, events: Sequence[Event], readers: Readers) -> str:
        """What somebody has lost."""

    def tell_change(self, board: Board, change: Any) -> str:
        """Why a plan does not hold any more."""

    def tell_rule(self, board: Board, error: RuleError) -> str:
        """Why the rules refuse an action."""

    def say_action(self, board: Board, action: Any) -> str:
        """An action, as somebody would say it."""


class Planner(Protocol):
    """Turns that are tried before they are played."""

    def as_if_on_turn(self, position: Any, nation: Nation) -> Position:
        """The start of the nation's next turn if nobody before it did anything."""

    def relied(self, position: Any, action: Any, events: Sequence[Event]) -> dict[str, Any]:
        """The facts on which an action of a plan rests."""

    def may_change(self, error: RuleError) -> bool:
        """Whether an action that is refused now may be legal by the time its turn comes."""

    def next_order(self, position: Any) -> tuple[Nation, ...]:
        """Nations in the order of their turns."""

    def holdings(self, position: Any, nation: Nation) -> str:
        """What of a nation's the pages of its plan count by place; another text, another plan."""

    def threats_to(self, position: Any, nations: Collection[Nation]) -> tuple[Any, ...]:
        """What others could take on their next turn, the most urgent first."""


class Players(Protocol):
    """Computer players."""

    @property
    def POLICIES(self) -> Collection[str]:  # noqa: N802 - a constant
        """Who can play: the levels, and others to compare them with; `random` among them."""

    def think(self, position: Any, policy: str, chance: Random) -> Sequence[Action]:
        """What a policy or level does, as far as it goes without anybody else."""


OwnRenderer = Any
"""Draws positions of one ruleset, from several threads; has `warm` and `draw`, and what else it can draw."""


class Pictures(Protocol):
    """Pictures of positions."""

    VIEWS: tuple[Any, ...]
    """Names of the ways to look at a position."""

    def Renderer(self, boards: Path | None) -> OwnRenderer:  # noqa: N802 - a class
        """Draws with what lies in a folder of boards, or beside each board's file."""

    def reach_of(self, position: Any, origin: ProvinceId, unit: Unit, nations: Sequence[Nation] = ...) -> Any:
        """How far units get; raises `ValueError` where nobody has such units there."""

    def shoot(
        self,
        renderer: Any,
        film: Any,
        *,
        width: int = ...,
        limit: int = ...,
        stopped: Callable[[], bool] = ...,
        begun: Callable[[int], None] = ...,
    ) -> Picture:
        """A `bot.render.film.Film` as a moving picture."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that is one ruleset's own."""

    id: str
    rules: Rules
    options: Options
    codec: Codec
    notation: Notation
    text: Presenter
    planner: Planner
    players: Players
    pictures: Pictures

    def setup(self, board: Board, kept: Mapping[str, Any], nations: tuple[Nation, ...]) -> Setup:
        """The set-up of a stored game."""
        return self.rules.setup(board, kept, nations)
