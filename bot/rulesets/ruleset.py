"""The interface of a ruleset, one protocol per part.

Positions, actions and events are classes of the ruleset itself, so parameters for them are typed `Any`; a
ruleset only ever receives objects it has created.
"""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.reach import Reach
from bot.engine.ruleset import Action, Event, OwnBoard, OwnPosition, OwnSetup, Position, Rules, Side
from bot.engine.terms import Nation, ProvinceId, Resource, Unit, Wedge

if TYPE_CHECKING:
    from bot.model.messages import Picture
    from bot.model.turns import Reason
    from bot.rulesets.presenter import Presenter

Script = Callable[[Any], Generator[Action, Any, None]]
"""Generator of a command's actions; it is sent the position after each."""


class Boards(Protocol):
    """Reader of board files."""

    FORMAT: str
    """Value of the file's `format` field."""

    @property
    def FAULTS(self) -> Mapping[str, str]:  # noqa: N802 a module's constant
        """Message templates for `SetupError` codes that only this ruleset's boards raise."""

    def read(self, data: bytes, find: Callable[[str], Path]) -> Board:
        """Parse a board file; `find` locates companion files. Raises `ValidationError` and `SetupError`."""


class Options(Protocol):
    """Options of a game from `/game new` to its start."""

    def settings(self, board: OwnBoard, nations: int | None, options: Any) -> dict[str, Any]:
        """Return the settings to store; raises `SetupError` or `AppError` if they cannot be played."""

    def players_of(self, kept: Mapping[str, Any]) -> int | None:
        """Return the number of players the game is for; None if any number may join."""

    def for_two(self, board: OwnBoard, kept: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the settings for two players of a game that any number may join; None if there are none."""

    def numbers(self, board: OwnBoard) -> tuple[int, ...]:
        """Return the supported numbers of nations; empty for boards of another ruleset."""

    def seats_drawn(self, kept: Mapping[str, Any]) -> bool:
        """Return whether the seating order is drawn by lot."""

    def sides(self, board: OwnBoard, kept: Mapping[str, Any]) -> tuple[Side, ...]:
        """Return the sides (nations) that players may choose from."""


class RecordContents(NamedTuple):
    """Contents of a game record."""

    setup: OwnSetup
    players: Mapping[Nation, str]
    """Player label by nation; nations of one player have the same label."""
    actions: tuple[Action, ...]
    given: OwnPosition | None
    """The initial position if it is not the standard one, else None."""


class Codec(Protocol):
    """Serialisation of actions, positions, records and snapshots."""

    VERSION: str
    """Changed with the rules or the snapshot format; older snapshots are then recomputed from the log."""

    def action_to_json(self, action: Any) -> dict[str, Any]:
        """Serialise an action in the record format."""

    def action_from_json(self, data: Any) -> Action:
        """Parse an action; raises `ValidationError`."""

    def position_to_json(self, position: Any) -> dict[str, Any]:
        """Serialise a position in the record format."""

    def position_from_json(self, setup: Any, data: Mapping[str, Any]) -> Position:
        """Parse the initial position of a record."""

    def position_hash(self, position: Any) -> str:
        """Return a hash of a position; equal positions have equal hashes."""

    def phase_to_json(self, position: Any) -> str:
        """Return the name of the current phase of the turn."""

    def bank_to_json(self, position: Any) -> dict[str, Any]:
        """Serialise the contents of the bank."""

    def variant_to_json(self, setup: Any) -> dict[str, Any]:
        """Serialise the variant of a game."""

    def settings_to_json(self, setup: Any, given: Any) -> dict[str, Any]:
        """Serialise a set-up for storage: the variant and the random choices of its start.

        `given` is the initial position if it is not the standard one.
        """

    def variant_from_text(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Parse variant settings given as text; raises `ValidationError`."""

    def record_from_json(self, text: str | bytes, boards: Callable[[str], OwnBoard]) -> RecordContents:
        """Parse a record, with all checks that do not require replaying it.

        Raises `ValidationError`, `SetupError` and `RecordError`.
        """

    def record_to_json(self, setup: Any, given: Any, actions: Sequence[Any]) -> dict[str, Any]:
        """Serialise the ruleset's part of a record: the actions and accompanying data.

        It contains the random draws made so far, and none that are still to come.
        """

    def snapshot_to_json(self, position: Any) -> dict[str, Any]:
        """Serialise a position at any point of a turn."""

    def snapshot_from_json(self, setup: Any, data: Mapping[str, Any]) -> Position:
        """Restore the position of a snapshot."""


class Notation(Protocol):
    """Text notation: one token per action, one line per turn."""

    @property
    def FORMS(self) -> Mapping[str, Sequence[str]]:  # noqa: N802 - a constant
        """Example spellings by action type, whether legal in a given position or not."""

    def print_action(self, action: Any) -> str:
        """Format one action."""

    def print_turn(self, actions: Iterable[Any]) -> str:
        """Format several actions on one line."""

    def parse_action(self, text: str) -> Action:
        """Parse an action; raises `NotationError`."""

    def parse_turn(self, text: str) -> Sequence[Action]:
        """Parse the actions of a line; raises `NotationError`."""


class Planner(Protocol):
    """Support for planned turns."""

    def as_if_on_turn(self, position: Any, nation: Nation) -> Position:
        """Return the position at the start of the nation's next turn, assuming no one acts before it."""

    def assumptions(self, position: Any, action: Any, events: Sequence[Event]) -> dict[str, Any]:
        """Return the facts that a planned action depends on; a change invalidates it.

        The total price of a move of the stone is one of them, as `price`.
        """

    def may_change(self, error: RuleError) -> bool:
        """Return whether a refused action may become legal before its turn comes."""

    def holdings(self, position: Any, nation: Nation) -> str:
        """Return a nation's holdings as its plan pages show them; the pages expire when it changes."""

    def threats_to(self, position: Any, nations: Collection[Nation]) -> tuple[Any, ...]:
        """Return what opponents could capture in their next turn, most urgent first."""


class Players(Protocol):
    """Computer players of the ruleset."""

    @property
    def POLICIES(self) -> Collection[str]:  # noqa: N802 - a constant
        """Names of all policies: the levels, and baselines such as `random`."""

    def think(
        self, position: Any, policy: str, chance: Random, factors: Mapping[str, float] | None = None
    ) -> Sequence[Action]:
        """Return the actions a policy chooses, up to the point where another player must act.

        `factors` multiply weights of a level by name, or its `leeway`, for experiments (`python -m
        tools.tune`, `tools.train`).
        """

    def reasons(self, before: Any, after: Any, nation: Nation) -> "Sequence[Reason]":
        """Return why a turn was good for a nation, best reason first; never empty. Takes some 0.1 s."""

    def skill_of(self, policy: str) -> dict[str, Any]:
        """Return the parameters of a policy as JSON; equal ones play alike. Empty if it has none."""

    def outlook(self, position: Any) -> Any:
        """Return the inputs of `chances`, for training (`tools.train`, `bot.players.win_chances`)."""

    def chances(self, position: Any) -> Mapping[Nation, float]:
        """Return each nation's estimated winning chance among `hard` players, 0 to 1, summing to 1."""


OwnRenderer = Any
"""Thread-safe renderer of one ruleset's positions; has at least `warm` and `draw`."""


class Pictures(Protocol):
    """Rendering of positions."""

    def Renderer(self, boards: Path | None) -> OwnRenderer:  # noqa: N802 - a class
        """Create a renderer; `boards` is a folder with layout files, None for those beside the boards."""

    def movement_range(self, position: Any, nation: Nation, origin: ProvinceId, unit: Unit) -> Reach:
        """Return the provinces that a nation's units in `origin` can reach."""

    def render_film(
        self,
        renderer: Any,
        film: Any,
        *,
        width: int = ...,
        limit: int = ...,
        stopped: Callable[[], bool] = ...,
        begun: Callable[[int], None] = ...,
    ) -> "Picture":
        """Render a `bot.render.film.Film` as an animated picture of at most `limit` bytes."""

    def pieces_of(self, position: Any) -> Any:
        """Return everything drawn on the board as `bot.render.map.pieces.MapPieces`."""

    def wedge_title(self, wedge: Wedge) -> str:
        """Return the label of a wedge in the current locale."""


Offers = Callable[[Any, str, dict[str, str]], Sequence[tuple[str, str]]]
"""Autocomplete source: called with position, typed text and other options; gives (label, value) pairs."""


class Panel(Protocol):
    """Pages of the guided turn; views and pages are types of `bot.app` and `bot.panel`."""

    def page_of(self, view: Any, asked: str = ..., first: Resource | None = ...) -> Any:
        """Return the requested page if it still applies, else the default page."""

    def script_of(self, actions: Sequence[Any], first: Resource | None = ...) -> Script:
        """Return a script of the chosen actions, each paid with `first` as far as possible."""

    def draft_of(self, asked: str) -> str:
        """Return the selection on the requested page that is not yet submitted; "" if there is none."""

    def preview(self, position: Any, asked: str) -> Any:
        """Return the position with the selection of the requested page applied."""


class Commands(Protocol):
    """Slash commands; interactions and views are discord.py's."""

    @property
    def EXTENSIONS(self) -> Sequence[str]:  # noqa: N802 a module's constant
        """discord.py extensions with commands and buttons specific to this ruleset."""

    @property
    def SCRIPTS(self) -> Mapping[str, Callable[..., Generator[Action, Any, None]]]:  # noqa: N802 a module's constant
        """Scripts of the turn commands by name; called with the position and the options."""

    @property
    def OFFERS(self) -> Mapping[tuple[str, str], Offers]:  # noqa: N802 a module's constant
        """Autocomplete sources by command and option."""

    def why_nothing(self, position: Any, command: str, option: str) -> str:
        """Explain why an option has no legal value at the moment; "" if unknown."""

    def choice_view(self, table: Any) -> Any:
        """Return buttons for a choice that the awaited player must make first; None if there is none."""

    def pending_choice(self, error: RuleError, position: Any) -> str | None:
        """Describe the choice that must be made before a refused command; None if there is none."""

    def read_variant(self, text: str) -> Any:
        """Parse the option `variant` of `/game new`, "" if left out; raises `InputError`."""

    def offer_variants(self, current: str) -> Sequence[tuple[str, str]]:
        """Return autocomplete entries for the option `variant`."""

    async def topic_picture(self, queue: Any, topic: str, theme: str) -> Any:
        """Return the picture of a rules topic; None if it has none."""


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question that a player may be asked outside their turn (see `Question`)."""

    key: str
    answers: tuple[str, ...]
    """Short names of the possible answers."""
    default: str
    beforehand: bool = False
    """Whether standing orders can answer it and the game's settings give a fallback."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A complete ruleset."""

    id: str
    boards: Boards
    rules: Rules
    options: Options
    codec: Codec
    notation: Notation
    text: "Presenter"
    planner: Planner
    players: Players
    pictures: Pictures
    panel: Panel
    commands: Commands
    questions: tuple[QuestionKind, ...] = ()
    """Questions that can arise outside a player's turn."""

    @property
    def standing_questions(self) -> tuple[QuestionKind, ...]:
        """Questions that standing orders can answer."""
        return tuple(kind for kind in self.questions if kind.beforehand)
