"""Standing orders and planned turns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Event
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.language import Language
from bot.model.settings import Fallback
from bot.model.tables import Table

OrderAnswer = Literal["ask", Fallback]
ORDER_ANSWERS: Final[tuple[OrderAnswer, ...]] = get_args(OrderAnswer)
PlanMode = Literal["play", "prepare"]
PLAN_MODES: Final[tuple[PlanMode, ...]] = get_args(PlanMode)
PlanState = Literal["waiting", "ready", "running", "stopped"]
"""State of a plan: its turn has not come; it needs confirmation; partly played; it no longer applies."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A player's answer when units enter (M5); None stands for any nation or any province."""

    user_id: int
    mover: Nation | None
    province: ProvinceId | None
    answer: OrderAnswer
    fallback: Fallback = "peace"
    """Answer used when the deadline passes."""


def order_for(
    orders: Sequence[OrderRow], mover: Nation, province: ProvinceId, *, own: bool = False
) -> OrderRow | None:
    """Return the most specific standing order that applies when units of a nation enter a province.

    Precedence: this nation in this province, then the province, then the nation, then the default. A province
    precedes a nation because it is narrower: "fight in Knossos" means one place, "peace with the Greeks" the
    whole board. Another nation of the same player (S9) is only covered by an order that names it: "always
    fight" does not mean the player's own side.
    """
    about = {(order.mover, order.province): order for order in orders}
    by_name: list[tuple[Nation | None, ProvinceId | None]] = [(mover, province), (mover, None)]
    keys = by_name if own else [by_name[0], (None, province), by_name[1], (None, None)]
    return next((about[key] for key in keys if key in about), None)


@dataclass(frozen=True, slots=True)
class OrderBook:
    """A player's standing orders, and whether one of them just answered a question."""

    table: Table
    user_id: int
    orders: tuple[OrderRow, ...]
    applied: bool = False

    def applies(self, mover: Nation, province: ProvinceId) -> OrderRow | None:
        """Return the order that applies for this player."""
        own = mover in self.table.nations_of(self.user_id)
        return order_for(self.orders, mover, province, own=own)


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A planned action and the facts it depends on, by name; None if they could not be determined."""

    action: Action
    assumptions: Mapping[str, Any] | None
    begins: bool = True
    """Whether the step begins a button press; the steps of one press are removed together."""


@dataclass(frozen=True, slots=True)
class PlanLine:
    """One alternative for a turn, optionally with the turn after it."""

    steps: tuple[PlanStep, ...]
    then: tuple[PlanStep, ...] = ()
    """Planned actions of the author's following turn, if any."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A turn written in advance; its first applicable line is played."""

    nation: Nation
    user_id: int
    mode: PlanMode
    lines: tuple[PlanLine, ...]
    state: PlanState = "waiting"
    done: int = 0
    """Number of actions of the chosen line already played."""
    round: int | None = None
    """Round of the planned turn once it has begun; before that, the round of the turn it follows, if any."""
    problem: Mapping[Language, str] | None = None
    """Why the plan was stopped, by language, for its author."""
    line: int = 0
    """Index of the line being followed, once the turn has begun."""

    @property
    def steps(self) -> tuple[PlanStep, ...]:
        """The planned turn of the current line; of the first line until one is chosen."""
        return self.lines[self.line].steps

    @property
    def following_turn(self) -> tuple[PlanStep, ...]:
        """The turn after it."""
        return self.lines[self.line].then


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """A plan as entered, which may be invalid."""

    lines: tuple[str, ...] = ()
    mode: PlanMode | None = None


@dataclass(frozen=True, slots=True)
class PlanChoice:
    """The line of a plan that was played, and why earlier lines were skipped."""

    nation: Nation
    user_id: int
    round: int
    line: int
    """Line number, from 1."""
    written: str
    """The line in notation."""
    passed: Mapping[Language, str]
    """Why the lines before it were skipped, by language."""


@dataclass(frozen=True, slots=True)
class Change:
    """Why a plan does not apply: an illegal action, or a fact that has changed."""

    index: int
    action: Action
    error: RuleError | None = None
    fact: str = ""
    before: Any = None
    now: Any = None


@dataclass(frozen=True, slots=True)
class PlanOutlook:
    """Preview of a plan: what would happen if its turn came now, and what may intervene."""

    unchecked: Change | None = None
    """The first action that cannot be played in the current position."""
    asked: tuple[tuple[ProvinceId, tuple[Nation, ...]], ...] = ()
    """Where opponents may demand a fight, and which."""
    ends: bool = True
    """Whether the plan ends the turn."""
    brings: tuple[tuple[Event, ...], ...] = ()
    """Events of each remaining action, as far as they can be played."""
    way: int = 0
    """Price of the way on the rondel, in chips."""
    asks_first: bool = False
    """Whether that price is so high that the plan asks before it is played."""
    replaced: tuple[tuple[Action, ...], ...] = ()
    """Lines of the plan that this one replaced."""
    then: "PlanOutlook | None" = None
    """Preview of the following turn; None if there is none or it cannot be simulated."""
    due: RuleError | None = None
    """Refusal of a plan that awaits confirmation while something else is due first, such as cards."""
    others: tuple["PlanOutlook", ...] = ()
    """Previews of the remaining lines, before the turn has begun."""
