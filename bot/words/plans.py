"""Plans: what they say, what may come between, why they have stopped. All of it is for their writer alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from bot.engine.antike.actions import Action, Rondel
from bot.engine.board import Board
from bot.engine.errors import RuleError
from bot.engine.terms import Nation, ProvinceId
from bot.notation import print_action
from bot.words.actions import say_action
from bot.words.errors import tell_rule
from bot.words.names import join, mix, place
from bot.words.speech import ENGLISH, Facts, Language, language, say

__all__ = ["Cautions", "tell_change", "tell_no_plan", "tell_not_kept", "tell_plan", "tell_problem"]

_MOST_CHARACTERS: Final = 1000  # what may come between needs the rest of Discord's 2,000
_MOST_PLACES: Final = 4


class _Change(Protocol):
    """Why a plan does not hold, as the application hands it out."""

    @property
    def index(self) -> int: ...
    @property
    def action(self) -> Action: ...
    @property
    def error(self) -> RuleError | None: ...
    @property
    def fact(self) -> str: ...
    @property
    def before(self) -> Any: ...
    @property
    def now(self) -> Any: ...


class _Step(Protocol):
    """One action of a plan."""

    @property
    def action(self) -> Action: ...


class _Plan(Protocol):
    """A plan as it is kept."""

    @property
    def nation(self) -> Nation: ...
    @property
    def mode(self) -> str: ...
    @property
    def state(self) -> str: ...
    @property
    def steps(self) -> Sequence[_Step]: ...
    @property
    def done(self) -> int: ...
    @property
    def problem(self) -> Mapping[Language, str] | None: ...


class Cautions(Protocol):
    """What may come between a plan and its being played."""

    @property
    def unchecked(self) -> _Change | None:
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


def _nobody_or(nations: Sequence[Nation]) -> str:
    return join([say("plans-nation", nation=name) for name in nations], "or") or say("plans-nobody")


def _units_met(met: Mapping[Nation, Sequence[int]]) -> str:
    told = [
        say("plans-units", units=mix(legions, galleys), nation=name)
        for name, (legions, galleys) in met.items()
    ]
    return join(told) or say("plans-no-units")


def _city_of(owner: Nation | None) -> str:
    return say("plans-city", nation=owner) if owner else say("plans-no-city")


def _where(board: Board, action: Action) -> str:
    province = getattr(action, "target", None) or getattr(action, "province", None)
    return place(board, province) if province else say("plans-bank")


def _produced(change: _Change) -> Facts:
    chip = change.action.wedge if isinstance(change.action, Rondel) else ""
    return {"resource": chip, "now": change.now, "before": change.before}


def _as_it_is(change: _Change) -> Facts:
    return {"now": change.now, "before": change.before}


def _as_told(tell: Callable[[Any], str]) -> Callable[[_Change], Facts]:
    return lambda change: {"now": tell(change.now), "before": tell(change.before)}


_FACTS: Final[dict[str, Callable[[_Change], Facts]]] = {
    "price": lambda change: {"count": change.now, "before": change.before},
    "produced": _produced,
    "new": lambda change: {"now": bool(change.now)},
    "owner": _as_told(_city_of),
    "met": _as_told(_units_met),
    "asked": _as_told(_nobody_or),
    "defence": _as_it_is,
    "temple": lambda change: {"now": bool(change.now)},
}
"""What has changed, by the facts that its sentence needs."""
_PLACED: Final = frozenset({"owner", "met", "asked", "defence", "temple"})


def tell_change(board: Board, change: _Change) -> str:
    """Which action of a plan does not hold, and what has changed."""
    which: Facts = {"number": change.index + 1, "line": print_action(change.action)}
    if change.error is not None:
        return say("plans-change-refused", refusal=tell_rule(board, change.error), **which)
    if change.fact not in _FACTS:
        return say("plans-change-late", **which)
    facts = _FACTS[change.fact](change)
    if change.fact in _PLACED:
        facts["place"] = _where(board, change.action)
    what = say(f"plans-{change.fact}", **facts)
    return say("plans-change", said=say_action(board, change.action), what=what, **which)


def tell_not_kept(number: int) -> str:
    """Which action of a plan was refused when it was written."""
    return say("plans-refused", number=number)


def tell_no_plan() -> str:
    """How a plan is written."""
    return say("plans-none")


def tell_problem(problem: Mapping[Language, str]) -> str:
    """Why a plan was stopped, out of what is kept by language."""
    return problem.get(language()) or problem.get(ENGLISH, "")


def tell_plan(board: Board, plan: _Plan, warnings: Cautions | None = None) -> str:
    """A plan for its writer: what it says, and what will become of it."""
    lines = [say("plans-heading", nation=plan.nation, state=_state(plan))]
    if plan.problem:
        lines.append(tell_problem(plan.problem))
    lines += _listed(board, plan)
    if warnings is not None:
        lines += _warned(board, warnings)
    return "\n".join(lines)


def _listed(board: Board, plan: _Plan) -> list[str]:
    lines: list[str] = []
    for number, step in enumerate(plan.steps, 1):
        said, line = say_action(board, step.action), print_action(step.action)
        line = say("plans-step", number=number, line=line, said=said, done=number <= plan.done)
        if sum(map(len, lines)) + len(line) > _MOST_CHARACTERS:
            return [*lines, say("plans-more", count=len(plan.steps) - len(lines))]
        lines.append(line)
    return lines


def _warned(board: Board, warnings: Cautions) -> list[str]:
    lines = []
    if warnings.unchecked is not None:
        lines.append(say("plans-unchecked", change=tell_change(board, warnings.unchecked)))
    if warnings.asked:
        told = [
            say("plans-demand", place=place(board, where), nations=_nobody_or(who))
            for where, who in warnings.asked[:_MOST_PLACES]
        ]
        lines.append(f"-# {say('plans-may-demand', places='; '.join(told))}")
    if not warnings.ends and warnings.unchecked is None:
        lines.append(f"-# {say('plans-no-end')}")
    return lines


def _state(plan: _Plan) -> str:
    if plan.state == "waiting" and plan.mode == "prepare":
        return say("plans-state-prepare")
    if plan.state == "stopped":
        return say("plans-state-stopped", begun=bool(plan.done))
    return say(f"plans-state-{plan.state}")
