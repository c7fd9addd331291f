"""Preview of a plan for its author: simulated on the current position, with prices and warnings."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.app.table import Table
from bot.app.turn.plan_check import PlanCheck, difference, due_first, simulate_plan
from bot.app.turn.plan_lines import asks_first, way_of
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation
from bot.model import PlanRow, PlanStep
from bot.model.orders_plans import Change, PlanChoice, PlanOutlook


@dataclass(frozen=True)
class PlanView:
    """A player's own plan and its simulation; `plan` is None if there is none."""

    table: Table
    nation: Nation
    plan: PlanRow | None
    replaced: tuple[tuple[Action, ...], ...] = ()
    """Lines of the earlier plan that this one replaced."""
    chosen: PlanChoice | None = None
    """The line of the nation's latest plan that was played, if others were skipped."""

    @property
    def board(self) -> Board:
        """The board of the game."""
        board: Board = self.table.started.setup.board
        return board

    @property
    def actions(self) -> tuple[Action, ...]:
        """All planned actions of the turn."""
        return tuple(step.action for step in self.plan.steps) if self.plan else ()

    @property
    def all_lines(self) -> tuple[tuple[Action, ...], ...]:
        """All lines, each including the following turn."""
        lines = self.plan.lines if self.plan else ()
        return tuple(tuple(step.action for step in (*line.steps, *line.then)) for line in lines)

    @property
    def stamp(self) -> int:
        """Checksum of the plan, so that a choice offered for one plan is not added to another.

        Includes the nation's holdings, because plan pages refer to cities by index.
        """
        found = self.table.ruleset
        holdings = found.planner.holdings(self.table.started, self.nation)
        written = " | ".join(map(found.notation.print_turn, self.all_lines))
        return zlib.crc32(f"{self.nation} {holdings} {written}".encode())

    @cached_property
    def start_position(self) -> OwnPosition:
        """Position in which the simulation begins: the nation's turn, as if it came now with nothing due."""
        here = self.table.started
        if self.plan is None or self.plan.state == "waiting" or self._due:
            return self.table.ruleset.planner.as_if_on_turn(here, self.nation)
        return here

    @cached_property
    def _due(self) -> RuleError | None:
        """Refusal of a plan that awaits confirmation while something else is due first; else None."""
        if self.plan is None or self.plan.state != "ready":
            return None
        return due_first(self.table.started, self.plan.steps)

    @property
    def confirmable(self) -> bool:
        """Whether the plan awaits confirmation and would be played now as saved."""
        ready = self.plan is not None and self.plan.state == "ready"
        return ready and self._due is None and self.change is None

    @cached_property
    def simulation(self) -> PlanCheck:
        """Simulation of the remaining actions in the current position."""
        return simulate_plan(self.start_position, self.actions[self.actions_played :])

    @property
    def actions_played(self) -> int:
        """Number of actions already played."""
        return self.plan.done if self.plan else 0

    @property
    def change(self) -> Change | None:
        """First reason why the plan no longer applies as saved; None if it applies."""
        return difference(self.start_position, self.plan.steps, self.actions_played) if self.plan else None

    @cached_property
    def outlook(self) -> PlanOutlook:
        """Preview of the plan: what would happen if its turn came now."""
        if self.plan is None:
            return PlanOutlook(
                ends=self.simulation.ended, brings=self.simulation.events, replaced=self.replaced
            )
        waits = self.plan.state == "waiting"
        here = _outlook(
            self.plan.steps[self.actions_played :], self.simulation, self.actions_played, waits=waits
        )
        then, others = self._following_outlook(), self._other_outlooks() if waits else ()
        way, asks = way_of(self.plan.steps), asks_first(self.plan.steps)
        return replace(
            here, way=way, asks_first=asks, then=then, due=self._due, others=others, replaced=self.replaced
        )

    def _following_outlook(self) -> PlanOutlook | None:
        """Return the preview of the following turn, assuming that the other players do nothing before it."""
        if self.plan is None or not self.plan.following_turn or not self.simulation.ended:
            return None
        after = self.table.ruleset.planner.as_if_on_turn(self.simulation.position, self.nation)
        tried = simulate_plan(after, [step.action for step in self.plan.following_turn])
        return _outlook(self.plan.following_turn, tried, len(self.plan.steps))

    def _other_outlooks(self) -> tuple[PlanOutlook, ...]:
        plan = self.plan
        if plan is None:
            return ()
        alone = [replace(plan, lines=(line,), line=0) for line in plan.lines[1:]]
        return tuple(replace(self, plan=each, replaced=()).outlook for each in alone)


def _outlook(steps: Sequence[PlanStep], tried: PlanCheck, before: int, *, waits: bool = True) -> PlanOutlook:
    """Return the preview of a turn; `before` is the number of steps that precede `steps`."""
    played, unchecked = len(tried.assumptions), None
    if tried.error is not None and waits:
        unchecked = Change(before + played, steps[played].action, tried.error)
    asked = [
        (getattr(step.action, "target", ""), tuple(assumptions["asked"]))
        for step, assumptions in zip(steps, tried.assumptions, strict=False)
        if assumptions.get("asked")
    ]
    return PlanOutlook(
        unchecked=unchecked,
        asked=tuple(dict.fromkeys(asked)),
        ends=tried.ended,
        brings=tried.events,
        way=way_of(steps),
        asks_first=asks_first(steps),
    )
