"""The interface by which a ruleset turns positions, actions and events into text."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.ruleset import Event
from bot.engine.terms import Nation, ProvinceId, Wedge
from bot.model import OrderRow, PlanRow
from bot.model.orders_plans import OrderBook, PlanOutlook
from bot.model.turns import (
    Digest,
    Happening,
    HistoryPage,
    PastTurn,
    PlanNews,
    Readers,
    Reason,
    TableMessage,
    Turn,
    TurnEvents,
    TurnReport,
)
from bot.notation.errors import NotationError


class Overview(NamedTuple):
    """A status page: title, leading text, and sections as (heading, text)."""

    title: str
    text: str
    sections: tuple[tuple[str, str], ...]


class Topic(NamedTuple):
    """A help topic: heading, one-line summary, body and example."""

    title: str
    summary: str
    text: str
    example: str


class Presenter(Protocol):
    """Formats positions, actions and events in the current locale."""

    def by_turn(self, first: Nation, now: Any, events: Sequence[Happening]) -> list[TurnEvents]:
        """Group events by turn; `first` is the nation of the first turn, `now` the position after them."""

    def format_game_start(self, position: Any, readers: Readers, *, orders: bool = True) -> str:
        """Announce the start of a game; with `orders`, ask for standing orders if the ruleset has any."""

    def format_turn(self, position: Any, turns: Sequence[TurnEvents], readers: Readers) -> str:
        """Summarise finished turns and the score."""

    def format_won(self, position: Any, turns: Sequence[TurnEvents], readers: Readers) -> TableMessage:
        """Announce the end of the game and its winner."""

    def format_standings(self, position: Any, readers: Readers) -> str:
        """Format the final standings."""

    def format_settings(self, kept: Mapping[str, Any]) -> str:
        """Format the settings that differ from the defaults on one line; "" if none do."""

    def score_line(self, position: Any) -> str:
        """Format all scores on one line."""

    def call_turn(self, position: Any, plan: PlanNews | None = None) -> str:
        """Format the turn notification for the mover."""

    def format_demand(self, position: Any, readers: Readers = ...) -> TableMessage:
        """Format the pending question for the player who must answer it."""

    def format_question_settled(
        self, position: Any, after: Any, events: Sequence[Happening], readers: Readers = ...
    ) -> str:
        """Announce how a question was settled."""

    def format_question_withdrawn(self, position: Any) -> str:
        """Announce that a question no longer needs an answer."""

    def format_turn_resumed(
        self,
        position: Any,
        earlier: Sequence[Happening],
        latest: Sequence[Happening],
        plan: PlanNews | None = None,
        readers: Readers = ...,
    ) -> TableMessage:
        """Tell the mover that the turn continues after a question, answered by the first of `latest`."""

    def lost_cities(self, board: Board, lost: Sequence[Any], readers: Readers) -> str:
        """Format each lost city with its conqueror, and what was lost with it."""

    def format_events(self, board: Board, events: Sequence[Happening], readers: Readers = ...) -> list[str]:
        """Format events as sentences, with reasons for automatic actions."""

    def format_change(self, board: Board, change: Any) -> str:
        """Explain why a planned action is no longer valid."""

    def format_rule_error(self, board: Board, error: RuleError) -> str:
        """Explain why the rules refuse an action, naming the nation."""

    def say_action(self, board: Board, action: Any) -> str:
        """Describe an action in words."""

    def format_reply(self, report: TurnReport, aim: Any = ...) -> str:
        """Format the private reply after a player's actions; `aim` is the command's goal, if any."""

    def format_results(self, report: TurnReport) -> str:
        """List what happened, one line per event."""

    def format_status(
        self, position: Any, names: Mapping[Nation, str], first: Nation | None = None
    ) -> Overview:
        """Format the status page of a position; in turn order from `first`, the reader's nation."""

    def format_whole_board(self, position: Any, names: Mapping[Nation, str]) -> list[str]:
        """Describe the whole board in text, as an alternative to the picture; sections begin in bold."""

    def format_region(self, position: Any, province: ProvinceId) -> list[str]:
        """Describe a province and its neighbours."""

    def format_picture_caption(
        self, position: Any, view: str, province: ProvinceId | None, reach: Any, *, mine: bool
    ) -> str:
        """Format the caption above a board picture."""

    def format_legal_moves(self, position: Any, name: str | None = ...) -> list[str]:
        """List the legal actions; `name` is the mover's name if another player reads the list."""

    def format_history(
        self, board: Board, turns: Sequence[Turn | PastTurn], names: Mapping[Nation, str]
    ) -> list[str]:
        """List past turns, oldest first: a heading for each, then its events as lines beginning with `- `."""

    def format_caption(self, board: Board, events: Sequence[Event]) -> str:
        """Summarise a turn in one short line."""

    def format_reasons(self, board: Board, events: Sequence[Event], reasons: Sequence[Reason]) -> str:
        """Explain in one sentence why a turn was played, starting with its most important event, if any."""

    def format_past_turn(self, walk: HistoryPage) -> str:
        """Format one turn of the history browser."""

    def format_round(self, turns: Sequence[PastTurn]) -> str:
        """Summarise a round, or the part of it given, on one line."""

    def format_digest(self, digest: Digest) -> str:
        """Format the catch-up: what happened since the reader's last turn."""

    def format_own_refusal(self, board: Board, error: RuleError) -> str:
        """Explain to the acting player, in the second person, why the rules refuse their action."""

    def topic_of(self, error: RuleError) -> str:
        """Return the key of the topic that explains a refusal."""

    def format_plan(self, board: Board, plan: PlanRow, outlook: PlanOutlook | None = ...) -> str:
        """Format a stored plan and its expected outcome for its author."""

    def format_plan_draft(self, board: Board, plan: PlanRow, outlook: PlanOutlook) -> str:
        """Format a plan that is still being edited."""

    def format_press_reply(self, board: Board, plan: PlanRow | None, outlook: PlanOutlook, verb: str) -> str:
        """Format the reply to a button press that changed a plan; `plan` is None if it was deleted."""

    def format_orders(self, book: OrderBook) -> str:
        """List a player's standing orders and how to change them."""

    def format_orders_reply(self, book: OrderBook) -> str:
        """Format the reply to a changed standing order, listing all current ones."""

    def format_order_effect(
        self, book: OrderBook, order: OrderRow | None, mover: Nation, province: ProvinceId
    ) -> str:
        """Format what a standing order would do if `mover` entered `province`."""

    @property
    def FIRST(self) -> str:  # noqa: N802 a module's constant
        """Key of the topic shown first."""

    @property
    def WEDGE_NAMES(self) -> Mapping[Wedge, str]:  # noqa: N802 a module's constant
        """Wedge names in the current locale; the maneuver wedges are numbered."""

    @property
    def TOPICS(self) -> Mapping[str, Topic]:  # noqa: N802 a module's constant
        """Topics of `/rules` by key; texts use the locale at the time of lookup."""

    def format_help(self, patience: int = 0, goal: int | None = None) -> str:
        """Format a thirty-second introduction for new players.

        `patience` is the time in seconds after which players are called in live play; 0 if there is none.
        `goal` is the score to win agreed on for the channel's game; None for the usual one.
        """
