"""Plans: what they say, what may come between, why they have stopped. All of it is for their writer alone."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.i18n.catalogue import say
from bot.model import PlanRow
from bot.model.orders_plans import PlanOutlook
from bot.notation.antike import print_action, print_turn
from bot.text.antike.rules.plan_problems import nobody_or, tell_change
from bot.text.antike.turn.actions import say_action
from bot.text.names import place
from bot.text.plans import tell_problem
from bot.text.prices import brief

_MOST_CHARACTERS: Final = 1000  # what may come between needs the rest of Discord's 2,000
_MOST_PLACES: Final = 4
_LONGEST: Final = 200  # characters of an earlier plan


def _shortened(line: str) -> str:
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def tell_no_plan(examples: Sequence[str] = ()) -> str:
    """How a plan is made; the examples are turns that fit."""
    return say("plans-none", example=next(iter(examples), "@gold; ."))


def tell_pressed(board: Board, plan: PlanRow | None, outlook: PlanOutlook, verb: str) -> str:
    """What a press has made of the plan."""
    if plan is None:
        return say("plans-cleared")
    if verb == "back":
        return say("plans-taken-out", count=len(plan.steps))
    if verb == "keep":
        return say("plans-kept", state=_state(plan))
    steps = plan.steps
    begins = max(number for number, step in enumerate(steps) if step.begins or not number)
    told = [
        f"{say_action(board, step.action)}{_brought(plan, outlook, number)}"
        for number, step in enumerate(steps)
        if number >= begins
    ]
    return say("plans-pressed", said="; ".join(told))


def tell_plan(board: Board, plan: PlanRow, outlook: PlanOutlook | None = None) -> str:
    """A plan for its writer: what it says, and what will become of it."""
    lines = [say("plans-heading", nation=plan.nation, state=_state(plan))]
    if plan.problem:
        lines.append(tell_problem(plan.problem))
    lines += _listed(board, plan, outlook)
    if outlook is not None:
        lines += _warned(board, outlook)
    return "\n".join(lines)


def _brought(plan: PlanRow, outlook: PlanOutlook | None, index: int) -> str:
    """What an action costs and what it produces, behind what it is; nothing where that is not known."""
    at = index - plan.done
    if outlook is None or not 0 <= at < len(outlook.brings):
        return ""
    told = []
    for event in outlook.brings[at]:
        if isinstance(event, ev.StoneMoved) and not event.paid.total:
            told.append(say("price-free"))
        elif (paid := getattr(event, "paid", None)) is not None and paid.total:
            told.append(brief(paid))
        if isinstance(event, ev.Produced):
            told.append(say("plans-produces", count=event.amount, resource=event.resource))
    return "".join(f" · {each}" for each in told)


def _total(outlook: PlanOutlook) -> Purse:
    """All that is paid, as far as the plan can be played."""
    total = Purse()
    for events in outlook.brings:
        for event in events:
            total = total.plus(getattr(event, "paid", Purse()))
    return total


def tell_draft(board: Board, plan: PlanRow, outlook: PlanOutlook) -> str:
    """A plan that is being made: what it says so far."""
    lines = [say("plans-draft", nation=plan.nation), *_listed(board, plan, outlook)]
    return "\n".join([*lines, *_warned(board, outlook, ending=False)])


def _listed(board: Board, plan: PlanRow, outlook: PlanOutlook | None) -> list[str]:
    lines: list[str] = []
    for number, step in enumerate(plan.steps, 1):
        said, line = say_action(board, step.action), print_action(step.action)
        said += _brought(plan, outlook, number - 1)
        line = say("plans-step", number=number, line=line, said=said, done=number <= plan.done)
        if sum(map(len, lines)) + len(line) > _MOST_CHARACTERS:
            return [*lines, say("plans-more", count=len(plan.steps) - len(lines))]
        lines.append(line)
    return lines


def _warned(board: Board, outlook: PlanOutlook, *, ending: bool = True) -> list[str]:
    lines = []
    if (total := _total(outlook)).total:
        lines.append(say("plans-total", price=brief(total)))
    if outlook.asks_first:
        lines.append(f"⚠️ {say('plans-dear', count=outlook.way)}")
    if outlook.replaced:
        lines.append(f"-# {say('plans-replaced', line=_shortened(print_turn(outlook.replaced)))}")
    if outlook.unchecked is not None:
        lines.append(say("plans-unchecked", change=tell_change(board, outlook.unchecked)))
    if outlook.asked:
        told = [
            say("plans-demand", place=place(board, where), nations=nobody_or(who))
            for where, who in outlook.asked[:_MOST_PLACES]
        ]
        lines.append(f"-# {say('plans-may-demand', places='; '.join(told))}")
    if ending and not outlook.ends and outlook.unchecked is None:
        lines.append(f"-# {say('plans-no-end')}")
    return lines


def _state(plan: PlanRow) -> str:
    if plan.state == "waiting" and plan.mode == "prepare":
        return say("plans-state-prepare")
    if plan.state == "stopped":
        return say("plans-state-stopped", begun=bool(plan.done))
    return say(f"plans-state-{plan.state}")
