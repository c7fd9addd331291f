"""Automatic actions: standing orders, plans, forced choices and turns of conceded nations.

They run in the transaction of the change that led to the position, until a player has to decide. This
terminates: a plan covers at most two turns, each question is answered once, and a nation without a player is
sooner or later followed by one with a player.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from bot.app.table import Table
from bot.app.turn.execution import Run
from bot.app.turn.plan_check import difference, due_first
from bot.app.turn.plan_lines import must_ask
from bot.engine.ruleset import Action, Position
from bot.engine.terms import Nation
from bot.i18n.catalogue import in_each
from bot.i18n.language import Language
from bot.model import ActionRow, OrderRow, PlanLine, PlanRow, SeatRow
from bot.model.orders_plans import Change, PlanChoice, order_for
from bot.model.turns import PlanNews
from bot.rulesets import ruleset_of
from bot.store import Connection, Orders, Plans
from bot.text.turns.plans import format_skipped_lines


@dataclass(slots=True)
class OrdersAndPlans:
    """Standing orders and plans of a game; the plans change as they are played."""

    orders: Sequence[OrderRow]
    plans: Mapping[Nation, PlanRow]
    changed: dict[Nation, PlanRow | None] = field(default_factory=dict)
    """Plans to be stored, by nation; None for a plan to be deleted."""
    news: dict[Nation, PlanNews] = field(default_factory=dict)
    chosen: dict[Nation, PlanChoice | None] = field(default_factory=dict)
    """Lines of plans that were played, by nation; None if no line was skipped."""

    def plan_of(self, seat: SeatRow) -> PlanRow | None:
        """Return the seat's plan if its current player wrote it, else None."""
        if seat.nation is None:
            return None
        known = self.changed if seat.nation in self.changed else self.plans
        plan = known.get(seat.nation)
        return plan if plan and plan.user_id == seat.user_id else None

    def record_plan(self, plan: PlanRow, news: PlanNews | None = None) -> PlanRow:
        """Record a changed plan and, if given, its news; return the plan."""
        self.changed[plan.nation] = plan
        if news:
            self.news[plan.nation] = news
        return plan

    def finish_planned_turn(self, plan: PlanRow) -> None:
        """Record that a turn was played as planned; the plan's following turn, if any, becomes the plan."""
        if plan.following_turn:
            follows = PlanRow(
                plan.nation, plan.user_id, plan.mode, (PlanLine(plan.following_turn),), round=plan.round
            )
            self.changed[plan.nation] = follows
        else:
            self.changed[plan.nation] = None
            self.news[plan.nation] = "played"


async def load_standing(tx: Connection, game_id: int) -> OrdersAndPlans:
    """Load the standing orders and plans of a game."""
    return OrdersAndPlans(await Orders(tx).of_game(game_id), await Plans(tx).of_game(game_id))


async def save_standing(tx: Connection, game_id: int, standing: OrdersAndPlans) -> None:
    """Store the changed plans and choices of lines, in the transaction of the actions played."""
    for nation, plan in standing.changed.items():
        if plan is None:
            await Plans(tx).drop(game_id, nation)
        else:
            await Plans(tx).put(game_id, plan)
    for nation, choice in standing.chosen.items():
        if choice is None:
            await Plans(tx).drop_choice(game_id, nation)
        else:
            await Plans(tx).put_choice(game_id, choice)


def applicable_order(orders: Sequence[OrderRow], table: Table, position: Position) -> OrderRow | None:
    """Return the awaited player's standing order that applies to the open question; None if there is none."""
    asked = table.seat_for(position.awaited)
    question = table.ruleset.rules.question(position)
    if asked is None or question is None or not question.beforehand or question.province is None:
        return None
    given = [order for order in orders if order.user_id == asked.user_id]
    mover = table.seat_for(position.mover)
    own = mover is not None and mover.user_id == asked.user_id
    return order_for(given, position.mover, question.province, own=own)


def play_automatic_actions(run: Run, table: Table, standing: OrdersAndPlans) -> None:
    """Play all automatic actions; does nothing if every seat has conceded."""
    if all(seat.conceded for seat in table.seats):
        return
    while (row := _next_action(run, table, standing)) is not None:
        run.apply(row)


