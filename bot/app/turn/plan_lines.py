"""Lines of a plan: alternatives of one or two turns each, simulated when they are written."""

from collections.abc import Sequence
from typing import Final

from bot.app.errors import AppError
from bot.app.turn.plan_check import PlanCheck, simulate_plan
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Position
from bot.engine.terms import Nation
from bot.model import PlanLine, PlanRow, PlanStep
from bot.rulesets import ruleset_of

MOST_STEPS: Final = 60
"""Maximum number of actions in a line: more than two turns ever need, and quick to simulate."""
MOST_LINES: Final = 4
"""Maximum number of lines: readable at a glance, and quick to simulate in the preceding player's call."""
_MOST_UNASKED: Final = 1
"""Maximum price of the way on the rondel, in chips, for a line to be played without confirmation."""


def parse_lines(
    position: Position, nation: Nation, written: Sequence[Sequence[Action]]
) -> tuple[PlanLine, ...]:
    """Return a plan's lines; raises what `draft_line` raises, with the line's number as fact `plan_line`."""
    if len(written) > MOST_LINES:
        raise AppError("plan-lines", most=MOST_LINES, count=len(written))
    lines = []
    for number, actions in enumerate(written, 1):
        try:
            lines.append(draft_line(position, nation, actions))
        except (AppError, RuleError) as error:
            if len(written) > 1:
                error.facts["plan_line"] = number
            raise
    return tuple(lines)


def draft_line(position: Position, nation: Nation, actions: Sequence[Action]) -> PlanLine:
    """Return a plan's line with the facts its steps depend on, as far as these can be known.

    Actions after the end of the turn form the nation's following turn. Raises `RuleError` if other players'
    actions cannot make an action legal (its number is the fact `planned`), and `AppError` for actions that do
    not belong in a plan.
    """
    if not actions or len(actions) > MOST_STEPS:
        raise AppError("plan-length", most=MOST_STEPS, length=len(actions))
    found = ruleset_of(position)
    if any(found.rules.clock_effect(action) == "answer" for action in actions):
        raise AppError("plan-answers")
    tried, steps, left = _simulate_turn(found.planner.as_if_on_turn(position, nation), actions, 0)
    if not left:
        return PlanLine(steps)
    if tried.ended:
        after = found.planner.as_if_on_turn(tried.position, nation)
        _, then, left = _simulate_turn(after, left, len(steps))
    else:  # the result of the first turn is unknown, so the second is simulated after it was played
        then, left = _unchecked_steps(position, left)
    if left:
        raise AppError("plan-too-long", number=len(steps) + len(then) + 1)
    return PlanLine(steps, then)


def _simulate_turn(
    begins: Position, actions: Sequence[Action], before: int
) -> tuple[PlanCheck, tuple[PlanStep, ...], Sequence[Action]]:
    """Simulate one turn; return the result, its steps, and the actions after its end.

    `before` is the number of steps that precede it in the line.
    """
    tried = simulate_plan(begins, actions)
    played = len(tried.assumptions)
    steps = tuple(map(PlanStep, actions, tried.assumptions))
    if tried.position.outcome is not None:
        return tried, steps, ()  # no action follows one that wins the game
    if tried.error is None:
        return tried, steps, actions[played:]
    if not ruleset_of(begins).planner.may_change(tried.error):
        tried.error.facts["planned"] = before + played + 1
        raise tried.error
    unknown, left = _unchecked_steps(begins, actions[played:])
    return tried, (*steps, *unknown), left


def _unchecked_steps(
    position: Position, actions: Sequence[Action]
) -> tuple[tuple[PlanStep, ...], Sequence[Action]]:
    """Return steps without known facts up to the end of the turn, and the actions after it."""
    ending = type(ruleset_of(position).rules.end_turn_action())
    ends = next((at for at, action in enumerate(actions, 1) if isinstance(action, ending)), len(actions))
    return tuple(PlanStep(action, None) for action in actions[:ends]), actions[ends:]


def asks_first(steps: Sequence[PlanStep]) -> bool:
    """Return whether the way on the rondel costs so much that the turn is not played without confirmation."""
    return way_of(steps) > _MOST_UNASKED


def way_of(steps: Sequence[PlanStep]) -> int:
    """Return the price of a turn's way on the rondel, in chips."""
    ways = [step.assumptions or {} for step in steps if step.action.type == "rondel"]
    return sum(int(assumptions.get("price", 0)) for assumptions in ways)


def must_ask(plan: PlanRow, line: int) -> bool:
    """Return whether a line needs its author's confirmation before it is played."""
    steps = plan.lines[line].steps
    unknown = any(step.assumptions is None for step in steps)  # no facts to compare the position with
    return plan.mode == "prepare" or unknown or asks_first(steps)
