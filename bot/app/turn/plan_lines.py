"""Lines of a plan: alternatives, each of one or two turns, tried when they are written."""

from collections.abc import Sequence
from typing import Final

from bot.app.errors import AppError
from bot.app.turn.plan_check import PlanCheck, rehearse
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Position
from bot.engine.terms import Nation
from bot.model import PlanLine, PlanRow, PlanStep
from bot.rulesets import ruleset_of

MOST_STEPS: Final = 60
"""Actions in a line: more than anybody does in two turns, and few enough to be tried at once."""
MOST_LINES: Final = 4
"""Alternatives in a plan: as many as are read at a glance, and tried within the call before."""
_MOST_UNASKED: Final = 1
"""Chips that the way on the rondel may cost in a line that is played without asking."""


def drafted_lines(
    position: Position, nation: Nation, written: Sequence[Sequence[Action]]
) -> tuple[PlanLine, ...]:
    """A plan's lines; raises what `drafted` raises, with the number of the line as its fact `plan_line`."""
    if len(written) > MOST_LINES:
        raise AppError("plan-lines", most=MOST_LINES, count=len(written))
    lines = []
    for number, actions in enumerate(written, 1):
        try:
            lines.append(drafted(position, nation, actions))
        except (AppError, RuleError) as error:
            if len(written) > 1:
                error.facts["plan_line"] = number
            raise
    return tuple(lines)


def drafted(position: Position, nation: Nation, actions: Sequence[Action]) -> PlanLine:
    """A line with what its steps rely on, as far as that can be known.

    What is written behind the end of the turn is the nation's turn after it. Raises `RuleError` where an
    action cannot become legal by what others do (the fact `planned` is its number), and `AppError` for what
    does not belong into a plan.
    """
    if not actions or len(actions) > MOST_STEPS:
        raise AppError("plan-length", most=MOST_STEPS, length=len(actions))
    found = ruleset_of(position)
    if any(found.rules.clock(action) == "answer" for action in actions):
        raise AppError("plan-answers")
    tried, steps, left = _turn(found.planner.as_if_on_turn(position, nation), actions, 0)
    if not left:
        return PlanLine(steps)
    if tried.ended:
        after = found.planner.as_if_on_turn(tried.position, nation)
        _, then, left = _turn(after, left, len(steps))
    else:  # what the first turn leads to cannot be known, so the second one is tried when it has been played
        then, left = _untried(position, left)
    if left:
        raise AppError("plan-too-long", number=len(steps) + len(then) + 1)
    return PlanLine(steps, then)


def _turn(
    begins: Position, actions: Sequence[Action], before: int
) -> tuple[PlanCheck, tuple[PlanStep, ...], Sequence[Action]]:
    """One turn, and what is written behind its end; `before` so many steps stand in front of it."""
    tried = rehearse(begins, actions)
    played = len(tried.relies)
    steps = tuple(map(PlanStep, actions, tried.relies))
    if tried.position.outcome is not None:
        return tried, steps, ()  # nothing comes after what wins the game
    if tried.error is None:
        return tried, steps, actions[played:]
    if not ruleset_of(begins).planner.may_change(tried.error):
        tried.error.facts["planned"] = before + played + 1
        raise tried.error
    unknown, left = _untried(begins, actions[played:])
    return tried, (*steps, *unknown), left


def _untried(position: Position, actions: Sequence[Action]) -> tuple[tuple[PlanStep, ...], Sequence[Action]]:
    """Steps up to the end of the turn, of which nothing can be known, and what is written behind it."""
    ending = type(ruleset_of(position).rules.ending())
    ends = next((at for at, action in enumerate(actions, 1) if isinstance(action, ending)), len(actions))
    return tuple(PlanStep(action, None) for action in actions[:ends]), actions[ends:]


def asks_first(steps: Sequence[PlanStep]) -> bool:
    """Whether a turn's way on the rondel costs so much that it is not played without asking."""
    return way_of(steps) > _MOST_UNASKED


def way_of(steps: Sequence[PlanStep]) -> int:
    """What a turn's way on the rondel costs, in chips."""
    ways = [step.relies or {} for step in steps if step.action.type == "rondel"]
    return sum(int(relies.get("price", 0)) for relies in ways)


def must_ask(plan: PlanRow, line: int) -> bool:
    """Whether a line is put before the writer, and not played unasked."""
    steps = plan.lines[line].steps
    unknown = any(step.relies is None for step in steps)  # there is nothing to hold it against
    return plan.mode == "prepare" or unknown or asks_first(steps)
