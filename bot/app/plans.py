"""Plans: writing the next turn in advance, looking at it, playing one that waits for a word."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.app.autopilot import Standing, load_standing
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.play import Caller, Play, Report, answered_before, checked, open_game, seated
from bot.app.rehearsal import Change, as_if_on_turn, may_change, rehearse
from bot.app.table import Table
from bot.engine.antike import Phase, Position
from bot.engine.antike.actions import Action, Answer
from bot.engine.board import Board
from bot.engine.terms import Nation, ProvinceId
from bot.store import Connection, PlanMode, PlanRow, Plans, PlanStep, SeatRow

__all__ = ["MOST_STEPS", "PlanView", "TurnPlans", "drafted", "next_nation"]

MOST_STEPS: Final = 60
"""Actions in a plan: more than anybody does in a turn, and few enough to be tried at once."""


@dataclass(frozen=True, slots=True)
class PlanView:
    """A player's own plan, and what may come between it and its being played."""

    table: Table
    nation: Nation
    plan: PlanRow | None
    unchecked: Change | None = None
    """The first action that could not be played as things stand."""
    asked: tuple[tuple[ProvinceId, tuple[Nation, ...]], ...] = ()
    """Where others may demand a fight, and who."""
    ends: bool = True
    """Whether the plan ends the turn."""

    @property
    def board(self) -> Board:
        """Where it is played."""
        if self.table.position is None:
            raise AssertionError("only started games have plans")
        return self.table.position.setup.board


def drafted(position: Position, nation: Nation, actions: Sequence[Action]) -> tuple[PlanStep, ...]:
    """A plan's steps with what they rely on, as far as that can be known.

    Raises `RuleError` where an action cannot become legal by what others do (the fact `planned` is its
    number), and `AppError` for what does not belong into a plan.
    """
    if not actions or len(actions) > MOST_STEPS:
        raise AppError("plan-length", most=MOST_STEPS, length=len(actions))
    if any(isinstance(action, Answer) for action in actions):
        raise AppError("plan-answers")
    tried = rehearse(as_if_on_turn(position, nation), actions)
    played = len(tried.relies)
    if tried.position.phase is Phase.OVER:
        actions = actions[:played]  # nothing comes after what wins the game
    if played < len(actions) and tried.error is None:
        raise AppError("plan-too-long", number=played + 1)
    if tried.error is not None and not may_change(tried.error):
        tried.error.facts["planned"] = played + 1
        raise tried.error
    known = [*tried.relies, *[None] * (len(actions) - played)]
    return tuple(PlanStep(action, relies) for action, relies in zip(actions, known, strict=True))


