"""Texts of plans: content, what may interfere, and why they stopped. Only the plan's author sees them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.events import StoneMoved
from bot.engine.ruleset import Event
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, language, say
from bot.i18n.language import ENGLISH, Language
from bot.model import PlanLine, PlanRow, PlanStep
from bot.model.orders_plans import Change, PlanChoice, PlanOutlook
from bot.text.prices import brief, spent

_MOST_CHARACTERS: Final = 1000  # warnings need the rest of Discord's 2,000
_MOST_LINES: Final = 1600  # characters of all lines of a plan that has several
_LONGEST: Final = 80  # characters of a line shown in a text
_LONGEST_REPLACED: Final = 200  # characters of a line of an earlier plan
_PLACED: Final = frozenset({"owner", "met", "asked", "defence", "temple"})
"""Facts about a province, which their text must name."""


def amounts(change: Change) -> Facts:
    """Return the new and the old amount; 0 where the event no longer occurs."""
    return {"now": change.now or 0, "before": change.before or 0}


def in_words(format_value: Callable[[Any], str]) -> Callable[[Change], Facts]:
    """Return a function that formats the new and the old value in words."""
    return lambda change: {"now": format_value(change.now), "before": format_value(change.before)}


def _produced(change: Change) -> Facts:
    chip = change.action.wedge if change.action.type == "rondel" else ""
    return {"resource": chip, **amounts(change)}


def _city_of(owner: Nation | None) -> str:
    return say("plans-city", nation=owner) if owner else say("plans-no-city")


def _boolean_fact(change: Change) -> Facts:
    return {"now": bool(change.now)}


USUAL_FACTS: Final[Mapping[str, Callable[[Change], Facts]]] = {
    "price": lambda change: {"count": change.now or 0, "before": change.before or 0},
    "produced": _produced,
    "new": _boolean_fact,
    "owner": in_words(_city_of),
    "defence": amounts,
    "temple": _boolean_fact,
}
"""Functions that return a text's arguments, by changed fact; for facts that all rulesets share."""


