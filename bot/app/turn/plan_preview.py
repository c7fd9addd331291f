"""A plan as its writer sees it: tried on the position as it stands, with prices and cautions."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.app.table import Table
from bot.app.turn.plan_check import PlanCheck, difference, rehearse
from bot.app.turn.plan_lines import asks_first, way_of
from bot.engine.board import Board
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation
from bot.model import PlanRow, PlanStep
from bot.model.orders_plans import Change, PlanChoice, PlanOutlook


@dataclass(frozen=True)
class PlanView:
    """A player's own plan, and what would come of it."""

    table: Table
    nation: Nation
    plan: PlanRow | None
    replaced: tuple[tuple[Action, ...], ...] = ()
    """The lines of an earlier plan in whose place it has come."""
    chosen: PlanChoice | None = None
    """Which line of the nation's latest plan was played, where one was passed over."""

    @property
    def board(self) -> Board:
        """Where it is played."""
        board: Board = self.table.started.setup.board
        return board

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that is planned for the turn."""
        return tuple(step.action for step in self.plan.steps) if self.plan else ()

    @property
    def written(self) -> tuple[tuple[Action, ...], ...]:
        """All lines, each with the turn after it."""
        lines = self.plan.lines if self.plan else ()
        return tuple(tuple(step.action for step in (*line.steps, *line.then)) for line in lines)

    @property
    def stamp(self) -> int:
        """Tells this plan from others: what was offered on one is not added to another.

        Pages count a nation's cities by their place among them, so they belong to it.
        """
        found = self.table.ruleset
        holdings = found.planner.holdings(self.table.started, self.nation)
        written = " | ".join(map(found.notation.print_turn, self.written))
        return zlib.crc32(f"{self.nation} {holdings} {written}".encode())

    @cached_property
    def begins(self) -> OwnPosition:
        """Where it is tried: on the nation's turn, as if that came now."""
        own, here = self.plan is not None and self.plan.state != "waiting", self.table.started
        return here if own else self.table.ruleset.planner.as_if_on_turn(here, self.nation)

    @cached_property
    def tried(self) -> PlanCheck:
        """How far what is left of it can be played as things stand."""
        return rehearse(self.begins, self.actions[self.done :])

    @property
    def done(self) -> int:
        """How many of its actions have been played."""
        return self.plan.done if self.plan else 0

    @property
    def change(self) -> Change | None:
        """What is not any more as it was when the plan was kept."""
        return difference(self.begins, self.plan.steps, self.done) if self.plan else None

    @cached_property
    def outlook(self) -> PlanOutlook:
        """What would come of it if its turn came now."""
        if self.plan is None:
            return PlanOutlook(ends=self.tried.ended, brings=self.tried.events, replaced=self.replaced)
        waits = self.plan.state == "waiting"
        here = _outlook(self.plan.steps[self.done :], self.tried, self.done, waits=waits)
        then, others = self._then(), self._others() if waits else ()
        way, asks = way_of(self.plan.steps), asks_first(self.plan.steps)
        return replace(here, way=way, asks_first=asks, then=then, others=others, replaced=self.replaced)

    def _then(self) -> PlanOutlook | None:
        """What would come of the turn after it, as if others did nothing meanwhile."""
        if self.plan is None or not self.plan.then or not self.tried.ended:
            return None
        after = self.table.ruleset.planner.as_if_on_turn(self.tried.position, self.nation)
        tried = rehearse(after, [step.action for step in self.plan.then])
        return _outlook(self.plan.then, tried, len(self.plan.steps))

    def _others(self) -> tuple[PlanOutlook, ...]:
        plan = self.plan
        if plan is None:
            return ()
        alone = [replace(plan, lines=(line,), line=0) for line in plan.lines[1:]]
        return tuple(replace(self, plan=each, replaced=()).outlook for each in alone)


def _outlook(steps: Sequence[PlanStep], tried: PlanCheck, before: int, *, waits: bool = True) -> PlanOutlook:
    """What would come of a turn; `before` so many steps stand in front of what was tried."""
    played, unchecked = len(tried.relies), None
    if tried.error is not None and waits:
        unchecked = Change(before + played, steps[played].action, tried.error)
    asked = [
        (getattr(step.action, "target", ""), tuple(relies["asked"]))
        for step, relies in zip(steps, tried.relies, strict=False)
        if relies.get("asked")
    ]
    return PlanOutlook(
        unchecked=unchecked,
        asked=tuple(dict.fromkeys(asked)),
        ends=tried.ended,
        brings=tried.events,
        way=way_of(steps),
        asks_first=asks_first(steps),
    )
