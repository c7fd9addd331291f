"""Standing orders and turns planned in advance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Event
from bot.engine.terms import Nation, ProvinceId
from bot.model.language import Language
from bot.model.tables import Table

OrderAnswer = Literal["fight", "peace", "ask"]
PlanMode = Literal["play", "prepare"]
PlanState = Literal["waiting", "ready", "running", "stopped"]
"""Its turn has not come; it waits for a word of its writer; some of it was played; it did not hold."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """What a player does when units enter (M5); None for any nation, or any province."""

    user_id: int
    mover: Nation | None
    province: ProvinceId | None
    answer: OrderAnswer
    fallback: Literal["fight", "peace"] = "peace"
    """What a question comes to that is not answered in time."""


def order_for(
    orders: Sequence[OrderRow], mover: Nation, province: ProvinceId, *, own: bool = False
) -> OrderRow | None:
    """The order that applies when units of a nation enter a province: the most specific one wins.

    That is the order for this nation in this province, then the one for the province, then the one for the
    nation, then the default. A province comes before a nation because it is the narrower thing: who says
    "fight in Knossos" has this one place in mind, who says "peace with the Greeks" the whole board. Only an
    order that names it applies to another nation of the same player (S9): nobody who says "always fight"
    means the own side.
    """
    about = {(order.mover, order.province): order for order in orders}
    by_name: list[tuple[Nation | None, ProvinceId | None]] = [(mover, province), (mover, None)]
    keys = by_name if own else [by_name[0], (None, province), by_name[1], (None, None)]
    return next((about[key] for key in keys if key in about), None)


@dataclass(frozen=True, slots=True)
class OrderBook:
    """A player's own orders, and whether one of them has just answered a question."""

    table: Table
    user_id: int
    orders: tuple[OrderRow, ...]
    applied: bool = False

    def applies(self, mover: Nation, province: ProvinceId) -> OrderRow | None:
        """The order that would answer for this player."""
        own = mover in {seat.nation for seat in self.table.seats_of(self.user_id)}
        return order_for(self.orders, mover, province, own=own)


@dataclass(frozen=True, slots=True)
class PlanStep:
    """An action, and what it relies on: facts by name; None where it could not be checked."""

    action: Action
    relies: Mapping[str, Any] | None
    begins: bool = True
    """Whether a press begins with it; the steps of one press are taken out together."""


@dataclass(frozen=True, slots=True)
class PlanLine:
    """One way to play a turn, and how the turn after it is to go."""

    steps: tuple[PlanStep, ...]
    then: tuple[PlanStep, ...] = ()
    """The writer's turn after this one, where the line reaches so far."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A turn written in advance: the first of its lines that holds is played."""

    nation: Nation
    user_id: int
    mode: PlanMode
    lines: tuple[PlanLine, ...]
    state: PlanState = "waiting"
    done: int = 0
    """How many actions of its line have been played."""
    round: int | None = None
    """The round of its turn, once that has come; until then that of the turn it follows, if it does."""
    problem: Mapping[Language, str] | None = None
    """Why it was stopped, in words for its writer, by language."""
    line: int = 0
    """Which of the lines is followed, once its turn has come."""

    @property
    def steps(self) -> tuple[PlanStep, ...]:
        """The turn of the line that is followed; of the first one until that is known."""
        return self.lines[self.line].steps

    @property
    def then(self) -> tuple[PlanStep, ...]:
        """The turn after it."""
        return self.lines[self.line].then


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """A plan as it was typed, which need not be one that can be kept."""

    lines: tuple[str, ...] = ()
    mode: PlanMode | None = None


@dataclass(frozen=True, slots=True)
class PlanChoice:
    """Which line of a plan was played when its turn came, and why those before it were not."""

    nation: Nation
    user_id: int
    round: int
    line: int
    """Its number, from 1."""
    written: str
    """That line in notation."""
    passed: Mapping[Language, str]
    """Why the lines before it were not played, in words for the writer, by language."""


@dataclass(frozen=True, slots=True)
class Change:
    """Why a plan does not hold: an action that is not legal, or a fact that is another than it was."""

    index: int
    action: Action
    error: RuleError | None = None
    fact: str = ""
    before: Any = None
    now: Any = None


@dataclass(frozen=True, slots=True)
class PlanOutlook:
    """What would come of a plan if its turn came now, and what may come between it and its being played."""

    unchecked: Change | None = None
    """The first action that could not be played as things stand."""
    asked: tuple[tuple[ProvinceId, tuple[Nation, ...]], ...] = ()
    """Where others may demand a fight, and who."""
    ends: bool = True
    """Whether the plan ends the turn."""
    brings: tuple[tuple[Event, ...], ...] = ()
    """What each action that is left would bring about, as far as they can be played."""
    way: int = 0
    """What its way on the rondel costs, in chips."""
    asks_first: bool = False
    """Whether the way alone costs so much that it is not played without asking."""
    replaced: tuple[tuple[Action, ...], ...] = ()
    """The lines of an earlier plan in whose place it has come."""
    then: "PlanOutlook | None" = None
    """What would come of the turn after it; None where there is none, or it cannot be tried."""
    others: tuple["PlanOutlook", ...] = ()
    """What would come of the lines that come after this one, where their turn has not come."""