class TurnPlans:
    """One plan a nation; nobody sees those of others."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context = context
        self._play = play

    async def of(self, caller: Caller) -> PlanView:
        """The caller's plan, if there is one; raises `AppError` where the caller does not play."""
        async with self._context.database.view() as view:
            game = await open_game(view, caller)
            table, seat = await seated(view, game.id, caller)
            return await _viewed(view, table, seat.user_id)

    async def write(
        self, caller: Caller, actions: Sequence[Action] | None, mode: PlanMode | None = None
    ) -> PlanView:
        """Keep a plan for the caller's next turn, or change only how an earlier one is played.

        Raises what `drafted` raises, and `AppError` where the nation's turn is under way.
        """
        game_id = (await open_game(self._context.database.reader, caller)).id
        async with self._context.changing(game_id) as tx:
            table, seat = await seated(tx, game_id, caller)
            nation = next_nation(table, seat.user_id)
            position = table.position
            if nation is None or position is None:
                raise AppError("plan-on-turn")
            if actions is None:
                plan = await _waiting(tx, game_id, nation)
                plan = replace(plan, mode=mode or plan.mode)
            else:
                steps = drafted(position, nation, actions)
                plan = PlanRow(nation, seat.user_id, mode or "play", steps)
            if any(step.relies is None for step in plan.steps):
                plan = replace(plan, mode="prepare")  # nothing is known that it could be held against
            await Plans(tx).put(game_id, plan)
            return _told(table, plan)

    async def clear(self, caller: Caller) -> PlanView:
        """Forget the caller's plans."""
        game_id = (await open_game(self._context.database.reader, caller)).id
        async with self._context.changing(game_id) as tx:
            table, seat = await seated(tx, game_id, caller)
            for own in table.seats_of(seat.user_id):
                if own.nation:
                    await Plans(tx).drop(game_id, own.nation)
            return await _viewed(tx, table, seat.user_id)

    async def play(self, caller: Caller, stamp: tuple[int, int]) -> Report:
        """Play a plan that was put before its writer; `stamp` is the game and revision it was shown at.

        Raises `AppError` where it does not hold; then nothing has changed.
        """
        game_id = (await open_game(self._context.database.reader, caller)).id
        async with self._context.changing(game_id) as tx:
            if (repeated := await answered_before(tx, caller)) is not None:
                return repeated
            table, seat = await checked(tx, game_id, caller, stamp)
            standing = await load_standing(tx, game_id)
            plan = standing.plan_of(seat)
            if plan is None or not _of_this_turn(plan, table) or plan.state != "ready":
                raise AppError("no-plan")
            started = Standing(
                standing.orders, {**standing.plans, plan.nation: replace(plan, state="running")}
            )
            report = await self._play.run_automatic(tx, table, standing=started, caller=caller)
            if report is None:
                stopped = started.changed.get(plan.nation)
                raise AppError("plan-stopped", problem=stopped.problem if stopped else {})
            return Report(report.table, seat, report.events)


def next_nation(table: Table, user_id: int) -> Nation | None:
    """Which of a player's nations has the next turn; none while it is one's own."""
    position = table.position
    own = [seat.nation for seat in table.seats_of(user_id) if seat.nation]
    if position is None:
        return None
    order = position.setup.turn_order
    at = order.index(position.mover)
    coming = (*order[at + 1 :], *order[:at])
    return next((nation for nation in coming if nation in own), None)


def _of_this_turn(plan: PlanRow, table: Table) -> bool:
    position = table.position
    return position is not None and (plan.nation, plan.round) == (position.mover, position.round)


async def _waiting(tx: Connection, game_id: int, nation: Nation) -> PlanRow:
    plan = (await Plans(tx).of_game(game_id)).get(nation)
    if plan is None or plan.state != "waiting":
        raise AppError("no-plan")
    return plan


async def _viewed(connection: Connection, table: Table, user_id: int) -> PlanView:
    """The plan of the turn under way, or else of the next one."""
    plans = await Plans(connection).of_game(table.game.id)
    own = [seat for seat in table.seats_of(user_id) if seat.nation]
    mine = [plan for seat in own if seat.nation and (plan := plans.get(seat.nation))]
    mine = [plan for plan in mine if plan.user_id == user_id]
    alive = [plan for plan in mine if plan.state == "waiting" or _of_this_turn(plan, table)]
    alive.sort(key=lambda plan: plan.state == "waiting")
    if alive:
        return _told(table, alive[0])
    nation = next_nation(table, user_id) or _first_nation(own)
    return PlanView(table, nation, None)


def _first_nation(seats: Sequence[SeatRow]) -> Nation:
    return next(seat.nation for seat in seats if seat.nation)


def _told(table: Table, plan: PlanRow) -> PlanView:
    """What may come between: tried anew, so that it tells of the position as it is."""
    if plan.state != "waiting" or table.position is None:
        return PlanView(table, plan.nation, plan)
    actions = [step.action for step in plan.steps]
    here = as_if_on_turn(table.position, plan.nation)
    tried = rehearse(here, actions)
    asked = [
        (getattr(action, "target", ""), tuple(relies["asked"]))
        for action, relies in zip(actions, tried.relies, strict=False)
        if relies.get("asked")
    ]
    stuck = (
        None if tried.error is None else Change(len(tried.relies), actions[len(tried.relies)], tried.error)
    )
    return PlanView(table, plan.nation, plan, stuck, tuple(dict.fromkeys(asked)), tried.ended)
