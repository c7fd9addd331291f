"""A plan as its writer sees it: tried on the position as it stands, with prices and cautions."""

import zlib
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.app.table import Table
from bot.app.turn.plan_check import PlanCheck, difference, rehearse
from bot.engine.board import Board
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation, ProvinceId
from bot.model import PlanRow
from bot.model.orders_plans import Change, PlanOutlook

_MOST_UNASKED: Final = 1
"""Chips that the way on the rondel may cost in a plan that is played without asking."""


@dataclass(frozen=True)
class PlanView:
    """A player's own plan, and what would come of it."""

    table: Table
    nation: Nation
    plan: PlanRow | None
    replaced: tuple[Action, ...] = ()
    """The actions of an earlier plan in whose place it has come."""

    @property
    def board(self) -> Board:
        """Where it is played."""
        board: Board = self._position.setup.board
        return board

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that is planned."""
        return tuple(step.action for step in self.plan.steps) if self.plan else ()

    @property
    def stamp(self) -> int:
        """Tells this plan from others: what was offered on one is not added to another.

        Pages count a nation's cities by their place among them, so they belong to it.
        """
        found = self.table.ruleset
        holdings = found.planner.holdings(self._position, self.nation)
        return zlib.crc32(f"{self.nation} {holdings} {found.notation.print_turn(self.actions)}".encode())

    @cached_property
    def begins(self) -> OwnPosition:
        """Where it is tried: on the nation's turn, as if that came now."""
        own = self.plan is not None and self.plan.state != "waiting"
        return (
            self._position if own else self.table.ruleset.planner.as_if_on_turn(self._position, self.nation)
        )

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
        plan, tried = self.plan, self.tried
        return PlanOutlook(
            unchecked=self._unchecked(),
            asked=self._asked(),
            ends=tried.ended,
            brings=tried.events,
            way=_way_of(plan) if plan else 0,
            asks_first=plan is not None and asks_first(plan),
            replaced=self.replaced,
        )

    def _unchecked(self) -> Change | None:
        tried = self.tried
        if tried.error is None or self.plan is None or self.plan.state != "waiting":
            return None
        index = self.done + len(tried.relies)
        return Change(index, self.actions[index], tried.error)

    def _asked(self) -> tuple[tuple[ProvinceId, tuple[Nation, ...]], ...]:
        told = [
            (getattr(action, "target", ""), tuple(relies["asked"]))
            for action, relies in zip(self.actions[self.done :], self.tried.relies, strict=False)
            if relies.get("asked")
        ]
        return tuple(dict.fromkeys(told))

    @property
    def _position(self) -> OwnPosition:
        if self.table.position is None:
            raise AssertionError("only started games have plans")
        return self.table.position


def asks_first(plan: PlanRow) -> bool:
    """Whether a plan's way on the rondel costs so much that it is not played without asking."""
    return _way_of(plan) > _MOST_UNASKED


def _way_of(plan: PlanRow) -> int:
    ways = [step.relies or {} for step in plan.steps if step.action.type == "rondel"]
    return sum(int(relies.get("price", 0)) for relies in ways)
