"""Plans: writing the next turn in advance, viewing it, and playing a plan that awaits confirmation."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from bot import model
from bot.app.access import Caller, changing_here, load_awaited_seat, load_seat
from bot.app.errors import AppError
from bot.app.table import Table
from bot.app.turn.automation import OrdersAndPlans, load_standing
from bot.app.turn.plan_check import due_first, run_script
from bot.app.turn.plan_lines import draft_line, must_ask, parse_lines
from bot.app.turn.plan_preview import PlanView
from bot.app.turn.submit import PlayingService, answered_before
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, OwnPosition
from bot.engine.terms import Nation
from bot.model import PlanLine, PlanMode, PlanRow, SeatRow
from bot.model.orders_plans import PlanChoice, PlanDraft
from bot.model.turns import TurnReport
from bot.rulesets import Script
from bot.store import Connection, Plans


class TurnPlans(PlayingService):
    """Plans of turns, one per nation, each visible only to its author."""

    async def of(self, caller: Caller) -> PlanView:
        """Return the caller's plan, if there is one; raises `AppError` if the caller does not play."""
        async with self._context.database.view() as view:
            table, seat = await load_seat(view, caller)
            return await load_plan_view(view, table, seat.user_id)

    async def save(
        self,
        caller: Caller,
        actions: Sequence[Action] | None,
        mode: PlanMode | None = None,
        others: Sequence[Sequence[Action]] = (),
    ) -> PlanView:
        """Save a plan for the caller's next turn; without `actions`, only change the mode of the saved plan.

        `others` are further lines; the first line that applies is played. Raises what `parse_lines` raises,
        and `AppError` if the nation's turn is under way or there is no saved plan to change.
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            table, seat = await load_seat(tx, caller, game_id)
            nation = next_nation(table, seat.user_id)
            position = table.position
            if nation is None or position is None:
                raise AppError("plan-on-turn")
            earlier = await _load_waiting_plan(tx, table, nation, seat)
            if actions is not None:
                lines = parse_lines(position, nation, [actions, *others])
                plan = PlanRow(nation, seat.user_id, mode or "play", lines)
            elif earlier is not None:
                plan = replace(earlier, mode=mode or earlier.mode)
            else:
                raise AppError("no-plan")
            await Plans(tx).put(game_id, _with_effective_mode(plan))
            await Plans(tx).drop_draft(game_id, seat.user_id)
            there = PlanView(table, nation, earlier).all_lines
            replaced = there if there != PlanView(table, nation, plan).all_lines else ()
            return PlanView(table, nation, _with_effective_mode(plan), replaced)

    async def form_contents(self, caller: Caller) -> PlanDraft:
        """Return the contents of the plan form, in notation: the draft that was invalid, else the plan.

        Raises `AppError` if the caller cannot plan now.
        """
        async with self._context.database.view() as view:
            table, seat = await load_seat(view, caller)
            if (nation := next_nation(table, seat.user_id)) is None:
                raise AppError("plan-on-turn")
            if (draft := await Plans(view).draft_of(table.game.id, seat.user_id)) is not None:
                return draft
            plan = await _load_waiting_plan(view, table, nation, seat)
        written = PlanView(table, nation, plan).all_lines
        return PlanDraft(tuple(map(table.ruleset.notation.print_turn, written)), plan.mode if plan else None)

    async def keep_draft(self, caller: Caller, draft: PlanDraft) -> None:
        """Save what was typed, to prefill the form; raises `AppError` if the caller does not play."""
        async with changing_here(self._context, caller) as (tx, game_id):
            _, seat = await load_seat(tx, caller, game_id)
            await Plans(tx).put_draft(game_id, seat.user_id, draft)

    async def extend(self, caller: Caller, script: Script, stamp: tuple[int, int]) -> PlanView:
        """Append the actions of one button press to the plan; `stamp` is the game and plan it was shown for.

        The actions so far are the plan. If its turn comes before it is finished, its author is asked to
        confirm it. Raises `AppError` and `RuleError`; then nothing has changed.
        """
        async with self._drafting(caller, stamp) as (tx, seat, view):
            if view.outlook.ends or view.outlook.unchecked is not None:
                raise AppError("stale", awaited=view.table.awaited, position=view.table.position)
            added = run_script(view.simulation.position, script)
            return await self._save_plan(
                tx, seat, view, [*_planned_actions(view), *_as_one_press(added)], "prepare"
            )

    async def shorten(self, caller: Caller, stamp: tuple[int, int], *, whole: bool = False) -> PlanView:
        """Remove the latest press from the plan, or everything with `whole`; raises `AppError`.

        If the plan has a following turn, that is removed instead; if actions can no longer be played, these
        are.
        """
        async with self._drafting(caller, stamp) as (tx, seat, view):
            kept = _planned_actions(view)
            playable = len(view.simulation.assumptions)
            if playable < len(kept):
                kept = kept[:playable]
            elif kept:
                kept = kept[: max(at for at, (_, begins) in enumerate(kept) if begins or not at)]
            if view.plan is not None and view.plan.following_turn:
                kept = _planned_actions(view)  # the following turn was written last, and is removed first
            if not whole and (kept or _other_lines(view)):
                return await self._save_plan(tx, seat, view, kept, "prepare")
            await Plans(tx).drop(view.table.game.id, view.nation)
            return PlanView(view.table, view.nation, None)

    async def finish(self, caller: Caller, mode: PlanMode, stamp: tuple[int, int]) -> PlanView:
        """Complete the plan with the end of the turn and set its mode; raises `AppError`."""
        async with self._drafting(caller, stamp) as (tx, seat, view):
            ending = [] if view.outlook.ends else [(view.table.ruleset.rules.end_turn_action(), True)]
            then = view.plan.following_turn if view.plan else ()
            return await self._save_plan(
                tx, seat, view, [*_planned_actions(view), *ending], mode, [step.action for step in then]
            )

    @asynccontextmanager
    async def _drafting(
        self, caller: Caller, stamp: tuple[int, int]
    ) -> AsyncIterator[tuple[Connection, SeatRow, PlanView]]:
        """Open a transaction on the plan of a pressed button; raises `AppError` if the plan has changed."""
        async with changing_here(self._context, caller, stamp) as (tx, game_id):
            table, seat = await load_seat(tx, caller, game_id)
            view = await draft_of(tx, table, seat)
            if view is None or stamp != (game_id, view.stamp):
                raise AppError("stale", awaited=table.awaited, position=table.position)
            yield tx, seat, view

    @staticmethod
    async def _save_plan(
        tx: Connection,
        seat: SeatRow,
        view: PlanView,
        steps: Sequence[tuple[Action, bool]],
        mode: PlanMode,
        then: Sequence[Action] = (),
    ) -> PlanView:
        position = view.table.started
        lines = [_refresh_line(position, view.nation, line) for line in _other_lines(view)]
        if steps:
            planned = draft_line(position, view.nation, [*(action for action, _ in steps), *then])
            pressed = zip(planned.steps, steps, strict=False)
            kept = tuple(replace(step, begins=begins) for step, (_, begins) in pressed)
            lines.insert(0, PlanLine(kept, planned.then))
        plan = _with_effective_mode(PlanRow(view.nation, seat.user_id, mode, tuple(lines)))
        await Plans(tx).put(view.table.game.id, plan)
        return PlanView(view.table, view.nation, plan)

    async def clear(self, caller: Caller) -> PlanView:
        """Delete the caller's plans and draft."""
        async with changing_here(self._context, caller) as (tx, game_id):
            table, seat = await load_seat(tx, caller, game_id)
            for nation in table.nations_of(seat.user_id):
                await Plans(tx).drop(game_id, nation)
            await Plans(tx).drop_draft(game_id, seat.user_id)
            return await load_plan_view(tx, table, seat.user_id)

    async def play(self, caller: Caller, stamp: tuple[int, int]) -> TurnReport:
        """Play a plan that awaits confirmation; `stamp` is the game and revision it was shown for.

        Raises `AppError` if the plan does not apply, and `RuleError` if something else is due first; then
        nothing has changed.
        """
        async with changing_here(self._context, caller, stamp) as (tx, game_id):
            if (repeated := await answered_before(tx, caller)) is not None:
                return repeated
            table, seat = await load_awaited_seat(tx, caller, game_id, stamp)
            standing = await load_standing(tx, game_id)
            plan = standing.plan_of(seat)
            if plan is None or not _is_for_current_turn(plan, table) or plan.state != "ready":
                raise AppError("no-plan")
            if (error := due_first(table.started, plan.steps)) is not None:
                raise error
            started = OrdersAndPlans(
                standing.orders, {**standing.plans, plan.nation: replace(plan, state="running")}
            )
            after, events = await self._play.run_automatic(tx, table, standing=started, caller=caller)
            if not events:
                stopped = started.changed.get(plan.nation)
                raise AppError("plan-stopped", problem=stopped.problem if stopped else {})
            return TurnReport(after, seat, events, direct=caller.direct)


