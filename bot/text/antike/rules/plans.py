"""Plans: what they say, what may come between, why they have stopped. All of it is for their writer alone."""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.engine.terms import Nation, ProvinceId
from bot.i18n.catalogue import say
from bot.model import PlanRow
from bot.model.orders_plans import Change
from bot.notation.antike import print_action, print_turn
from bot.text.antike.rules.plan_problems import nobody_or, tell_change
from bot.text.antike.turn.actions import say_action
from bot.text.names import place
from bot.text.plans import tell_problem
from bot.text.prices import brief

_MOST_CHARACTERS: Final = 1000  # what may come between needs the rest of Discord's 2,000
_MOST_PLACES: Final = 4
_LONGEST: Final = 200  # characters of an earlier plan


class Cautions(Protocol):
    """What may come between a plan and its being played."""

    @property
    def unchecked(self) -> Change | None:
        """The first action that could not be played as things stand."""
        ...

    @property
    def asked(self) -> Sequence[tuple[ProvinceId, Sequence[Nation]]]:
        """Where others may demand a fight, and who."""
        ...

    @property
    def ends(self) -> bool:
        """Whether it ends the turn."""
        ...

    @property
    def brings(self) -> Sequence[Sequence[ev.Event]]:
        """What each action that is left would bring about, as far as they can be played."""
        ...

    @property
    def way(self) -> int:
        """What its way on the rondel costs, in chips."""
        ...

    @property
    def asks_first(self) -> bool:
        """Whether that is so much that it is not played without asking."""
        ...

    @property
    def replaced(self) -> Sequence[Action]:
        """The actions of an earlier plan in whose place it has come."""
        ...


class PlannedView(Cautions, Protocol):
    """A plan with what may come between."""

    @property
    def plan(self) -> PlanRow | None:
        """None where nothing is planned."""
        ...


def _shortened(line: str) -> str:
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def tell_no_plan(examples: Sequence[str] = ()) -> str:
    """How a plan is made; the examples are turns that fit."""
    return say("plans-none", example=next(iter(examples), "@gold; ."))


def tell_pressed(board: Board, view: PlannedView, verb: str) -> str:
    """What a press has made of the plan."""
    if view.plan is None:
        return say("plans-cleared")
    if verb == "back":
        return say("plans-taken-out", count=len(view.plan.steps))
    if verb == "keep":
        return say("plans-kept", state=_state(view.plan))
    steps = view.plan.steps
    begins = max(number for number, step in enumerate(steps) if step.begins or not number)
    told = [
        f"{say_action(board, step.action)}{_brought(view.plan, view, number)}"
        for number, step in enumerate(steps)
        if number >= begins
    ]
    return say("plans-pressed", said="; ".join(told))


def tell_plan(board: Board, plan: PlanRow, warnings: Cautions | None = None) -> str:
    """A plan for its writer: what it says, and what will become of it."""
    lines = [say("plans-heading", nation=plan.nation, state=_state(plan))]
    if plan.problem:
        lines.append(tell_problem(plan.problem))
    lines += _listed(board, plan, warnings)
    if warnings is not None:
        lines += _warned(board, warnings)
    return "\n".join(lines)


def _brought(plan: PlanRow, view: Cautions | None, index: int) -> str:
    """What an action costs and what it produces, behind what it is; nothing where that is not known."""
    at = index - plan.done
    if view is None or not 0 <= at < len(view.brings):
        return ""
    told = []
    for event in view.brings[at]:
        if isinstance(event, ev.StoneMoved) and not event.paid.total:
            told.append(say("price-free"))
        elif (paid := getattr(event, "paid", None)) is not None and paid.total:
            told.append(brief(paid))
        if isinstance(event, ev.Produced):
            told.append(say("plans-produces", count=event.amount, resource=event.resource))
    return "".join(f" · {each}" for each in told)


def _total(view: Cautions) -> Purse:
    """All that is paid, as far as the plan can be played."""
    total = Purse()
    for events in view.brings:
        for event in events:
            total = total.plus(getattr(event, "paid", Purse()))
    return total


def tell_draft(board: Board, plan: PlanRow, view: Cautions) -> str:
    """A plan that is being made: what it says so far."""
    lines = [say("plans-draft", nation=plan.nation), *_listed(board, plan, view)]
    return "\n".join([*lines, *_warned(board, view, ending=False)])


def _listed(board: Board, plan: PlanRow, view: Cautions | None) -> list[str]:
    lines: list[str] = []
    for number, step in enumerate(plan.steps, 1):
        said, line = say_action(board, step.action), print_action(step.action)
        said += _brought(plan, view, number - 1)
        line = say("plans-step", number=number, line=line, said=said, done=number <= plan.done)
        if sum(map(len, lines)) + len(line) > _MOST_CHARACTERS:
            return [*lines, say("plans-more", count=len(plan.steps) - len(lines))]
        lines.append(line)
    return lines


def _warned(board: Board, warnings: Cautions, *, ending: bool = True) -> list[str]:
    lines = []
    if (total := _total(warnings)).total:
        lines.append(say("plans-total", price=brief(total)))
    if warnings.asks_first:
        lines.append(f"⚠️ {say('plans-dear', count=warnings.way)}")
    if warnings.replaced:
        lines.append(f"-# {say('plans-replaced', line=_shortened(print_turn(warnings.replaced)))}")
    if warnings.unchecked is not None:
        lines.append(say("plans-unchecked", change=tell_change(board, warnings.unchecked)))
    if warnings.asked:
        told = [
            say("plans-demand", place=place(board, where), nations=nobody_or(who))
            for where, who in warnings.asked[:_MOST_PLACES]
        ]
        lines.append(f"-# {say('plans-may-demand', places='; '.join(told))}")
    if ending and not warnings.ends and warnings.unchecked is None:
        lines.append(f"-# {say('plans-no-end')}")
    return lines


def _state(plan: PlanRow) -> str:
    if plan.state == "waiting" and plan.mode == "prepare":
        return say("plans-state-prepare")
    if plan.state == "stopped":
        return say("plans-state-stopped", begun=bool(plan.done))
    return say(f"plans-state-{plan.state}")
