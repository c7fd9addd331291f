"""Sentences that a ruleset says about its positions, actions and events, and the pages it makes of them."""

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
    """Title, lines, and sections with headings."""

    title: str
    text: str
    sections: tuple[tuple[str, str], ...]


class Topic(NamedTuple):
    """A heading, what it says in one line, the sentences, and an example."""

    title: str
    summary: str
    text: str
    example: str


class Presenter(Protocol):
    """Sentences about positions, actions and events, in the language spoken at the moment."""

    def by_turn(self, first: Nation, now: Any, events: Sequence[Happening]) -> list[TurnEvents]:
        """Events turn by turn, from one of the nation `first` on; `now` is where they have led."""

    def format_game_start(self, position: Any, readers: Readers) -> str:
        """A game has begun."""

    def format_turn(self, position: Any, turns: Sequence[TurnEvents], readers: Readers) -> str:
        """Turns that have ended, and the score."""

    def format_won(self, position: Any, turns: Sequence[TurnEvents], readers: Readers) -> TableMessage:
        """The game is over."""

    def format_standings(self, position: Any, readers: Readers) -> str:
        """How everybody has done in the end."""

    def format_settings(self, kept: Mapping[str, Any]) -> str:
        """What is not as usual in a game, on one line; nothing for an ordinary game."""

    def score_line(self, position: Any) -> str:
        """How far everybody is, on one line."""

    def call_turn(self, position: Any, plan: PlanNews | None = None) -> str:
        """The call to whoever has the turn."""

    def format_demand(self, position: Any, readers: Readers = ...) -> TableMessage:
        """The question that somebody is asked."""

    def format_question_settled(
        self, position: Any, after: Any, events: Sequence[Happening], readers: Readers = ...
    ) -> str:
        """What has come of a question."""

    def format_question_withdrawn(self, position: Any) -> str:
        """A question need not be answered any more."""

    def format_turn_resumed(
        self,
        position: Any,
        events: Sequence[Happening],
        plan: PlanNews | None = None,
        readers: Readers = ...,
    ) -> TableMessage:
        """The turn goes on after a question."""

    def format_loss_notice(self, board: Board, events: Sequence[Event], readers: Readers) -> str:
        """What somebody has lost."""

    def format_change(self, board: Board, change: Any) -> str:
        """Why a plan does not hold any more."""

    def format_rule_error(self, board: Board, error: RuleError) -> str:
        """Why the rules refuse an action."""

    def say_action(self, board: Board, action: Any) -> str:
        """An action, as somebody would say it."""

    def format_reply(self, report: TurnReport, aim: Any = ...) -> str:
        """The private reply to what a player has done; `aim` is what a command was to bring about."""

    def format_results(self, report: TurnReport) -> str:
        """What has happened, a line each."""

    def format_status(self, position: Any, names: Mapping[Nation, str]) -> Overview:
        """How things stand."""

    def format_whole_board(self, position: Any, names: Mapping[Nation, str]) -> list[str]:
        """The whole board, for those who do without a picture."""

    def format_region(self, position: Any, province: ProvinceId) -> list[str]:
        """A province with its neighbours."""

    def format_picture_caption(
        self, position: Any, view: str, province: ProvinceId | None, reach: Any, *, mine: bool
    ) -> str:
        """What stands above a picture."""

    def format_close_up_caption(self, position: Any, nation: Nation) -> str:
        """What stands above a close look at a nation."""

    def format_legal_moves(self, position: Any, name: str | None = ...) -> list[str]:
        """What is legal; `name` is the player's, where somebody else reads it."""

    def format_history(
        self, board: Board, turns: Sequence[Turn | PastTurn], names: Mapping[Nation, str]
    ) -> list[str]:
        """Past turns, oldest first."""

    def format_caption(self, board: Board, events: Sequence[Event]) -> str:
        """A turn in one short line."""

    def format_reasons(self, board: Board, events: Sequence[Event], reasons: Sequence[Reason]) -> str:
        """Why a turn was played, in one sentence; it begins with what counts most of the events, if any."""

    def format_past_turn(self, walk: HistoryPage) -> str:
        """One past turn, for somebody who walks through a game."""

    def format_round(self, turns: Sequence[PastTurn]) -> str:
        """A round, or what there is of it, in one line."""

    def format_digest(self, digest: Digest) -> str:
        """What somebody has missed."""

    def format_own_refusal(self, board: Board, error: RuleError) -> str:
        """Why the rules refuse an action, to whoever has tried it."""

    def format_topic_hint(self, error: RuleError) -> str:
        """Where to read on, below a refusal."""

    def format_plan(self, board: Board, plan: PlanRow, outlook: PlanOutlook | None = ...) -> str:
        """A plan for its writer: what it says, and what will become of it."""

    def format_plan_draft(self, board: Board, plan: PlanRow, outlook: PlanOutlook) -> str:
        """A plan that is being made: what it says so far."""

    def format_no_plan(self, examples: Sequence[str] = ...) -> str:
        """How a plan is made."""

    def format_press_reply(self, board: Board, plan: PlanRow | None, outlook: PlanOutlook, verb: str) -> str:
        """What a press has made of a plan."""

    def format_orders(self, book: OrderBook) -> str:
        """All standing orders of a player, and how they are changed."""

    def format_orders_reply(self, book: OrderBook) -> str:
        """The reply to a changed order: all that stand now."""

    def format_order_effect(
        self, book: OrderBook, order: OrderRow | None, mover: Nation, province: ProvinceId
    ) -> str:
        """What an order would do if a nation entered a province."""

    @property
    def FIRST(self) -> str:  # noqa: N802 a module's constant
        """The topic that everybody wants to read first."""

    @property
    def WEDGE_NAMES(self) -> Mapping[Wedge, str]:  # noqa: N802 a module's constant
        """The wedges by name, in the language spoken; those on which units move have a number."""

    @property
    def TOPICS(self) -> Mapping[str, Topic]:  # noqa: N802 a module's constant
        """What `/rules` tells, by key, in the language spoken when one is looked up."""

    def format_topic(self, key: str) -> str:
        """One topic."""

    def format_help(self) -> str:
        """The game in half a minute, for whoever has never played it."""
