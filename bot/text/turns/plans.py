"""Plans: what they say, what may come between, why they have stopped. All of it is for their writer alone."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.events import StoneMoved
from bot.engine.ruleset import Event
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.model import PlanLine, PlanRow, PlanStep
from bot.model.orders_plans import Change, PlanOutlook
from bot.text.plans import format_plan_problem, shorten_line
from bot.text.prices import brief, spent

_MOST_CHARACTERS: Final = 1000  # what may come between needs the rest of Discord's 2,000
_MOST_LINES: Final = 1600  # characters of all lines of a plan, where there are several
_LONGEST: Final = 200  # characters of a line of an earlier plan
_PLACED: Final = frozenset({"owner", "met", "asked", "defence", "temple"})
"""Facts that have changed in a place."""


def amounts(change: Change) -> Facts:
    """So much now, and so much before; what does not come about at all is nothing."""
    return {"now": change.now or 0, "before": change.before or 0}


def as_told(tell: Callable[[Any], str]) -> Callable[[Change], Facts]:
    """What holds now, and what did before, each in words."""
    return lambda change: {"now": tell(change.now), "before": tell(change.before)}


def _produced(change: Change) -> Facts:
    chip = change.action.wedge if change.action.type == "rondel" else ""
    return {"resource": chip, **amounts(change)}


def _city_of(owner: Nation | None) -> str:
    return say("plans-city", nation=owner) if owner else say("plans-no-city")


def _whether(change: Change) -> Facts:
    return {"now": bool(change.now)}


USUAL_FACTS: Final[Mapping[str, Callable[[Change], Facts]]] = {
    "price": lambda change: {"count": change.now or 0, "before": change.before or 0},
    "produced": _produced,
    "new": _whether,
    "owner": as_told(_city_of),
    "defence": amounts,
    "temple": _whether,
}
"""What has changed in any ruleset, by the facts that its sentence needs."""


def _no_warning(board: Board, outlook: PlanOutlook) -> str:
    return ""


@dataclass(frozen=True)
class Plans:
    """What plans ask of a ruleset."""

    say_action: Callable[[Board, Any], str]
    print_action: Callable[[Any], str]
    print_turn: Callable[[Iterable[Any]], str]
    format_rule_error: Callable[[Board, RuleError], str]
    facts: Mapping[str, Callable[[Change], Facts]]
    """What its sentence needs of a fact that has changed."""
    where: Callable[[Board, Any], str]
    """The place that an action is about."""
    gains: Callable[[Event], str]
    """What an event brings in, in short; nothing for most."""
    warning: Callable[[Board, PlanOutlook], str] = _no_warning
    """What of a ruleset's own may come between."""
    key: Callable[[str], str] = str
    """Under which the ruleset says something that others say as well."""

    def format_change(self, board: Board, change: Change) -> str:
        """Which action of a plan does not hold, and what has changed."""
        which: Facts = {"number": change.index + 1, "line": self.print_action(change.action)}
        if change.error is not None:
            return say("plans-change-refused", refusal=self.format_rule_error(board, change.error), **which)
        if change.fact not in self.facts:
            return say("plans-change-late", **which)
        facts = self.facts[change.fact](change)
        if change.fact in _PLACED:
            facts["place"] = self.where(board, change.action)
        what = say(self.key(f"plans-{change.fact}"), **facts)
        return say("plans-change", said=self.say_action(board, change.action), what=what, **which)

    def format_press_reply(self, board: Board, plan: PlanRow | None, outlook: PlanOutlook, verb: str) -> str:
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
            f"{self.say_action(board, step.action)}{self._brought(outlook, number - plan.done)}"
            for number, step in enumerate(steps)
            if number >= begins
        ]
        return say("plans-pressed", said="; ".join(told))

    def format_plan(self, board: Board, plan: PlanRow, outlook: PlanOutlook | None = None) -> str:
        """A plan for its writer: what it says, and what will become of it."""
        told = [say("plans-heading", nation=plan.nation, state=_state(plan))]
        if plan.problem:
            told.append(format_plan_problem(plan.problem))
        if not plan.problem or len(plan.lines) == 1:  # or else each line was named there
            told += self._ways(board, plan, outlook)
        return "\n".join([*told, *self._replaced(outlook)])

    def format_plan_draft(self, board: Board, plan: PlanRow, outlook: PlanOutlook) -> str:
        """A plan that is being made: what it says so far."""
        told = [say("plans-draft", nation=plan.nation), *self._ways(board, plan, outlook, ending=False)]
        return "\n".join([*told, *self._replaced(outlook)])

    def _replaced(self, outlook: PlanOutlook | None) -> list[str]:
        """Which plan is no more because of this one."""
        if outlook is None or not outlook.replaced:
            return []
        written = shorten_line(" | ".join(map(self.print_turn, outlook.replaced)), _LONGEST)
        return [f"-# {say('plans-replaced', line=written)}"]

    def _ways(
        self, board: Board, plan: PlanRow, outlook: PlanOutlook | None, *, ending: bool = True
    ) -> list[str]:
        """The line that is followed; where none is yet, all of them, as far as there is room."""
        if plan.state != "waiting" or len(plan.lines) == 1:
            line = plan.lines[plan.line]
            return self._way(board, line, outlook, _MOST_CHARACTERS, plan.done, ending=ending)
        most = _MOST_CHARACTERS // len(plan.lines)
        looks = [outlook, *(outlook.others if outlook else [None] * (len(plan.lines) - 1))]
        pairs = list(zip(plan.lines, looks, strict=True))
        ways = ["\n".join(self._way(board, line, look, most, ending=ending)) for line, look in pairs]
        for at in reversed(range(len(ways))):
            if sum(map(len, ways)) > _MOST_LINES:
                ways[at] = f"`{shorten_line(self.print_turn(_actions(plan.lines[at])), most)}`"
        return [part for at, way in enumerate(ways, 1) for part in (say("plans-line", number=at), way)]

    def _way(
        self,
        board: Board,
        line: PlanLine,
        outlook: PlanOutlook | None,
        most: int,
        done: int = 0,
        *,
        ending: bool,
    ) -> list[str]:
        """A line, with the turn after it."""
        told = self._listed(board, line.steps, outlook, most, done)
        if outlook is not None:
            told += self._warned(board, outlook, ending=ending)
        if line.then:
            then = outlook.then if outlook else None
            told.append(say("plans-then"))
            told += self._listed(board, line.then, then, most // 2, before=len(line.steps))
            told += self._warned(board, then) if then is not None else []
        return told

    def _brought(self, outlook: PlanOutlook | None, at: int) -> str:
        """What an action costs and what it produces, behind what it is; nothing where that is not known."""
        if outlook is None or not 0 <= at < len(outlook.brings):
            return ""
        told = []
        for event in outlook.brings[at]:
            if isinstance(event, StoneMoved) and not event.paid.total:
                told.append(say("price-free"))
            elif (paid := getattr(event, "paid", None)) is not None and paid.total:
                told.append(brief(paid))
            told.append(self.gains(event))
        return "".join(f" · {each}" for each in told if each)

    def _listed(
        self,
        board: Board,
        steps: Sequence[PlanStep],
        outlook: PlanOutlook | None,
        most: int,
        done: int = 0,
        before: int = 0,
    ) -> list[str]:
        """A turn, action by action; `before` so many stand in front of it in its line."""
        lines: list[str] = []
        for at, step in enumerate(steps):
            said, line = self.say_action(board, step.action), self.print_action(step.action)
            said += self._brought(outlook, at - done)
            line = say("plans-step", number=before + at + 1, line=line, said=said, done=at < done)
            if sum(map(len, lines)) + len(line) > most:
                return [*lines, say("plans-more", count=len(steps) - len(lines))]
            lines.append(line)
        return lines

    def _warned(self, board: Board, outlook: PlanOutlook, *, ending: bool = True) -> list[str]:
        lines = []
        if (total := spent(chain.from_iterable(outlook.brings))).total:
            lines.append(say("plans-total", price=brief(total)))
        if outlook.asks_first:
            lines.append(f"⚠️ {say('plans-dear', count=outlook.way)}")
        if outlook.unchecked is not None:
            lines.append(say("plans-unchecked", change=self.format_change(board, outlook.unchecked)))
        if warning := self.warning(board, outlook):
            lines.append(f"-# {warning}")
        if ending and not outlook.ends and outlook.unchecked is None:
            lines.append(f"-# {say('plans-no-end')}")
        return lines


def format_no_plan(examples: Sequence[str] = ()) -> str:
    """How a plan is made; the examples are turns that fit."""
    return say("plans-none", example=next(iter(examples), "@gold; ."))


def _actions(line: PlanLine) -> list[Any]:
    return [step.action for step in (*line.steps, *line.then)]


def _state(plan: PlanRow) -> str:
    if plan.state == "waiting":
        key = "plans-state-prepare" if plan.mode == "prepare" else "plans-state-waiting"
        return say(key, lines=len(plan.lines))
    if plan.state == "stopped":
        return say("plans-state-stopped", begun=bool(plan.done))
    return say(f"plans-state-{plan.state}")