def next_nation(table: model.Table, user_id: int) -> Nation | None:
    """Return the player's nation whose turn comes next, the mover excepted; None if there is none."""
    position = table.position
    own = table.nations_of(user_id)
    if position is None:
        return None
    order = position.setup.turn_order
    at = order.index(position.mover)
    coming = (*order[at + 1 :], *order[:at])
    return next((nation for nation in coming if nation in own), None)


async def draft_of(connection: Connection, table: Table, seat: SeatRow) -> PlanView | None:
    """Return the plan of a player's next turn; None while that is under way or the player is awaited."""
    if table.game.status != "running":
        return None
    nation = next_nation(table, seat.user_id)
    mine = table.awaited is not None and table.awaited.user_id == seat.user_id
    if nation is None or mine:
        return None
    return PlanView(table, nation, await _load_waiting_plan(connection, table, nation, seat))


def _other_lines(view: PlanView) -> tuple[PlanLine, ...]:
    """Return the lines other than the first, which is the one edited with buttons."""
    return view.plan.lines[1:] if view.plan else ()


def _refresh_line(position: OwnPosition, nation: Nation, line: PlanLine) -> PlanLine:
    """Return a line with its current facts; unchanged if it cannot be played now, as that may change."""
    try:
        return draft_line(position, nation, [step.action for step in (*line.steps, *line.then)])
    except (AppError, RuleError):
        return line