def _next_action(run: Run, table: Table, standing: OrdersAndPlans) -> ActionRow | None:
    position, rules = run.position, table.ruleset.rules
    seat = table.seat_for(position.awaited)
    if seat is None or seat.nation is None:
        return None
    if seat.conceded:
        return ActionRow(seat.nation, None, rules.minimal_action(position), "conceded")
    if seat.computer:
        return None  # computer players choose their actions outside this transaction
    if (question := rules.question(position)) is not None:
        order = applicable_order(standing.orders, table, position)
        answer = question.answers.get(order.answer) if order else None
        return ActionRow(seat.nation, seat.user_id, answer, "order") if answer else None
    if (planned := _next_planned_action(run, seat, standing)) is not None:
        return ActionRow(seat.nation, seat.user_id, planned, "plan")
    if (only := rules.forced_action(position)) is not None:
        return ActionRow(seat.nation, seat.user_id, only, "single")
    return None


def _next_planned_action(run: Run, seat: SeatRow, standing: OrdersAndPlans) -> Action | None:
    """Return the next action of the seat's plan and advance the plan; None if no plan applies."""
    plan, position = standing.plan_of(seat), run.position
    if plan is None:
        return None
    if coming := plan.state == "waiting" and run.turn_begins:
        plan = _start_plan(plan, position, standing)
    elif plan.state != "waiting" and plan.round != position.round:
        standing.changed[plan.nation] = None  # its turn is over, whether it was played or not
        return None
    if plan.state != "running":
        return None
    # Nothing changes between the plan's own actions, but anything may have changed after an answer.
    entered = run.rows and run.rows[-1].reason == "plan" and run.rows[-1].nation == plan.nation
    if not entered and not coming and not _still_applies(plan, position, standing):
        return None
    done = plan.done + 1
    if done == len(plan.steps):
        standing.finish_planned_turn(plan)
    else:
        standing.record_plan(replace(plan, done=done))
    return plan.steps[plan.done].action


def _start_plan(plan: PlanRow, position: Position, standing: OrdersAndPlans) -> PlanRow:
    """Start a plan whose turn has come; return it as changed.

    Its first applicable line is played or submitted to its author for confirmation; if no line applies, the
    plan is stopped. What is due first does not stop it, but then its author decides.
    """
    plan, passed = replace(plan, round=position.round), list[Change]()
    for number, line in enumerate(plan.lines):
        due = due_first(position, line.steps) is not None
        begins = ruleset_of(position).planner.as_if_on_turn(position, plan.nation) if due else position
        change = difference(begins, line.steps)
        if change is None:
            return _choose_line(replace(plan, line=number), position, passed, standing, due=due)
        passed.append(change)
    return _stop_plan(plan, _format_skip_reasons(plan, position, passed), standing)


def _choose_line(
    plan: PlanRow, position: Position, passed: Sequence[Change], standing: OrdersAndPlans, *, due: bool
) -> PlanRow:
    """Choose the line `plan.line` after those in `passed` were skipped; return the plan as changed."""
    told = _format_skip_reasons(plan, position, passed) if passed else None
    standing.chosen[plan.nation] = None
    if told is not None:
        line = ruleset_of(position).notation.print_turn(
            [step.action for step in (*plan.steps, *plan.following_turn)]
        )
        standing.chosen[plan.nation] = PlanChoice(
            plan.nation, plan.user_id, position.round, plan.line + 1, line, told
        )
    if due or must_ask(plan, plan.line):
        return standing.record_plan(replace(plan, state="ready"), "due" if due else "ready")
    return standing.record_plan(replace(plan, state="running"))


def _still_applies(plan: PlanRow, position: Position, standing: OrdersAndPlans) -> bool:
    """Return whether the rest of a plan still applies as written; stop the plan otherwise."""
    change = difference(position, plan.steps, plan.done)
    if change is None:
        return True
    format_change = ruleset_of(position).text.format_change
    _stop_plan(plan, in_each(partial(format_change, position.setup.board, change)), standing)
    return False


def _stop_plan(plan: PlanRow, problem: Mapping[Language, str], standing: OrdersAndPlans) -> PlanRow:
    return standing.record_plan(replace(plan, state="stopped", problem=problem), "stopped")


def _format_skip_reasons(
    plan: PlanRow, position: Position, passed: Sequence[Change]
) -> Mapping[Language, str]:
    """Format why lines were skipped, by language, in the order in which they were tried."""
    found = ruleset_of(position)
    format_change = partial(found.text.format_change, position.setup.board)
    if len(plan.lines) == 1:
        return in_each(partial(format_change, passed[0]))
    written = [found.notation.print_turn([step.action for step in line.steps]) for line in plan.lines]
    pairs = list(zip(written, passed, strict=False))
    return in_each(lambda: format_skipped_lines([(line, format_change(change)) for line, change in pairs]))