@dataclass(frozen=True)
class PlanTexts:
    """What a ruleset provides for the texts of plans."""

    say_action: Callable[[Board, Any], str]
    print_action: Callable[[Any], str]
    print_turn: Callable[[Iterable[Any]], str]
    format_own_refusal: Callable[[Board, RuleError], str]
    facts: Mapping[str, Callable[[Change], Facts]]
    """Functions that return a text's arguments, by changed fact."""
    format_place: Callable[[Board, Any], str]
    """Formats the place that an action concerns."""
    gains: Callable[[Event], str]
    """Formats in short what an event yields; "" for most."""
    warning: Callable[[Board, PlanOutlook], str] = lambda _board, _outlook: ""
    """Formats what may interfere by the ruleset's own rules."""
    key: Callable[[str], str] = str
    """Maps the key of a shared text to that of the ruleset's own version."""

    def format_change(self, board: Board, change: Change) -> str:
        """Format which action of a plan no longer applies, and what has changed."""
        which: Facts = {"number": change.index + 1, "line": self.print_action(change.action)}
        if change.error is None and change.fact not in self.facts:
            return say("plans-change-late", **which)
        which["said"] = self.say_action(board, change.action)
        if change.error is not None:
            given = {**change.error.facts, "planned": change.index + 1}
            refusal = self.format_own_refusal(board, RuleError(change.error.kind, **given))
            return say("plans-change-refused", refusal=refusal, **which)
        facts = self.facts[change.fact](change)
        if change.fact in _PLACED:
            facts["place"] = self.format_place(board, change.action)
        what = say(self.key(f"plans-{change.fact}"), **facts)
        return say("plans-change", what=what, **which)

    def format_press_reply(self, board: Board, plan: PlanRow | None, outlook: PlanOutlook, verb: str) -> str:
        """Format the effect of a pressed button on the plan."""
        if plan is None:
            return say("plans-cleared")
        if verb == "back":
            return say("plans-taken-out", count=len(plan.steps))
        if verb == "keep":
            return say("plans-kept", state=_state(plan))
        steps = plan.steps
        begins = max(number for number, step in enumerate(steps) if step.begins or not number)
        told = [
            f"{self.say_action(board, step.action)}{self._cost_and_yield(outlook, number - plan.done)}"
            for number, step in enumerate(steps)
            if number >= begins
        ]
        return say("plans-pressed", said="; ".join(told))

    def format_plan(self, board: Board, plan: PlanRow, outlook: PlanOutlook | None = None) -> str:
        """Format a plan for its author: its actions, and the preview of its outcome."""
        due = outlook.due if outlook else None
        state = say("plans-state-due", first=self.format_own_refusal(board, due)) if due else _state(plan)
        told = [say("plans-heading", nation=plan.nation, state=state)]
        if plan.problem:
            told.append(format_plan_problem(plan.problem))
        if not plan.problem or len(plan.lines) == 1:  # otherwise the problem lists each line
            told += self._format_lines(board, plan, outlook, ending=not plan.problem)
        return "\n".join([*told, *self._format_replaced(outlook)])

    def format_plan_draft(self, board: Board, plan: PlanRow, outlook: PlanOutlook) -> str:
        """Format a plan still being entered."""
        told = [
            say("plans-draft", nation=plan.nation),
            *self._format_lines(board, plan, outlook, ending=False),
        ]
        return "\n".join([*told, *self._format_replaced(outlook)])

    def _format_replaced(self, outlook: PlanOutlook | None) -> list[str]:
        """Format the plan that this one replaced; no lines if there was none."""
        if outlook is None or not outlook.replaced:
            return []
        written = shorten_line(" | ".join(map(self.print_turn, outlook.replaced)), _LONGEST_REPLACED)
        return [f"-# {say('plans-replaced', line=written)}"]

    def _format_lines(
        self, board: Board, plan: PlanRow, outlook: PlanOutlook | None, *, ending: bool = True
    ) -> list[str]:
        """Format the line being followed; before one is chosen, all lines, as far as they fit."""
        if plan.state != "waiting" or len(plan.lines) == 1:
            line = plan.lines[plan.line]
            return self._format_line(board, line, outlook, _MOST_CHARACTERS, plan.done, ending=ending)
        most = _MOST_CHARACTERS // len(plan.lines)
        looks = [outlook, *(outlook.others if outlook else [None] * (len(plan.lines) - 1))]
        pairs = list(zip(plan.lines, looks, strict=True))
        ways = ["\n".join(self._format_line(board, line, look, most, ending=ending)) for line, look in pairs]
        for at in reversed(range(len(ways))):
            if sum(map(len, ways)) > _MOST_LINES:
                ways[at] = f"`{shorten_line(self.print_turn(_actions(plan.lines[at])), most)}`"
        return [part for at, way in enumerate(ways, 1) for part in (say("plans-line", number=at), way)]

    def _format_line(
        self,
        board: Board,
        line: PlanLine,
        outlook: PlanOutlook | None,
        most: int,
        done: int = 0,
        *,
        ending: bool,
    ) -> list[str]:
        """Format a line of a plan, and the turn after it."""
        told = self._format_steps(board, line.steps, outlook, most, done)
        if outlook is not None:
            told += self._warnings(board, outlook, ending=ending)
        if line.then:
            then = outlook.then if outlook else None
            told.append(say("plans-then"))
            told += self._format_steps(board, line.then, then, most // 2, before=len(line.steps))
            told += self._warnings(board, then) if then is not None else []
        return told

    def _cost_and_yield(self, outlook: PlanOutlook | None, at: int) -> str:
        """Format an action's cost and yield, to be appended to its text; "" if unknown."""
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

    def _format_steps(
        self,
        board: Board,
        steps: Sequence[PlanStep],
        outlook: PlanOutlook | None,
        most: int,
        done: int = 0,
        before: int = 0,
    ) -> list[str]:
        """Format a turn action by action; `before` actions precede it in its line."""
        lines: list[str] = []
        for at, step in enumerate(steps):
            said, line = self.say_action(board, step.action), self.print_action(step.action)
            said += self._cost_and_yield(outlook, at - done)
            line = say("plans-step", number=before + at + 1, line=line, said=said, done=at < done)
            if sum(map(len, lines)) + len(line) > most:
                return [*lines, say("plans-more", count=len(steps) - len(lines))]
            lines.append(line)
        return lines

    def _warnings(self, board: Board, outlook: PlanOutlook, *, ending: bool = True) -> list[str]:
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
    """Explain how to write a plan; `examples` are turns possible now."""
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


def format_plan_rejected(number: int | None, line: int | None = None) -> str:
    """Format which action of a plan was refused as the plan was written, and in which of its lines."""
    return say("plans-refused", number=number or 0, line=line or 0)


def shorten_line(line: str, longest: int = _LONGEST) -> str:
    """Truncate a line in notation to `longest` characters."""
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


def format_skipped_lines(passed: Sequence[tuple[str, str]]) -> str:
    """Format why lines of a plan were not played; `passed` has each line in notation and what has changed."""
    told = [
        say("plans-passed", number=number, line=shorten_line(line), change=change)
        for number, (line, change) in enumerate(passed, 1)
    ]
    return "\n".join(told)


def format_chosen_line(chosen: PlanChoice) -> str:
    """Format which line of a plan was played, and why those before it were not."""
    line = shorten_line(chosen.written)
    told = say("plans-chosen", round=chosen.round, number=chosen.line, line=line)
    return f"{told}\n{format_plan_problem(chosen.passed)}"


def format_plan_problem(problem: Mapping[Language, str]) -> str:
    """Return why a plan was stopped, in the current locale, else in English; "" if neither is stored."""
    return problem.get(language()) or problem.get(ENGLISH, "")
