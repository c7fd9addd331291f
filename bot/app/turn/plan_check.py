"""Simulation of planned turns, and the facts that each of their actions depends on.

A plan is simulated on the position as it would be if its turn came now. What opponents do until then is
unknown and not guessed: they are assumed not to move, and not to demand fights when asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.errors import RuleCode, RuleError
from bot.engine.ruleset import Action, Event, OwnPosition, Position
from bot.model import PlanStep
from bot.model.orders_plans import Change
from bot.rulesets import Script, ruleset_of

Assumptions = dict[str, Any]
"""Facts by name, as JSON values, so that they compare equal after being stored and loaded."""
PRICE_CODES: Final[frozenset[RuleCode]] = frozenset({"too-expensive", "not-at-hand", "wrong-payment"})
"""Error codes that concern a payment."""


@dataclass(frozen=True, slots=True)
class PlanCheck:
    """Result of a simulation: actions that can be played, the facts each depends on, and the first error."""

    position: OwnPosition
    assumptions: tuple[Assumptions, ...]
    error: RuleError | None
    ended: bool
    """Whether the turn or the game ends with these actions."""
    events: tuple[tuple[Event, ...], ...] = ()
    """Events of each action that can be played."""


def simulate_plan(position: Position, actions: Sequence[Action]) -> PlanCheck:
    """Simulate actions, assuming that opponents give the default answer and let units pass."""
    assumptions: list[Assumptions] = []
    told: list[tuple[Event, ...]] = []
    found, ended = ruleset_of(position), False
    rules = found.rules
    for action in actions:
        if ended:
            break
        try:
            after, events = rules.apply(position, rules.with_draw(position, action, _fixed_draw))
        except RuleError as error:
            return PlanCheck(position, tuple(assumptions), error, ended, tuple(told))
        told.append(tuple(events))
        assumptions.append(found.planner.assumptions(position, action, events))
        position = _give_default_answers(after)
        # A conquest may win the game before the end of the plan (W2).
        ended = position.outcome is not None or rules.begins_turn(events)
    return PlanCheck(position, tuple(assumptions), None, ended, tuple(told))


def run_script(position: Position, script: Script) -> list[Action]:
    """Return the actions of a script in a simulation where opponents let units pass.

    Stops at the end of the turn. Raises `RuleError`.
    """
    rules, steps, actions = ruleset_of(position).rules, script(position), list[Action]()
    action = next(steps, None)
    while action is not None:
        position, events = rules.apply(position, rules.with_draw(position, action, _fixed_draw))
        actions.append(action)
        position = _give_default_answers(position)
        if position.outcome is not None or rules.begins_turn(events):
            break
        try:
            action = steps.send(position)
        except StopIteration:
            break
    steps.close()
    return actions


def _give_default_answers(position: Position) -> OwnPosition:
    rules = ruleset_of(position).rules
    while (question := rules.question(position)) is not None:
        position, _ = rules.apply(position, question.answers[question.default])
    return position


def _fixed_draw(among: int) -> int:
    """Return draw 0: draws are unknown in advance, so plans are simulated with the first possible result."""
    return 0


def due_first(position: Position, steps: Sequence[PlanStep]) -> RuleError | None:
    """Return the refusal of a planned turn if something else is due first, such as cards; else None."""
    error = simulate_plan(position, [step.action for step in steps[:1]]).error
    if error is None or error.code != "not-now" or not ruleset_of(position).planner.may_change(error):
        return None
    return error


def difference(position: Position, steps: Sequence[PlanStep], done: int = 0) -> Change | None:
    """Return the first reason why the steps of a plan no longer apply as written; None if they apply.

    The first `done` steps have already been played; the others are simulated on the position.
    """
    left = steps[done:]
    tried = simulate_plan(position, [step.action for step in left])
    for index, (step, now) in enumerate(zip(left, tried.assumptions, strict=False), done):
        for fact, before in (step.assumptions or {}).items():
            if now.get(fact) != before:
                return Change(index, step.action, None, fact, before, now.get(fact))
    if len(tried.assumptions) < len(left) and tried.position.outcome is None:
        index = done + len(tried.assumptions)
        return Change(index, steps[index].action, tried.error)
    return None
