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
from bot.words.names import NATION_NAMES, join, place, plural, units
from bot.words.speech import ENGLISH, Language, language

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
    return join([f"the {NATION_NAMES[name]}" for name in nations], "or") or "nobody"


def _units_met(met: Mapping[Nation, Sequence[int]]) -> str:
    told = []
    for name, (legions, galleys) in met.items():
        own = [units(legions, "legion")] if legions else []
        own += [units(galleys, "galley")] if galleys else []
        told.append(f"{join(own)} of the {NATION_NAMES[name]}")
    return join(told) or "no units of others"


def _city_of(owner: Nation | None) -> str:
    return f"a city of the {NATION_NAMES[owner]}" if owner else "no city"


def _where(board: Board, action: Action) -> str:
    province = getattr(action, "target", None) or getattr(action, "province", None)
    return place(board, province) if province else "the bank"


def _produced(board: Board, change: _Change) -> str:
    del board
    what = change.action.wedge if isinstance(change.action, Rondel) else "chips"
    return f"it would bring {change.now} {what}, not {change.before}"


_FACTS: Final[dict[str, Callable[[Board, _Change], str]]] = {
    "price": lambda board, c: f"it now costs {plural(c.now, 'resource')}, not {c.before}",
    "produced": _produced,
    "new": lambda board, c: "it is new now" if c.now else "it is not new any more",
    "owner": lambda board, c: (
        f"in {_where(board, c.action)} there is now {_city_of(c.now)}, not {_city_of(c.before)}"
    ),
    "met": lambda board, c: (
        f"in {_where(board, c.action)} there are now {_units_met(c.now)}, not {_units_met(c.before)}"
    ),
    "asked": lambda board, c: (
        f"in {_where(board, c.action)} now {_nobody_or(c.now)} may demand a fight, not {_nobody_or(c.before)}"
    ),
    "defence": lambda board, c: f"the defence of {_where(board, c.action)} is now {c.now}, not {c.before}",
    "temple": lambda board, c: (
        f"{_where(board, c.action)} {'has a temple' if c.now else 'has no temple'} now"
    ),
}


def tell_change(board: Board, change: _Change) -> str:
    """Which action of a plan does not hold, and what has changed."""
    which = f"Action {change.index + 1}, `{print_action(change.action)}`"
    if change.error is not None:
        return f"{which}: {tell_rule(board, change.error)}"
    if change.fact not in _FACTS:
        return f"{which}: the turn has ended before it."
    return f"{which} ({say_action(board, change.action)}): {_FACTS[change.fact](board, change)}."


def tell_not_kept(number: int) -> str:
    """Which action of a plan was refused when it was written."""
    return f"That is action {number} of your plan. The plan was not kept."


def tell_no_plan() -> str:
    """How a plan is written."""
    return (
        "You have no plan. While others play, `/plan turn:` writes your next turn in advance, in notation: "
        "`@temple; T athen; .` moves the stone, builds a temple and ends the turn. The list that opens as "
        "you type goes on with what is possible."
    )


def tell_problem(problem: Mapping[Language, str]) -> str:
    """Why a plan was stopped, out of what is kept by language."""
    return problem.get(language()) or problem.get(ENGLISH, "")


def tell_plan(board: Board, plan: _Plan, warnings: Cautions | None = None) -> str:
    """A plan for its writer: what it says, and what will become of it."""
    lines = [f"**Your plan for the {NATION_NAMES[plan.nation]}:** {_STATES[plan.state](plan)}"]
    if plan.problem:
        lines.append(tell_problem(plan.problem))
    lines += _listed(board, plan)
    if warnings is not None:
        lines += _warned(board, warnings)
    return "\n".join(lines)


def _listed(board: Board, plan: _Plan) -> list[str]:
    lines: list[str] = []
    for number, step in enumerate(plan.steps, 1):
        done = " ✓" if number <= plan.done else ""
        line = f"{number}. `{print_action(step.action)}`: {say_action(board, step.action)}{done}"
        if sum(map(len, lines)) + len(line) > _MOST_CHARACTERS:
            return [*lines, f"… and {len(plan.steps) - len(lines)} more."]
        lines.append(line)
    return lines


def _warned(board: Board, warnings: Cautions) -> list[str]:
    lines = []
    if warnings.unchecked is not None:
        lines.append(
            f"⚠️ As things stand this could not be played. {tell_change(board, warnings.unchecked)} Since I "
            "cannot check the rest, I put the plan before you when your turn comes; I do not play it myself."
        )
    if warnings.asked:
        told = [f"in {place(board, where)} {_nobody_or(who)}" for where, who in warnings.asked[:_MOST_PLACES]]
        lines.append(
            f"-# A fight may be demanded: {'; '.join(told)}. The plan goes on after it if it still holds."
        )
    if not warnings.ends and warnings.unchecked is None:
        lines.append("-# It does not end the turn (`.`): I call you for the rest.")
    return lines


def _waiting(plan: _Plan) -> str:
    if plan.mode == "prepare":
        return "when your turn comes and it still holds, I put it before you to be played with one press."
    return "I play it when your turn comes, if nothing that it relies on has changed by then."


_STATES: Final[dict[str, Callable[[_Plan], str]]] = {
    "waiting": _waiting,
    "ready": lambda plan: "it still holds and waits for your word.",
    "running": lambda plan: "it is being played, and waits for an answer of the others.",
    "stopped": lambda plan: "it has stopped." if plan.done else "it was not played.",
}
