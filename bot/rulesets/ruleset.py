"""What a ruleset brings along, part by part.

Positions, actions and events are the ruleset's own classes, so parameters that take them are open here: a
ruleset is only ever given what it has made itself.
"""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.reach import Reach
from bot.engine.ruleset import Action, Event, OwnBoard, OwnPosition, OwnSetup, Position, Rules, Setup, Side
from bot.engine.terms import Nation, ProvinceId, Resource, Unit, Wedge
from bot.model.turns import Reason

if TYPE_CHECKING:
    from bot.model.messages import Picture
    from bot.rulesets.presenter import Presenter

Script = Callable[[Any], Generator[Action, Any, None]]
"""What a command wants done: yields actions and is sent the position after each."""


class Boards(Protocol):
    """Board files."""

    FORMAT: str
    """What such a file says it is."""

    @property
    def FAULTS(self) -> Mapping[str, str]:  # noqa: N802 a module's constant
        """Texts for faults of `SetupError` that only these boards have, as templates of its facts."""

    def read(self, data: bytes, find: Callable[[str], Path]) -> Board:
        """The board; `find` finds files that go with it. Raises `ValidationError` and `SetupError`."""


class Options(Protocol):
    """The settings of a game between `/game new` and its start."""

    def settings(self, board: OwnBoard, nations: int | None, options: Any) -> dict[str, Any]:
        """What a game's row keeps; raises `SetupError` or `AppError` where it cannot be played."""

    def players_of(self, kept: Mapping[str, Any]) -> int | None:
        """People the table is for; None for as many as join."""

    def numbers(self, board: OwnBoard) -> tuple[int, ...]:
        """Numbers of nations with which a board can be played; none on a board of another ruleset."""

    def seats_drawn(self, kept: Mapping[str, Any]) -> bool:
        """Whether lots decide who sits first."""

    def sides(self, board: OwnBoard, kept: Mapping[str, Any]) -> tuple[Side, ...]:
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

    def settings_to_json(self, setup: Any, given: Any) -> dict[str, Any]:
        """What a game's row keeps of a set-up: the settings, and the chance that has gone into its start.

        `given` is the position that it starts with instead of the ordinary one, if any.
        """

    def variant_from_text(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Settings whose values were typed; raises `ValidationError`."""

    def record_from_json(self, text: str | bytes, boards: Callable[[str], OwnBoard]) -> RecordContents:
        """A record of this ruleset, checked as far as that does not depend on playing.

        Raises `ValidationError`, `SetupError` and `RecordError`.
        """

    def record_to_json(self, setup: Any, given: Any, actions: Sequence[Any]) -> dict[str, Any]:
        """The end of a record, which is the ruleset's own: the actions, and what goes with them.

        What chance has brought stands there as the format has it, and nothing that it has not brought yet.
        """

    def snapshot_to_json(self, position: Any) -> dict[str, Any]:
        """A position at any point of a turn."""

    def snapshot_from_json(self, setup: Any, data: Mapping[str, Any]) -> Position:
        """The position that a snapshot was made of."""


class Notation(Protocol):
    """One line of text for each action."""

    @property
    def FORMS(self) -> Mapping[str, Sequence[str]]:  # noqa: N802 - a constant
        """How actions may be written, by their types: examples, whether or not they can be played."""

    def print_action(self, action: Any) -> str:
        """One action."""

    def print_turn(self, actions: Iterable[Any]) -> str:
        """Several, in one line."""

    def parse_action(self, text: str) -> Action:
        """The action; raises `NotationError`."""

    def parse_turn(self, text: str) -> Sequence[Action]:
        """The actions of a line; raises `NotationError`."""


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

    def examples(self, position: Any, kind: str | None = ...) -> tuple[str, ...]:
        """Turns in notation that fit a position, where possible with such an action."""


class Players(Protocol):
    """Computer players."""

    @property
    def POLICIES(self) -> Collection[str]:  # noqa: N802 - a constant
        """Who can play: the levels, and others to compare them with; `random` among them."""

    def think(
        self, position: Any, policy: str, chance: Random, factors: Mapping[str, float] | None = None
    ) -> Sequence[Action]:
        """What a policy or level does, as far as it goes without anybody else.

        `factors` multiply weights of a level by name, or its `leeway`, for trials (`python -m tools.tune`,
        `tools.train`).
        """

    def reasons(self, before: Any, after: Any, nation: Nation) -> Sequence[Reason]:
        """What a turn of a nation was good for, the best first; never empty. It takes tenths of a second."""

    def skill_of(self, policy: str) -> dict[str, Any]:
        """What it is made of, as JSON: two of one skill play alike; nothing where that is not in numbers."""

    def outlook(self, position: Any) -> Any:
        """What the chances go by, as `python -m tools.train` learns from it (`bot.players.win_chances`)."""

    def chances(self, position: Any) -> Mapping[Nation, float]:
        """The share of games that each would win from here among `hard` players, 0 to 1; together 1."""


OwnRenderer = Any
"""Draws positions of one ruleset, from several threads; has `warm` and `draw`, and what else it can draw."""


class Pictures(Protocol):
    """Pictures of positions."""

    VIEWS: tuple[Any, ...]
    """Names of the ways to look at a position."""

    def Renderer(self, boards: Path | None) -> OwnRenderer:  # noqa: N802 - a class
        """Draws with what lies in a folder of boards, or beside each board's file."""

    def movement_range(self, position: Any, nation: Nation, origin: ProvinceId, unit: Unit) -> Reach:
        """How far units of a nation get from a province in which it has some."""

    def shoot(
        self,
        renderer: Any,
        film: Any,
        *,
        width: int = ...,
        limit: int = ...,
        stopped: Callable[[], bool] = ...,
        begun: Callable[[int], None] = ...,
    ) -> "Picture":
        """A `bot.render.film.Film` as a moving picture."""

    def pieces_of(self, position: Any) -> Any:
        """What lies on the map, as `bot.render.map.pieces.MapPieces`."""

    def stones_of(self, position: Any) -> Mapping[Nation, Wedge | None]:
        """Where the stones lie on the rondel, in order of seats; None where one is not on it yet."""

    def wedge_title(self, wedge: Wedge) -> str:
        """What stands beside a wedge of the rondel, in the language spoken."""


Offers = Callable[[Any, str, dict[str, str]], Sequence[tuple[str, str]]]
"""Entries to pick from: out of the position, what is typed, and the other options."""


class Panel(Protocol):
    """The pages of the guided turn; views and pages are those of `bot.app` and `bot.panel`."""

    def page_of(self, view: Any, asked: str = ..., first: Resource | None = ...) -> Any:
        """The page asked for, where it still makes sense; else the natural one."""

    def playing(self, actions: Sequence[Any], first: Resource | None = ...) -> Script:
        """Does what was pressed, each action paid with `first` as far as that goes."""

    def drafted(self, asked: str) -> str:
        """What is chosen and not yet done on the page asked for; "" where nothing is."""

    def previewed(self, position: Any, asked: str) -> Any:
        """The position with what is chosen on the page asked for."""

    def own_places(self, position: Any, nation: Nation) -> Sequence[ProvinceId]:
        """Where a nation is, for the frame of a picture."""


class Commands(Protocol):
    """Slash commands; views, interactions and the like are Discord's."""

    @property
    def EXTENSIONS(self) -> Sequence[str]:  # noqa: N802 a module's constant
        """Modules with commands and buttons that only this ruleset brings along."""

    @property
    def SCRIPTS(self) -> Mapping[str, Callable[..., Generator[Action, Any, None]]]:  # noqa: N802 a module's constant
        """What the commands of a turn do: by name, from the position and the options."""

    @property
    def OFFERS(self) -> Mapping[tuple[str, str], Offers]:  # noqa: N802 a module's constant
        """What their options may hold, by command and option."""

    def why_nothing(self, position: Any, command: str, option: str) -> str:
        """Why an option of a command may hold nothing just now; "" where that is not known."""

    def choice_view(self, table: Any) -> Any:
        """Buttons for what the player awaited has to choose first; None where nothing is owed."""

    def owed(self, error: RuleError, position: Any) -> str | None:
        """What has to be chosen before a command that was refused, in words; None where nothing has."""

    def read_variant(self, text: str) -> Any:
        """The option `variant` of `/game new`; raises `InputError`."""

    def offer_variants(self, current: str) -> Sequence[tuple[str, str]]:
        """What it may hold."""

    def unit_places(self, position: Any, nation: Nation) -> Collection[ProvinceId]:
        """Where a nation has units."""

    def unit_at(self, position: Any, province: ProvinceId, first: Collection[Nation]) -> Unit:
        """What stands in a province, units of the nations in `first` before others."""

    async def topic_picture(self, queue: Any, topic: str) -> Any:
        """The picture of a topic of the rules; None where words do."""


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question that somebody may be asked outside their turn; `Question` is one of them."""

    key: str
    answers: tuple[str, ...]
    """By their short names."""
    default: str
    beforehand: bool = False
    """Whether a standing order may answer it, and a game's settings say what counts where nobody does."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that is one ruleset's own."""

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
    """What may be asked outside of turns; nothing in many games."""

    @property
    def standing_questions(self) -> tuple[QuestionKind, ...]:
        """Those that may be answered beforehand."""
        return tuple(kind for kind in self.questions if kind.beforehand)

    def setup(self, board: OwnBoard, kept: Mapping[str, Any], nations: tuple[Nation, ...]) -> Setup:
        """The set-up of a stored game."""
        return self.rules.setup(board, kept, nations)
