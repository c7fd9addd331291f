"""Plans: what they say, what may come between, why they have stopped. All of it is for their writer alone."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.engine.ruleset import Event
from bot.i18n.catalogue import say
from bot.model import PlanRow
from bot.model.orders_plans import Change, PlanOutlook
from bot.text.plans import tell_problem
from bot.text.prices import brief

_MOST_CHARACTERS: Final = 1000  # what may come between needs the rest of Discord's 2,000
_LONGEST: Final = 200  # characters of an earlier plan


def _no_warning(board: Board, outlook: PlanOutlook) -> str:
    del board, outlook
    return ""


@dataclass(frozen=True)
class Plans:
    """What plans ask of a ruleset."""

    say_action: Callable[[Board, Any], str]
    print_action: Callable[[Any], str]
    print_turn: Callable[[Iterable[Any]], str]
    tell_change: Callable[[Board, Change], str]
    stone_moved: type[Any]
    gains: Callable[[Event], str]
    """What an event brings in, in short; nothing for most."""
    warning: Callable[[Board, PlanOutlook], str] = _no_warning
    """What of a ruleset's own may come between."""

    def tell_pressed(self, board: Board, plan: PlanRow | None, outlook: PlanOutlook, verb: str) -> str:
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
            f"{self.say_action(board, step.action)}{self._brought(plan, outlook, number)}"
            for number, step in enumerate(steps)
            if number >= begins
        ]
        return say("plans-pressed", said="; ".join(told))

    def tell_plan(self, board: Board, plan: PlanRow, outlook: PlanOutlook | None = None) -> str:
        """A plan for its writer: what it says, and what will become of it."""
        lines = [say("plans-heading", nation=plan.nation, state=_state(plan))]
        if plan.problem:
            lines.append(tell_problem(plan.problem))
        lines += self._listed(board, plan, outlook)
        if outlook is not None:
            lines += self._warned(board, outlook)
        return "\n".join(lines)

    def tell_draft(self, board: Board, plan: PlanRow, outlook: PlanOutlook) -> str:
        """A plan that is being made: what it says so far."""
        lines = [say("plans-draft", nation=plan.nation), *self._listed(board, plan, outlook)]
        return "\n".join([*lines, *self._warned(board, outlook, ending=False)])

    def _brought(self, plan: PlanRow, outlook: PlanOutlook | None, index: int) -> str:
        """What an action costs and what it produces, behind what it is; nothing where that is not known."""
        at = index - plan.done
        if outlook is None or not 0 <= at < len(outlook.brings):
            return ""
        told = []
        for event in outlook.brings[at]:
            if isinstance(event, self.stone_moved) and not event.paid.total:
                told.append(say("price-free"))
            elif (paid := getattr(event, "paid", None)) is not None and paid.total:
                told.append(brief(paid))
            told.append(self.gains(event))
        return "".join(f" · {each}" for each in told if each)

    def _listed(self, board: Board, plan: PlanRow, outlook: PlanOutlook | None) -> list[str]:
        lines: list[str] = []
        for number, step in enumerate(plan.steps, 1):
            said, line = self.say_action(board, step.action), self.print_action(step.action)
            said += self._brought(plan, outlook, number - 1)
            line = say("plans-step", number=number, line=line, said=said, done=number <= plan.done)
            if sum(map(len, lines)) + len(line) > _MOST_CHARACTERS:
                return [*lines, say("plans-more", count=len(plan.steps) - len(lines))]
            lines.append(line)
        return lines

    def _warned(self, board: Board, outlook: PlanOutlook, *, ending: bool = True) -> list[str]:
        lines = []
        if (total := _total(outlook)).total:
            lines.append(say("plans-total", price=brief(total)))
        if outlook.asks_first:
            lines.append(f"⚠️ {say('plans-dear', count=outlook.way)}")
        if outlook.replaced:
            lines.append(f"-# {say('plans-replaced', line=_shortened(self.print_turn(outlook.replaced)))}")
        if outlook.unchecked is not None:
            lines.append(say("plans-unchecked", change=self.tell_change(board, outlook.unchecked)))
        if warning := self.warning(board, outlook):
            lines.append(f"-# {warning}")
        if ending and not outlook.ends and outlook.unchecked is None:
            lines.append(f"-# {say('plans-no-end')}")
        return lines


def tell_no_plan(examples: Sequence[str] = ()) -> str:
    """How a plan is made; the examples are turns that fit."""
    return say("plans-none", example=next(iter(examples), "@gold; ."))


def _shortened(line: str) -> str:
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def _total(outlook: PlanOutlook) -> Purse:
    """All that is paid, as far as the plan can be played."""
    total = Purse()
    for events in outlook.brings:
        for event in events:
            total = total.plus(getattr(event, "paid", Purse()))
    return total


def _state(plan: PlanRow) -> str:
    if plan.state == "waiting" and plan.mode == "prepare":
        return say("plans-state-prepare")
    if plan.state == "stopped":
        return say("plans-state-stopped", begun=bool(plan.done))
    return say(f"plans-state-{plan.state}")