def _planned_actions(view: PlanView) -> list[tuple[Action, bool]]:
    return [(step.action, step.begins) for step in view.plan.steps] if view.plan else []


def _as_one_press(actions: Sequence[Action]) -> list[tuple[Action, bool]]:
    """Return the actions of one button press, each with whether it begins the press."""
    return [(action, not number) for number, action in enumerate(actions)]


def _is_for_current_turn(plan: PlanRow, table: Table) -> bool:
    position = table.position
    return position is not None and (plan.nation, plan.round) == (position.mover, position.round)


async def _load_waiting_plan(
    connection: Connection, table: Table, nation: Nation, seat: SeatRow
) -> PlanRow | None:
    """Return the player's own plan for a turn that has not begun; None if there is none."""
    plan = (await Plans(connection).of_game(table.game.id)).get(nation)
    own = plan is not None and plan.state == "waiting" and plan.user_id == seat.user_id
    return plan if own else None


def _with_effective_mode(plan: PlanRow) -> PlanRow:
    """Return a plan in mode `prepare` if no line of it may be played without confirmation, else unchanged."""
    asks = all(must_ask(plan, line) for line in range(len(plan.lines)))
    return replace(plan, mode="prepare") if asks else plan


async def load_plan_view(connection: Connection, table: Table, user_id: int) -> PlanView:
    """Return the plan of the current turn, or else that of the next one."""
    plans = await Plans(connection).of_game(table.game.id)
    own = table.nations_of(user_id)
    mine = [plan for nation in own if (plan := plans.get(nation)) and plan.user_id == user_id]
    alive = [plan for plan in mine if plan.state == "waiting" or _is_for_current_turn(plan, table)]
    alive.sort(key=lambda plan: plan.state == "waiting")
    plan = alive[0] if alive else None
    nation = plan.nation if plan else next_nation(table, user_id) or own[0]
    chosen = await latest_choice(connection, table, user_id, nation)
    return PlanView(table, nation, plan, chosen=chosen)


async def latest_choice(
    connection: Connection, table: model.Table, user_id: int, nation: Nation
) -> PlanChoice | None:
    """Return which line was played in the nation's latest turn; None if no line was skipped."""
    chosen, position = (await Plans(connection).choices_of(table.game.id)).get(nation), table.position
    if chosen is None or position is None or chosen.user_id != user_id:
        return None
    return chosen if chosen.round >= position.round - 1 else None
